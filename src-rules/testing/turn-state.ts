import type { Side } from '../core/ids'
import type { HouseRules } from '../games/warlord-medieval/house-rules'
import type { Phase, State, Turn } from '../games/warlord-medieval/model'
import { firstTurn } from '../games/warlord-medieval/turn'
import { type TableParts, tableState } from './table-state'

/** A table of pieces in the turns of a battle, in a phase of the first turn of side A. */
export function turnState(
  parts: TableParts & { readonly turn?: Partial<Turn>; readonly phase?: Phase },
): State {
  const player: Side = 'a'
  const turn = { ...firstTurn(player), phase: parts.phase ?? 'impetuous', ...parts.turn }
  return { ...tableState({ ...parts, stage: 'turns' }), turn }
}

/** The battle with some of its wider rules otherwise. */
export function withWider(state: State, changes: Partial<HouseRules['wider']>): State {
  return { ...state, houseRules: { ...state.houseRules, wider: { ...state.houseRules.wider, ...changes } } }
}
