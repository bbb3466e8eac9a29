import { type Footprint, polygonFootprint, polylineFootprint, signedAreaSquareInches } from './footprint'
import { cornerAt, gapInches, type TablePoint, turn } from './point'

/** The length all around a polygon, in inches (WM-40). */
export function perimeterInches(polygon: Footprint): number {
  const { points } = polygon
  return lengthOf(points) + gapInches(cornerAt(points, points.length - 1), cornerAt(points, 0))
}

/** The length of a line feature, in inches (WM-40). */
export function lengthInches(polyline: Footprint): number {
  return lengthOf(polyline.points)
}

/** The area of a polygon, in square inches; a polyline has none. */
export function areaSquareInches(footprint: Footprint): number {
  return footprint.kind === 'polygon' ? Math.abs(signedAreaSquareInches(footprint.points)) : 0
}

/** Does a polygon's outline neither cross nor touch itself? Takes the bare corners, as they come from a drawing. */
export function isSimplePolygon(points: readonly TablePoint[]): boolean {
  return points.length >= 3 && selfCrossing(points) === undefined
}

/**
 * The first two edges of a closed outline that meet where they should not, by the indices of their first corners;
 * undefined when there are none. Edges that follow each other may meet in their common corner only.
 */
export function selfCrossing(points: readonly TablePoint[]): readonly [number, number] | undefined {
  const count = points.length
  for (let first = 0; first < count; first++) {
    for (let second = first + 1; second < count; second++) {
      const isNext = second === first + 1
      const isBefore = first === 0 && second === count - 1
      const meets =
        isNext || isBefore ? foldsBack(points, isNext ? second : first) : edgesMeet(points, first, second)
      if (meets) return [first, second]
    }
  }
  return undefined
}

/** The polygon grown or shrunk about its centre of gravity until its outline measures so many inches (WM-40). */
export function scaleToPerimeter(polygon: Footprint, inches: number): Footprint {
  return scaledAbout(polygon, centroid(polygon), inches / perimeterInches(polygon))
}

/** The line feature grown or shrunk about the middle of its bounds until it measures so many inches (WM-40). */
export function scaleToLength(polyline: Footprint, inches: number): Footprint {
  const { minX, minY, maxX, maxY } = polyline.bounds
  return scaledAbout(
    polyline,
    { x: (minX + maxX) / 2, y: (minY + maxY) / 2 },
    inches / lengthInches(polyline),
  )
}

/** The centre of gravity of a polygon. */
export function centroid(polygon: Footprint): TablePoint {
  const origin = cornerAt(polygon.points, 0)
  let twiceArea = 0
  let x = 0
  let y = 0
  for (let index = 1; index < polygon.points.length - 1; index++) {
    const corner = cornerAt(polygon.points, index)
    const after = cornerAt(polygon.points, index + 1)
    const weight = turn(origin, corner, after)
    twiceArea += weight
    x += weight * (corner.x + after.x - 2 * origin.x)
    y += weight * (corner.y + after.y - 2 * origin.y)
  }
  return { x: origin.x + x / (3 * twiceArea), y: origin.y + y / (3 * twiceArea) }
}

function scaledAbout(footprint: Footprint, centre: TablePoint, factor: number): Footprint {
  const points = footprint.points.map(({ x, y }) => ({
    x: centre.x + (x - centre.x) * factor,
    y: centre.y + (y - centre.y) * factor,
  }))
  return footprint.kind === 'polygon' ? polygonFootprint(points) : polylineFootprint(points)
}

function lengthOf(points: readonly TablePoint[]): number {
  let inches = 0
  for (let index = 0; index < points.length - 1; index++) {
    inches += gapInches(cornerAt(points, index), cornerAt(points, index + 1))
  }
  return inches
}

/** Does the outline turn straight back at a corner, or stay on it? */
function foldsBack(points: readonly TablePoint[], index: number): boolean {
  const before = cornerAt(points, index === 0 ? points.length - 1 : index - 1)
  const corner = cornerAt(points, index)
  const after = cornerAt(points, index + 1)
  const ahead = (corner.x - before.x) * (after.x - corner.x) + (corner.y - before.y) * (after.y - corner.y)
  return turn(before, corner, after) === 0 && ahead <= 0
}

function edgesMeet(points: readonly TablePoint[], first: number, second: number): boolean {
  const a = cornerAt(points, first)
  const b = cornerAt(points, first + 1)
  const c = cornerAt(points, second)
  const d = cornerAt(points, second + 1)
  if (Math.max(a.x, b.x) < Math.min(c.x, d.x) || Math.max(c.x, d.x) < Math.min(a.x, b.x)) return false
  if (Math.max(a.y, b.y) < Math.min(c.y, d.y) || Math.max(c.y, d.y) < Math.min(a.y, b.y)) return false
  return turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0
}
