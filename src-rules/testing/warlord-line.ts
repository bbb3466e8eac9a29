import { reportBattleLines } from '../games/warlord-medieval/check'
import type { Unit } from '../games/warlord-medieval/model'
import { personality, type TableParts, tableState, unitAt } from './table-state'

/** The Warlord's line of side A: his banner unit at x 30…34, y 8…10, and the units given. */
export function warlordLine(units: readonly Unit[], parts: TableParts = {}) {
  const banner = unitAt('a-banner', { x: 32, y: 9 }, { costAp: 20 })
  const state = tableState({
    personalities: [personality('a-warlord', 'a-banner')],
    ...parts,
    units: [...(units.some(({ id }) => id === 'a-banner') ? [] : [banner]), ...units],
  })
  const [line] = reportBattleLines(state)
  if (line === undefined) throw new Error('no line')
  return line
}

/** A unit to the right of the banner unit, its left edge at so many inches from the banner unit's right one. */
export function right(id: string, inches: number, figures: Partial<Unit> = {}): Unit {
  return unitAt(id, { x: 36 + inches, y: 9 }, figures)
}
