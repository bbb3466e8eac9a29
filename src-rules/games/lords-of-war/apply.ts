import { assertNever, opponentOf, type Side } from '../../core/ids'
import type { Violation } from '../../core/trace'
import type { Event } from './events'
import { isSame, keyOf, type Square } from './mat'
import type { CardId, State, Turn } from './model'
import { hasCards } from './positions'

/**
 * The state after an event. Total: it refuses nothing, asks no rule and rolls nothing, so that a saved battle replays
 * to the same end under any later version.
 */
export function apply(state: State, event: Event): State {
  return withActs(afterBody(state, event), event.against)
}

/** What is done against a rule once more takes the place of the first time, and is open again whatever was let stand. */
function withActs(state: State, against: readonly Violation[]): State {
  if (against.length === 0) return state
  const keys = new Set(against.map(({ key }) => key))
  return {
    ...state,
    acts: [...state.acts.filter(({ key }) => !keys.has(key)), ...against],
    overrules: state.overrules.filter(({ key }) => !keys.has(key)),
  }
}

function afterBody(state: State, event: Event): State {
  switch (event.type) {
    case 'house-rules-changed':
      return { ...state, houseRules: { ...state.houseRules, ...event.houseRules } }
    case 'general-taken':
    case 'card-drawn':
      return drawn(state, event)
    case 'challenge-begun':
      return { ...state, stage: 'challenge' }
    case 'card-placed':
      return placed(state, event)
    case 'hand-shown':
      return inTurn(state, () => ({ shown: event.cards }))
    case 'placement-skipped':
      return inTurn(state, () => ({
        skipped: true,
        phase: event.fights ? 'elimination' : 'reinforcement',
        fightOpen: event.fights,
      }))
    case 'card-moved':
      return inTurn(onMat(state, event.card, event.to), (turn) => ({
        moved: [...turn.moved, event.card],
        // Nothing was due any more: whoever could not advance stays.
        advances: [],
        fightOpen: event.fights,
        phase: event.fights && turn.phase === 'reinforcement' ? 'elimination' : turn.phase,
      }))
    case 'fight-resolved':
      return fought(state, event)
    case 'card-advanced':
      return inTurn(onMat(state, event.card, event.to), (turn) => ({
        advances: turn.advances.filter((advance) => advance.card !== event.card),
        fightOpen: true,
      }))
    case 'card-recalled':
      return recalled(state, event.card)
    case 'turn-begun':
      return begun(state, event)
    case 'turn-ended':
      return state
    case 'turn-declined':
      return state
    case 'card-corrected':
      return corrected(state, event)
    case 'overruled':
      return {
        ...state,
        overrules: [...state.overrules.filter((other) => other.key !== event.overrule.key), event.overrule],
      }
    case 'overrule-withdrawn':
      return { ...state, overrules: state.overrules.filter((overrule) => overrule.key !== event.key) }
    case 'noted':
      return state
    case 'battle-ended':
      return { ...state, stage: 'ended', ending: event.ending }
    default:
      return assertNever(event)
  }
}

function inTurn(state: State, changes: (turn: Turn) => Partial<Turn>): State {
  return state.turn === null ? state : { ...state, turn: { ...state.turn, ...changes(state.turn) } }
}

/** The state with a card nowhere: the start of putting it somewhere. */
function lifted(state: State, card: CardId): State {
  const without = (cards: readonly CardId[]) =>
    cards.includes(card) ? cards.filter((each) => each !== card) : cards
  const both = (piles: Readonly<Record<Side, readonly CardId[]>>) => ({
    a: without(piles.a),
    b: without(piles.b),
  })
  return {
    ...state,
    decks: both(state.decks),
    hands: both(state.hands),
    lost: both(state.lost),
    mat: Object.fromEntries(Object.entries(state.mat).filter(([, each]) => each !== card)),
  }
}

function onMat(state: State, card: CardId, square: Square): State {
  const up = lifted(state, card)
  return { ...up, mat: { ...up.mat, [keyOf(square)]: card } }
}

function inHand(state: State, card: CardId): State {
  const side = state.cards[card]?.side
  if (side === undefined) return state
  const up = lifted(state, card)
  return { ...up, hands: { ...up.hands, [side]: [...up.hands[side], card] } }
}

function drawn(state: State, event: Extract<Event, { type: 'general-taken' | 'card-drawn' }>): State {
  const after = inHand(state, event.card)
  const refills = event.type === 'card-drawn' && event.purpose === 'reinforcement'
  return refills ? inTurn(after, () => ({ reinforced: true })) : after
}

function placed(state: State, event: Extract<Event, { type: 'card-placed' }>): State {
  return inTurn(onMat(state, event.card, event.square), (turn) => ({
    placed: [...turn.placed, { card: event.card, kind: event.kind }],
    phase: 'elimination',
    advances: [],
    fightOpen: event.fights,
  }))
}

function fought(
  state: State,
  { shots, result, extraTurns }: Extract<Event, { type: 'fight-resolved' }>,
): State {
  const gone = new Set(result.eliminated)
  const lostBy = (side: Side) => [
    ...state.lost[side],
    ...result.eliminated.filter((card) => state.cards[card]?.side === side),
  ]
  const after: State = {
    ...state,
    mat: Object.fromEntries(Object.entries(state.mat).filter(([, card]) => !gone.has(card))),
    lost: { a: lostBy('a'), b: lostBy('b') },
    extraTurns: [...state.extraTurns, ...extraTurns],
    lastFight: result.steps,
  }
  return inTurn(after, (turn) => ({
    fightOpen: false,
    phase: turn.placed.length > 0 || turn.skipped ? 'reinforcement' : turn.phase,
    shot: [...turn.shot, ...shots.map((shot) => shot.card)],
    fought: [...new Set([...turn.fought, ...result.fought])],
    killers: [...new Set([...turn.killers, ...result.killers])],
    advances: withAdvances(turn.advances, result.advances).filter((advance) => !gone.has(advance.card)),
  }))
}

function withAdvances(waiting: Turn['advances'], fresh: Turn['advances']): Turn['advances'] {
  const merged = waiting.map((advance) => {
    const more = fresh.find((other) => other.card === advance.card)?.squares ?? []
    const added = more.filter((square) => !advance.squares.some((known) => isSame(known, square)))
    return added.length === 0 ? advance : { ...advance, squares: [...advance.squares, ...added] }
  })
  return [...merged, ...fresh.filter((other) => !waiting.some((advance) => advance.card === other.card))]
}

function recalled(state: State, card: CardId): State {
  return inTurn(inHand(state, card), () => ({ reinforced: true }))
}

function begun(
  state: State,
  { player, number, extra, fights }: Extract<Event, { type: 'turn-begun' }>,
): State {
  return {
    ...state,
    stage: 'battle',
    ordinary: extra ? state.ordinary : player,
    extraTurns: extra ? state.extraTurns.slice(1) : state.extraTurns,
    turn: {
      number,
      player,
      extra,
      phase: 'deployment',
      enemiesAtStart: hasCards(state, opponentOf(player)),
      cardsAtStart: Object.keys(state.mat).length > 0,
      placed: [],
      skipped: false,
      moved: [],
      shot: [],
      fought: [],
      killers: [],
      fightOpen: fights,
      advances: [],
      reinforced: false,
      // A hand that was held up is known until the turn of whom it was shown to is over (LW-25).
      shown: (state.turn?.shown ?? []).filter((id) => state.cards[id]?.side === opponentOf(player)),
    },
  }
}

function corrected(state: State, { card, to }: Extract<Event, { type: 'card-corrected' }>): State {
  const side = state.cards[card]?.side
  if (side === undefined) return state
  if (to.kind === 'mat') return onMat(state, card, to.square)
  if (to.kind === 'hand') return inHand(state, card)
  const up = lifted(state, card)
  if (to.kind === 'lost') return { ...up, lost: { ...up.lost, [side]: [...up.lost[side], card] } }
  return { ...up, decks: { ...up.decks, [side]: [...up.decks[side], card].sort() } }
}
