import type { Side } from '../../../core/ids'
import { wholeDecks } from '../decks'
import type { EventBody } from '../events'
import type { Charge, ChargeId, PersonalityId, PhaseRecord, State, Turn, TurnEnd, UnitId } from '../model'
import { firstTurn, isUntouched, NOTHING_DONE } from '../turn'
import { cardsAtTurnStart, inTurn, withCards, withoutSettledOverspending } from './command'
import { withCombat } from './dice'

type Entered<Type> = Extract<EventBody, { readonly type: Type }>

/** Goes to a stage. The turns begin with round 1 of the first mover and stay where they are on a later return. */
export function applyStage(state: State, event: Entered<'stage-entered'>): State {
  const result = event.stage === 'ended' ? state.result : null
  const entered = { ...state, stage: event.stage, result }
  if (event.stage !== 'turns' || state.turn !== null || state.firstMover === null) return entered
  return reshuffledForTurn({ ...entered, turn: firstTurn(state.firstMover) })
}

/** Notes who moves first; turns in which nothing was done yet begin with him. */
export function applyFirstMover(state: State, side: Side): State {
  const turn = state.turn !== null && isUntouched(state.turn) ? firstTurn(side) : state.turn
  return { ...state, firstMover: side, turn }
}

/** Goes to a phase (WM-83): what was noted for the phase before is done with, and charges end after phase 81 (WM-86). */
export function applyPhase(state: State, event: Entered<'phase-entered'>): State {
  const { round, player, phase, turnEnded } = event
  const before = state.turn ?? firstTurn(player)
  const isSameTurn = before.player === player && before.round === round
  if (isSameTurn) {
    const charges = phase === 'second-shooting' ? [] : before.charges
    return { ...state, turn: { ...before, phase, charges, reactions: [], records: [] } }
  }
  const turn: Turn = {
    ...NOTHING_DONE,
    round,
    player,
    phase,
    commandCards: cardsAtTurnStart(state, player),
    movedBefore: before.movedFrom,
    revealedBefore: before.revealedAt,
  }
  return reshuffledForTurn({ ...state, turn, quiet: quietAfter(state.quiet, turnEnded) })
}

/** How many player turns in a row were quiet (WM-104); of a turn of which nothing was noted nothing changes. */
function quietAfter(quiet: State['quiet'], ended: TurnEnd | null): State['quiet'] {
  if (ended === null) return quiet
  return {
    turnsApart: ended.apart ? quiet.turnsApart + 1 : 0,
    turnsWithoutCombat: ended.combat ? 0 : quiet.turnsWithoutCombat + 1,
  }
}

/** Adds to a personality's command cards (WM-84); a negative number corrects. Enough cards settle an overspending. */
export function applyCardsGained(state: State, id: PersonalityId, cards: number): State {
  const after = withCards(state, id, ({ gained, spent }) => ({ gained: gained + cards, spent }))
  return withoutSettledOverspending(after, id)
}

/** Takes from a personality's command cards (WM-84). */
export function applyCardsSpent(state: State, id: PersonalityId, cards: number): State {
  return withCards(state, id, ({ gained, spent }) => ({ gained, spent: spent + cards }))
}

/** Marks units as ones that may react, or takes the mark away (WM-85). */
export function applyReactionMarks(state: State, units: readonly UnitId[], mayReact: boolean): State {
  return inTurn(state, (turn) => {
    const others = turn.reactions.filter(({ unit }) => !units.includes(unit))
    const marked = units.map((unit) => ({ unit, reaction: null }))
    return { ...turn, reactions: mayReact ? [...others, ...marked] : others }
  })
}

/** Records what a unit did in reaction (WM-85). */
export function applyReaction(state: State, unit: UnitId, reaction: string): State {
  return inTurn(state, (turn) => {
    const known = turn.reactions.some((open) => open.unit === unit)
    return {
      ...turn,
      reactions: known
        ? turn.reactions.map((open) => (open.unit === unit ? { unit, reaction } : open))
        : [...turn.reactions, { unit, reaction }],
    }
  })
}

/** Adds a charge (WM-86). */
export function applyCharge(state: State, charge: Charge): State {
  return inTurn(state, (turn) => ({ ...turn, charges: [...turn.charges, charge] }))
}

/** Adds to what is known of a charge (WM-86). */
export function changeCharge(state: State, id: ChargeId, changes: Partial<Charge>): State {
  return inTurn(state, (turn) => {
    const charges = turn.charges.map((charge) => (charge.id === id ? { ...charge, ...changes } : charge))
    const isKnown = turn.charges.some((charge) => charge.id === id)
    return isKnown && changes.outcome === 'contact'
      ? withCombat({ ...turn, charges }, 'melee')
      : { ...turn, charges }
  })
}

/** Adds to what was done in this phase (WM-83); outside the turns it stands in the log alone. */
export function applyRecord(state: State, record: PhaseRecord): State {
  return inTurn(state, (turn) => {
    const noted = { ...turn, records: [...turn.records, record] }
    return record.kind === 'shooting' || record.kind === 'melee' ? withCombat(noted, record.kind) : noted
  })
}

function reshuffledForTurn(state: State): State {
  return state.houseRules.reshuffle === 'each-turn' ? { ...state, decks: wholeDecks(state) } : state
}
