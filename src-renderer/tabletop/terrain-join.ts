import { gapInches, isSimplePolygon, polygonFootprint, type TablePoint } from '@rules/core/geometry'
import type { FeatureShape } from '@rules/games/warlord-medieval/model'
import { Clipper64, ClipType, FillRule, type Path64, type Paths64 } from 'clipper2-ts'
import { cornerOf, gapTo } from './terrain-edits'

/** Corners drawn or snapped onto another outline are on it when they are this near. */
const SAME_INCHES = 1e-5
/** The library counts in whole numbers: millionths of an inch. */
const STEPS_PER_INCH = 1e6
/** A corner that stands out no more than rounding to those steps may move it. */
const STRAIGHT_INCHES = 2e-6

type Ring = readonly TablePoint[]

/**
 * The outline round two polygons that overlap or touch along a side; holes between them are filled. Null when they lie
 * apart or meet in single places only: that would be two shapes still.
 */
export function joinPolygons(one: Ring, other: Ring): FeatureShape | null {
  const a = polygonFootprint(one).points
  const b = snappedTo(polygonFootprint(other).points, a)
  const union: Paths64 = []
  const clipper = new Clipper64()
  clipper.addSubject([pathOf(withCornersOf(b, a)), pathOf(withCornersOf(a, b))])
  if (!clipper.execute(ClipType.Union, FillRule.NonZero, union)) return null
  const rings = union.map(ringOf)
  const outer = rings.filter((ring) => polygonFootprint(ring).points[0] === ring[0])
  const [ring] = outer
  if (ring === undefined || outer.length > 1) return null
  const points = withoutStraight(ring)
  return isSimplePolygon(points) ? { kind: 'polygon', points } : null
}

/** A ring whose corners are put exactly on the corners of another that are as good as there. */
function snappedTo(ring: Ring, other: Ring): Ring {
  return ring.map((corner) => other.find((theirs) => gapInches(theirs, corner) < SAME_INCHES) ?? corner)
}

/** A ring with the corners of another that lie on its sides as corners of its own, so that both meet there exactly. */
function withCornersOf(other: Ring, ring: Ring): Ring {
  return ring.flatMap((from, index) => {
    const to = cornerOf(ring, index + 1)
    const on = other.filter(
      (place) =>
        gapInches(from, place) >= SAME_INCHES &&
        gapInches(to, place) >= SAME_INCHES &&
        gapTo(place, from, to) < SAME_INCHES,
    )
    return [from, ...on.toSorted((p, q) => gapInches(from, p) - gapInches(from, q))]
  })
}

function pathOf(ring: Ring): Path64 {
  return ring.map(({ x, y }) => ({
    x: Math.round(x * STEPS_PER_INCH),
    y: Math.round(y * STEPS_PER_INCH),
    z: 0,
  }))
}

function ringOf(path: Path64): Ring {
  return path.map(({ x, y }) => ({ x: x / STEPS_PER_INCH, y: y / STEPS_PER_INCH }))
}

/**
 * A ring without the corners at which it goes straight on: those were only where the other shape met it. Each is judged
 * by the ring as it is by then, for a real corner close to a meeting would look straight beside it.
 */
function withoutStraight(ring: Ring): Ring {
  const kept: TablePoint[] = []
  for (const [index, corner] of ring.entries()) {
    const before = kept.at(-1) ?? cornerOf(ring, ring.length - 1)
    const after = index + 1 < ring.length ? cornerOf(ring, index + 1) : (kept[0] ?? corner)
    if (gapTo(corner, before, after) > STRAIGHT_INCHES) kept.push(corner)
  }
  return kept
}
