import type { CriticalPoint } from './critical-points'
import { measureDistance, type Distance } from './distance'
import { polylineFootprint } from './footprint'
import { convexHull } from './hull'
import { minimise, type Trial } from './minimise'
import { containsFootprint, overlaps } from './overlap'
import type { Segment, TablePoint } from './point'
import { AREA_SIGHT_INCHES } from './sight-blocking'
import { bestRayOnLine, type JudgedRay, type SightQuestion } from './sight-ray'
import { isWithin, TOLERANCE_INCHES } from './tolerance'

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
export function findRayWithinDepth(question: SightQuestion, points: readonly CriticalPoint[]): Segment | undefined {
  if (question.endAreas.length === 0 || isBeyondDepth(question)) return undefined
  const places = points.map(({ place }) => place)
  for (const pivot of places) {
    const directions = directionsFrom(pivot, places)
    for (const [index, low] of directions.entries()) {
      const high = directions[index + 1] ?? (directions[0] ?? low) + Math.PI
      if (high - low <= LEAST_SWEEP_RADIANS) continue
      const evaluate = (radians: number) => tryDirection(question, pivot, places, radians)
      if (evaluate((low + high) / 2).value === Infinity) continue
      const best = minimise({ evaluate, low, high, enough: TOLERANCE_INCHES })
      if (best.outcome !== undefined && isWithin(best.value, 0)) return best.outcome
    }
  }
  return undefined
}

/** Is the way out of, or through, an area too long wherever it runs? A cheap look that settles most blocked sights. */
function isBeyondDepth({ from, to, endAreas }: SightQuestion): boolean {
  const hull = convexHull([...from.points, ...to.points])
  return endAreas.some(({ footprint, depthInches = AREA_SIGHT_INCHES }) => {
    const hasFrom = containsFootprint(footprint, from)
    const hasTo = containsFootprint(footprint, to)
    if (hasFrom && hasTo) return containsFootprint(footprint, hull) && isBeyond(measureDistance(from, to), depthInches)
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

/** The directions from a pivot to the other places, as undirected angles in ascending order. */
function directionsFrom(pivot: TablePoint, places: readonly TablePoint[]): readonly number[] {
  const directions: number[] = []
  for (const { x, y } of places) {
    if (Math.abs(x - pivot.x) + Math.abs(y - pivot.y) <= TOLERANCE_INCHES) continue
    const radians = Math.atan2(y - pivot.y, x - pivot.x)
    directions.push(radians < 0 ? radians + Math.PI : radians)
  }
  return directions.sort((a, b) => a - b)
}

/** The best segment of a direction on the line through the pivot, close to either side of it, or up to the next place. */
function tryDirection(
  question: SightQuestion,
  pivot: TablePoint,
  places: readonly TablePoint[],
  radians: number,
): Trial<Segment | undefined> {
  const direction = { x: Math.cos(radians), y: Math.sin(radians) }
  const tryAside = (inches: number): Trial<Segment | undefined> => {
    const at = { x: pivot.x - direction.y * inches, y: pivot.y + direction.x * inches }
    return toTrial(inches, bestRayOnLine({ at, direction }, question))
  }
  let best = tryAside(0)
  for (const inches of [ASIDE_INCHES, -ASIDE_INCHES]) {
    if (isWithin(best.value, 0)) break
    const aside = tryAside(inches)
    if (aside.value < best.value) best = aside
  }
  if (question.endAreas.length > 1 && !isWithin(best.value, 0)) {
    const high = gapToNext(pivot, places, direction)
    if (high !== undefined) {
      const between = minimise({ evaluate: tryAside, low: 0, high, enough: TOLERANCE_INCHES })
      if (between.value < best.value) best = between
    }
  }
  return { ...best, at: radians }
}

function toTrial(at: number, judged: JudgedRay | undefined): Trial<Segment | undefined> {
  return judged === undefined ? { at, value: Infinity, outcome: undefined } : { at, value: judged.excess, outcome: judged.ray }
}

/** How far to the left of a line through the pivot the next place lies. */
function gapToNext(pivot: TablePoint, places: readonly TablePoint[], direction: TablePoint): number | undefined {
  let gap = Infinity
  for (const { x, y } of places) {
    const off = direction.x * (y - pivot.y) - direction.y * (x - pivot.x)
    if (off > 2 * ASIDE_INCHES && off < gap) gap = off
  }
  return gap === Infinity ? undefined : gap
}
