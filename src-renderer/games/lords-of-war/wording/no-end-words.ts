import { dueAdvances } from '@rules/games/lords-of-war/moves'
import { say } from '../../../messages/messages.svelte'
import type { Match } from '../match.svelte'
import { cardName, sideName } from './names'

/** Why the turn cannot end now. */
export function noEndWords({ state, acting, mayAct }: Match): string {
  if (state.stage === 'ended' || acting === null)
    return say(state.stage === 'set-up' ? 'lw.no-end.set-up' : 'lw.no-end.ended')
  if (state.stage === 'challenge') return say('lw.no-end.challenge')
  if (!mayAct) return say('lw.no-end.wait', { side: sideName(state, acting) })
  if (state.turn?.fightOpen) return say('lw.no-end.fight')
  const [due] = dueAdvances(state)
  return due === undefined
    ? say('lw.no-end.skip')
    : say('lw.no-end.advance', { card: cardName(state, due.card) })
}
