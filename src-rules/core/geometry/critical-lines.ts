import { type CriticalPoint, mayGraze } from './critical-points'
import type { Footprint } from './footprint'
import type { Segment, TablePoint } from './point'
import { bestRayOnLine, isPassable, lineThrough, type SightLine, type SightQuestion } from './sight-ray'
import { isWithin } from './tolerance'

/** The direction from one critical point to another, as an undirected angle, and whether only a depth can bar its line. */
export type CriticalDirection = { readonly radians: number; readonly isPassable: boolean }

/** A free segment, or else, for each critical point, the directions to the others. */
export type CriticalLines =
  | { readonly kind: 'free'; readonly ray: Segment }
  | { readonly kind: 'barred'; readonly directions: readonly (readonly CriticalDirection[])[] }

/**
 * Tries the lines through any two critical points: the extreme lines of every free view are among these. If none is
 * free and some area allows a depth, it tells along which of them a view is barred by nothing but that depth.
 */
export function searchCriticalLines(
  question: SightQuestion,
  points: readonly CriticalPoint[],
): CriticalLines {
  const directions: CriticalDirection[][] = points.map(() => [])
  for (const [index, first] of points.entries()) {
    for (let next = index + 1; next < points.length; next++) {
      const second = points[next]
      const line = second && lineThrough(first.place, second.place)
      if (second === undefined || line === undefined) continue
      const isOpen =
        mayGraze(first, line.direction) && mayGraze(second, line.direction) && joins(question, line)
      if (isOpen) {
        const best = bestRayOnLine(line, question)
        if (best !== undefined && isWithin(best.excess, 0)) return { kind: 'free', ray: best.ray }
      }
      if (question.endAreas.length === 0) continue
      const direction = {
        radians: toUndirected(line.direction),
        isPassable: isOpen && isPassable(line, question),
      }
      directions[index]?.push(direction)
      directions[next]?.push(direction)
    }
  }
  return { kind: 'barred', directions }
}

function toUndirected({ x, y }: TablePoint): number {
  const radians = Math.atan2(y, x)
  return radians < 0 ? radians + Math.PI : radians
}

function joins({ from, to }: SightQuestion, line: SightLine): boolean {
  return meetsLine(from, line) && meetsLine(to, line)
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
