import { sameViolation, type Violation } from '../../../core/trace'
import { reportLines } from '../battle-lines'
import type { State } from '../model'
import type { BattleLineReport } from '../reports'
import { scanTable } from '../table-scan'
import { checkArmies } from './army'
import { checkBanners } from './banners'
import { checkCamps } from './camps'
import { worstFirst } from './codes'
import { checkDeployment } from './deployment'
import { checkLines } from './lines'
import { checkStanding } from './standing'
import { checkTerrain } from './terrain'
import { checkTurn } from './turn'

export { CHECK_CODES, type CheckCode } from './codes'

/** Everything that a table shows when it is measured once. */
export type CheckedTable = {
  /** What rules speak against, the worst first. */
  readonly violations: readonly Violation[]
  /** Every battle line, in the order of the personalities that lead them. */
  readonly lines: readonly BattleLineReport[]
}

// A state never changes, so both its reports come from one pass however often they are asked for.
const checked = new WeakMap<State, CheckedTable>()

/** Measures a table once and reports its troubles and its battle lines; for every pointer move of a drag. */
export function checkTable(state: State): CheckedTable {
  let table = checked.get(state)
  if (table === undefined) {
    table = checkAfresh(state)
    checked.set(state, table)
  }
  return table
}

/** Everything in a battle that a rule speaks against, the worst first (WM-90). */
export function checkState(state: State): readonly Violation[] {
  return checkTable(state).violations
}

/** Every battle line as it stands (WM-20…29). */
export function reportBattleLines(state: State): readonly BattleLineReport[] {
  return checkTable(state).lines
}

function checkAfresh(state: State): CheckedTable {
  const scan = scanTable(state)
  const lines = reportLines(scan)
  const found = [
    ...checkArmies(scan),
    ...checkStanding(scan),
    ...checkDeployment(scan),
    ...checkBanners(scan),
    ...checkCamps(scan),
    ...checkLines(scan, lines),
    ...checkTerrain(scan),
    ...checkTurn(scan),
    ...state.irregularities,
  ]
  const byKey = new Map<string, Violation>()
  for (const trouble of found) if (!byKey.has(trouble.key)) byKey.set(trouble.key, asBefore(trouble))
  latest = byKey
  return { violations: [...byKey.values()].sort(worstFirst), lines }
}

// The latest table's troubles. One that is found again with the same figures stays the same object, so that whoever shows
// it need not write it anew in every frame of a drag.
let latest: ReadonlyMap<string, Violation> = new Map()

function asBefore(trouble: Violation): Violation {
  const before = latest.get(trouble.key)
  return before !== undefined && sameViolation(before, trouble) ? before : trouble
}
