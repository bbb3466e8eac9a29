import { handLimit, handOf, keepsHands, leastCards } from '../command-cards'
import type { Event } from '../events'
import type { State, Turn } from '../model'
import { personalitiesOf } from '../pieces'
import { eventOf } from './acts'

/** WM-100: what a side's personalities hold beyond the limit is put away at the end of its turn. */
export function discardsAtTurnEnd(state: State, turn: Turn): readonly Event[] {
  if (!keepsHands(state)) return []
  return personalitiesOf(state, turn.player).flatMap((personality): readonly Event[] => {
    const hand = handOf(state, personality.id)
    const cards = leastCards(state, hand, hand.length - handLimit(state, personality))
    return cards.length === 0
      ? []
      : [
          eventOf(
            { type: 'command-cards-discarded', personality: personality.id, cards, overLimit: true },
            [],
          ),
        ]
  })
}
