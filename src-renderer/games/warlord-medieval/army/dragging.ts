import { PIECE_TYPE } from '../../../tabletop/Tabletop.svelte'

/** Puts units into a drag, for the tabletop and for the lines of the list. */
export function carryUnits(event: DragEvent, ids: readonly string[]): void {
  const { dataTransfer } = event
  if (dataTransfer === null) return
  const payload = JSON.stringify(ids)
  dataTransfer.setData(PIECE_TYPE, payload)
  // The table takes a copy, a battle line moves the unit.
  dataTransfer.effectAllowed = 'copyMove'
}

/** Does a drag carry units? What they are is not told before they are dropped. */
export function takesUnits(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes(PIECE_TYPE) ?? false
}

/** The units that were dropped, none when it was something else. */
export function droppedUnits(event: DragEvent): readonly string[] {
  return parseUnits(event.dataTransfer?.getData(PIECE_TYPE) ?? '')
}

/** Reads what `carryUnits` wrote; anything else is no units. */
export function parseUnits(payload: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(payload)
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
