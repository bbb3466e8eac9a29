import { measureDistance } from '@rules/core/geometry'
import { opponentOf } from '@rules/core/ids'
import type { State, Unit } from '@rules/games/warlord-medieval/model'
import { footprintOf, onTable, unitsOf } from '@rules/games/warlord-medieval/pieces'

/** The enemies of a unit on the table with their distance from base to base, the nearest first. */
export function enemiesByDistance(
  state: State,
  unit: Unit,
): readonly { readonly unit: Unit; readonly inches: number }[] {
  const from = footprintOf(unit)
  if (from === null) return []
  return unitsOf(state, opponentOf(unit.side))
    .filter(onTable)
    .flatMap((enemy) => {
      const to = footprintOf(enemy)
      return to === null ? [] : [{ unit: enemy, inches: measureDistance(from, to).inches }]
    })
    .toSorted((one, other) => one.inches - other.inches)
}
