import { z } from 'zod'
import { once } from '../../../core/parsing'
import { type HouseRules, RESHUFFLES, SIGHT_BLOCKS, TERRAIN_KINDS } from '../house-rules'
import { basics } from './basics'
import { widerRulesSchema } from './wider-rules-schema'

const MOST_CARDS = 1000
const MOST_MINUTES = 10_000

/** The schemas of the switches, each by its name. */
export const houseRuleShapes = once(() => {
  const { card, text } = basics()
  const deck = z
    .array(card)
    .min(1)
    .max(MOST_CARDS)
    .superRefine((cards, context) => {
      const twice = cards.findIndex(({ id }, index) => cards.findIndex((other) => other.id === id) !== index)
      if (twice !== -1) context.addIssue({ code: 'custom', message: 'duplicate-id', path: [twice, 'id'] })
    })
  const row = z
    .object({
      from: z.number().min(-1000).max(1000),
      to: z.number().min(-1000).max(1000),
      kind: z.enum([...TERRAIN_KINDS, 'choice']),
    })
    .refine(({ from, to }) => from <= to, { message: 'from-over-to', path: ['to'] })
  const ofKinds = <Schema extends z.ZodType>(schema: Schema) => z.record(z.enum(TERRAIN_KINDS), schema)
  const minutes = z.int().min(1).max(MOST_MINUTES).nullable()
  return {
    deck,
    deckPerSide: z.boolean(),
    reshuffle: z.enum(RESHUFFLES),
    personalitiesCostAp: z.boolean(),
    bannerUnitCounts: z.boolean(),
    chainThroughOwnLineOnly: z.boolean(),
    sight: z.object({
      blocks: ofKinds(z.enum(SIGHT_BLOCKS)),
      intoAreaInches: z.number().min(0).max(1000),
      everyLinkNeedsSight: z.boolean(),
    }),
    exactPerimeter: z.boolean(),
    terrainDrawTable: z.array(row).max(100),
    terrainEffects: ofKinds(z.object({ movement: text, cover: text, disorder: text })),
    timeLimitMinutes: z.object({ a: minutes, b: minutes }),
    wider: widerRulesSchema(),
  } satisfies Record<keyof HouseRules, z.ZodType>
})

/** The schema of a battle's switches. */
export const houseRulesSchema = once((): z.ZodType<HouseRules> => z.object(houseRuleShapes()))
