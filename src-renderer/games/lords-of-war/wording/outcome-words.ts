import { dueAdvances } from '@rules/games/lords-of-war/moves'
import { extraTurnsAlong, type Outcome } from '@rules/games/lords-of-war/outcome'
import { say } from '../../../messages/messages.svelte'
import { writeList } from '../../../messages/writing'
import type { Match } from '../match.svelte'
import { eventWords } from './event-words'
import { cardName, sideName } from './names'

/**
 * What belongs to a foreseen fight beside its sums: the shots that were counted before anybody chose them, and what comes
 * after it, as far as nobody has to choose.
 */
export function sequelWords({ state }: Match, foreseen: Outcome): readonly string[] {
  const { shots, follows, after } = foreseen
  const isOpen = state.turn?.fightOpen === true
  const counted = shots.map(({ card, target }) =>
    say('lw.foreseen.shot', { card: cardName(state, card), target: cardName(state, target) }),
  )
  // Of each step the first sentence: the sums of later fights would hide those of this one.
  const [next, ...later] = follows.flatMap((event) => eventWords(after, event).slice(0, 1))
  return [
    ...(isOpen || counted.length === 0 ? [] : [say('lw.foreseen.shots', { shots: writeList(counted) })]),
    // Before a click the headline says it.
    ...(isOpen ? extraTurnsAlong(foreseen) : []).map((side) =>
      say('lw.log.extra-turn', { side: sideName(state, side) }),
    ),
    ...(next === undefined ? [] : [say('lw.foreseen.next', { what: next }), ...later]),
    ...openWords(after),
  ]
}

/** What somebody would have to choose then. */
function openWords(after: Outcome['after']): readonly string[] {
  if (after.ending !== null) return []
  if (after.turn?.fightOpen) return [say('lw.foreseen.another-fight')]
  const due = dueAdvances(after).map((advance) => cardName(after, advance.card))
  return due.length === 0 ? [] : [say('lw.foreseen.advance', { cards: writeList(due), count: due.length })]
}
