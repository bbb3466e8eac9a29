import { SIDES } from '@rules/core/ids'
import type { State } from '@rules/games/warlord-medieval/model'
import { onTable } from '@rules/games/warlord-medieval/pieces'
import type { TableReach } from '../../../tabletop/table-model'
import type { Battle } from '../battle.svelte'
import { companionsOf } from './hands.svelte'

/** The outlines of the reach of the selected units' lines or armies; each side's is one shape. */
export function reachesOf(
  state: State,
  selection: readonly string[],
  of: 'line' | 'army',
  inches: number,
): readonly TableReach[] {
  const shown: Pick<Battle, 'state'> = { state }
  return SIDES.flatMap((side): TableReach[] => {
    const own = selection.filter((id) => state.units[id]?.side === side)
    const ids = companionsOf(shown, own, of).filter((id) => {
      const unit = state.units[id]
      return unit !== undefined && unit.side === side && onTable(unit)
    })
    return ids.length === 0 ? [] : [{ id: `reach-${side}`, ids, inches, side }]
  })
}
