import { z } from 'zod'
import { once } from '../../../core/parsing'
import { FORMATIONS } from '../model'
import {
  COMMAND_CARD_MODES,
  LOSS_STEPS,
  MORALE_MODIFIERS,
  STRIKE_MODIFIERS,
  type WiderRules,
} from '../wider-rules'
import { basics } from './basics'

const MOST_TROOP_TYPES = 200
const MOST_WORDS = 100

/** The schema of the switches that come from the wider rules (WM-100…106). */
export const widerRulesSchema = once((): z.ZodType<WiderRules> => {
  const { id, name, count } = basics()
  const inches = z.number().min(0).max(1000)
  const value = z.number().min(-1000).max(1000)
  const turns = z.int().min(1).max(1000)
  const on = z.boolean()
  const troopType = z.object({
    id,
    words: z.array(name).max(MOST_WORDS),
    formation: z.enum(FORMATIONS).nullable(),
    mounted: z.boolean().nullable(),
    trained: z.boolean().nullable(),
    standWidthInches: inches.nullable(),
    standDepthInches: inches.nullable(),
    stands: count.nullable(),
    ranks: count.nullable(),
    moveInches: inches.nullable(),
    chargeInches: inches.nullable(),
    rangeInches: inches.nullable(),
  })
  return z.object({
    command: z.object({
      cards: z.enum(COMMAND_CARD_MODES),
      warlordCards: z.int().min(0).max(50),
      leaderCards: z.int().min(0).max(50),
      lossStep: z.enum(LOSS_STEPS),
      woundedPenalty: z.int().min(0).max(1000),
      uncontrolledPenalty: z.int().min(0).max(1000),
    }),
    cardPoints: z.object({ on, ace: count, court: count, other: count }),
    zoneDegrees: z.number().min(0).max(90),
    impetuous: z.object({ on, inches, ranks: count }),
    morale: z.object({
      on,
      needed: value.nullable(),
      supportInches: inches,
      supporters: count,
      threatInches: inches,
      modifiers: z.record(z.enum(MORALE_MODIFIERS), value),
    }),
    clocks: z.object({
      lastPersonality: z.object({ on }),
      lostShare: z.object({ on, oneIn: z.number().min(1).max(1000) }),
      apart: z.object({ on, inches, turns }),
      noCombat: z.object({ on, turns, shootingCounts: z.boolean() }),
    }),
    strikes: z.object({
      on,
      combatValue: value,
      meleeAtMost: value,
      distantInches: inches.nullable(),
      modifiers: z.record(z.enum(STRIKE_MODIFIERS), value),
    }),
    troopTypes: z
      .array(troopType)
      .max(MOST_TROOP_TYPES)
      .superRefine((types, context) => {
        const twice = types.findIndex((type, at) => types.findIndex((other) => other.id === type.id) !== at)
        if (twice !== -1) context.addIssue({ code: 'custom', message: 'duplicate-id', path: [twice, 'id'] })
      }),
  })
})
