import { distanceAtMost } from './distance'
import { type Footprint, polylineFootprint } from './footprint'
import { locatePoint } from './locate'
import { cornerAt, type Segment, type TablePoint } from './point'
import { runsInside } from './segment'
import { excessInches, type SightBlocker, worstExcessInches } from './sight-blocking'
import { FLOAT_NOISE_INCHES } from './tolerance'

/** Two convex bases, what may stand between them, and those areas among it that one of the bases reaches into. */
export type SightQuestion = {
  readonly from: Footprint
  readonly to: Footprint
  readonly blockers: readonly SightBlocker[]
  readonly endAreas: readonly SightBlocker[]
}

/** An endless straight line: a place on it and its direction, of length 1. */
export type SightLine = { readonly at: TablePoint; readonly direction: TablePoint }

/** A segment from base to base and by how many inches it runs too far; free at 0 or less, Infinity when barred. */
export type JudgedRay = { readonly ray: Segment; readonly excess: number }

/** The line through two places, or undefined when they are one. */
export function lineThrough(a: TablePoint, b: TablePoint): SightLine | undefined {
  const x = b.x - a.x
  const y = b.y - a.y
  const length = Math.sqrt(x * x + y * y)
  return length <= FLOAT_NOISE_INCHES ? undefined : { at: a, direction: { x: x / length, y: y / length } }
}

/** The best segment from base to base along one line, or undefined when the line misses one of the bases. */
export function bestRayOnLine(line: SightLine, question: SightQuestion): JudgedRay | undefined {
  const own = clipLine(line, question.from)
  const other = clipLine(line, question.to)
  if (own === undefined || other === undefined) return undefined
  const isAhead = own[0] + own[1] <= other[0] + other[1]
  let exit = isAhead ? own[1] : own[0]
  let entry = isAhead ? other[0] : other[1]
  if (isAhead ? exit > entry : exit < entry) exit = entry = (exit + entry) / 2
  let best: JudgedRay | undefined
  for (const start of endsOnLine(line, own, exit, entry, question)) {
    for (const end of endsOnLine(line, other, entry, exit, question)) {
      const ray = { from: placeOn(line, start), to: placeOn(line, end) }
      const excess = worstExcessInches(ray, question.blockers)
      if (best === undefined || excess < best.excess) best = { ray, excess }
    }
  }
  return best
}

/**
 * Where a segment may best end in a base: at its rim, which is nearest; or, since an end in an area may look out of it,
 * just inside an area that the line leaves within the base.
 */
function endsOnLine(
  line: SightLine,
  [low, high]: readonly [number, number],
  rim: number,
  towards: number,
  { endAreas }: SightQuestion,
): readonly number[] {
  const ends = [rim]
  if (endAreas.length === 0 || high - low <= FLOAT_NOISE_INCHES) return ends
  const within = { from: placeOn(line, low), to: placeOn(line, high) }
  const isTowardsHigh = towards > rim || (towards === rim && rim === high)
  for (const { footprint } of endAreas) {
    for (const run of runsInside(within, footprint)) {
      const start = low + run[0] * (high - low)
      const end = low + run[1] * (high - low)
      const inner = justInside(line, footprint, isTowardsHigh ? end : start, isTowardsHigh ? start : end)
      if (inner !== undefined) ends.push(inner)
    }
  }
  return ends
}

/** The nearest place to a run's end that is inside the area for certain. */
function justInside(line: SightLine, area: Footprint, from: number, towards: number): number | undefined {
  const length = Math.abs(towards - from)
  const sign = towards > from ? 1 : -1
  for (const step of [0, 0.0000012, 0.000004, 0.00002, 0.0002, 0.002, length / 2]) {
    if (step > length / 2) continue
    const place = from + sign * step
    if (locatePoint(area, placeOn(line, place)) === 'inside') return place
  }
  return undefined
}

/**
 * Might a line be free if areas at its ends allowed any depth? True also where an end is at the very edge of its area,
 * since a line close by may then end inside.
 */
export function isPassable(line: SightLine, { from, to, blockers, endAreas }: SightQuestion): boolean {
  const own = clipLine(line, from)
  const other = clipLine(line, to)
  if (own === undefined || other === undefined) return false
  const [near, far] = own[0] + own[1] <= other[0] + other[1] ? [own, other] : [other, own]
  const ray = { from: placeOn(line, Math.min(near[1], far[0])), to: placeOn(line, far[0]) }
  const ends = [own, other].map(([low, high]) => polylineFootprint([placeOn(line, low), placeOn(line, high)]))
  return blockers.every((blocker) => {
    if (!endAreas.includes(blocker)) return excessInches(ray, blocker) !== Infinity
    if (runsInside(ray, blocker.footprint).length === 0) return true
    return ends.some((end) => distanceAtMost(end, blocker.footprint, 0))
  })
}

/** The part of a line that lies in a convex polygon, in inches from the line's place; a graze is a part of length 0. */
export function clipLine(line: SightLine, { points }: Footprint): readonly [number, number] | undefined {
  const { at, direction } = line
  let low = Infinity
  let high = -Infinity
  const last = cornerAt(points, points.length - 1)
  let beforeOff = direction.x * (last.y - at.y) - direction.y * (last.x - at.x)
  let beforeAlong = direction.x * (last.x - at.x) + direction.y * (last.y - at.y)
  for (let index = 0; index < points.length; index++) {
    const corner = cornerAt(points, index)
    const off = direction.x * (corner.y - at.y) - direction.y * (corner.x - at.x)
    const along = direction.x * (corner.x - at.x) + direction.y * (corner.y - at.y)
    if (Math.abs(off) <= FLOAT_NOISE_INCHES) {
      if (along < low) low = along
      if (along > high) high = along
    } else if (beforeOff > 0 ? off < 0 : beforeOff < 0 && off > 0) {
      const crossing = beforeAlong + (along - beforeAlong) * (beforeOff / (beforeOff - off))
      if (crossing < low) low = crossing
      if (crossing > high) high = crossing
    }
    beforeOff = off
    beforeAlong = along
  }
  return low > high ? undefined : [low, high]
}

function placeOn({ at, direction }: SightLine, inches: number): TablePoint {
  return { x: at.x + direction.x * inches, y: at.y + direction.y * inches }
}
