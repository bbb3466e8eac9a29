import { type Violation, violation } from '../../core/trace'
import { type CardFigures, isCommand, type Rank } from './cards'

/** LW-8: what a core deck holds; the general is one of the six command cards. */
export const DECK_COUNTS = {
  command: 6,
  special: 4,
  elite: 4,
  veteran: 6,
  regular: 8,
  recruit: 8,
} as const satisfies Partial<Record<Rank, number>>

export const DECK_SIZE = 36

/** A row of a deck's count: how many cards of a rank it holds and how many it should; command counts the general. */
export type RankCount = {
  readonly rank: keyof typeof DECK_COUNTS
  readonly held: number
  readonly due: number
}

/** Counts a deck by rank (LW-8). */
export function countRanks(cards: readonly Pick<CardFigures, 'rank'>[]): readonly RankCount[] {
  return (Object.keys(DECK_COUNTS) as (keyof typeof DECK_COUNTS)[]).map((rank) => ({
    rank,
    held: cards.filter((card) => (rank === 'command' ? isCommand(card) : card.rank === rank)).length,
    due: DECK_COUNTS[rank],
  }))
}

/** What breaks a deck: ranks with too few or too many cards, and generals other than one (LW-8, LW-9). */
export function checkDeck(
  cards: readonly Pick<CardFigures, 'rank'>[],
  pieces: readonly string[] = [],
): readonly Violation[] {
  const wrong = countRanks(cards)
    .filter(({ held, due }) => held !== due)
    .map(({ rank, held, due }) =>
      violation('deck/rank-count', 'LW-8', [...pieces, rank], { rank, held, due }),
    )
  const generals = cards.filter((card) => card.rank === 'general').length
  return generals === 1
    ? wrong
    : [...wrong, violation('deck/generals', 'LW-8', [...pieces, 'general'], { held: generals })]
}

/** LW-9: may one card take another's place in a personalised deck? Only one of the same rank. */
export function maySwap(out: Pick<CardFigures, 'rank'>, into: Pick<CardFigures, 'rank'>): boolean {
  return out.rank === into.rank
}
