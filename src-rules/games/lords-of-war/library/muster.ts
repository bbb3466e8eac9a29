import { z } from 'zod'
import { SIDES, type Side } from '../../../core/ids'
import { parserOf } from '../../../core/parsing'
import { err, ok, type Result } from '../../../core/result'
import type { FindThing, Malformed, Refusal } from '../../../core/ruleset'
import { houseRulesSchema } from '../codec/schemas'
import { DEFAULT_HOUSE_RULES, type HouseRules } from '../house-rules'
import { HAND_SIZE, type PlayerSetup, type Setup } from '../model'
import type { Deck } from './deck'

/** What a battle is planned with: a deck of the library and a name for each player, and the rules that differ (LW-73). */
export type Plan = {
  readonly players: Readonly<Record<Side, { readonly name: string; readonly deckId: string }>>
  readonly houseRules: Partial<HouseRules>
}

const parsePlan = parserOf<Plan>((): z.ZodType<Plan> => {
  const player = z.object({ name: z.string().trim().min(1).max(200), deckId: z.string().min(1).max(200) })
  return z.object({
    players: z.object({ a: player, b: player }),
    houseRules: houseRulesSchema().partial(),
  })
})

/**
 * What a battle starts from that was planned with decks of the library. Fails with `decks/unknown`, and with
 * `decks/too-small` for a deck that does not even give a hand; a deck that breaks LW-8 may be played, and is reported.
 */
export function muster(data: unknown, find: FindThing): Result<Setup, Refusal | Malformed> {
  const parsed = parsePlan(data)
  if (!parsed.ok) return parsed
  const { players, houseRules } = parsed.value
  const mustered: Partial<Record<Side, PlayerSetup>> = {}
  for (const side of SIDES) {
    const { name, deckId } = players[side]
    // Main parsed whatever is in its library before it was stored.
    const deck = find('deck', deckId) as Deck | null
    if (deck === null) return err({ code: 'decks/unknown', figures: { id: deckId, side } })
    const held = deck.cards.length
    if (held < HAND_SIZE)
      return err({ code: 'decks/too-small', figures: { deck: deck.name, held, due: HAND_SIZE } })
    mustered[side] = { name, deckName: deck.name, cards: deck.cards }
  }
  const { a, b } = mustered
  if (a === undefined || b === undefined) throw new Error('A deck was not mustered')
  return ok({ players: { a, b }, houseRules: { ...DEFAULT_HOUSE_RULES, ...houseRules } })
}
