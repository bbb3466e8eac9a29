import type { State } from '@rules/games/warlord-medieval/model'
import { say } from '../../../messages/messages.svelte'
import type { AgendaItem } from '../agenda'
import { pieceName } from './names'

/** Writes what is still to do. */
export function agendaWords(
  state: Pick<State, 'units' | 'personalities' | 'features' | 'sides'>,
  { code, pieces, count }: AgendaItem,
): string {
  const [piece = '', other = ''] = pieces.map((id) => pieceName(state, id))
  return say(`agenda.${code}`, { piece, other, count })
}
