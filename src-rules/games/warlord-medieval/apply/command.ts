import { cardsOf, handOf, handWithout } from '../command-cards'
import { decksAfter } from '../decks'
import type { EventBody } from '../events'
import type { CommandCards, HeldCard, PersonalityId, State, Turn } from '../model'
import { forgetActs } from './irregularities'

type Happened<Type> = Extract<EventBody, { readonly type: Type }>

const NO_CARDS: CommandCards = { gained: 0, spent: 0 }

/** Changes what is noted of the turn; outside the turns nothing is. */
export function inTurn(state: State, change: (turn: Turn) => Turn): State {
  return state.turn === null ? state : { ...state, turn: change(state.turn) }
}

/** Changes a personality's command cards (WM-84), of which there are never fewer than none. */
export function withCards(
  state: State,
  id: PersonalityId,
  change: (cards: CommandCards) => CommandCards,
): State {
  return inTurn(state, (turn) => {
    const before = Object.hasOwn(turn.commandCards, id) ? turn.commandCards[id] : undefined
    const { gained, spent } = change(before ?? NO_CARDS)
    const after = { gained: Math.max(0, gained), spent: Math.max(0, spent) }
    return { ...turn, commandCards: { ...turn.commandCards, [id]: after } }
  })
}

/** The state once enough cards have been gained after all: then nothing was overspent (WM-84). */
export function withoutSettledOverspending(state: State, id: PersonalityId): State {
  if (state.turn === null) return state
  const { gained, spent } = cardsOf(state.turn, id)
  return spent <= gained ? forgetActs(state, 'turn/overspent', [id]) : state
}

/** Notes a roll for command cards, and what was drawn and lost by it (WM-100). */
export function applyCommandRoll(state: State, event: Happened<'command-rolled'>): State {
  const { personality: id, check, kept, drawn, entered, lost } = event
  const decks = drawn.reduce((now, card) => decksAfter({ ...state, decks: now }, card), state.decks)
  const added = [
    ...drawn.map(({ card, deck }): HeldCard => ({ card, deck })),
    ...entered.map((card): HeldCard => ({ card, deck: null })),
  ]
  const before = handOf(state, id)
  const hand = [...(handWithout(before, lost) ?? before), ...added]
  const more = kept ? added.length - lost.length : check.draws - check.loses
  const noted = inTurn(kept ? withHand({ ...state, decks }, id, hand) : state, (turn) => ({
    ...turn,
    commandChecks: { ...turn.commandChecks, [id]: check },
  }))
  const counted = withCards(noted, id, ({ gained, spent }) => ({ gained: gained + more, spent }))
  return withoutSettledOverspending(counted, id)
}

/** Takes cards out of a hand that are put away (WM-100). */
export function applyDiscard(
  state: State,
  { personality: id, cards }: Happened<'command-cards-discarded'>,
): State {
  const left = handWithout(handOf(state, id), cards)
  if (left === null) return state
  return withCards(withHand(state, id, left), id, ({ gained, spent }) => ({
    gained: gained - cards.length,
    spent,
  }))
}

/** Notes commands to a unit, and takes the cards played for them out of the hand (WM-101). */
export function applyCommands(state: State, { given }: Happened<'commands-given'>): State {
  const { personality: id, cards } = given
  const left = handWithout(handOf(state, id), cards)
  const played = left === null ? state : withHand(state, id, left)
  const noted = inTurn(played, (turn) => ({ ...turn, commandsGiven: [...turn.commandsGiven, given] }))
  return withCards(noted, id, ({ gained, spent }) => ({ gained, spent: spent + cards.length }))
}

/** What the personalities of a side have to command with at the beginning of its turn: the cards they kept. */
export function cardsAtTurnStart(state: State, player: Turn['player']): Turn['commandCards'] {
  const kept = Object.values(state.personalities).filter(
    ({ id, side }) => side === player && handOf(state, id).length > 0,
  )
  return Object.fromEntries(kept.map(({ id }) => [id, { gained: handOf(state, id).length, spent: 0 }]))
}

/** A hand without cards is none, so that a battle in which nothing is held is the same as before. */
function withHand(state: State, id: PersonalityId, hand: readonly HeldCard[]): State {
  const { [id]: _, ...others } = state.hands
  return { ...state, hands: hand.length === 0 ? others : { ...others, [id]: hand } }
}
