import { boundsGapInches, boundsMeet } from './bounds'
import { edgeCount, type Footprint } from './footprint'
import { holdsPoint } from './locate'
import { cornerAt, type TablePoint } from './point'
import { FLOAT_NOISE_INCHES, TOLERANCE_INCHES } from './tolerance'

/** A measured distance in inches and the two nearest places it runs between; 0 means one place, common to both. */
export type Distance = { readonly inches: number; readonly from: TablePoint; readonly to: TablePoint }

/** The nearest pair found so far, as plain numbers because this is written some thirty times a measurement. */
type Nearest = { squared: number; ownX: number; ownY: number; otherX: number; otherY: number }

/** How far behind an edge, squared, a corner lies for certain and not by the noise of floats. */
const BEHIND_SQUARED = TOLERANCE_INCHES * TOLERANCE_INCHES

/**
 * The distance in inches between the nearest points of two footprints, whatever their facing (WM-24).
 * Polygons are solid: it is 0 when the two touch or overlap, or one lies inside the other.
 */
export function measureDistance(a: Footprint, b: Footprint): Distance {
  if (boundsMeet(a.bounds, b.bounds)) {
    const common = findCommonPoint(a, b)
    if (common !== undefined) return { inches: 0, from: common, to: common }
  }
  const fromA = nearestToCorners(a, b)
  const fromB = nearestToCorners(b, a)
  const inches = Math.sqrt(Math.min(fromA.squared, fromB.squared))
  const [from, to] =
    fromA.squared <= fromB.squared
      ? [
          { x: fromA.ownX, y: fromA.ownY },
          { x: fromA.otherX, y: fromA.otherY },
        ]
      : [
          { x: fromB.otherX, y: fromB.otherY },
          { x: fromB.ownX, y: fromB.ownY },
        ]
  return inches <= FLOAT_NOISE_INCHES ? { inches: 0, from, to: from } : { inches, from, to }
}

/**
 * Are two footprints at most so many inches apart (WM-24, with its tolerance)?
 * Choose it over `measureDistance` when only the answer matters: far pairs are dismissed by their bounds.
 */
export function distanceAtMost(a: Footprint, b: Footprint, limitInches: number): boolean {
  const reach = limitInches + TOLERANCE_INCHES
  if (boundsGapInches(a.bounds, b.bounds) > reach) return false
  return measureDistance(a, b).inches <= reach
}

/** A place where two outlines cross, or a corner of the one inside the other. */
function findCommonPoint(a: Footprint, b: Footprint): TablePoint | undefined {
  return findCrossing(a, b) ?? findCornerInside(a, b) ?? findCornerInside(b, a)
}

function findCornerInside(inner: Footprint, outer: Footprint): TablePoint | undefined {
  if (outer.kind !== 'polygon') return undefined
  const corner = cornerAt(inner.points, 0)
  return holdsPoint(outer, corner.x, corner.y) ? corner : undefined
}

function findCrossing(a: Footprint, b: Footprint): TablePoint | undefined {
  const edgesOfA = edgeCount(a)
  const edgesOfB = edgeCount(b)
  const { minX, minY, maxX, maxY } = b.bounds
  for (let i = 0; i < edgesOfA; i++) {
    const from = cornerAt(a.points, i)
    const to = cornerAt(a.points, i + 1)
    if ((from.x < minX && to.x < minX) || (from.x > maxX && to.x > maxX)) continue
    if ((from.y < minY && to.y < minY) || (from.y > maxY && to.y > maxY)) continue
    const alongX = to.x - from.x
    const alongY = to.y - from.y
    for (let j = 0; j < edgesOfB; j++) {
      const start = cornerAt(b.points, j)
      const end = cornerAt(b.points, j + 1)
      const startSide = alongX * (start.y - from.y) - alongY * (start.x - from.x)
      const endSide = alongX * (end.y - from.y) - alongY * (end.x - from.x)
      if (!(startSide > 0 ? endSide < 0 : startSide < 0 && endSide > 0)) continue
      const acrossX = end.x - start.x
      const acrossY = end.y - start.y
      const fromSide = acrossX * (from.y - start.y) - acrossY * (from.x - start.x)
      const toSide = acrossX * (to.y - start.y) - acrossY * (to.x - start.x)
      if (!(fromSide > 0 ? toSide < 0 : fromSide < 0 && toSide > 0)) continue
      const fraction = fromSide / (fromSide - toSide)
      return { x: from.x + alongX * fraction, y: from.y + alongY * fraction }
    }
  }
  return undefined
}

/**
 * Outlines that do not cross are nearest at a corner of one of them: each corner against each edge of the other. A
 * corner behind a solid edge, or farther from the edge's line than the best pair, is passed over.
 */
function nearestToCorners(own: Footprint, other: Footprint): Nearest {
  const best: Nearest = { squared: Infinity, ownX: 0, ownY: 0, otherX: 0, otherY: 0 }
  const isSolid = other.kind === 'polygon'
  const edges = edgeCount(other)
  const corners = own.points
  for (let j = 0; j < edges; j++) {
    const start = cornerAt(other.points, j)
    const end = cornerAt(other.points, j + 1)
    const alongX = end.x - start.x
    const alongY = end.y - start.y
    const lengthSquared = alongX * alongX + alongY * alongY
    const perSquare = lengthSquared > 0 ? 1 / lengthSquared : 0
    for (let i = 0; i < corners.length; i++) {
      const corner = cornerAt(corners, i)
      const toX = corner.x - start.x
      const toY = corner.y - start.y
      const off = alongX * toY - alongY * toX
      const offSquared = off * off * perSquare
      if (offSquared >= best.squared || (isSolid && off > 0 && offSquared > BEHIND_SQUARED)) continue
      let fraction = (toX * alongX + toY * alongY) * perSquare
      fraction = fraction < 0 ? 0 : fraction > 1 ? 1 : fraction
      const offX = alongX * fraction - toX
      const offY = alongY * fraction - toY
      const squared = offX * offX + offY * offY
      if (squared >= best.squared) continue
      best.squared = squared
      best.ownX = corner.x
      best.ownY = corner.y
      best.otherX = corner.x + offX
      best.otherY = corner.y + offY
    }
  }
  return best
}
