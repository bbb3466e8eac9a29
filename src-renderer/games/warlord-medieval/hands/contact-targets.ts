import { measureDistance } from '@rules/core/geometry'
import type { State, Unit } from '@rules/games/warlord-medieval/model'
import { footprintOf, onTable } from '@rules/games/warlord-medieval/pieces'

/** A unit that another can be laid against, and how far off it is, base to base. */
export type ContactTarget = { readonly unit: Unit; readonly inches: number }

/**
 * The units that a unit can be laid against: the other side's first, the nearest first. Of a battle as an audience may
 * know it these are none but those that it sees.
 */
export function contactTargets(
  { units }: Pick<State, 'units'>,
  leadId: string | undefined,
  selection: readonly string[],
): readonly ContactTarget[] {
  const lead = units[leadId ?? '']
  const from = lead === undefined ? null : footprintOf(lead)
  if (lead === undefined || from === null) return []
  return Object.values(units)
    .filter((unit) => onTable(unit) && !selection.includes(unit.id))
    .flatMap((unit) => {
      const outline = footprintOf(unit)
      return outline === null ? [] : [{ unit, inches: measureDistance(from, outline).inches }]
    })
    .sort(
      (a, b) => Number(a.unit.side === lead.side) - Number(b.unit.side === lead.side) || a.inches - b.inches,
    )
}
