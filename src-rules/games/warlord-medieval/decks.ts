import { type Chance, drawOne } from '../../core/chance'
import type { Side } from '../../core/ids'
import type { DeckState, RandomizerCard } from './deck'
import type { Drawn } from './events'
import { type DeckKey, DRAW_PURPOSES, type InitiativeRound, type State } from './model'

type WithDecks = Pick<State, 'houseRules' | 'decks' | 'draws' | 'hands'>

/** The deck that a side draws from: one for both, or its own (WM-14). */
export function deckOf(state: Pick<State, 'houseRules'>, side: Side): DeckKey {
  return state.houseRules.deckPerSide ? side : 'shared'
}

/** The card of the battle's deck that has this id, or null. */
export function findCard(state: Pick<State, 'houseRules'>, id: string): RandomizerCard | null {
  return state.houseRules.deck.find((card) => card.id === id) ?? null
}

/** All decks with every card back in them, but for those that lie on the table in a draw under way and those that are held. */
export function wholeDecks(state: Pick<State, 'houseRules' | 'draws' | 'hands'>): State['decks'] {
  const keys: readonly DeckKey[] = state.houseRules.deckPerSide ? ['a', 'b'] : ['shared']
  return Object.fromEntries(keys.map((key) => [key, wholeDeck(state, key)]))
}

/**
 * Takes a card from a side's deck, any of those left being equally likely (WM-11, WM-14). The deck is made
 * whole first when it is empty or the house rules want it so for each draw. Null when every card lies on the table or is held.
 */
export function drawFrom(state: WithDecks, side: Side, chance: Chance): Drawn | null {
  const deck = deckOf(state, side)
  const whole = wholeDeck(state, deck)
  const current = state.decks[deck] ?? whole
  const renewed = state.houseRules.reshuffle === 'each-draw' || current.left.length === 0
  const pool = renewed ? whole.left : current.left
  if (pool.length === 0) return null
  return {
    card: drawOne(pool, chance).drawn,
    deck,
    leftBefore: pool.map(({ id }) => id),
    reshuffled: pool.length !== current.left.length,
  }
}

/** Are there cards for each of these sides to draw one, though all be shuffled in that can be? */
export function canDraw(state: WithDecks, sides: readonly Side[]): boolean {
  return sides.every((side) => {
    const deck = deckOf(state, side)
    return wholeDeck(state, deck).left.length >= sides.filter((other) => deckOf(state, other) === deck).length
  })
}

/** The decks after a draw, as the event tells it. */
export function decksAfter(state: WithDecks, drawn: Drawn): State['decks'] {
  const before = state.decks[drawn.deck] ?? wholeDeck(state, drawn.deck)
  const could = new Set(drawn.leftBefore)
  const isOther = ({ id }: RandomizerCard) => id !== drawn.card.id
  const after: DeckState = {
    left: state.houseRules.deck.filter(({ id }) => could.has(id)).filter(isOther),
    drawn: [...before.drawn.filter(({ id }) => !could.has(id)).filter(isOther), drawn.card],
  }
  return { ...state.decks, [drawn.deck]: after }
}

/** The cards of a draw, when it still waits for the other side's. */
export function isOpen(round: InitiativeRound | undefined): round is InitiativeRound {
  return round !== undefined && (round.a === null || round.b === null)
}

function wholeDeck(state: Pick<State, 'houseRules' | 'draws' | 'hands'>, key: DeckKey): DeckState {
  const lying = new Set([...lyingCards(state, key), ...heldCards(state, key)])
  const { deck } = state.houseRules
  return { left: deck.filter(({ id }) => !lying.has(id)), drawn: deck.filter(({ id }) => lying.has(id)) }
}

/** Ids of a deck's cards that lie on the table in a draw under way; those entered by hand come from elsewhere. */
function lyingCards(state: Pick<State, 'draws'>, key: DeckKey): readonly string[] {
  const sides: readonly Side[] = key === 'shared' ? ['a', 'b'] : [key]
  return DRAW_PURPOSES.flatMap((purpose) => {
    const round = state.draws[purpose].at(-1)
    if (!isOpen(round)) return []
    return sides.flatMap((side) => {
      const lying = round[side]
      return lying === null || lying.byHand ? [] : [lying.card.id]
    })
  })
}

/** Ids of a deck's cards that personalities hold (WM-100). */
function heldCards(state: Pick<State, 'hands'>, key: DeckKey): readonly string[] {
  return Object.values(state.hands).flatMap((hand) =>
    hand.filter(({ deck }) => deck === key).map(({ card }) => card.id),
  )
}
