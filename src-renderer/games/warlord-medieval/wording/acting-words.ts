import type { Side } from '@rules/core/ids'
import { attackerOf, defenderOf, initiativeWinner } from '@rules/games/warlord-medieval/initiative'
import type { State } from '@rules/games/warlord-medieval/model'
import { say } from '../../../messages/messages.svelte'
import { familyWord } from './code-words'
import { sideName } from './names'

/** Who acts, as the line at the foot of the screen says it: words, the side's name in its colour, words. */
export type ActingWords = {
  readonly before: string
  readonly side: Side | null
  readonly name: string
  readonly after: string
}

/** Says whose go it is and why. */
export function actingWords(state: State, acting: Side | null): ActingWords {
  const { stage, turn } = state
  const draw = stage === 'initiative' ? 'campaign' : stage === 'first-move' ? 'first-move' : null
  const winner = draw === null ? null : initiativeWinner(state, draw)
  if (winner !== null) {
    return { before: say('battle.acting.decided'), side: winner, name: sideName(state, winner), after: '' }
  }
  if (acting === null) return { before: say(`battle.acting.both.${stage}`), side: null, name: '', after: '' }
  const before =
    stage === 'turns' && turn !== null
      ? say('battle.acting.turn', { round: turn.round, phase: familyWord('phase', turn.phase) })
      : familyWord('acting', stage)
  return { before, side: acting, name: sideName(state, acting), after: reason(state, acting) }
}

function reason(state: State, acting: Side): string {
  if (state.stage === 'turns' || state.stage === 'first-move') return ''
  if (acting === defenderOf(state)) return say('battle.acting.loser')
  if (acting === attackerOf(state)) return say('battle.acting.winner')
  return ''
}
