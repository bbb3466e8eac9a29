import { z } from 'zod'
import { SIDES } from '../../../core/ids'
import { once } from '../../../core/parsing'
import {
  COMMAND_KINDS,
  type CommandCheck,
  type GivenCommands,
  type HeldCard,
  type MoraleCheck,
  type StrikeRoll,
  type TurnEnd,
} from '../model'
import { MORALE_MODIFIERS, STRIKE_KINDS, STRIKE_MODIFIERS } from '../wider-rules'
import { basics } from './basics'

const MOST_DICE = 200
const MOST_MODIFIERS = 50

/** The schemas of what the wider rules note in states and events and ask for in commands (WM-100…105). */
export const widerSchemas = once(() => {
  const { id, text, card, count } = basics()
  const value = z.number().min(-1000).max(1000)
  const die = z.int().min(1).max(20)
  const dice = z.array(die).min(1).max(MOST_DICE)
  const moraleModifiers = z.array(z.object({ code: z.enum(MORALE_MODIFIERS), value })).max(MOST_MODIFIERS)
  const strikeModifiers = z.array(z.object({ code: z.enum(STRIKE_MODIFIERS), value })).max(MOST_MODIFIERS)
  const kinds = z.array(z.enum(COMMAND_KINDS)).min(1).max(MOST_MODIFIERS)
  const commandCheck: z.ZodType<CommandCheck> = z.object({
    roll: die,
    byHand: z.boolean(),
    initiative: z.number(),
    passed: z.boolean(),
    draws: count,
    loses: count,
  })
  const given: z.ZodType<GivenCommands> = z.object({
    personality: id,
    unit: id,
    kinds,
    cards: z.array(id),
    points: z.number(),
  })
  const moraleCheck: z.ZodType<MoraleCheck> = z.object({
    unit: id,
    card,
    byHand: z.boolean(),
    grade: z.number(),
    modifiers: moraleModifiers,
    total: z.number(),
    needed: z.number().nullable(),
    outcome: text.nullable(),
  })
  const strikeRoll: z.ZodType<StrikeRoll> = z.object({
    kind: z.enum(STRIKE_KINDS),
    unit: id,
    target: id,
    dice,
    byHand: z.boolean(),
    combatValue: z.number(),
    modifiers: strikeModifiers,
    halved: z.boolean(),
    needed: z.number(),
    strikes: count,
  })
  const turnEnd: z.ZodType<TurnEnd> = z.object({
    nearestInches: z.number().nullable(),
    apart: z.boolean(),
    combat: z.boolean(),
  })
  const heldCard: z.ZodType<HeldCard> = z.object({ card, deck: z.enum(['shared', ...SIDES]).nullable() })
  return {
    die,
    dice,
    diceCount: z.int().min(1).max(MOST_DICE),
    kinds,
    moraleModifiers,
    strikeModifiers,
    commandCheck,
    given,
    moraleCheck,
    strikeRoll,
    turnEnd,
    heldCard,
  }
})
