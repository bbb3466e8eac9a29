import type { CriticalPoint } from './critical-points'
import { type Distance, measureDistance } from './distance'
import { polylineFootprint } from './footprint'
import { convexHull } from './hull'
import { locatePoint } from './locate'
import { minimise, type Trial } from './minimise'
import { containsFootprint, overlaps } from './overlap'
import type { Segment, TablePoint } from './point'
import { AREA_SIGHT_INCHES, excessInches } from './sight-blocking'
import { bestRayOnLine, type JudgedRay, type SightQuestion } from './sight-ray'
import { FLOAT_NOISE_INCHES, isWithin, TOLERANCE_INCHES } from './tolerance'

/** A turn of a line, from one direction to another, in radians. */
type Sweep = { readonly low: number; readonly high: number }

/** An undirected angle, and whether a line along it is barred by nothing but a depth. */
type Direction = { readonly radians: number; readonly isPassable: boolean }

/** A line that turns about one critical point. */
type PivotSearch = {
  readonly question: SightQuestion
  readonly pivot: TablePoint
  readonly places: readonly TablePoint[]
  readonly isDelicate: boolean
}

/** A step off a critical line that is sure to leave its corner behind and too short to matter, in inches. */
const ASIDE_INCHES = 0.000004

/** The least turn between two directions that are searched, in radians. */
const LEAST_SWEEP_RADIANS = 1e-9

/**
 * A free segment whose way through an area at its end is short enough (WM-27), when no line through two critical points
 * is. At a given direction that way is shortest on a line through one critical point, so the search turns a line about
 * each in turn, between the directions of the others, and looks for the shortest way in each sweep. Where two areas
 * both set a limit, the best line may also lie beside the critical point, as far as the next.
 */
export function findRayWithinDepth(
  question: SightQuestion,
  points: readonly CriticalPoint[],
  passable: readonly ReadonlySet<number>[],
): Segment | undefined {
  if (question.endAreas.length === 0 || isBeyondDepth(question)) return undefined
  const places = points.map(({ place }) => place)
  for (const [index, pivot] of places.entries()) {
    const open = passable[index]
    if (open === undefined || open.size < 2) continue
    const search = { question, pivot, places, isDelicate: isDelicate(pivot, question) }
    const evaluate = (radians: number) => tryDirection(search, radians)
    for (const { low, high } of passableSweeps(pivot, places, open)) {
      const best = minimise({ evaluate, low, high, samples: 6, enough: TOLERANCE_INCHES })
      if (best.outcome !== undefined && isWithin(best.value, 0)) return best.outcome
    }
  }
  return undefined
}

/** Is a place in a base and on the edge of an area, so that a line beside it may end in the area and it does not? */
function isDelicate(place: TablePoint, { from, to, endAreas }: SightQuestion): boolean {
  if (locatePoint(from, place) === 'outside' && locatePoint(to, place) === 'outside') return false
  return endAreas.some(({ footprint }) => locatePoint(footprint, place) === 'edge')
}

/** The sweeps between neighbouring directions from a pivot, both of which a line can take but for the depth. */
function passableSweeps(
  pivot: TablePoint,
  places: readonly TablePoint[],
  passable: ReadonlySet<number>,
): readonly Sweep[] {
  const ordered: Direction[] = []
  for (const direction of directionsFrom(pivot, places, passable)) {
    const last = ordered.at(-1)
    if (last === undefined || direction.radians - last.radians > LEAST_SWEEP_RADIANS) ordered.push(direction)
    else if (direction.isPassable) ordered[ordered.length - 1] = direction
  }
  const sweeps: Sweep[] = []
  for (const [index, low] of ordered.entries()) {
    const next = ordered[index + 1]
    const high = next ?? ordered[0]
    if (!low.isPassable || !high?.isPassable) continue
    sweeps.push({ low: low.radians, high: next === undefined ? high.radians + Math.PI : high.radians })
  }
  return sweeps
}

/** The directions of the lines from a pivot to all other places, as undirected angles in ascending order. */
function directionsFrom(
  pivot: TablePoint,
  places: readonly TablePoint[],
  passable: ReadonlySet<number>,
): readonly Direction[] {
  const directions: Direction[] = []
  for (const [index, { x, y }] of places.entries()) {
    if (Math.abs(x - pivot.x) + Math.abs(y - pivot.y) <= FLOAT_NOISE_INCHES) continue
    const radians = Math.atan2(y - pivot.y, x - pivot.x)
    directions.push({ radians: radians < 0 ? radians + Math.PI : radians, isPassable: passable.has(index) })
  }
  return directions.sort((a, b) => a.radians - b.radians)
}

/** Is the way out of, or through, an area too long wherever it runs? A cheap look that settles most blocked sights. */
function isBeyondDepth({ from, to, endAreas }: SightQuestion): boolean {
  const hull = convexHull([...from.points, ...to.points])
  return endAreas.some(({ footprint, depthInches = AREA_SIGHT_INCHES }) => {
    const hasFrom = containsFootprint(footprint, from)
    const hasTo = containsFootprint(footprint, to)
    if (hasFrom && hasTo)
      return containsFootprint(footprint, hull) && isBeyond(measureDistance(from, to), depthInches)
    if (!hasFrom && !hasTo) return false
    const [inner, outer] = hasFrom ? [from, to] : [to, from]
    if (overlaps(footprint, outer)) return false
    const rim = polylineFootprint([...footprint.points, ...footprint.points.slice(0, 1)])
    return isBeyond(measureDistance(inner, rim), depthInches)
  })
}

function isBeyond({ inches }: Distance, limitInches: number): boolean {
  return !isWithin(inches, limitInches)
}

/** The best segment of a direction on the line through the pivot, or beside it where that can matter. */
function tryDirection(search: PivotSearch, radians: number): Trial<Segment | undefined> {
  const { question, pivot, isDelicate } = search
  const direction = { x: Math.cos(radians), y: Math.sin(radians) }
  const tryAside = (inches: number): Trial<Segment | undefined> => {
    const at = { x: pivot.x - direction.y * inches, y: pivot.y + direction.x * inches }
    return toTrial(inches, bestRayOnLine({ at, direction }, question))
  }
  let best = tryAside(0)
  for (const inches of isDelicate ? [ASIDE_INCHES, -ASIDE_INCHES] : []) {
    const aside = tryAside(inches)
    if (aside.value < best.value) best = aside
  }
  if (question.endAreas.length > 1 && !isWithin(best.value, 0)) {
    const between = tryUpToNext(search, direction, tryAside)
    if (between !== undefined && between.value < best.value) best = between
  }
  return { ...best, at: radians }
}

/** Where two areas both set a limit, the best line may run between two critical points and touch neither. */
function tryUpToNext(
  { question, pivot, places }: PivotSearch,
  direction: TablePoint,
  tryAside: (inches: number) => Trial<Segment | undefined>,
): Trial<Segment | undefined> | undefined {
  const high = gapToNext(pivot, places, direction)
  if (high === undefined) return undefined
  const { outcome: ray } = tryAside(high / 2)
  if (ray === undefined) return undefined
  const limits = question.endAreas.filter((area) => Number.isFinite(excessInches(ray, area)))
  if (limits.length < 2) return undefined
  return minimise({ evaluate: tryAside, low: 0, high, samples: 2, enough: TOLERANCE_INCHES })
}

function toTrial(at: number, judged: JudgedRay | undefined): Trial<Segment | undefined> {
  return judged === undefined
    ? { at, value: Infinity, outcome: undefined }
    : { at, value: judged.excess, outcome: judged.ray }
}

/** How far to the left of a line through the pivot the next place lies. */
function gapToNext(
  pivot: TablePoint,
  places: readonly TablePoint[],
  direction: TablePoint,
): number | undefined {
  let gap = Infinity
  for (const { x, y } of places) {
    const off = direction.x * (y - pivot.y) - direction.y * (x - pivot.x)
    if (off > 2 * ASIDE_INCHES && off < gap) gap = off
  }
  return gap === Infinity ? undefined : gap
}
