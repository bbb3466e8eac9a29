import { z } from 'zod'
import { SIDES } from '../../../core/ids'
import { once } from '../../../core/parsing'
import { TERRAIN_KINDS } from '../house-rules'
import { PHASES, RECORD_KINDS, STAGES, type State, type Turn } from '../model'
import { basics } from './basics'
import { houseRulesSchema } from './house-rules-schema'
import { pieceSchemas } from './piece-schemas'
import { widerSchemas } from './wider-schemas'

/** The schema of a battle as it stands, as it is kept beside the log. Unknown fields are dropped. */
export const stateSchema = once((): z.ZodType<State> => {
  const { side, id, name, text, pose, count, card, violation, domain, background } = basics()
  const { unit, personality, feature, note, charge, overrule, seal } = pieceSchemas()
  const { commandCheck, given, heldCard, moraleCheck, strikeRoll } = widerSchemas()
  const byId = <Schema extends z.ZodType>(schema: Schema) => z.record(z.string(), schema)
  const bySide = <Schema extends z.ZodType>(schema: Schema) => z.object({ a: schema, b: schema })
  const deck = z.object({ left: z.array(card), drawn: z.array(card) })
  const round = bySide(z.object({ card, byHand: z.boolean() }).nullable())
  const turn: z.ZodType<Turn> = z.object({
    round: z.int().positive(),
    player: side,
    phase: z.enum(PHASES),
    commandCards: byId(z.object({ gained: count, spent: count })),
    charges: z.array(charge),
    reactions: z.array(z.object({ unit: id, reaction: text.nullable() })),
    records: z.array(z.object({ kind: z.enum(RECORD_KINDS), units: z.array(id), text })),
    commandChecks: byId(commandCheck),
    commandsGiven: z.array(given),
    moraleChecks: z.array(moraleCheck),
    strikes: z.array(strikeRoll),
    combat: z.object({ shooting: z.boolean(), melee: z.boolean() }),
    movedFrom: byId(pose),
    movedBefore: byId(pose),
    revealedAt: byId(pose),
    revealedBefore: byId(pose),
  })
  return z.object({
    stage: z.enum(STAGES),
    agreedPoints: z.number().positive(),
    houseRules: houseRulesSchema(),
    sides: bySide(z.object({ armyName: name, domain, camp: pose.nullable() })),
    units: byId(unit),
    personalities: byId(personality),
    features: byId(feature),
    background: background.nullable(),
    notes: byId(note),
    locked: z.array(id),
    terrainFromMap: z.boolean(),
    decks: z.partialRecord(z.enum(['shared', ...SIDES]), deck),
    draws: z.object({ campaign: z.array(round), 'first-move': z.array(round) }),
    territory: side.nullable(),
    terrainDraws: z.array(
      z.object({ side, card: card.nullable(), kind: z.enum([...TERRAIN_KINDS, 'choice']) }),
    ),
    firstMover: side.nullable(),
    turn: turn.nullable(),
    hands: byId(z.array(heldCard)),
    quiet: z.object({ turnsApart: z.int().min(0), turnsWithoutCombat: z.int().min(0) }),
    seals: z.partialRecord(z.enum(SIDES), seal),
    overrules: z.array(overrule),
    irregularities: z.array(violation),
    result: z.object({ winner: z.enum([...SIDES, 'draw']).nullable(), reason: text }).nullable(),
  })
})
