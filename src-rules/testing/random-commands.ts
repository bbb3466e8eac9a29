import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { Pose } from '../core/geometry'
import { SIDES } from '../core/ids'
import { checkState } from '../games/warlord-medieval/check'
import { type Command, type CommandOf, type CommandType, MANNERS } from '../games/warlord-medieval/commands'
import { type HouseRules, RESHUFFLES, TERRAIN_KINDS } from '../games/warlord-medieval/house-rules'
import {
  CHARGE_OUTCOMES,
  COMMAND_KINDS,
  CONDITIONS,
  DRAW_PURPOSES,
  FEATURE_LOOKS,
  type FeatureFigures,
  LONGEST_NOTE_CHARACTERS,
  NOTE_READERS,
  NOTE_SYMBOLS,
  type NoteFigures,
  ORDERS,
  RECORD_KINDS,
  REMOVALS,
  STAGES,
  type State,
} from '../games/warlord-medieval/model'
import { openViolations } from '../games/warlord-medieval/overrules'
import { tableOf } from '../games/warlord-medieval/table'
import { MORALE_MODIFIERS, STRIKE_KINDS, STRIKE_MODIFIERS } from '../games/warlord-medieval/wider-rules'

/** A seeded source of choices. */
export type Random = {
  /** A number from 0 up to, not including, 1. */
  readonly share: () => number
  /** A whole number from 0 to count − 1. */
  readonly below: (count: number) => number
  /** One of some items; they must not be none. */
  readonly of: <Item>(items: readonly Item[]) => Item
  /** Some of some items, at least one where there are any. */
  readonly some: <Item>(items: readonly Item[]) => readonly Item[]
  readonly chance: (share: number) => boolean
}

/** Choices that are the same for the same seed. */
export function seededRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed)
  const below = (count: number) => uniformInt(generator, 0, count - 1)
  const share = () => uniformFloat64(generator)
  const of = <Item>(items: readonly Item[]) => items[below(items.length)] as Item // below stays in the list
  return {
    share,
    below,
    of,
    some: (items) => (items.length === 0 ? [] : Array.from({ length: 1 + below(3) }, () => of(items))),
    chance: (part) => share() < part,
  }
}

/**
 * A command of any kind, about pieces that are mostly there and figures that mostly are some: what a careless or
 * hostile sender could ask for.
 */
export function randomCommand(state: State, random: Random): Command {
  return MAKERS[random.of(COMMAND_TYPES)](state, random)
}

type Makers = { readonly [Type in CommandType]: (state: State, random: Random) => CommandOf<Type> }

const MAKERS: Makers = {
  'agree-points': (_, random) => ({
    type: 'agree-points',
    points: random.of([10, 45, 50, 75, 101, 0, Number.NaN]),
  }),
  'change-house-rules': (state, random) => ({
    type: 'change-house-rules',
    houseRules: random.of([
      { deckPerSide: random.chance(0.5) },
      { reshuffle: random.of(RESHUFFLES) },
      { deck: state.houseRules.deck.slice(0, random.of([0, 1, 1, 2, 9])) },
      { wider: widerOf(state, random) },
      { timeLimitMinutes: { a: random.of([null, 1, 90]), b: random.of([null, 45]) } },
      { exactPerimeter: random.chance(0.5), personalitiesCostAp: random.chance(0.5) },
      { terrainDrawTable: [{ from: 1, to: random.below(10), kind: random.of(TERRAIN_KINDS) }] },
    ]),
  }),
  'enter-stage': (state, random) => ({
    type: 'enter-stage',
    stage: random.of([STAGES[STAGES.indexOf(state.stage) + 1] ?? 'turns', random.of(STAGES)]),
    confirmed: random.chance(0.6),
  }),
  'draw-initiative': (_, random) => ({
    type: 'draw-initiative',
    purpose: random.of(DRAW_PURPOSES),
    sides: random.some(SIDES),
  }),
  'enter-initiative-card': (state, random) => ({
    type: 'enter-initiative-card',
    purpose: random.of(DRAW_PURPOSES),
    side: random.of(SIDES),
    card: cardOf(state, random),
  }),
  'choose-territory': (_, random) => ({ type: 'choose-territory', side: random.of(SIDES) }),
  'draw-terrain': (_, random) => ({ type: 'draw-terrain', side: random.of(SIDES) }),
  'enter-terrain-card': (state, random) => ({
    type: 'enter-terrain-card',
    side: random.of(SIDES),
    card: cardOf(state, random),
  }),
  'place-feature': (state, random) => ({
    type: 'place-feature',
    placedBy: random.of([...SIDES, null]),
    feature: featureOf(state, random),
  }),
  'change-feature': (state, random) => ({
    type: 'change-feature',
    feature: idOf(Object.keys(state.features), random),
    changes: random.of([
      { kind: random.of(TERRAIN_KINDS) },
      { name: 'the old wood' },
      featureOf(state, random),
      {},
    ]),
  }),
  'split-feature': (state, random) => ({
    type: 'split-feature',
    feature: idOf(Object.keys(state.features), random),
    parts: [featureOf(state, random).shape, featureOf(state, random).shape],
    name: 'the far end',
  }),
  'join-features': (state, random) => ({
    type: 'join-features',
    features: [idOf(Object.keys(state.features), random), idOf(Object.keys(state.features), random)],
    shape: featureOf(state, random).shape,
  }),
  'remove-feature': (state, random) => ({
    type: 'remove-feature',
    feature: idOf(Object.keys(state.features), random),
  }),
  'lock-pieces': (state, random) => ({
    type: 'lock-pieces',
    pieces: random.some([...Object.keys(state.units), ...Object.keys(state.features), 'camp-a', 'a:ghosts']),
    locked: random.chance(0.4),
  }),
  'add-note': (state, random) => ({ type: 'add-note', note: noteOf(state, random) }),
  'change-note': (state, random) => ({
    type: 'change-note',
    note: idOf(Object.keys(state.notes), random),
    changes: random.of([
      { readers: random.of(NOTE_READERS) },
      { text: `ask ${unitName(state, random)}`, side: random.of([...SIDES, null]) },
      { locked: random.chance(0.5), symbol: random.of(NOTE_SYMBOLS) },
      {},
    ]),
  }),
  'move-note': (state, random) => ({
    type: 'move-note',
    note: idOf(Object.keys(state.notes), random),
    at: placeOf(state, random),
  }),
  'remove-note': (state, random) => ({
    type: 'remove-note',
    note: idOf(Object.keys(state.notes), random),
  }),
  'move-camp': (state, random) => ({
    type: 'move-camp',
    side: random.of(SIDES),
    pose: poseOf(state, random),
  }),
  'move-units': (state, random) => ({
    type: 'move-units',
    manner: random.of(MANNERS),
    moves: unitsOf(state, random).map((unit) => ({ unit, pose: poseOf(state, random) })),
  }),
  'assign-to-line': (state, random) => ({
    type: 'assign-to-line',
    units: unitsOf(state, random),
    line: random.chance(0.2) ? null : personalityOf(state, random),
  }),
  'name-banner-unit': (state, random) => ({
    type: 'name-banner-unit',
    personality: personalityOf(state, random),
    unit: random.chance(0.2) ? null : unitOf(state, random),
  }),
  'leave-banner-unit': (state, random) => ({
    type: 'leave-banner-unit',
    personality: personalityOf(state, random),
    away: random.chance(0.5),
  }),
  'hide-units': (state, random) => ({
    type: 'hide-units',
    units: unitsOf(state, random),
    hidden: random.chance(0.7),
  }),
  'seal-hidden': (_, random) => ({ type: 'seal-hidden', side: random.of(SIDES) }),
  'open-seal': (_, random) => ({ type: 'open-seal', side: random.of(SIDES) }),
  'set-order': (state, random) => ({
    type: 'set-order',
    units: unitsOf(state, random),
    order: random.of(ORDERS),
  }),
  'set-engaged': (state, random) => ({
    type: 'set-engaged',
    units: unitsOf(state, random),
    engaged: random.chance(0.5),
  }),
  'remove-units': (state, random) => ({
    type: 'remove-units',
    units: unitsOf(state, random),
    removal: random.of([...REMOVALS, null]),
  }),
  'lose-stands': (state, random) => ({
    type: 'lose-stands',
    unit: unitOf(state, random),
    standsLost: random.below(7) - 1,
  }),
  'correct-unit': (state, random) => ({
    type: 'correct-unit',
    unit: unitOf(state, random),
    changes: random.of([
      { frontageInches: random.of([1.6, 2.4, 4, 0, 1001]) },
      { costAp: random.below(20), formation: 'skirmish' as const },
      { name: 'renamed', stands: null, moraleGrade: 12 },
      { classedAs: { troop: random.of(['knights', 'griffins', null]), trained: random.chance(0.5) } },
    ]),
  }),
  'choose-first-mover': (_, random) => ({ type: 'choose-first-mover', side: random.of(SIDES) }),
  'end-phase': (_, random) => ({ type: 'end-phase', confirmed: random.chance(0.7) }),
  'gain-command-cards': (state, random) => ({
    type: 'gain-command-cards',
    personality: personalityOf(state, random),
    cards: random.below(8) - 2,
  }),
  'spend-command-cards': (state, random) => ({
    type: 'spend-command-cards',
    personality: personalityOf(state, random),
    cards: random.of([1, 1, 2, 3, 0, 0.5]),
    units: random.chance(0.5) ? [] : unitsOf(state, random),
    order: 'forward',
  }),
  'roll-command': (state, random) => ({ type: 'roll-command', personality: personalityOf(state, random) }),
  'enter-command-roll': (state, random) => ({
    type: 'enter-command-roll',
    personality: personalityOf(state, random),
    roll: random.of([1, 5, 12, 17, 20, 0, 21]),
    cards: random.chance(0.4) ? [] : random.some(['x']).map(() => cardOf(state, random)),
  }),
  'discard-command-cards': (state, random) => {
    const personality = holderOf(state, random)
    return { type: 'discard-command-cards', personality, cards: heldBy(state, personality, random) }
  },
  'give-commands': (state, random) => {
    const personality = holderOf(state, random)
    return {
      type: 'give-commands',
      personality,
      unit: unitOf(state, random),
      kinds: random.some(COMMAND_KINDS),
      cards: heldBy(state, personality, random),
    }
  },
  'wound-personality': (state, random) => ({
    type: 'wound-personality',
    personality: personalityOf(state, random),
    condition: random.of(CONDITIONS),
  }),
  'mark-uncontrolled': (state, random) => ({
    type: 'mark-uncontrolled',
    personality: personalityOf(state, random),
    marks: random.below(4) - 1,
  }),
  'check-morale': (state, random) => ({
    type: 'check-morale',
    unit: random.chance(0.5) ? unitOf(state, random) : gradedOf(state, random),
    card: random.chance(0.5) ? null : cardOf(state, random),
    modifiers: random.some(MORALE_MODIFIERS).map((code) => ({ code, value: random.of([5, -5, 10]) })),
  }),
  'record-morale': (state, random) => ({
    type: 'record-morale',
    unit: random.chance(0.8) ? (state.turn?.moraleChecks.at(-1)?.unit ?? 'a:ghosts') : unitOf(state, random),
    outcome: random.of(['rallies', `${unitName(state, random)} runs`, '']),
  }),
  'roll-strikes': (state, random) => ({
    type: 'roll-strikes',
    kind: random.of(STRIKE_KINDS),
    unit: unitOf(state, random),
    target: unitOf(state, random),
    dice: random.of([1, 4, 0, [1, 20, 7], [21]]),
    modifiers: random.some(STRIKE_MODIFIERS).map((code) => ({ code, value: random.of([3, -3]) })),
    halved: random.chance(0.3),
  }),
  'mark-may-react': (state, random) => ({
    type: 'mark-may-react',
    units: unitsOf(state, random),
    mayReact: random.chance(0.7),
  }),
  'record-reaction': (state, random) => ({
    type: 'record-reaction',
    unit: unitOf(state, random),
    reaction: random.of(['falls back', 'stands', '']),
  }),
  'declare-charge': (state, random) => ({
    type: 'declare-charge',
    charger: unitOf(state, random),
    target: unitOf(state, random),
    outsideShootingRange: random.chance(0.5),
  }),
  'record-charge-reaction': (state, random) => ({
    type: 'record-charge-reaction',
    charge: chargeOf(state, random),
    reaction: 'stands',
  }),
  'end-charge': (state, random) => ({
    type: 'end-charge',
    charge: chargeOf(state, random),
    outcome: random.of(CHARGE_OUTCOMES),
  }),
  record: (state, random) => ({
    type: 'record',
    kind: random.of(RECORD_KINDS),
    units: random.chance(0.2) ? [] : unitsOf(state, random),
    text: random.of(['as diced', ` ${unitName(state, random)} did well`, ' ']),
  }),
  overrule: (state, random) => ({
    type: 'overrule',
    key: random.of([...checkState(state).map(({ key }) => key), 'nothing']),
    also: random.of([undefined, [], openViolations(state).map(({ key }) => key), ['nothing']]),
    reason: random.of(['agreed', `for ${unitName(state, random)}`, '']),
  }),
  'withdraw-overrule': (state, random) => ({
    type: 'withdraw-overrule',
    key: random.of([...state.overrules.map(({ key }) => key), 'nothing']),
  }),
  'end-battle': (_, random) => ({
    type: 'end-battle',
    winner: random.of([...SIDES, 'draw' as const, null]),
    reason: '',
  }),
}

/** Every kind of command. */
export const COMMAND_TYPES = Object.keys(MAKERS) as readonly CommandType[] // the keys of the table above

const STRANGE_IDS = ['a:ghosts', 'constructor', '__proto__', '']

function idOf(known: readonly string[], random: Random): string {
  return known.length === 0 || random.chance(0.06) ? random.of(STRANGE_IDS) : random.of(known)
}

function unitOf(state: State, random: Random): string {
  return idOf(Object.keys(state.units), random)
}

function unitsOf(state: State, random: Random): readonly string[] {
  return random
    .some(Object.keys(state.units))
    .map((id) => (random.chance(0.03) ? random.of(STRANGE_IDS) : id))
}

function unitName(state: State, random: Random): string {
  return random.of(Object.values(state.units)).name
}

function personalityOf(state: State, random: Random): string {
  return idOf(Object.keys(state.personalities), random)
}

function chargeOf(state: State, random: Random): string {
  return idOf(state.turn?.charges.map(({ id }) => id) ?? [], random)
}

function cardOf(state: State, random: Random): string {
  return idOf(
    state.houseRules.deck.map(({ id }) => id),
    random,
  )
}

function gradedOf(state: State, random: Random): string {
  const graded = Object.values(state.units).filter(({ moraleGrade }) => moraleGrade !== null)
  return idOf(
    graded.map(({ id }) => id),
    random,
  )
}

/** Mostly one who holds cards. */
function holderOf(state: State, random: Random): string {
  const holders = Object.keys(state.hands)
  return holders.length > 0 && random.chance(0.8) ? random.of(holders) : personalityOf(state, random)
}

/** Cards that a personality holds, where he holds any; else any of the deck. */
function heldBy(state: State, personality: string, random: Random): readonly string[] {
  const hand = Object.hasOwn(state.hands, personality) ? (state.hands[personality] ?? []) : []
  if (hand.length === 0 || random.chance(0.1)) return [cardOf(state, random)]
  return random.some(hand).map(({ card }) => card.id)
}

function widerOf({ houseRules: { wider } }: State, random: Random): HouseRules['wider'] {
  return random.of([
    { ...wider, command: { ...wider.command, cards: random.of(['entered', 'rolled', 'rolled'] as const) } },
    { ...wider, command: { ...wider.command, leaderCards: random.below(4), lossStep: 'part' as const } },
    { ...wider, cardPoints: { ...wider.cardPoints, on: random.chance(0.5) } },
    { ...wider, impetuous: { ...wider.impetuous, on: random.chance(0.5) }, zoneDegrees: random.below(91) },
  ])
}

function poseOf(state: State, random: Random): Pose | null {
  if (random.chance(0.15)) return null
  if (random.chance(0.04))
    return { x: random.of([Number.NaN, Number.NEGATIVE_INFINITY, 5000]), y: 0, facingRadians: 0 }
  const { widthInches, depthInches } = tableOf(state)
  return {
    x: Math.round(random.share() * widthInches * 4) / 4,
    y: random.share() * depthInches,
    facingRadians: random.of([0, -0, Math.PI, random.share() * 6 - 3]),
  }
}

function placeOf(state: State, random: Random): NoteFigures['at'] {
  const { widthInches, depthInches } = tableOf(state)
  return random.chance(0.04)
    ? { x: Number.NaN, y: 0 }
    : { x: random.share() * widthInches, y: random.of([0, -0, random.share() * depthInches]) }
}

function noteOf(state: State, random: Random): NoteFigures {
  return {
    at: placeOf(state, random),
    text: random.of([
      '',
      'ford here',
      `${unitName(state, random)} waits`,
      'x'.repeat(LONGEST_NOTE_CHARACTERS + 1),
    ]),
    symbol: random.of(NOTE_SYMBOLS),
    side: random.of([...SIDES, null]),
    readers: random.of(NOTE_READERS),
    locked: random.chance(0.3),
  }
}

function featureOf(state: State, random: Random): FeatureFigures {
  const { widthInches, depthInches } = tableOf(state)
  const corner = () => ({ x: random.share() * widthInches, y: random.share() * depthInches })
  const kind = random.of(['polygon', 'polyline'] as const)
  return {
    name: 'a feature',
    kind: random.of(TERRAIN_KINDS),
    look: random.of(FEATURE_LOOKS),
    shape: { kind, points: Array.from({ length: 2 + random.below(4) }, corner) },
  }
}
