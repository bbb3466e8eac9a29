import { distanceToOutline, type Footprint, locatePoint, type TablePoint } from '../../../core/geometry'

/** How far one of two overlapping bases must be moved at least until they only touch, in inches; 0 when they do not overlap. */
export function baseOverlapInches(a: Footprint, b: Footprint): number {
  return Math.max(0, Math.min(leastAlongEdges(a, b), leastAlongEdges(b, a)))
}

/** How deep the deepest corner lies in the other shape, in inches; 0 when the shapes only cross. */
export function deepestCornerInches(base: Footprint, terrain: Footprint): number {
  return Math.max(deepestIn(terrain, base), deepestIn(base, terrain))
}

/** Two convex shapes overlap least across one of their edges. */
function leastAlongEdges(polygon: Footprint, other: Footprint): number {
  let least = Infinity
  let from = polygon.points.at(-1)
  for (const to of polygon.points) {
    if (from !== undefined) least = Math.min(least, overlapAcross(from, to, polygon, other))
    from = to
  }
  return least
}

/** How far two shapes overlap when both are seen along an edge, in inches. */
function overlapAcross(from: TablePoint, to: TablePoint, polygon: Footprint, other: Footprint): number {
  const inches = Math.hypot(to.x - from.x, to.y - from.y)
  if (inches === 0) return Infinity
  const across = { x: (to.y - from.y) / inches, y: (from.x - to.x) / inches }
  const own = extent(polygon, across)
  const others = extent(other, across)
  return Math.min(own.high - others.low, others.high - own.low)
}

function extent({ points }: Footprint, along: TablePoint) {
  let low = Infinity
  let high = -Infinity
  for (const { x, y } of points) {
    const at = x * along.x + y * along.y
    if (at < low) low = at
    if (at > high) high = at
  }
  return { low, high }
}

function deepestIn(outer: Footprint, inner: Footprint): number {
  if (outer.kind === 'polyline') return 0
  let deepest = 0
  for (const corner of inner.points) {
    if (locatePoint(outer, corner) === 'inside') deepest = Math.max(deepest, distanceToOutline(outer, corner))
  }
  return deepest
}
