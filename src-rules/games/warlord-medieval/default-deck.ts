import type { RandomizerCard } from './deck'

const SUITS = ['hearts', 'diamonds', 'clubs', 'spades'] as const
const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'] as const
const COURT_VALUE = 5

/** WM-14: the pack that a battle starts with: 54 cards, ace 1, 2–10 as printed, court cards 5, two Jokers. */
export const DEFAULT_DECK: readonly RandomizerCard[] = [
  ...SUITS.flatMap((suit) =>
    RANKS.map((rank) => ({ id: `${suit}-${rank}`, suit, rank, value: valueOfRank(rank), joker: false })),
  ),
  ...[1, 2].map((number) => ({
    id: `joker-${number}`,
    suit: 'none' as const,
    rank: 'joker',
    value: 0,
    joker: true,
  })),
]

function valueOfRank(rank: (typeof RANKS)[number]): number {
  if (rank === 'ace') return 1
  return rank === 'jack' || rank === 'queen' || rank === 'king' ? COURT_VALUE : Number(rank)
}
