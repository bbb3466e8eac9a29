import {
  type Footprint,
  gapInches,
  isSimplePolygon,
  locatePoint,
  pointAlong,
  polygonFootprint,
  type TablePoint,
} from '@rules/core/geometry'
import type { FeatureShape } from '@rules/games/warlord-medieval/model'
import { cornerOf, tidy } from './terrain-edits'

const SAME_INCHES = 1e-5

type Side = { readonly from: TablePoint; readonly to: TablePoint }

/**
 * The outline round two polygons that overlap or touch along a side; holes between them are filled. Null when they lie
 * apart or meet in single places only: that would be two shapes still.
 */
export function joinPolygons(one: readonly TablePoint[], other: readonly TablePoint[]): FeatureShape | null {
  const a = polygonFootprint(one)
  const b = polygonFootprint(other)
  const [sidesA, sidesB] = cutByEachOther(sidesOf(a), sidesOf(b))
  const kept = [
    ...sidesA.filter((side) => {
      const place = locatePoint(b, middleOf(side))
      // Where both run the same way along one line, the side is that of both; where they face each other, it is inside.
      return place === 'outside' || (place === 'edge' && sidesB.some((twin) => isSame(side, twin)))
    }),
    ...sidesB.filter((side) => locatePoint(a, middleOf(side)) === 'outside'),
  ]
  const ring = outermostRing(kept)
  if (ring === null || !isSimplePolygon(ring)) return null
  const joined = polygonFootprint(ring)
  const holds = (polygon: Footprint) =>
    sidesOf(polygon).every((side) => locatePoint(joined, middleOf(side)) !== 'outside')
  return holds(a) && holds(b) ? { kind: 'polygon', points: withoutStraight(ring) } : null
}

function sidesOf({ points }: Footprint): readonly Side[] {
  return points.map((from, index) => ({ from, to: cornerOf(points, index + 1) }))
}

/** All sides of two rings, cut wherever one meets the other. */
function cutByEachOther(a: readonly Side[], b: readonly Side[]): readonly [readonly Side[], readonly Side[]] {
  const cuts = (sides: readonly Side[], others: readonly Side[]) =>
    sides.flatMap((side) =>
      cutAt(
        side,
        others.flatMap((other) => meetings(side, other)),
      ),
    )
  return [cuts(a, b), cuts(b, a)]
}

function cutAt(side: Side, places: readonly TablePoint[]): readonly Side[] {
  const sorted = places.toSorted((p, q) => gapInches(side.from, p) - gapInches(side.from, q))
  const stops = tidy([side.from, ...sorted, side.to])
  const all = stops.at(-1) === side.to ? stops : [...stops, side.to]
  return all
    .slice(1)
    .map((to, index) => ({ from: all[index] ?? side.from, to }))
    .filter(({ from, to }) => gapInches(from, to) > SAME_INCHES)
}

/** Where a side meets another: where they cross, and the ends of either that lie on the other. */
function meetings(side: Side, other: Side): readonly TablePoint[] {
  const places = [other.from, other.to].filter((place) => isOn(side, place))
  const ends = [side.from, side.to].map((place) => turn(other.from, other.to, place))
  const theirs = [other.from, other.to].map((place) => turn(side.from, side.to, place))
  const [fromSide = 0, toSide = 0] = ends
  const [fromOther = 0, toOther = 0] = theirs
  if (fromSide * toSide < 0 && fromOther * toOther < 0)
    places.push(pointAlong(side, fromSide / (fromSide - toSide)))
  return places
}

/** Twice the area of a triangle: positive where the third place lies to the left of the way from the first to the second. */
function turn(a: TablePoint, b: TablePoint, c: TablePoint): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

function isOn({ from, to }: Side, place: TablePoint): boolean {
  const long = gapInches(from, to)
  if (long === 0) return false
  const along = ((place.x - from.x) * (to.x - from.x) + (place.y - from.y) * (to.y - from.y)) / long
  return along > 0 && along < long && Math.abs(turn(from, to, place)) / long < SAME_INCHES
}

function isSame(a: Side, b: Side): boolean {
  return gapInches(a.from, b.from) < 4 * SAME_INCHES && gapInches(a.to, b.to) < 4 * SAME_INCHES
}

function middleOf(side: Side): TablePoint {
  return pointAlong(side, 0.5)
}

/** The ring round all: from the lowest place, at every fork the way farthest to the right. */
function outermostRing(sides: readonly Side[]): readonly TablePoint[] | null {
  const start = sides.reduce<Side | null>(
    (low, side) =>
      low === null || side.from.y < low.from.y || (side.from.y === low.from.y && side.from.x < low.from.x)
        ? side
        : low,
    null,
  )
  if (start === null) return null
  const ring: TablePoint[] = []
  let side = rightmost(sides, start.from, 0)
  for (let step = 0; step <= sides.length && side !== null; step++) {
    ring.push(side.from)
    if (gapInches(side.to, start.from) < 4 * SAME_INCHES) return ring.length > 2 ? tidy(ring) : null
    side = rightmost(sides, side.to, Math.atan2(side.to.y - side.from.y, side.to.x - side.from.x))
  }
  return null
}

/** Of the sides that leave a place, the one that turns most to the right of a heading. */
function rightmost(sides: readonly Side[], place: TablePoint, headingRadians: number): Side | null {
  let best: Side | null = null
  let least = Number.POSITIVE_INFINITY
  for (const side of sides) {
    if (gapInches(side.from, place) > 4 * SAME_INCHES) continue
    const off = Math.atan2(side.to.y - side.from.y, side.to.x - side.from.x) - headingRadians
    const turned = Math.atan2(Math.sin(off), Math.cos(off))
    // Straight back is the last resort.
    const rank = turned <= -Math.PI + 1e-9 ? Math.PI : turned
    if (rank < least) {
      best = side
      least = rank
    }
  }
  return best
}

/** A ring without the corners at which it goes straight on: those were only where the other shape met it. */
function withoutStraight(ring: readonly TablePoint[]): readonly TablePoint[] {
  return ring.filter((corner, index) => {
    const before = cornerOf(ring, index + ring.length - 1)
    const after = cornerOf(ring, index + 1)
    return Math.abs(turn(before, corner, after)) > SAME_INCHES * gapInches(before, after)
  })
}
