import { type Footprint, isAtLeast, isWithin, lengthInches, perimeterInches } from '../../../core/geometry'
import { type Violation, violation } from '../../../core/trace'
import type { PlacedFeature, TableScan } from '../table-scan'
import { inchesBeyondTable, inchesFromCentreline } from './zones'

/** The perimeter of a feature, or the length of a linear one (WM-40). */
export const PERIMETER_INCHES = 40

const measured = new WeakMap<Footprint, number>()

/** The perimeter of a polygon or the length of a line, in inches, as WM-40 counts it. */
export function outlineInches(footprint: Footprint): number {
  let inches = measured.get(footprint)
  if (inches === undefined) {
    inches = footprint.kind === 'polygon' ? perimeterInches(footprint) : lengthInches(footprint)
    measured.set(footprint, inches)
  }
  return inches
}

/** Terrain features: their size, and where they were placed (WM-38, WM-40, WM-44). */
export function checkTerrain(scan: TableScan): readonly Violation[] {
  return scan.features.flatMap((piece) => [
    ...checkOnTable(scan, piece),
    ...checkPerimeter(scan, piece),
    ...checkHalf(scan, piece),
  ])
}

function checkOnTable({ table }: TableScan, { feature, footprint }: PlacedFeature): readonly Violation[] {
  const inches = inchesBeyondTable(table, footprint.bounds)
  if (isWithin(inches, 0)) return []
  return [violation('feature/off-table', 'WM-38', [feature.id], { inches, limitInches: 0 })]
}

function checkPerimeter({ state }: TableScan, { feature, footprint }: PlacedFeature): readonly Violation[] {
  const inches = outlineInches(footprint)
  const figures = { inches, limitInches: PERIMETER_INCHES }
  if (!isWithin(inches, PERIMETER_INCHES))
    return [violation('feature/perimeter-over', 'WM-40', [feature.id], figures)]
  if (!state.houseRules.exactPerimeter || isAtLeast(inches, PERIMETER_INCHES)) return []
  return [violation('feature/perimeter-not-exact', 'WM-40', [feature.id], figures)]
}

/** A feature that came with a map, or that the referee placed himself, belongs to no side and may lie anywhere. */
function checkHalf({ table }: TableScan, { feature, footprint }: PlacedFeature): readonly Violation[] {
  if (feature.placedBy === null) return []
  const inches = -inchesFromCentreline(table, feature.placedBy, footprint.bounds)
  if (isWithin(inches, 0)) return []
  return [violation('feature/beyond-centreline', 'WM-44', [feature.id], { inches, limitInches: 0 })]
}
