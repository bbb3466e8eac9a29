import type { Side } from '../../core/ids'
import { opponentOf } from '../../core/ids'
import type { State } from './model'

/** Whose turn follows: an extra turn that is owed (LW-34), or else the opponent of whoever had the last ordinary one. */
export function nextTurn(state: State): { readonly player: Side; readonly extra: boolean } {
  const [owed] = state.extraTurns
  if (owed !== undefined) return { player: owed, extra: true }
  return { player: state.ordinary === null ? 'a' : opponentOf(state.ordinary), extra: false }
}

/** Who has to lay down a card for the challenge, player 1 first; null when both have (LW-13). */
export function challenger(state: Pick<State, 'mat' | 'cards'>): Side | null {
  const sides = Object.values(state.mat).map((id) => state.cards[id]?.side)
  if (!sides.includes('a')) return 'a'
  return sides.includes('b') ? null : 'b'
}
