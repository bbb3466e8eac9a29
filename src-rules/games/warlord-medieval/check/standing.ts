import { isWithin, overlaps } from '../../../core/geometry'
import { type Violation, violation } from '../../../core/trace'
import { basesNear, type TableScan } from '../table-scan'
import { baseOverlapInches, deepestCornerInches } from './overlap-depth'
import { inchesBeyondTable } from './zones'

/** Bases stand on the table, on no other base and in nothing impassable, at any time of the battle (WM-38). */
export function checkStanding(scan: TableScan): readonly Violation[] {
  return [...checkBaseSizes(scan), ...checkEdges(scan), ...checkBases(scan), ...checkImpassable(scan)]
}

/** A unit that was put on the table without the size of its base cannot be measured, and is not given one in silence. */
function checkBaseSizes({ unmeasured }: TableScan): readonly Violation[] {
  return unmeasured.map(({ id }) => violation('unit/no-base-size', 'WM-2', [id]))
}

function checkEdges({ bases, table }: TableScan): readonly Violation[] {
  const found: Violation[] = []
  for (const { unit, footprint } of bases) {
    const inches = inchesBeyondTable(table, footprint.bounds)
    if (isWithin(inches, 0)) continue
    found.push(violation('unit/off-table', 'WM-38', [unit.id], { inches, limitInches: 0 }))
  }
  return found
}

function checkBases({ bases, touching }: TableScan): readonly Violation[] {
  const found: Violation[] = []
  for (const { first, second } of touching) {
    const one = bases[first]
    const other = bases[second]
    if (one === undefined || other === undefined || !overlaps(one.footprint, other.footprint)) continue
    const inches = baseOverlapInches(one.footprint, other.footprint)
    found.push(
      violation('unit/overlaps-unit', 'WM-38', [one.unit.id, other.unit.id], { inches, limitInches: 0 }),
    )
  }
  return found
}

function checkImpassable(scan: TableScan): readonly Violation[] {
  const found: Violation[] = []
  for (const { feature, footprint } of scan.features) {
    if (feature.kind !== 'impassable') continue
    for (const base of basesNear(scan, footprint.bounds)) {
      if (!overlaps(base.footprint, footprint)) continue
      const inches = deepestCornerInches(base.footprint, footprint)
      const pieces = [base.unit.id, feature.id]
      found.push(violation('unit/in-impassable', 'WM-38', pieces, { inches, limitInches: 0 }))
    }
  }
  return found
}
