import { SIDES, type Side } from '../../core/ids'
import type { CardId, PlayedCard, Setup, State } from './model'

/** A battle before anything was done: both decks whole, no card dealt. */
export function setUpBattle({ players, houseRules }: Setup): State {
  const cardsOf = (side: Side): readonly PlayedCard[] =>
    players[side].cards.map((card) => ({ ...card, id: battleId(side, card.id), side }))
  const cards = SIDES.flatMap(cardsOf)
  const deckOf = (side: Side): readonly CardId[] =>
    cardsOf(side)
      .map((card) => card.id)
      .sort()
  return {
    stage: 'set-up',
    names: { a: players.a.name, b: players.b.name },
    deckNames: { a: players.a.deckName, b: players.b.deckName },
    houseRules,
    cards: Object.fromEntries(cards.map((card) => [card.id, card])),
    decks: { a: deckOf('a'), b: deckOf('b') },
    hands: { a: [], b: [] },
    unseen: { a: { hand: 0, deck: 0 }, b: { hand: 0, deck: 0 } },
    mat: {},
    lost: { a: [], b: [] },
    turn: null,
    extraTurns: [],
    ordinary: null,
    lastFight: [],
    acts: [],
    overrules: [],
    ending: null,
  }
}

/** A card's id in a battle: both players may have brought the same deck. */
export function battleId(side: Side, card: string): CardId {
  return `${side}:${card}`
}
