import { z } from 'zod'
import { SIDES } from '../../../core/ids'
import { once } from '../../../core/parsing'
import type { RuleId, TraceStep, Violation } from '../../../core/trace'
import type { Command } from '../commands'
import type { Event, EventType } from '../events'
import type { HouseRules } from '../house-rules'
import type { Square, SquareKey } from '../mat'
import { PHASES, PLACINGS, type Setup, STAGES, type State } from '../model'
import { cardSchemas, noTwins } from './card-schemas'

const LONGEST_TEXT = 2000
/** Beyond any mat, also one without boundaries. */
const FARTHEST_SQUARE = 10_000
const MOST_CARDS = 500

const shared = once(() => {
  const { id, name, card, direction } = cardSchemas()
  const text = z.string().max(LONGEST_TEXT)
  const side = z.enum(SIDES)
  const ids = z.array(id).max(MOST_CARDS)
  const count = z.int().min(0).max(100_000)
  const coordinate = z
    .int()
    .min(-FARTHEST_SQUARE)
    .max(FARTHEST_SQUARE)
    .overwrite((squares) => squares + 0)
  const square: z.ZodType<Square> = z.object({ column: coordinate, row: coordinate })
  const bySide = <Value extends z.ZodType>(value: Value) => z.object({ a: value, b: value })
  const figures = z.record(z.string(), z.union([z.number(), z.string()]))
  const rule = z.custom<RuleId>((data) => typeof data === 'string' && /^LW-\d+$/.test(data))
  const violation: z.ZodType<Violation> = z.object({
    key: text,
    code: name,
    rule,
    severity: z.enum(['settle', 'note']),
    pieces: z.array(z.string()),
    figures,
  })
  const step: z.ZodType<TraceStep> = z.object({ rule, code: name, pieces: z.array(z.string()), figures })
  const shots = z.array(z.object({ card: id, target: id })).max(MOST_CARDS)
  const advances = z.array(z.object({ card: id, squares: z.array(square).max(MOST_CARDS) }))
  const houseRules = {
    columns: z.int().min(3).max(30),
    rows: z.int().min(3).max(30),
    starts: bySide(square),
    boundless: z.boolean(),
    cardsToWin: z.int().min(1).max(MOST_CARDS),
    commandsToWin: z.int().min(1).max(MOST_CARDS),
    bothWin: z.enum(['draw', 'active-player']),
    challengeFights: z.boolean(),
    ownTurnGeneral: z.boolean(),
    shootOnlyFromSupport: z.boolean(),
    emptyHand: z.enum(['referee', 'pass', 'lose']),
    intermediate: z.boolean(),
    cavalryAfterKill: z.boolean(),
  } satisfies Record<keyof HouseRules, z.ZodType>
  const overrule = z.object({ key: text, fingerprint: text, reason: text })
  const ending = z.object({
    winner: side.nullable(),
    reason: z.enum(['cards', 'commands', 'both', 'empty-hand', 'referee']),
  })
  const place = z.discriminatedUnion('kind', [
    z.object({ kind: z.enum(['hand', 'deck', 'lost']) }),
    z.object({ kind: z.literal('mat'), square }),
  ])
  return {
    id,
    name,
    card,
    direction,
    text,
    side,
    ids,
    count,
    square,
    bySide,
    violation,
    step,
    shots,
    advances,
    houseRules,
    overrule,
    ending,
    place,
  }
})

/** The schema of the house rules (LW-73). */
export const houseRulesSchema = once(() => z.object(shared().houseRules))

/** The schema of what a battle starts from. */
export const setupSchema = once((): z.ZodType<Setup> => {
  const { name, card, bySide, houseRules } = shared()
  const player = z.object({ name, deckName: name, cards: z.array(card).max(MOST_CARDS).superRefine(noTwins) })
  return z.object({ players: bySide(player), houseRules: z.object(houseRules) })
})

/** The schema of what is asked for. */
export const commandSchema = once((): z.ZodType<Command> => {
  const { id, direction, text, side, square, shots, houseRules, place } = shared()
  const type = <Type extends Command['type']>(value: Type) => z.literal(value)
  const reason = z.string().trim().min(1).max(LONGEST_TEXT)
  return z.discriminatedUnion('type', [
    z.object({ type: type('change-house-rules'), houseRules: z.object(houseRules).partial() }),
    z.object({ type: type('deal') }),
    z.object({ type: type('challenge'), card: id }),
    z.object({ type: type('place-card'), card: id, square }),
    z.object({ type: type('skip-placement') }),
    z.object({ type: type('move-card'), card: id, direction }),
    z.object({ type: type('fight'), shots }),
    z.object({ type: type('advance'), card: id, square }),
    z.object({ type: type('draw-card'), card: id.nullable() }),
    z.object({ type: type('recall-card'), card: id }),
    z.object({ type: type('end-turn') }),
    z.object({ type: type('decline-turn') }),
    z.object({ type: type('correct-card'), card: id, to: place }),
    z.object({ type: type('overrule'), key: text, reason }),
    z.object({ type: type('withdraw-overrule'), key: text }),
    z.object({ type: type('note'), text: reason }),
    z.object({ type: type('end-battle'), winner: side.nullable() }),
  ]) as z.ZodType<Command>
})

/** The schema of what happened, as it is stored. Unknown fields are dropped. */
export const eventSchema = once((): z.ZodType<Event> => {
  const s = shared()
  const { id, text, side, square, shots } = s
  const result = z.object({
    eliminated: s.ids,
    killers: s.ids,
    fought: s.ids,
    advances: s.advances,
    steps: z.array(s.step),
  })
  const shapes: Readonly<Record<EventType, z.ZodRawShape>> = {
    'house-rules-changed': { houseRules: z.object(s.houseRules).partial() },
    'general-taken': { side, card: id },
    'card-drawn': {
      side,
      card: id,
      purpose: z.enum(['deal', 'challenge', 'reinforcement']),
      leftBefore: s.count,
      byHand: z.boolean(),
    },
    'challenge-begun': {},
    'card-placed': { card: id, square, kind: z.enum(PLACINGS), fights: z.boolean() },
    'hand-shown': { side, cards: s.ids },
    'placement-skipped': { side, fights: z.boolean() },
    'card-moved': { card: id, from: square, to: square, fights: z.boolean() },
    'fight-resolved': { shots, result, extraTurns: z.array(side).max(2) },
    'card-advanced': { card: id, from: square, to: square },
    'card-recalled': { card: id, from: square },
    'turn-begun': { player: side, number: s.count, extra: z.boolean(), fights: z.boolean() },
    'turn-ended': { player: side },
    'turn-declined': { player: side },
    'card-corrected': { card: id, to: s.place },
    overruled: { overrule: s.overrule, found: s.violation },
    'overrule-withdrawn': { key: text },
    noted: { text },
    'battle-ended': { ending: s.ending },
  }
  const against = z.array(s.violation)
  const [first, ...rest] = Object.entries(shapes).map(([type, shape]) =>
    z.object({ type: z.literal(type), ...shape, against }),
  )
  return z.discriminatedUnion('type', [
    first as z.ZodObject,
    ...(rest as z.ZodObject[]),
  ]) as unknown as z.ZodType<Event>
})

/** The schema of a battle as it stands. */
export const stateSchema = once((): z.ZodType<State> => {
  const s = shared()
  const { id, name, side, ids, count, bySide } = s
  const key = z.custom<SquareKey>((data) => typeof data === 'string' && /^-?\d{1,6},-?\d{1,6}$/.test(data))
  const turn = z.object({
    number: count,
    player: side,
    extra: z.boolean(),
    phase: z.enum(PHASES),
    enemiesAtStart: z.boolean(),
    cardsAtStart: z.boolean(),
    placed: z.array(z.object({ card: id, kind: z.enum(PLACINGS) })),
    skipped: z.boolean(),
    moved: ids,
    shot: ids,
    fought: ids,
    killers: ids,
    fightOpen: z.boolean(),
    advances: s.advances,
    reinforced: z.boolean(),
    shown: ids,
  })
  return z.object({
    stage: z.enum(STAGES),
    names: bySide(name),
    deckNames: bySide(name),
    houseRules: z.object(s.houseRules),
    cards: z.record(id, s.card.and(z.object({ side }))),
    decks: bySide(ids),
    hands: bySide(ids),
    unseen: bySide(z.object({ hand: count, deck: count })),
    mat: z.record(key, id),
    lost: bySide(ids),
    turn: turn.nullable(),
    extraTurns: z.array(side),
    ordinary: side.nullable(),
    lastFight: z.array(s.step),
    acts: z.array(s.violation),
    overrules: z.array(s.overrule),
    ending: s.ending.nullable(),
  }) as unknown as z.ZodType<State>
})
