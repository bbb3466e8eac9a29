import { z } from 'zod'
import { once, parserOf } from '../../../core/parsing'
import type { Card } from '../cards'
import { cardSchemas, noTwins } from '../codec/card-schemas'

/** A deck as the library keeps it; it may be unfinished, which a battle's check says (LW-8). */
export type Deck = {
  readonly id: string
  readonly name: string
  /** The army or race that most of its cards belong to. */
  readonly army: string
  readonly cards: readonly Card[]
  /** Cards to look at and to take from: nothing of LW-8 is asked of them, and no battle is planned with them. */
  readonly isCollection?: boolean | undefined
}

/** What the collection is called that Marshal ships with the cards of the rulebook's examples (LW-35). */
export const EXAMPLE_CARDS = 'Example cards of the rulebook'

/** More cards than this are no deck; a whole one has 36. */
export const MOST_DECK_CARDS = 200

/** The schema of a deck, for whoever reads one from outside. */
export const deckSchema = once((): z.ZodType<Deck> => {
  const { id, name, card } = cardSchemas()
  return z.object({
    id,
    name: name.trim().min(1),
    army: name,
    cards: z.array(card).max(MOST_DECK_CARDS).superRefine(noTwins),
    isCollection: z.boolean().optional(),
  })
})

/** A deck read from outside; every card has an id of its own. */
export const parseDeck = parserOf<Deck>(deckSchema)
