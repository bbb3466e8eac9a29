import { z } from 'zod'
import { err, ok, type Result } from '../../../core/result'
import type { Malformed } from '../../../core/ruleset'
import type { Card } from '../cards'
import { cardSchemas } from '../codec/card-schemas'
import { once } from '../codec/once'

/** A deck as the library keeps it; it may be unfinished, which a battle's check says (LW-8). */
export type Deck = {
  readonly id: string
  readonly name: string
  /** The army or race that most of its cards belong to. */
  readonly army: string
  readonly cards: readonly Card[]
}

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
  })
})

function noTwins(cards: readonly { readonly id: string }[], context: z.RefinementCtx): void {
  if (new Set(cards.map((card) => card.id)).size < cards.length)
    context.addIssue({ code: 'custom', message: 'card-twice' })
}

/** A deck read from outside; every card has an id of its own. */
export function parseDeck(data: unknown): Result<Deck, Malformed> {
  const parsed = deckSchema().safeParse(data)
  if (parsed.success) return ok(parsed.data)
  const [issue] = parsed.error.issues
  const problem = issue === undefined ? 'invalid' : issue.code === 'custom' ? issue.message : issue.code
  return err({ code: 'codec/malformed', path: (issue?.path ?? []).map(String).join('.'), problem })
}
