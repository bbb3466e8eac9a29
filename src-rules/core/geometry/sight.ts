import { boundsMeet, type Bounds } from './bounds'
import { criticalPoints, mayGraze, type CriticalPoint } from './critical-points'
import { measureDistance } from './distance'
import type { Footprint } from './footprint'
import { convexHull } from './hull'
import { overlaps } from './overlap'
import type { Segment, TablePoint } from './point'
import { blocksSegment, worstExcessInches, type SightBlocker } from './sight-blocking'
import { findRayWithinDepth } from './sight-depth'
import { bestRayOnLine, lineThrough, type SightQuestion } from './sight-ray'
import { isWithin } from './tolerance'

/** Two bases, both convex polygons, and the terrain that can block sight between them. */
export type SightInput = { readonly from: Footprint; readonly to: Footprint; readonly terrain: readonly SightBlocker[] }

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
  const ray = findRayOnCriticalLine(question, points) ?? findRayWithinDepth(question, points)
  if (ray !== undefined) return { kind: 'clear', ray }
  const by = blockers.filter((blocker) => blocksSegment(straight, blocker)).map(({ id }) => id)
  return { kind: 'blocked', by, ray: straight }
}

/** A free segment along a line through two critical points: the extreme lines of every free view are among these. */
function findRayOnCriticalLine(question: SightQuestion, points: readonly CriticalPoint[]): Segment | undefined {
  for (const [index, first] of points.entries()) {
    for (let next = index + 1; next < points.length; next++) {
      const second = points[next]
      if (second === undefined) continue
      const line = lineThrough(first.place, second.place)
      if (line === undefined) continue
      if (!mayGraze(first, line.direction) || !mayGraze(second, line.direction)) continue
      if (!meetsLine(question.from, line.at, line.direction) || !meetsLine(question.to, line.at, line.direction)) continue
      const best = bestRayOnLine(line, question)
      if (best !== undefined && isWithin(best.excess, 0)) return best.ray
    }
  }
  return undefined
}

/** Does a line pass through or graze a convex polygon? */
function meetsLine({ points }: Footprint, at: TablePoint, direction: TablePoint): boolean {
  let low = Infinity
  let high = -Infinity
  for (const { x, y } of points) {
    const off = direction.x * (y - at.y) - direction.y * (x - at.x)
    if (off < low) low = off
    if (off > high) high = off
  }
  return isWithin(low, 0) && isWithin(-high, 0)
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
