import { type Audience, opponentOf, type Side } from '@rules/core/ids'
import type { Command } from '@rules/games/warlord-medieval/commands'
import type { Unit } from '@rules/games/warlord-medieval/model'
import { campSideOf } from '@rules/games/warlord-medieval/pieces'
import { isSecretTo } from '@rules/games/warlord-medieval/view'
import { FORMATION_ACTIONS } from '../../tabletop/formation-bar'

/** What can be done on a screen that was handed to one side (WM-54); the rest is the referee's. */
const PRIVATE: ReadonlySet<string> = new Set([
  ...['cover', 'go-on', 'undo', 'redo', 'palette', 'shortcuts', 'clear'],
  ...['place', 'take-off', 'hide', 'assign'],
  ...['help', 'pane-army', 'pane-side', 'size-larger', 'size-smaller', 'size-usual'],
  ...['tool-select', 'lay-aside', 'tool-ruler', 'tool-sight', 'fit', 'to-table'],
  ...['to-formation', ...FORMATION_ACTIONS.map(({ action }) => `form-${action}`)],
  ...['sketch', 'sketch-keep', 'sketch-drop', 'sketch-forget', 'mirror-selected'],
])

/** The side that holds the screen, or null while the referee does. */
export function holderOf(audience: Audience): Side | null {
  if (audience === 'player-a') return 'a'
  return audience === 'player-b' ? 'b' : null
}

/** Is a command of the screen there for a side that holds it? Units are chosen by name; the others have no list. */
export function isOnPrivateScreen(command: string): boolean {
  return PRIVATE.has(command) || command.startsWith('select ')
}

/**
 * May a side that holds the screen send this command? It marks, places and seals its own units, and puts those that the
 * other side cannot see yet into its lines (WM-22): where a visible unit belongs everybody may know.
 */
export function isOwnDoing(
  units: Readonly<Record<string, Pick<Unit, 'side' | 'hidden' | 'pose'>>>,
  holder: Side,
  command: Command,
): boolean {
  const own = (ids: readonly string[]) => ids.every((id) => units[id]?.side === holder)
  switch (command.type) {
    case 'hide-units':
      return own(command.units)
    case 'move-units':
      return own(command.moves.map(({ unit }) => unit))
    case 'assign-to-line':
      return command.units.map((id) => units[id]).every((unit) => unit && isSecretTo(unit, [holder]))
    case 'seal-hidden':
    case 'open-seal':
      return command.side === holder
    default:
      return false
  }
}

/** The pieces of a selection that a side that holds the screen may take in hand. */
export function withoutOther(
  units: Readonly<Record<string, { readonly side: Side }>>,
  holder: Side | null,
  ids: readonly string[],
): readonly string[] {
  if (holder === null) return ids
  const other = opponentOf(holder)
  return ids.filter((id) => units[id]?.side !== other && campSideOf(id) !== other)
}
