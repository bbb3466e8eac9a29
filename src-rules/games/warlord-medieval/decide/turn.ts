import { ok, type Result } from '../../../core/result'
import type { Decision, Refusal } from '../../../core/ruleset'
import { cardsOf } from '../command-cards'
import type { CommandOf } from '../commands'
import type { Event } from '../events'
import type { Phase, RecordKind, State, Turn, Unit } from '../model'
import { nextPhase, openReactions, PHASE_MARKS, runningTurn } from '../turn'
import { endOfTurn } from '../wider/clocks'
import { type Against, act, eventOf, happen, outOfPhase, whenFigures } from './acts'
import { discardsAtTurnEnd } from './hand-limit'
import { namedPersonality, presentUnit, presentUnits } from './pieces-named'
import { refuse } from './refusals'

/** The turn that is being played; refused while there is none. */
export function theTurn(state: State): Result<Turn, Refusal> {
  const turn = runningTurn(state)
  return turn === null ? refuse('turn/not-running', { stage: state.stage }) : ok(turn)
}

/** WM-83: goes to the next phase; with reactions open only when confirmed (WM-85). */
export function decidePhaseEnd(state: State, { confirmed }: CommandOf<'end-phase'>): Decision<Event> {
  const running = theTurn(state)
  if (!running.ok) return running
  const unresolved = openReactions(running.value)
  if (unresolved.length > 0 && !confirmed) return refuse('turn/reactions-open', { open: unresolved.length })
  const next = nextPhase(running.value, state.firstMover)
  if (next.player === running.value.player)
    return happen({ type: 'phase-entered', ...next, unresolved, turnEnded: null })
  const turnEnded = endOfTurn(state, running.value)
  return ok([
    ...discardsAtTurnEnd(state, running.value),
    eventOf({ type: 'phase-entered', ...next, unresolved, turnEnded }, []),
  ])
}

/** WM-71, WM-84: adds to a personality's command cards; a negative number corrects. */
export function decideCardsGained(
  state: State,
  { personality: id, cards }: CommandOf<'gain-command-cards'>,
): Decision<Event> {
  const running = theTurn(state)
  if (!running.ok) return running
  const named = namedPersonality(state, id)
  if (!named.ok) return named
  const turn = running.value
  const { gained } = cardsOf(turn, id)
  if (gained + cards < 0) return refuse('command-cards/below-nothing', { personality: id, gained, cards })
  return happen({ type: 'command-cards-gained', personality: id, cards }, [
    outOfPhase('command/out-of-phase', turn, ['command'], [id]),
    notActive(turn, named.value.side, id),
  ])
}

/** WM-84: spends a personality's command cards on units of his side; more than gained is reported as the check does. */
export function decideCardsSpent(
  state: State,
  { personality: id, cards, units, order }: CommandOf<'spend-command-cards'>,
): Decision<Event> {
  const running = theTurn(state)
  if (!running.ok) return running
  const named = namedPersonality(state, id)
  if (!named.ok) return named
  const commanded = presentUnits(state, units)
  if (!commanded.ok) return commanded
  const { side } = named.value
  const stranger = commanded.value.find((unit) => unit.side !== side)
  if (stranger !== undefined) {
    return refuse('command-cards/other-side', { unit: stranger.id, personality: id })
  }
  const turn = running.value
  const { gained, spent } = cardsOf(turn, id)
  const now = spent + cards
  const ids = commanded.value.map((unit) => unit.id)
  return happen({ type: 'command-cards-spent', personality: id, cards, units: ids, order }, [
    PHASE_MARKS[turn.phase].command
      ? null
      : act('command/phase-without-commands', 'WM-84', [id], whenFigures(turn)),
    notActive(turn, side, id),
    now > gained ? act('turn/overspent', 'WM-84', [id], { spent: now, gained }) : null,
  ])
}

/** WM-85: marks units that may react in this phase. */
export function decideReactionMarks(
  state: State,
  { units, mayReact }: CommandOf<'mark-may-react'>,
): Decision<Event> {
  const running = theTurn(state)
  if (!running.ok) return running
  const named = presentUnits(state, units)
  if (!named.ok) return named
  const turn = running.value
  const marked = new Set(turn.reactions.map(({ unit }) => unit))
  const changed = named.value.map(({ id }) => id).filter((id) => marked.has(id) !== mayReact)
  if (changed.length === 0) return refuse('command/changes-nothing')
  return happen(
    { type: 'may-react-marked', units: changed, mayReact },
    mayReact ? changed.map((id) => noReactions(turn, id)) : [],
  )
}

/** WM-85: records what a unit did in reaction. */
export function decideReaction(
  state: State,
  { unit: id, reaction }: CommandOf<'record-reaction'>,
): Decision<Event> {
  const running = theTurn(state)
  if (!running.ok) return running
  const named = presentUnit(state, id)
  if (!named.ok) return named
  return happen({ type: 'reaction-recorded', unit: id, reaction }, [noReactions(running.value, id)])
}

/** The phases that a record of a kind belongs to, the one whose rule it is first; a note belongs to any. */
const PHASES_OF_RECORD: Readonly<Record<Exclude<RecordKind, 'note'>, readonly [Phase, ...Phase[]]>> = {
  rally: ['rally'],
  impetuous: ['impetuous'],
  shooting: ['shooting', 'contact', 'second-shooting'],
  melee: ['melee', 'post-melee'],
  movement: ['movement', 'impetuous', 'move-chargers', 'charge-reaction', 'contact', 'post-melee'],
}

/** Records what was done in a phase as the referee enters it (WM-72…82); a note may be made at any time. */
export function decideRecord(state: State, { kind, units, text }: CommandOf<'record'>): Decision<Event> {
  const named = presentUnits(state, units)
  if (!named.ok) return named
  const ids = named.value.map(({ id }) => id)
  if (kind === 'note') return happen({ type: 'recorded', kind, units: ids, text })
  const running = theTurn(state)
  if (!running.ok) return running
  const turn = running.value
  return happen({ type: 'recorded', kind, units: ids, text }, [
    outOfPhase('record/out-of-phase', turn, PHASES_OF_RECORD[kind], ids),
    ...(kind === 'rally' ? named.value.map((unit) => notBroken(turn, unit)) : []),
    kind === 'shooting' && turn.phase === 'contact' ? noShotAtCharge(turn, ids) : null,
  ])
}

/** What speaks against commanding in the other player's turn. */
export function notActive(turn: Turn, side: string, personality: string): Against {
  return side === turn.player ? null : act('command/not-active', 'WM-71', [personality], whenFigures(turn))
}

function noReactions(turn: Turn, unit: string): Against {
  return PHASE_MARKS[turn.phase].reaction
    ? null
    : act('reaction/out-of-phase', 'WM-85', [unit], whenFigures(turn))
}

function notBroken(turn: Turn, unit: Unit): Against {
  return unit.order === 'broken'
    ? null
    : act('rally/not-broken', 'WM-72', [unit.id], { ...whenFigures(turn), order: unit.order })
}

/** WM-79: in the contact phase only a charge that began outside shooting range may still be shot at. */
function noShotAtCharge(turn: Turn, units: readonly string[]): Against {
  return turn.charges.some((charge) => charge.outsideShootingRange)
    ? null
    : act('shooting/no-charge-from-outside', 'WM-79', units, whenFigures(turn))
}
