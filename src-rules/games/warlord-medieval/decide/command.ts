import { type Chance, rollDie } from '../../../core/chance'
import { ok, type Result } from '../../../core/result'
import type { Decision, Refusal } from '../../../core/ruleset'
import { apply } from '../apply'
import {
  cardsOf,
  checkCommand,
  commandPoints,
  type ExplainedCheck,
  handOf,
  handWithout,
  keepsHands,
  leastCards,
} from '../command-cards'
import type { CommandOf } from '../commands'
import type { RandomizerCard } from '../deck'
import { drawFrom, findCard } from '../decks'
import type { Drawn, Event, EventBody } from '../events'
import type { CommandKind, Personality, State, Turn } from '../model'
import { PHASE_MARKS } from '../turn'
import { type Against, act, happen, outOfPhase, whenFigures } from './acts'
import { namedPersonality, presentUnit } from './pieces-named'
import { refuse } from './refusals'
import { notActive, theTurn } from './turn'

type Rolled = Extract<EventBody, { readonly type: 'command-rolled' }>

/** WM-100: rolls for a personality's command cards; where they are kept it draws them too, as many as the deck has. */
export function decideCommandRoll(
  state: State,
  { personality: id }: CommandOf<'roll-command'>,
  chance: Chance,
): Decision<Event> {
  const named = commander(state, id)
  if (!named.ok) return named
  const { personality, turn } = named.value
  const checked = checkCommand(state, personality, rollDie(20, chance), false)
  const rolled = rolledEvent(state, personality, checked, [])
  const drawn = rolled.kept ? drawCards(state, rolled, personality, chance) : []
  return happen({ ...rolled, drawn }, againstRoll(turn, personality))
}

/** WM-100: takes a die that was rolled, and cards that were drawn, by hand at the table. */
export function decideCommandEntry(
  state: State,
  { personality: id, roll, cards: ids }: CommandOf<'enter-command-roll'>,
): Decision<Event> {
  const named = commander(state, id)
  if (!named.ok) return named
  const cards = namedCards(state, ids)
  if (!cards.ok) return cards
  const { personality, turn } = named.value
  const checked = checkCommand(state, personality, roll, true)
  const { draws } = checked.check
  const rolled = rolledEvent(state, personality, checked, cards.value)
  const differs = rolled.kept && cards.value.length !== draws
  return happen(rolled, [
    ...againstRoll(turn, personality),
    differs ? act('command/cards-differ', 'WM-100', [id], { cards: cards.value.length, draws }) : null,
  ])
}

/** WM-100: puts cards of a hand away, at the end of the command phase. */
export function decideDiscard(
  state: State,
  { personality: id, cards }: CommandOf<'discard-command-cards'>,
): Decision<Event> {
  const named = commander(state, id)
  if (!named.ok) return named
  const { personality, turn } = named.value
  if (handWithout(handOf(state, id), cards) === null)
    return refuse('command-cards/not-in-hand', { personality: id })
  return happen({ type: 'command-cards-discarded', personality: id, cards, overLimit: false }, [
    outOfPhase('command/discarded-out-of-phase', turn, ['command'], [id]),
    notActive(turn, personality.side, id),
  ])
}

/** WM-101: plays cards for commands in a row to one unit. */
export function decideCommands(
  state: State,
  { personality: id, unit: unitId, kinds, cards: ids }: CommandOf<'give-commands'>,
): Decision<Event> {
  const named = commander(state, id)
  if (!named.ok) return named
  const unit = presentUnit(state, unitId)
  if (!unit.ok) return unit
  const { personality, turn } = named.value
  if (unit.value.side !== personality.side) {
    return refuse('command-cards/other-side', { unit: unitId, personality: id })
  }
  const cards = playedCards(state, id, ids)
  if (!cards.ok) return cards
  const points = cards.value.reduce((sum, card) => sum + commandPoints(state, card), 0)
  const { gained, spent } = cardsOf(turn, id)
  const now = spent + ids.length
  const given = { personality: id, unit: unitId, kinds, cards: ids, points }
  const repeated = repeatedKind(turn, unitId, kinds)
  return happen({ type: 'commands-given', given }, [
    takesCommands(turn, kinds)
      ? null
      : act('command/phase-without-commands', 'WM-84', [id], whenFigures(turn)),
    notActive(turn, personality.side, id),
    isLost(turn, personality),
    now > gained ? act('turn/overspent', 'WM-84', [id], { spent: now, gained }) : null,
    points < kinds.length
      ? act('command/points-short', 'WM-101', [id, unitId], { points, needed: kinds.length })
      : null,
    repeated === null
      ? null
      : act('command/repeated', 'WM-101', [unitId], { ...whenFigures(turn), command: repeated }),
  ])
}

/** WM-100, WM-104: how a personality is. */
export function decideWound(
  state: State,
  { personality: id, condition }: CommandOf<'wound-personality'>,
): Decision<Event> {
  const named = namedPersonality(state, id)
  if (!named.ok) return named
  if (named.value.condition === condition) return refuse('command/changes-nothing')
  return happen({ type: 'personality-wounded', personality: id, condition })
}

/** WM-100: how many uncontrolled actions are marked against a personality. */
export function decideUncontrolled(
  state: State,
  { personality: id, marks }: CommandOf<'mark-uncontrolled'>,
): Decision<Event> {
  const named = namedPersonality(state, id)
  if (!named.ok) return named
  if (named.value.uncontrolled === marks) return refuse('command/changes-nothing')
  return happen({ type: 'uncontrolled-marked', personality: id, marks })
}

function commander(
  state: State,
  id: string,
): Result<{ readonly personality: Personality; readonly turn: Turn }, Refusal> {
  const running = theTurn(state)
  if (!running.ok) return running
  const named = namedPersonality(state, id)
  return named.ok ? ok({ personality: named.value, turn: running.value }) : named
}

function rolledEvent(
  state: State,
  { id: personality }: Personality,
  { check, trace }: ExplainedCheck,
  entered: readonly RandomizerCard[],
): Rolled {
  const kept = keepsHands(state)
  const lost = kept ? leastCards(state, handOf(state, personality), check.loses) : []
  return {
    type: 'command-rolled',
    personality,
    check,
    kept,
    drawn: [],
    entered: kept ? entered : [],
    lost,
    trace,
  }
}

function drawCards(state: State, rolled: Rolled, { side }: Personality, chance: Chance): readonly Drawn[] {
  const drawn: Drawn[] = []
  while (drawn.length < rolled.check.draws) {
    const next = drawFrom(apply(state, { ...rolled, drawn }), side, chance)
    if (next === null) break
    drawn.push(next)
  }
  return drawn
}

function againstRoll(turn: Turn, personality: Personality): readonly Against[] {
  const { id, side } = personality
  return [
    outOfPhase('command/out-of-phase', turn, ['command'], [id]),
    notActive(turn, side, id),
    isLost(turn, personality),
    Object.hasOwn(turn.commandChecks, id)
      ? act('command/rolled-twice', 'WM-100', [id], whenFigures(turn))
      : null,
  ]
}

function isLost(turn: Turn, { id, condition }: Personality): Against {
  return condition === 'lost' ? act('command/personality-lost', 'WM-100', [id], whenFigures(turn)) : null
}

function namedCards(state: State, ids: readonly string[]): Result<readonly RandomizerCard[], Refusal> {
  const cards: RandomizerCard[] = []
  for (const id of ids) {
    const card = findCard(state, id)
    if (card === null) return refuse('card/unknown', { card: id })
    cards.push(card)
  }
  return ok(cards)
}

/** The cards to be played: those of the hand, which a change of the deck leaves as they are, or any of the deck. */
function playedCards(
  state: State,
  personality: string,
  ids: readonly string[],
): Result<readonly RandomizerCard[], Refusal> {
  if (!keepsHands(state)) return namedCards(state, ids)
  const hand = handOf(state, personality)
  const left = handWithout(hand, ids)
  if (left === null) return refuse('command-cards/not-in-hand', { personality })
  return ok(hand.filter((held) => !left.includes(held)).map(({ card }) => card))
}

/** Commands are given in the phases marked with a star; to hold back an impetuous unit, in its phase too. */
function takesCommands({ phase }: Turn, kinds: readonly CommandKind[]): boolean {
  return PHASE_MARKS[phase].command || (phase === 'impetuous' && kinds.every((kind) => kind === 'hold'))
}

/** A kind of command that the unit has had in this turn already, or gets twice now; null when there is none. */
function repeatedKind(turn: Turn, unit: string, kinds: readonly CommandKind[]): CommandKind | null {
  const had = turn.commandsGiven.filter((given) => given.unit === unit).flatMap((given) => given.kinds)
  return kinds.find((kind, at) => had.includes(kind) || kinds.indexOf(kind) !== at) ?? null
}
