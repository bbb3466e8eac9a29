import { type Bounds, boundsMeet } from './bounds'
import { searchCriticalLines } from './critical-lines'
import { criticalPoints } from './critical-points'
import { measureDistance } from './distance'
import type { Footprint } from './footprint'
import { convexHull } from './hull'
import { overlaps } from './overlap'
import type { Segment } from './point'
import { blocksSegment, type SightBlocker, worstExcessInches } from './sight-blocking'
import { findRayWithinDepth } from './sight-depth'
import type { SightQuestion } from './sight-ray'
import { isWithin } from './tolerance'

/** Two bases, both convex polygons, and the terrain that can block sight between them. */
export type SightInput = {
  readonly from: Footprint
  readonly to: Footprint
  readonly terrain: readonly SightBlocker[]
}

/**
 * Whether two bases see each other. Clear comes with a free segment between them; blocked with the segment between
 * their nearest points and the ids of the features that block it, in the terrain's order.
 */
export type Sight =
  | { readonly kind: 'clear'; readonly ray: Segment }
  | { readonly kind: 'blocked'; readonly by: readonly string[]; readonly ray: Segment }

/**
 * The line of sight between two bases: clear when at least one straight segment from a place of the one to a place of
 * the other is free (WM-27). To graze an edge or a corner does not block; units do not block.
 */
export function findSight({ from, to, terrain }: SightInput): Sight {
  const nearest = measureDistance(from, to)
  const straight: Segment = { from: nearest.from, to: nearest.to }
  const around = union(from.bounds, to.bounds)
  const nearby = terrain.filter(({ footprint }) => boundsMeet(footprint.bounds, around))
  if (nearby.length === 0) return { kind: 'clear', ray: straight }
  const hull = convexHull([...from.points, ...to.points])
  const blockers = nearby.filter(({ footprint }) => overlaps(hull, footprint))
  if (isWithin(worstExcessInches(straight, blockers), 0)) return { kind: 'clear', ray: straight }
  const endAreas = blockers.filter((blocker) => isEndArea(blocker, from) || isEndArea(blocker, to))
  const question: SightQuestion = { from, to, blockers, endAreas }
  const points = criticalPoints(question, hull)
  const lines = searchCriticalLines(question, points)
  const ray = lines.kind === 'free' ? lines.ray : findRayWithinDepth(question, points, lines.passable)
  if (ray !== undefined) return { kind: 'clear', ray }
  const by = blockers.filter((blocker) => blocksSegment(straight, blocker)).map(({ id }) => id)
  return { kind: 'blocked', by, ray: straight }
}

function isEndArea({ blocks, footprint }: SightBlocker, base: Footprint): boolean {
  return blocks === 'area' && footprint.kind === 'polygon' && overlaps(footprint, base)
}

function union(a: Bounds, b: Bounds): Bounds {
  return {
    minX: Math.min(a.minX, b.minX),
    minY: Math.min(a.minY, b.minY),
    maxX: Math.max(a.maxX, b.maxX),
    maxY: Math.max(a.maxY, b.maxY),
  }
}
