import type { Footprint } from './footprint'
import { locatePoint } from './locate'
import { gapInches, type Segment } from './point'
import { crossesPolyline, runsInside } from './segment'
import { isWithin } from './tolerance'

/** How far one sees into or out of area terrain unless a ruleset says otherwise, in inches (WM-27). */
export const AREA_SIGHT_INCHES = 3

/**
 * A terrain feature that can block sight (WM-27). Impassable: by its inside, or when crossed if it is a line. Area: by
 * its inside, but with an end of the segment in it, only if more than `depthInches` (default 3) of it run there.
 */
export type SightBlocker = {
  readonly id: string
  readonly footprint: Footprint
  readonly blocks: 'impassable' | 'area'
  readonly depthInches?: number
}

/**
 * By how many inches a segment runs too far in a feature: at most 0 when the feature lets it pass, Infinity when it
 * blocks whatever the length.
 */
export function excessInches(segment: Segment, blocker: SightBlocker): number {
  const { footprint, blocks, depthInches = AREA_SIGHT_INCHES } = blocker
  if (footprint.kind === 'polyline') {
    return blocks === 'impassable' && crossesPolyline(segment, footprint) ? Infinity : -Infinity
  }
  const inches = gapInches(segment.from, segment.to)
  if (inches === 0) {
    return blocks === 'impassable' && locatePoint(footprint, segment.from) === 'inside' ? Infinity : -Infinity
  }
  const runs = runsInside(segment, footprint)
  if (runs.length === 0) return -Infinity
  if (blocks === 'impassable') return Infinity
  const hasEndInside =
    locatePoint(footprint, segment.from) === 'inside' || locatePoint(footprint, segment.to) === 'inside'
  if (!hasEndInside) return Infinity
  let inside = 0
  for (const [start, end] of runs) inside += (end - start) * inches
  return inside - depthInches
}

/** Does a feature block this one segment (WM-27)? */
export function blocksSegment(segment: Segment, blocker: SightBlocker): boolean {
  return !isWithin(excessInches(segment, blocker), 0)
}

/** The largest excess over some features: at most 0, within the tolerance, when the segment is free. */
export function worstExcessInches(segment: Segment, blockers: readonly SightBlocker[]): number {
  let worst = -Infinity
  for (const blocker of blockers) {
    const excess = excessInches(segment, blocker)
    if (excess === Infinity) return Infinity
    if (excess > worst) worst = excess
  }
  return worst
}
