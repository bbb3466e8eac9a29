import { z } from 'zod'
import { once } from '../../../core/parsing'
import { type Card, type CardFigures, DIRECTIONS, RANKS, UNIT_CLASSES } from '../cards'

/** The longest name of a card or an army, in letters. */
export const LONGEST_NAME = 200
/** Beyond any printed figure. */
export const HIGHEST_VALUE = 99
/** A target grid reaches so far at most, in squares. */
export const FARTHEST_TARGET = 20
/** More target squares than any printed grid has. */
export const MOST_TARGETS = 500

/** The schemas of what is printed on cards: for battles, decks and their files. */
export const cardSchemas = once(() => {
  // A trouble's key names its pieces with blanks between them.
  const id = z.string().max(LONGEST_NAME).regex(/^\S+$/)
  const name = z.string().max(LONGEST_NAME)
  const value = z.int().min(0).max(HIGHEST_VALUE)
  const reach = z
    .int()
    .min(-FARTHEST_TARGET)
    .max(FARTHEST_TARGET)
    .overwrite((squares) => squares + 0)
  const direction = z.enum(DIRECTIONS)
  const figures = {
    name,
    army: name,
    unitClass: z.enum(UNIT_CLASSES),
    rank: z.enum(RANKS),
    defence: value,
    attacks: z.partialRecord(direction, value),
    missile: z
      .object({
        damage: value,
        targets: z.array(z.object({ right: reach, forward: reach })).max(MOST_TARGETS),
      })
      .nullable(),
    moves: z.array(direction).max(DIRECTIONS.length),
  } satisfies Record<keyof CardFigures, z.ZodType>
  const card: z.ZodType<Card> = z.object({ id, ...figures })
  return { id, name, figures, card, direction }
})

/** Every card of a deck has an id of its own. */
export function noTwins(cards: readonly { readonly id: string }[], context: z.RefinementCtx): void {
  if (new Set(cards.map((card) => card.id)).size < cards.length)
    context.addIssue({ code: 'custom', message: 'card-twice' })
}
