import { type CriticalPoint, mayGraze } from './critical-points'
import type { Footprint } from './footprint'
import type { Segment } from './point'
import { bestRayOnLine, isPassable, lineThrough, type SightLine, type SightQuestion } from './sight-ray'
import { isWithin } from './tolerance'

/**
 * A free segment; or, when all lines are barred, for each critical point the indices of those others to which a line
 * is barred by nothing but a depth.
 */
export type CriticalLines =
  | { readonly kind: 'free'; readonly ray: Segment }
  | { readonly kind: 'barred'; readonly passable: readonly ReadonlySet<number>[] }

/**
 * Tries the lines through any two critical points: the extreme lines of every free view are among these. If none is
 * free and some area allows a depth, it tells which of them are barred by nothing but that depth.
 */
export function searchCriticalLines(
  question: SightQuestion,
  points: readonly CriticalPoint[],
): CriticalLines {
  const passable = points.map(() => new Set<number>())
  for (const [index, first] of points.entries()) {
    for (let next = index + 1; next < points.length; next++) {
      const second = points[next]
      const line = second && lineThrough(first.place, second.place)
      if (second === undefined || line === undefined) continue
      if (!mayGraze(first, line.direction) || !mayGraze(second, line.direction)) continue
      if (!meetsLine(question.from, line) || !meetsLine(question.to, line)) continue
      const best = bestRayOnLine(line, question)
      if (best !== undefined && isWithin(best.excess, 0)) return { kind: 'free', ray: best.ray }
      if (question.endAreas.length === 0 || !isPassable(line, question)) continue
      passable[index]?.add(next)
      passable[next]?.add(index)
    }
  }
  return { kind: 'barred', passable }
}

/** Does a line pass through or graze a convex polygon? */
function meetsLine({ points }: Footprint, { at, direction }: SightLine): boolean {
  let low = Infinity
  let high = -Infinity
  for (const { x, y } of points) {
    const off = direction.x * (y - at.y) - direction.y * (x - at.x)
    if (off < low) low = off
    if (off > high) high = off
  }
  return isWithin(low, 0) && isWithin(-high, 0)
}
