import { type RuleId, type Violation, violation } from '../../../core/trace'
import { LINK_LIMIT_INCHES } from '../base-links'
import type { State, Unit } from '../model'
import { allUnits, findBannerUnit, isBannerUnit, onTable, unitsOfLine } from '../pieces'
import type { BattleLineReport, CutOff, CutOffReason } from '../reports'
import type { TableScan } from '../table-scan'
import { isBeforeTurns, isDeploying, isInStages } from './stage-span'

/** How many units a battle line has beside its banner unit, or with it by the switch (WM-21). */
export const LEAST_LINE_UNITS = 3

const CUT_OFF_RULES = {
  'too-far': 'WM-23',
  'not-connected-by-disorder': 'WM-25',
  'banner-unit-severs': 'WM-26',
  'no-sight': 'WM-27',
  'no-banner-unit': 'WM-23',
} as const satisfies Record<CutOffReason, RuleId>

/** Battle lines: their size, their units, and the chains that hold them together (WM-20…29). */
export function checkLines({ state }: TableScan, lines: readonly BattleLineReport[]): readonly Violation[] {
  return [
    ...checkSizes(state),
    ...checkUnitsHaveLine(state),
    ...lines.flatMap((line) => checkChains(state, line)),
  ]
}

/** Judged from the end of deployment; while units are still being deployed it is worth knowing only. */
function checkSizes(state: State): readonly Violation[] {
  if (!isInStages(state, 'deployment', 'first-move')) return []
  const severity = state.stage === 'deployment' ? 'note' : 'settle'
  const found: Violation[] = []
  for (const personality of Object.values(state.personalities)) {
    const all = unitsOfLine(state, personality.id)
    const banner = findBannerUnit(state, personality)?.id ?? null
    const counted = state.houseRules.bannerUnitCounts ? all : all.filter(({ id }) => id !== banner)
    const figures = { units: counted.length, needed: LEAST_LINE_UNITS }
    if (counted.length >= LEAST_LINE_UNITS) continue
    const code = counted.length === 0 ? 'line/no-units' : 'line/too-few-units'
    found.push(violation(code, 'WM-21', [personality.id], figures, severity))
  }
  return found
}

/** Every unit starts deployed and in exactly one line (WM-22); afterwards it may leave its line (WM-29). */
function checkUnitsHaveLine(state: State): readonly Violation[] {
  const isSettled = isInStages(state, 'first-move', 'ended')
  const severity = isBeforeTurns(state) ? 'settle' : 'note'
  const found: Violation[] = []
  for (const unit of allUnits(state)) {
    if (unit.removal !== null) continue
    if (isSettled && !onTable(unit))
      found.push(violation('unit/not-deployed', 'WM-22', [unit.id], {}, severity))
    if (hasLine(state, unit)) continue
    if (isSettled) found.push(violation('unit/no-line', 'WM-22', [unit.id], {}, severity))
  }
  return found
}

function hasLine(state: State, unit: Unit): boolean {
  if (unit.line === null) return isBannerUnit(state, unit)
  return state.personalities[unit.line]?.side === unit.side
}

function checkChains(state: State, { line, cutOff }: BattleLineReport): readonly Violation[] {
  if (!isDeploying(state) && isBeforeTurns(state)) return []
  const severity = isDeploying(state) ? 'settle' : 'note'
  // Without a banner unit on the table there is nothing to be cut off from: that is a trouble of the line, not of each unit.
  return cutOff
    .filter(({ reason }) => reason !== 'no-banner-unit')
    .map((piece) =>
      violation('unit/cut-off', CUT_OFF_RULES[piece.reason], [piece.unit], figuresOf(line, piece), severity),
    )
}

function figuresOf(line: string, { reason, nearest, hiddenBy }: CutOff): Violation['figures'] {
  const [terrain] = hiddenBy
  return {
    line,
    reason,
    limitInches: LINK_LIMIT_INCHES,
    ...(nearest !== null && { inches: nearest.inches, nearest: nearest.from }),
    ...(terrain !== undefined && { hiddenBy: terrain }),
  }
}
