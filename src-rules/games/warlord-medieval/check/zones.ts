import type { Bounds } from '../../../core/geometry'
import type { Side } from '../../../core/ids'
import { centrelineInches, type TableSize } from '../table'

/** How far the farthest corner lies beyond the table's edge, in inches; 0 or less when all of it lies on the table. */
export function inchesBeyondTable(table: TableSize, bounds: Bounds): number {
  return Math.max(
    -bounds.minX,
    -bounds.minY,
    bounds.maxX - table.widthInches,
    bounds.maxY - table.depthInches,
  )
}

/** How far the nearest corner lies from the centreline on a side's own half, in inches; negative beyond it. */
export function inchesFromCentreline(table: TableSize, side: Side, bounds: Bounds): number {
  const middle = centrelineInches(table)
  return side === 'a' ? middle - bounds.maxY : bounds.minY - middle
}

/** How far the nearest corner lies from the nearer flank, in inches; negative beyond it. */
export function inchesFromFlank(table: TableSize, bounds: Bounds): number {
  return Math.min(bounds.minX, table.widthInches - bounds.maxX)
}
