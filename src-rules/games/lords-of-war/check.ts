import { SIDES } from '../../core/ids'
import { type Violation, violation } from '../../core/trace'
import { checkDeck } from './deck-counts'
import { isOnMat, isSame } from './mat'
import type { State } from './model'

/** Everything that a rule speaks against: decks, the mat that was chosen, and what was done. */
export function checkState(state: State): readonly Violation[] {
  return [...checkStarts(state), ...checkDecks(state), ...state.acts]
}

/** LW-10: both start squares lie on the mat, apart from each other. */
export function checkStarts({ houseRules }: State): readonly Violation[] {
  const { starts } = houseRules
  const off = SIDES.filter((side) => !isOnMat(houseRules, starts[side])).map((side) =>
    violation('rules/start-off-mat', 'LW-10', [side], { side }),
  )
  return isSame(starts.a, starts.b) ? [...off, violation('rules/one-start', 'LW-10', [])] : off
}

/** LW-8, as far as the whole deck may be known. */
function checkDecks(state: State): readonly Violation[] {
  const cards = Object.values(state.cards)
  return SIDES.filter((side) => state.unseen[side].hand + state.unseen[side].deck === 0).flatMap((side) =>
    checkDeck(
      cards.filter((card) => card.side === side),
      [side],
    ),
  )
}
