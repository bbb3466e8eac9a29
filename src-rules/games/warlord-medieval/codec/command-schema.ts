import { z } from 'zod'
import { SIDES } from '../../../core/ids'
import { once } from '../../../core/parsing'
import { type Command, type CommandType, MANNERS } from '../commands'
import { CHARGE_OUTCOMES, CONDITIONS, DRAW_PURPOSES, ORDERS, RECORD_KINDS, REMOVALS, STAGES } from '../model'
import { STRIKE_KINDS } from '../wider-rules'
import { basics } from './basics'
import { houseRuleShapes } from './house-rules-schema'
import { pieceSchemas } from './piece-schemas'
import { widerSchemas } from './wider-schemas'

const MOST_UNITS = 2000
const MOST_CARDS = 100

/** The schema of everything that may be asked for. Unknown fields are dropped. */
export const commandSchema = once((): z.ZodType<Command> => {
  const { side, id, name, pose, count, point, drawnFigures, noteFigures } = basics()
  const { corrections } = pieceSchemas()
  const { at: _, ...noteChanges } = noteFigures
  const { die, dice, diceCount, kinds, moraleModifiers, strikeModifiers } = widerSchemas()
  const cards = z.array(id).max(MOST_CARDS)
  const text = basics().text.trim().min(1)
  const freeText = basics().text.trim()
  const units = z.array(id).min(1).max(MOST_UNITS)
  const shapes = {
    'agree-points': { points: z.number().positive().max(100_000) },
    'change-house-rules': { houseRules: z.object(houseRuleShapes()).partial() },
    'enter-stage': { stage: z.enum(STAGES), confirmed: z.boolean() },
    'draw-initiative': { purpose: z.enum(DRAW_PURPOSES), sides: z.array(side).min(1).max(SIDES.length) },
    'enter-initiative-card': { purpose: z.enum(DRAW_PURPOSES), side, card: id },
    'choose-territory': { side },
    'draw-terrain': { side },
    'enter-terrain-card': { side, card: id },
    'place-feature': { placedBy: side.nullable(), feature: z.object(drawnFigures) },
    'change-feature': { feature: id, changes: z.object(drawnFigures).partial() },
    'remove-feature': { feature: id },
    'split-feature': { feature: id, parts: z.tuple([drawnFigures.shape, drawnFigures.shape]), name },
    'join-features': { features: z.tuple([id, id]), shape: drawnFigures.shape },
    'lock-pieces': { pieces: units, locked: z.boolean() },
    'add-note': { note: z.object(noteFigures) },
    'change-note': { note: id, changes: z.object(noteChanges).partial() },
    'move-note': { note: id, at: point },
    'remove-note': { note: id },
    'move-camp': { side, pose: pose.nullable() },
    'move-units': {
      manner: z.enum(MANNERS),
      moves: z
        .array(z.object({ unit: id, pose: pose.nullable(), line: id.optional() }))
        .min(1)
        .max(MOST_UNITS),
    },
    'assign-to-line': { units, line: id.nullable() },
    'name-banner-unit': { personality: id, unit: id.nullable() },
    'leave-banner-unit': { personality: id, away: z.boolean() },
    'hide-units': { units, hidden: z.boolean() },
    'seal-hidden': { side },
    'open-seal': { side },
    'set-order': { units, order: z.enum(ORDERS) },
    'set-engaged': { units, engaged: z.boolean() },
    'remove-units': { units, removal: z.enum(REMOVALS).nullable() },
    'lose-stands': { unit: id, standsLost: count },
    'correct-unit': { unit: id, changes: z.object(corrections).partial() },
    'choose-first-mover': { side },
    'end-phase': { confirmed: z.boolean() },
    'gain-command-cards': { personality: id, cards: z.int().min(-100).max(100) },
    'spend-command-cards': {
      personality: id,
      cards: z.int().min(1).max(100),
      units: z.array(id).max(MOST_UNITS),
      order: freeText,
    },
    'roll-command': { personality: id },
    'enter-command-roll': { personality: id, roll: die, cards },
    'discard-command-cards': { personality: id, cards: cards.min(1) },
    'give-commands': { personality: id, unit: id, kinds, cards: cards.min(1) },
    'wound-personality': { personality: id, condition: z.enum(CONDITIONS) },
    'mark-uncontrolled': { personality: id, marks: count },
    'check-morale': { unit: id, card: id.nullable(), modifiers: moraleModifiers },
    'record-morale': { unit: id, outcome: text },
    'roll-strikes': {
      kind: z.enum(STRIKE_KINDS),
      unit: id,
      target: id,
      dice: z.union([diceCount, dice]),
      modifiers: strikeModifiers,
      halved: z.boolean(),
    },
    'mark-may-react': { units, mayReact: z.boolean() },
    'record-reaction': { unit: id, reaction: text },
    'declare-charge': { charger: id, target: id, outsideShootingRange: z.boolean() },
    'record-charge-reaction': { charge: id, reaction: text },
    'end-charge': { charge: id, outcome: z.enum(CHARGE_OUTCOMES) },
    record: { kind: z.enum(RECORD_KINDS), units: z.array(id).max(MOST_UNITS), text },
    overrule: { key: basics().text.min(1), also: z.array(basics().text.min(1)).optional(), reason: text },
    'withdraw-overrule': { key: basics().text.min(1) },
    'end-battle': { winner: z.enum([...SIDES, 'draw']).nullable(), reason: freeText },
  } satisfies Record<CommandType, Record<string, z.ZodType>>
  return typedUnion<Command>(shapes)
})

/** A union told apart by `type`, from what each type holds beside it. */
export function typedUnion<Value extends { readonly type: string }>(
  shapes: Readonly<Record<Value['type'], Readonly<Record<string, z.ZodType>>>>,
): z.ZodType<Value> {
  const objects = Object.entries<Readonly<Record<string, z.ZodType>>>(shapes).map(([type, shape]) =>
    z.object({ type: z.literal(type), ...shape }),
  )
  const [first, ...others] = objects
  if (first === undefined) throw new Error('A union needs a type')
  // Each shape is checked against its type's where the table of shapes is written; zod cannot infer through the loop.
  return z.discriminatedUnion('type', [first, ...others]) as unknown as z.ZodType<Value>
}
