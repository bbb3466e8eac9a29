import type { Footprint } from './footprint'
import { cornerAt, type TablePoint } from './point'

/** A stretch of an outline: a straight line, or an arc that runs counter-clockwise from its start to its end. */
export type OutlinePiece =
  | { readonly kind: 'line'; readonly from: TablePoint; readonly to: TablePoint }
  | {
      readonly kind: 'arc'
      readonly centre: TablePoint
      readonly radius: number
      readonly startRadians: number
      readonly endRadians: number
    }

/**
 * The outline of all places at most so many inches from a footprint: what is drawn as a unit's reach is what
 * `measureDistance` judges (WM-24). The pieces join end to end, counter-clockwise, and close.
 *
 * Round a convex polygon this is the outline exactly. Round a concave one or a polyline the pieces run into the reach
 * where it meets itself: every piece still lies in the reach, and filled by the non-zero rule they give it exactly, but
 * they are not cut back to its rim.
 */
export function offsetOutline(footprint: Footprint, inches: number): readonly OutlinePiece[] {
  const ring = footprint.kind === 'polygon' ? footprint.points : thereAndBack(footprint.points)
  const pieces: OutlinePiece[] = []
  let before = cornerAt(ring, ring.length - 1)
  for (let index = 0; index < ring.length; index++) {
    const corner = cornerAt(ring, index)
    const after = cornerAt(ring, index + 1)
    pieces.push(...roundCorner(before, corner, after, inches))
    pieces.push({
      kind: 'line',
      from: beside(corner, corner, after, inches),
      to: beside(after, corner, after, inches),
    })
    before = corner
  }
  return pieces
}

/** A line feature as a ring: along its one side and back along the other. */
function thereAndBack(points: readonly TablePoint[]): readonly TablePoint[] {
  return [...points, ...points.slice(1, -1).reverse()]
}

/** An arc round an outer corner; at an inner one, by way of the corner itself, which keeps the ring joined. */
function roundCorner(
  before: TablePoint,
  corner: TablePoint,
  after: TablePoint,
  inches: number,
): readonly OutlinePiece[] {
  const inX = corner.x - before.x
  const inY = corner.y - before.y
  const outX = after.x - corner.x
  const outY = after.y - corner.y
  const turned = Math.atan2(inX * outY - inY * outX, inX * outX + inY * outY)
  const sweep = turned === -Math.PI ? Math.PI : turned
  if (inches === 0 || sweep === 0) return []
  if (sweep < 0) {
    const arrival = beside(corner, before, corner, inches)
    const departure = beside(corner, corner, after, inches)
    return [
      { kind: 'line', from: arrival, to: corner },
      { kind: 'line', from: corner, to: departure },
    ]
  }
  const startRadians = Math.atan2(-inX, inY)
  return [{ kind: 'arc', centre: corner, radius: inches, startRadians, endRadians: startRadians + sweep }]
}

/** The place so many inches to the right of another, as one goes along an edge. */
function beside(place: TablePoint, from: TablePoint, to: TablePoint, inches: number): TablePoint {
  const alongX = to.x - from.x
  const alongY = to.y - from.y
  const perInch = inches / Math.sqrt(alongX * alongX + alongY * alongY)
  return { x: place.x + alongY * perInch, y: place.y - alongX * perInch }
}
