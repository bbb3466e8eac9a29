import { edgeCount, type Footprint } from './footprint'
import { cornerAt, distanceToSegment, type TablePoint } from './point'
import { TOLERANCE_INCHES } from './tolerance'

/** Where a place lies against a polygon; the edge is as wide as the tolerance, to either side. */
export type Location = 'inside' | 'edge' | 'outside'

/** Where a place lies against a polygon: inside it, on its edge (within the tolerance), or outside. */
export function locatePoint(polygon: Footprint, point: TablePoint): Location {
  const { minX, minY, maxX, maxY } = polygon.bounds
  if (point.x < minX - TOLERANCE_INCHES || point.x > maxX + TOLERANCE_INCHES) return 'outside'
  if (point.y < minY - TOLERANCE_INCHES || point.y > maxY + TOLERANCE_INCHES) return 'outside'
  if (distanceToOutline(polygon, point) <= TOLERANCE_INCHES) return 'edge'
  return holdsPoint(polygon, point.x, point.y) ? 'inside' : 'outside'
}

/** The distance in inches of a place from the outline itself, from within or without. */
export function distanceToOutline(footprint: Footprint, point: TablePoint): number {
  const edges = edgeCount(footprint)
  let nearest = Infinity
  for (let index = 0; index < edges; index++) {
    const inches = distanceToSegment(
      point,
      cornerAt(footprint.points, index),
      cornerAt(footprint.points, index + 1),
    )
    if (inches < nearest) nearest = inches
  }
  return nearest
}

/**
 * Is a place inside a polygon, by counting the edges to its right? On the very outline the answer is either;
 * use `locatePoint` where that matters.
 */
export function holdsPoint(polygon: Footprint, x: number, y: number): boolean {
  const { points } = polygon
  let inside = false
  let before = cornerAt(points, points.length - 1)
  for (let index = 0; index < points.length; index++) {
    const corner = cornerAt(points, index)
    if (corner.y > y !== before.y > y) {
      const edgeX = corner.x + ((y - corner.y) / (before.y - corner.y)) * (before.x - corner.x)
      if (x < edgeX) inside = !inside
    }
    before = corner
  }
  return inside
}
