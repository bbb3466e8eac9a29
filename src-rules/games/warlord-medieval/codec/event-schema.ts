import { z } from 'zod'
import { SIDES } from '../../../core/ids'
import { once } from '../../../core/parsing'
import { MANNERS } from '../commands'
import type { Event, EventType } from '../events'
import { TERRAIN_KINDS } from '../house-rules'
import {
  CHARGE_OUTCOMES,
  CONDITIONS,
  DRAW_PURPOSES,
  ORDERS,
  PHASES,
  RECORD_KINDS,
  REMOVALS,
  STAGES,
} from '../model'
import { basics } from './basics'
import { typedUnion } from './command-schema'
import { houseRuleShapes } from './house-rules-schema'
import { pieceSchemas } from './piece-schemas'
import { widerSchemas } from './wider-schemas'

/** The schema of what happened, as it is stored. Unknown fields are dropped. */
export const eventSchema = once((): z.ZodType<Event> => {
  const { side, id, text, pose, count, point, featureFigures, noteFigures, card, violation, traceStep } =
    basics()
  const { corrections, feature, note, charge, overrule, seal } = pieceSchemas()
  const { commandCheck, given, moraleCheck, strikeRoll, turnEnd } = widerSchemas()
  const { at: _, ...noteChanges } = noteFigures
  const trace = z.array(traceStep)
  const units = z.array(id)
  const kind = z.enum([...TERRAIN_KINDS, 'choice'])
  const drawn = z.object({
    card,
    deck: z.enum(['shared', ...SIDES]),
    leftBefore: z.array(id),
    reshuffled: z.boolean(),
  })
  const points = z.number().positive()
  const shapes = {
    'points-agreed': { from: points, to: points },
    'house-rules-changed': { houseRules: z.object(houseRuleShapes()).partial() },
    'stage-entered': { from: z.enum(STAGES), stage: z.enum(STAGES), open: z.array(text) },
    'initiative-drawn': { purpose: z.enum(DRAW_PURPOSES), side, drawn },
    'initiative-entered': { purpose: z.enum(DRAW_PURPOSES), side, card },
    'territory-chosen': { side },
    'terrain-drawn': { side, drawn, kind },
    'terrain-entered': { side, card, kind },
    'feature-placed': { feature },
    'feature-changed': { feature: id, changes: z.object(featureFigures).partial() },
    'feature-removed': { feature: id },
    'feature-split': { feature: id, shape: featureFigures.shape, cutOff: feature },
    'features-joined': { feature: id, other: id, shape: featureFigures.shape },
    'pieces-locked': { pieces: units, locked: z.boolean() },
    'note-added': { note },
    'note-changed': { note, changes: z.object(noteChanges).partial() },
    'note-moved': { note, to: point },
    'note-removed': { note },
    'camp-moved': { side, from: pose.nullable(), to: pose.nullable() },
    'units-moved': {
      manner: z.enum(MANNERS),
      moves: z.array(z.object({ unit: id, from: pose.nullable(), to: pose.nullable() })),
    },
    'units-assigned': { units, line: id.nullable() },
    'banner-unit-named': { personality: id, unit: id.nullable() },
    'banner-unit-left': { personality: id, away: z.boolean() },
    'units-hidden': { units, hidden: z.boolean() },
    'hidden-sealed': { side, seal },
    'seal-opened': { side },
    'order-set': { units, order: z.enum(ORDERS) },
    'engaged-set': { units, engaged: z.boolean() },
    'units-removed': { units, removal: z.enum(REMOVALS).nullable() },
    'stands-lost': { unit: id, standsLost: count },
    'unit-corrected': { unit: id, changes: z.object(corrections).partial() },
    'first-mover-chosen': { side },
    'phase-entered': {
      round: z.int().positive(),
      player: side,
      phase: z.enum(PHASES),
      unresolved: units,
      turnEnded: turnEnd.nullable(),
    },
    'command-cards-gained': { personality: id, cards: z.int() },
    'command-cards-spent': { personality: id, cards: z.int(), units, order: text },
    'command-rolled': {
      personality: id,
      check: commandCheck,
      kept: z.boolean(),
      drawn: z.array(drawn),
      entered: z.array(card),
      lost: z.array(id),
      trace,
    },
    'command-cards-discarded': { personality: id, cards: z.array(id), overLimit: z.boolean() },
    'commands-given': { given },
    'personality-wounded': { personality: id, condition: z.enum(CONDITIONS) },
    'uncontrolled-marked': { personality: id, marks: count },
    'morale-checked': { check: moraleCheck, drawn: drawn.nullable(), trace },
    'morale-recorded': { unit: id, outcome: text },
    'strikes-rolled': { roll: strikeRoll, trace },
    'may-react-marked': { units, mayReact: z.boolean() },
    'reaction-recorded': { unit: id, reaction: text },
    'charge-declared': { charge },
    'charge-reaction-recorded': { charge: id, reaction: text },
    'charge-ended': { charge: id, outcome: z.enum(CHARGE_OUTCOMES) },
    recorded: { kind: z.enum(RECORD_KINDS), units, text },
    overruled: { overrule, found: violation },
    'overrule-withdrawn': { key: text },
    'battle-ended': { winner: z.enum([...SIDES, 'draw']).nullable(), reason: text },
  } satisfies Record<EventType, Record<string, z.ZodType>>
  const against = z.array(violation).optional()
  const withAgainst = Object.entries(shapes).map(([type, shape]) => [type, { ...shape, against }])
  return typedUnion<Event>(Object.fromEntries(withAgainst) as Record<EventType, Record<string, z.ZodType>>)
})
