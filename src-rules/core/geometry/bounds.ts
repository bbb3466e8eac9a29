import type { TablePoint } from './point'

/** The upright rectangle around a shape, in inches. */
export type Bounds = {
  readonly minX: number
  readonly minY: number
  readonly maxX: number
  readonly maxY: number
}

/** The bounds of some places; of none it is the empty bounds, which nothing touches. */
export function boundsOf(points: readonly TablePoint[]): Bounds {
  let minX = Infinity
  let minY = Infinity
  let maxX = -Infinity
  let maxY = -Infinity
  for (const { x, y } of points) {
    if (x < minX) minX = x
    if (x > maxX) maxX = x
    if (y < minY) minY = y
    if (y > maxY) maxY = y
  }
  return { minX, minY, maxX, maxY }
}

/** The distance between two bounds in inches: never more than the distance of the shapes inside them. */
export function boundsGapInches(a: Bounds, b: Bounds): number {
  const gapX = Math.max(0, a.minX - b.maxX, b.minX - a.maxX)
  const gapY = Math.max(0, a.minY - b.maxY, b.minY - a.maxY)
  return gapX === 0 ? gapY : gapY === 0 ? gapX : Math.sqrt(gapX * gapX + gapY * gapY)
}

/** Do two bounds touch or overlap? */
export function boundsMeet(a: Bounds, b: Bounds): boolean {
  return a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY
}
