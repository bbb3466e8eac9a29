import type { Bounds } from './bounds'
import { edgeCount, type Footprint, isConvex } from './footprint'
import { locatePoint } from './locate'
import { cornerAt, type TablePoint } from './point'
import { locateRuns, runsInside } from './segment'
import { TOLERANCE_INCHES } from './tolerance'

/**
 * Do two footprints share any of their inside, by more than the tolerance (WM-38)? To touch at corners or along edges
 * is not to overlap; to lie inside one another is. A polyline overlaps a polygon when it runs through its inside; two
 * polylines never overlap, for they have no inside.
 */
export function overlaps(a: Footprint, b: Footprint): boolean {
  if (a.kind === 'polyline' && b.kind === 'polyline') return false
  if (boundsShareNothing(a.bounds, b.bounds)) return false
  if (a.kind === 'polyline') return runsThrough(a, b)
  if (b.kind === 'polyline') return runsThrough(b, a)
  if (isConvex(a) && isConvex(b)) return !isParted(a, b) && !isParted(b, a)
  if (runsThrough(a, b) || runsThrough(b, a)) return true
  // Neither outline enters the other's inside: the insides are apart, or the one holds the whole of the other.
  return locatePoint(b, pointInside(a)) === 'inside' || locatePoint(a, pointInside(b)) === 'inside'
}

/** Does the inner footprint lie wholly in the outer polygon? Touching its edge from within is allowed (WM-38). */
export function containsFootprint(outer: Footprint, inner: Footprint): boolean {
  if (!isInsideRectangle(outer.bounds, inner)) return false
  for (const corner of inner.points) if (locatePoint(outer, corner) === 'outside') return false
  if (isConvex(outer)) return true
  const edges = edgeCount(inner)
  for (let index = 0; index < edges; index++) {
    const edge = { from: cornerAt(inner.points, index), to: cornerAt(inner.points, index + 1) }
    if (locateRuns(edge, outer).some(({ location }) => location === 'outside')) return false
  }
  return true
}

/** Does a footprint lie wholly in an upright rectangle, such as the table or a set-on area (WM-36 to WM-38)? */
export function isInsideRectangle(rectangle: Bounds, { bounds }: Footprint): boolean {
  return (
    bounds.minX >= rectangle.minX - TOLERANCE_INCHES &&
    bounds.maxX <= rectangle.maxX + TOLERANCE_INCHES &&
    bounds.minY >= rectangle.minY - TOLERANCE_INCHES &&
    bounds.maxY <= rectangle.maxY + TOLERANCE_INCHES
  )
}

function boundsShareNothing(a: Bounds, b: Bounds): boolean {
  return (
    a.maxX - b.minX <= TOLERANCE_INCHES ||
    b.maxX - a.minX <= TOLERANCE_INCHES ||
    a.maxY - b.minY <= TOLERANCE_INCHES ||
    b.maxY - a.minY <= TOLERANCE_INCHES
  )
}

/** Does one of the polygon's own edges have the whole of the other polygon beyond it? */
function isParted(polygon: Footprint, other: Footprint): boolean {
  const { points } = polygon
  const others = other.points
  for (let index = 0; index < points.length; index++) {
    const from = cornerAt(points, index)
    const to = cornerAt(points, index + 1)
    const alongX = to.x - from.x
    const alongY = to.y - from.y
    const reach = TOLERANCE_INCHES * Math.sqrt(alongX * alongX + alongY * alongY)
    if (reach === 0) continue
    let isBeyond = true
    for (let at = 0; isBeyond && at < others.length; at++) {
      const corner = cornerAt(others, at)
      isBeyond = alongX * (corner.y - from.y) - alongY * (corner.x - from.x) <= reach
    }
    if (isBeyond) return true
  }
  return false
}

function runsThrough(outline: Footprint, polygon: Footprint): boolean {
  const edges = edgeCount(outline)
  const { minX, minY, maxX, maxY } = polygon.bounds
  for (let index = 0; index < edges; index++) {
    const from = cornerAt(outline.points, index)
    const to = cornerAt(outline.points, index + 1)
    if ((from.x < minX && to.x < minX) || (from.x > maxX && to.x > maxX)) continue
    if ((from.y < minY && to.y < minY) || (from.y > maxY && to.y > maxY)) continue
    if (runsInside({ from, to }, polygon).length > 0) return true
  }
  return false
}

/** A place well inside a simple polygon: halfway across its widest part, at the height of its widest gap of corners. */
function pointInside(polygon: Footprint): TablePoint {
  const heights = polygon.points.map(({ y }) => y).sort((a, b) => a - b)
  let y = (polygon.bounds.minY + polygon.bounds.maxY) / 2
  let widestGap = 0
  let below = heights[0] ?? y
  for (const height of heights) {
    if (height - below > widestGap) {
      widestGap = height - below
      y = (below + height) / 2
    }
    below = height
  }
  const crossings = crossingsAtHeight(polygon, y)
  let x = (polygon.bounds.minX + polygon.bounds.maxX) / 2
  let widest = 0
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const left = crossings[index] ?? x
    const right = crossings[index + 1] ?? x
    if (right - left > widest) {
      widest = right - left
      x = (left + right) / 2
    }
  }
  return { x, y }
}

function crossingsAtHeight(polygon: Footprint, y: number): readonly number[] {
  const crossings: number[] = []
  for (let index = 0; index < polygon.points.length; index++) {
    const start = cornerAt(polygon.points, index)
    const end = cornerAt(polygon.points, index + 1)
    if (start.y > y === end.y > y) continue
    crossings.push(start.x + ((y - start.y) / (end.y - start.y)) * (end.x - start.x))
  }
  return crossings.sort((a, b) => a - b)
}
