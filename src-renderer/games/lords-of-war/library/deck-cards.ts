import type { Deck } from '@contract/decks'
import type { Card, CardFigures, Direction, Offset, Rank } from '@rules/games/lords-of-war/cards'
import { countRanks, maySwap, type RankCount } from '@rules/games/lords-of-war/deck-counts'

/** The cards of a deck that are counted together (LW-8): the general stands first among the command cards. */
export type RankGroup = RankCount & { readonly cards: readonly Card[] }

/** A card of another deck that may take a card's place, and how many that deck has of it. */
export type Candidate = {
  readonly deck: Pick<Deck, 'id' | 'name'>
  readonly card: Card
  readonly count: number
}

/** What a card lacks to be played or written to a table as it is, or has beyond its class (LW-3). */
export type CardGap = 'no-name' | 'no-missile' | 'no-squares' | 'not-ranged'

/** The rank that a card is counted under: the general is a command card (LW-5). */
export function countedRank(card: Pick<CardFigures, 'rank'>): RankCount['rank'] {
  return card.rank === 'general' ? 'command' : card.rank
}

/** The cards of a deck by the ranks that are counted (LW-8), each in the deck's own order, generals first. */
export function groupsOf(cards: readonly Card[]): readonly RankGroup[] {
  return countRanks(cards).map((count) => {
    const held = cards.filter((card) => countedRank(card) === count.rank)
    const generals = held.filter((card) => card.rank === 'general')
    return { ...count, cards: [...generals, ...held.filter((card) => card.rank !== 'general')] }
  })
}

/** A card of which only its rank and army are known. */
export function blankCard(id: string, rank: Rank, army: string): Card {
  return {
    id,
    name: '',
    army,
    unitClass: 'infantry',
    rank,
    defence: 0,
    attacks: {},
    missile: null,
    moves: [],
  }
}

/** The deck with a card put before another of the same rank, or behind it; the same deck where that is no move. */
export function putBeside(
  cards: readonly Card[],
  id: string,
  beside: string,
  where: 'before' | 'after',
): readonly Card[] {
  const card = cards.find((other) => other.id === id)
  const target = cards.find((other) => other.id === beside)
  if (card === undefined || target === undefined || id === beside || card.rank !== target.rank) return cards
  const others = cards.filter((other) => other.id !== id)
  const at = others.indexOf(target) + (where === 'after' ? 1 : 0)
  const moved = [...others.slice(0, at), card, ...others.slice(at)]
  return moved.every((other, index) => other === cards[index]) ? cards : moved
}

/** The deck with a card one place earlier or later among those of its rank. */
export function moveCard(cards: readonly Card[], id: string, by: -1 | 1): readonly Card[] {
  const card = cards.find((other) => other.id === id)
  if (card === undefined) return cards
  const sameRank = cards.filter((other) => other.rank === card.rank)
  const neighbour = sameRank[sameRank.indexOf(card) + by]
  return neighbour === undefined ? cards : putBeside(cards, id, neighbour.id, by < 0 ? 'before' : 'after')
}

/** An attack arrow's value set, or the arrow taken away. */
export function withArrow(card: Card, direction: Direction, value: number | null): Card {
  const { [direction]: _, ...others } = card.attacks
  return { ...card, attacks: value === null ? others : { ...others, [direction]: value } }
}

/** A movement arrow put on the card, or taken off it. */
export function withMoveToggled(card: Card, direction: Direction): Card {
  const moves = card.moves.includes(direction)
    ? card.moves.filter((other) => other !== direction)
    : [...card.moves, direction]
  return { ...card, moves }
}

/** A square of the target grid added or taken away; a card without a missile has no grid. */
export function withTargetToggled(card: Card, { right, forward }: Offset): Card {
  if (card.missile === null) return card
  const others = card.missile.targets.filter(
    (target) => !(target.right === right && target.forward === forward),
  )
  const targets =
    others.length < card.missile.targets.length ? others : [...card.missile.targets, { right, forward }]
  return { ...card, missile: { ...card.missile, targets } }
}

/** What a card lacks: a table of cards would refuse it so, or it cannot do what its class does. */
export function gapsOf(card: CardFigures): readonly CardGap[] {
  const gaps: CardGap[] = []
  if (card.name.trim() === '') gaps.push('no-name')
  if (card.missile === null && card.unitClass === 'ranged') gaps.push('no-missile')
  if (card.missile?.targets.length === 0) gaps.push('no-squares')
  if (card.missile !== null && card.unitClass !== 'ranged') gaps.push('not-ranged')
  return gaps
}

/**
 * The cards of other decks that may take a card's place (LW-9), or with no card to go out all of them; equal ones of a
 * deck once, in each deck's order.
 */
export function candidatesFor(card: Card | null, decks: readonly Deck[]): readonly Candidate[] {
  return decks.flatMap((deck) => {
    const found = new Map<string, Candidate>()
    for (const candidate of deck.cards) {
      if (card !== null && !maySwap(card, candidate)) continue
      const { id: _, ...figures } = candidate
      const key = JSON.stringify(figures)
      const known = found.get(key)
      found.set(key, { deck, card: known?.card ?? candidate, count: (known?.count ?? 0) + 1 })
    }
    return [...found.values()]
  })
}

/** The rank that a new card of a group has: the first command card of a deck without one is its general. */
export function rankOfNew(group: RankCount['rank'], cards: readonly Card[]): Rank {
  return group === 'command' && !cards.some((card) => card.rank === 'general') ? 'general' : group
}
