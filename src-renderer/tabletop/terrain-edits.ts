import {
  add,
  gapInches,
  locatePoint,
  pointAlong,
  polygonFootprint,
  scale,
  subtract,
  type TablePoint,
} from '@rules/core/geometry'
import type { FeatureShape } from '@rules/games/warlord-medieval/model'

/** A shape is not curved into more corners than this. */
const MOST_CORNERS = 96

/**
 * The shape with its corners cut, twice: drawn in a few strokes, it becomes a blob. Each corner gives way to two places a
 * quarter along its sides (Chaikin's curve); the ends of a line stay. The outline gets a little shorter.
 */
export function curveShape(shape: FeatureShape, rounds = 2): FeatureShape {
  const { kind } = shape
  let { points } = shape
  for (let round = 0; round < rounds && points.length * 2 <= MOST_CORNERS; round++)
    points = cutCorners(points, kind)
  return { kind, points }
}

function cutCorners(points: readonly TablePoint[], kind: FeatureShape['kind']): readonly TablePoint[] {
  const isRing = kind === 'polygon'
  const sides = isRing ? points.length : points.length - 1
  const cut: TablePoint[] = []
  for (let index = 0; index < sides; index++) {
    const side = { from: cornerOf(points, index), to: cornerOf(points, index + 1) }
    cut.push(!isRing && index === 0 ? side.from : pointAlong(side, 0.25))
    cut.push(!isRing && index === sides - 1 ? side.to : pointAlong(side, 0.75))
  }
  return cut
}

/** A way is carried on so far beyond its ends, in inches, to cut through what it was drawn across. */
const BEYOND_INCHES = 300
const SAME_INCHES = 1e-6

type Crossing = {
  readonly at: TablePoint
  /** Which side of the polygon is crossed, and at what share of it. */
  readonly side: number
  readonly share: number
  /** Along the way: the number of its leg and a share of that. */
  readonly along: number
}

/**
 * The two parts of a polygon cut along a drawn line; its ends are carried on straight. Where the line runs through the
 * polygon more than once, it is cut where the middle of the drawn line is nearest. Null when the line misses it.
 */
export function splitPolygon(
  points: readonly TablePoint[],
  drawn: readonly TablePoint[],
): readonly [FeatureShape, FeatureShape] | null {
  const ring = polygonFootprint(points)
  const way = carriedOn(drawn)
  const middle = drawn[Math.floor((drawn.length - 1) / 2)]
  const next = drawn[Math.floor((drawn.length - 1) / 2) + 1]
  if (way === null || middle === undefined || next === undefined) return null
  const aim = drawn.length % 2 === 0 ? pointAlong({ from: middle, to: next }, 0.5) : middle
  const crossings = crossingsOf(ring.points, way)
  let best: { readonly parts: readonly [FeatureShape, FeatureShape]; readonly off: number } | null = null
  for (let index = 0; index + 1 < crossings.length; index++) {
    const [entry, exit] = [crossings[index], crossings[index + 1]]
    if (entry === undefined || exit === undefined) continue
    const chord = [entry.at, ...legsBetween(way, entry.along, exit.along), exit.at]
    const [first = entry.at, second = exit.at] = chord
    if (locatePoint(ring, pointAlong({ from: first, to: second }, 0.5)) !== 'inside') continue
    const off = Math.min(...chord.slice(1).map((to, leg) => gapTo(aim, chord[leg] ?? to, to)))
    if (best === null || off < best.off) best = { parts: cutAlong(ring.points, chord, entry, exit), off }
  }
  return best?.parts ?? null
}

function carriedOn(drawn: readonly TablePoint[]): readonly TablePoint[] | null {
  const [first, second] = drawn
  const [last, before] = [drawn.at(-1), drawn.at(-2)]
  if (first === undefined || second === undefined || last === undefined || before === undefined) return null
  if (gapInches(first, second) < SAME_INCHES || gapInches(last, before) < SAME_INCHES) return null
  const beyond = (end: TablePoint, from: TablePoint) =>
    add(end, scale(subtract(end, from), BEYOND_INCHES / gapInches(end, from)))
  return [beyond(first, second), ...drawn, beyond(last, before)]
}

function crossingsOf(ring: readonly TablePoint[], way: readonly TablePoint[]): readonly Crossing[] {
  const crossings: Crossing[] = []
  for (let leg = 0; leg + 1 < way.length; leg++) {
    for (let side = 0; side < ring.length; side++) {
      const met = meeting(
        cornerOf(way, leg),
        cornerOf(way, leg + 1),
        cornerOf(ring, side),
        cornerOf(ring, side + 1),
      )
      if (met !== null) crossings.push({ at: met.at, side, share: met.second, along: leg + met.first })
    }
  }
  crossings.sort((a, b) => a.along - b.along)
  // A way through a corner meets both of its sides.
  return crossings.filter((crossing, index) => {
    const last = crossings[index - 1]
    return last === undefined || gapInches(last.at, crossing.at) > SAME_INCHES
  })
}

/** Where two stretches cross, and at which share of each; null when they do not or run alongside. */
function meeting(a: TablePoint, b: TablePoint, c: TablePoint, d: TablePoint) {
  const first = subtract(b, a)
  const second = subtract(d, c)
  const turned = cross(first, second)
  if (Math.abs(turned) < 1e-12) return null
  const off = subtract(c, a)
  const shares = { first: cross(off, second) / turned, second: cross(off, first) / turned }
  const isOn = (share: number) => share >= -1e-9 && share <= 1 + 1e-9
  return isOn(shares.first) && isOn(shares.second)
    ? { ...shares, at: pointAlong({ from: a, to: b }, shares.first) }
    : null
}

function cross(a: TablePoint, b: TablePoint): number {
  return a.x * b.y - a.y * b.x
}

function legsBetween(way: readonly TablePoint[], from: number, to: number): readonly TablePoint[] {
  return way.filter((_, index) => index > from + 1e-9 && index < to - 1e-9)
}

function cutAlong(
  ring: readonly TablePoint[],
  chord: readonly TablePoint[],
  entry: Crossing,
  exit: Crossing,
): readonly [FeatureShape, FeatureShape] {
  const inner = chord.slice(1, -1)
  const polygon = (points: readonly TablePoint[]): FeatureShape => ({ kind: 'polygon', points: tidy(points) })
  return [
    polygon([entry.at, ...inner, exit.at, ...cornersFrom(ring, exit, entry)]),
    polygon([exit.at, ...inner.toReversed(), entry.at, ...cornersFrom(ring, entry, exit)]),
  ]
}

/** The corners passed on the way round from one crossing to another. */
function cornersFrom(ring: readonly TablePoint[], from: Crossing, to: Crossing): readonly TablePoint[] {
  const around = (to.side - from.side + ring.length) % ring.length
  const count = around === 0 && to.share < from.share ? ring.length : around
  return Array.from({ length: count }, (_, index) => cornerOf(ring, from.side + 1 + index))
}

/** A ring without corners that lie on each other. */
export function tidy(points: readonly TablePoint[]): readonly TablePoint[] {
  return points.filter((point, index) => gapInches(point, cornerOf(points, index + 1)) > SAME_INCHES)
}

/** How far a place is from a stretch, in inches. */
export function gapTo(point: TablePoint, from: TablePoint, to: TablePoint): number {
  const way = subtract(to, from)
  const square = way.x * way.x + way.y * way.y
  const off = subtract(point, from)
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, (off.x * way.x + off.y * way.y) / square))
  return gapInches(point, pointAlong({ from, to }, share))
}

/** A corner of a ring by its number, counted on past the last. */
export function cornerOf(points: readonly TablePoint[], index: number): TablePoint {
  const point = points[index % points.length]
  if (point === undefined) throw new Error('a ring has corners')
  return point
}
