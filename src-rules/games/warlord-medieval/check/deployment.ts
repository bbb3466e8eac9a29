import { isAtLeast, isWithin } from '../../../core/geometry'
import { type RuleId, type Violation, violation } from '../../../core/trace'
import type { PlacedBase } from '../base-links'
import { CENTRELINE_GAP_INCHES } from '../table'
import type { TableScan } from '../table-scan'
import { isDeploying } from './stage-span'
import { inchesBeyondTable, inchesFromCentreline, inchesFromFlank } from './zones'

/** A way in which a base is outside its deployment area, with its figures. */
type Outside = {
  readonly code: string
  readonly rule: RuleId
  readonly limit: 'half' | 'centreline' | 'flank'
  readonly inches: number
  readonly limitInches: number
}

/** Where troops may be set up: the whole base, until the battle begins (WM-36, WM-37, WM-54). */
export function checkDeployment(scan: TableScan): readonly Violation[] {
  if (!isDeploying(scan.state)) return []
  return scan.bases.flatMap((base) => checkBase(scan, base))
}

function checkBase(scan: TableScan, { unit, footprint }: PlacedBase): readonly Violation[] {
  const { table } = scan
  // A base that hangs over the edge is first to be brought onto the table.
  if (!isWithin(inchesBeyondTable(table, footprint.bounds), 0)) return []
  const outside: Outside[] = []
  const fromCentreline = inchesFromCentreline(table, unit.side, footprint.bounds)
  if (!isAtLeast(fromCentreline, 0)) {
    outside.push({
      code: 'unit/beyond-own-half',
      rule: 'WM-36',
      limit: 'half',
      inches: -fromCentreline,
      limitInches: 0,
    })
  } else if (!isAtLeast(fromCentreline, CENTRELINE_GAP_INCHES)) {
    const limitInches = CENTRELINE_GAP_INCHES
    outside.push({
      code: 'unit/too-near-centreline',
      rule: 'WM-36',
      limit: 'centreline',
      inches: fromCentreline,
      limitInches,
    })
  }
  const fromFlank = inchesFromFlank(table, footprint.bounds)
  const inDeadZone = !isAtLeast(fromFlank, table.flankInches)
  const flank = { inches: Math.max(0, fromFlank), limitInches: table.flankInches }
  if (inDeadZone && unit.formation === 'formed') {
    outside.push({ code: 'unit/in-dead-zone', rule: 'WM-37', limit: 'flank', ...flank })
  }
  const found = unit.hidden ? hiddenOutside(unit.id, outside) : outside.map((so) => outsideArea(unit.id, so))
  if (!inDeadZone || unit.formation !== 'skirmish') return found
  return [...found, violation('unit/in-dead-zone', 'WM-37', [unit.id], flank, 'note')]
}

function outsideArea(unit: string, { code, rule, inches, limitInches }: Outside): Violation {
  return violation(code, rule, [unit], { inches, limitInches })
}

/** One trouble for a hidden unit, whatever its ways of being outside: the one that is farthest from right (WM-54). */
function hiddenOutside(unit: string, outside: readonly Outside[]): readonly Violation[] {
  const [worst] = outside.toSorted(
    (a, b) => Math.abs(b.inches - b.limitInches) - Math.abs(a.inches - a.limitInches),
  )
  if (worst === undefined) return []
  const { limit, inches, limitInches } = worst
  return [violation('hidden/outside-set-on-area', 'WM-54', [unit], { inches, limitInches, limit })]
}
