/** A place on the table in inches from its near left corner as player A sees it; y runs away from A. */
export type TablePoint = { readonly x: number; readonly y: number }

/** The straight way between two places, from the first to the second. */
export type Segment = { readonly from: TablePoint; readonly to: TablePoint }

/** The vector sum. */
export function add(a: TablePoint, b: TablePoint): TablePoint {
  return { x: a.x + b.x, y: a.y + b.y }
}

/** The vector that leads from b to a. */
export function subtract(a: TablePoint, b: TablePoint): TablePoint {
  return { x: a.x - b.x, y: a.y - b.y }
}

/** The vector made longer by a factor. */
export function scale(vector: TablePoint, factor: number): TablePoint {
  return { x: vector.x * factor, y: vector.y * factor }
}

/** The scalar product. */
export function dot(a: TablePoint, b: TablePoint): number {
  return a.x * b.x + a.y * b.y
}

/** Twice the area of the triangle of three places: positive when c lies left of the way from a to b. */
export function turn(a: TablePoint, b: TablePoint, c: TablePoint): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/** The straight distance between two places, in inches. */
export function gapInches(a: TablePoint, b: TablePoint): number {
  return Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y))
}

/** The place a fraction of the way along a segment: 0 is its start, 1 its end. */
export function pointAlong(segment: Segment, fraction: number): TablePoint {
  const { from, to } = segment
  return { x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction }
}

/** The place after a turn about a pivot; positive radians turn counter-clockwise. */
export function rotatePoint(point: TablePoint, pivot: TablePoint, radians: number): TablePoint {
  const cosine = Math.cos(radians)
  const sine = Math.sin(radians)
  const x = point.x - pivot.x
  const y = point.y - pivot.y
  return { x: pivot.x + x * cosine - y * sine, y: pivot.y + x * sine + y * cosine }
}

/** The distance of a place from a segment, in inches. */
export function distanceToSegment(point: TablePoint, from: TablePoint, to: TablePoint): number {
  const alongX = to.x - from.x
  const alongY = to.y - from.y
  const lengthSquared = alongX * alongX + alongY * alongY
  let fraction = 0
  if (lengthSquared > 0) {
    fraction = ((point.x - from.x) * alongX + (point.y - from.y) * alongY) / lengthSquared
    fraction = fraction < 0 ? 0 : fraction > 1 ? 1 : fraction
  }
  const offX = from.x + alongX * fraction - point.x
  const offY = from.y + alongY * fraction - point.y
  return Math.sqrt(offX * offX + offY * offY)
}

/**
 * The corner at an index of a list that runs in a ring: the last one's successor is the first.
 * Throws a RangeError when the list is empty, which no valid shape is.
 */
export function cornerAt(points: readonly TablePoint[], index: number): TablePoint {
  const corner = points[index < points.length ? index : index - points.length]
  if (corner === undefined) throw new RangeError(`no corner ${index} among ${points.length}`)
  return corner
}
