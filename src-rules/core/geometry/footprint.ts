import { type Bounds, boundsOf } from './bounds'
import { cornerAt, type Segment, type TablePoint } from './point'
import type { Base } from './pose'

/**
 * The outline of anything that stands on the table. A polygon is solid, simple, and runs counter-clockwise; a polyline
 * (a hedge, a stream) is as thin as its line. Always made by one of the functions here, so the bounds are true.
 */
export type Footprint = {
  readonly kind: 'polygon' | 'polyline'
  readonly points: readonly TablePoint[]
  readonly bounds: Bounds
}

/**
 * The footprint of a rectangular base, whatever its facing (WM-24).
 * Its corners are, in this order: rear left, rear right, front right, front left.
 */
export function rectangleFootprint(base: Base): Footprint {
  const { x, y, facingRadians } = base.pose
  const cosine = Math.cos(facingRadians)
  const sine = Math.sin(facingRadians)
  const rightX = (cosine * base.frontageInches) / 2
  const rightY = (sine * base.frontageInches) / 2
  const aheadX = (-sine * base.depthInches) / 2
  const aheadY = (cosine * base.depthInches) / 2
  const reachX = Math.abs(rightX) + Math.abs(aheadX)
  const reachY = Math.abs(rightY) + Math.abs(aheadY)
  return {
    kind: 'polygon',
    points: [
      { x: x - rightX - aheadX, y: y - rightY - aheadY },
      { x: x + rightX - aheadX, y: y + rightY - aheadY },
      { x: x + rightX + aheadX, y: y + rightY + aheadY },
      { x: x - rightX + aheadX, y: y - rightY + aheadY },
    ],
    bounds: { minX: x - reachX, minY: y - reachY, maxX: x + reachX, maxY: y + reachY },
  }
}

/** The footprint of a simple polygon, given in either direction; parse what a person drew with `parsePolygon` first. */
export function polygonFootprint(points: readonly TablePoint[]): Footprint {
  return {
    kind: 'polygon',
    points: signedAreaSquareInches(points) < 0 ? points.toReversed() : points,
    bounds: boundsOf(points),
  }
}

/** The footprint of a line feature of two or more places. */
export function polylineFootprint(points: readonly TablePoint[]): Footprint {
  return { kind: 'polyline', points, bounds: boundsOf(points) }
}

/** The front edge of a rectangular base, from its left corner to its right as the base itself sees it. */
export function frontEdge(base: Base): Segment {
  const { points } = rectangleFootprint(base)
  return { from: cornerAt(points, 3), to: cornerAt(points, 2) }
}

/** How many edges an outline has; edge i runs from corner i to corner i + 1, in a ring for a polygon. */
export function edgeCount(footprint: Footprint): number {
  return footprint.kind === 'polygon' ? footprint.points.length : footprint.points.length - 1
}

/** Does a polygon never turn right, so that a straight way between two of its places stays inside it? */
export function isConvex(footprint: Footprint): boolean {
  if (footprint.kind !== 'polygon') return false
  const { points } = footprint
  let before = cornerAt(points, points.length - 1)
  for (let index = 0; index < points.length; index++) {
    const corner = cornerAt(points, index)
    const after = cornerAt(points, index + 1)
    const turned = (corner.x - before.x) * (after.y - corner.y) - (corner.y - before.y) * (after.x - corner.x)
    if (turned < 0) return false
    before = corner
  }
  return true
}

/** The area in square inches, positive when the outline runs counter-clockwise. */
export function signedAreaSquareInches(points: readonly TablePoint[]): number {
  let twice = 0
  const first = cornerAt(points, 0)
  for (let index = 1; index < points.length - 1; index++) {
    const corner = cornerAt(points, index)
    const after = cornerAt(points, index + 1)
    twice += (corner.x - first.x) * (after.y - first.y) - (corner.y - first.y) * (after.x - first.x)
  }
  return twice / 2
}
