import type { RandomizerCard } from '@rules/games/warlord-medieval/deck'

const SUITS = ['hearts', 'diamonds', 'clubs', 'spades'] as const
const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'] as const

/** A pack as it is edited: what each rank counts and how many suits have it, and the Jokers. */
export type DeckPlan = {
  readonly ranks: readonly { readonly rank: string; readonly value: number; readonly copies: number }[]
  readonly jokers: number
}

/** The plan that a pack was made by. */
export function planOfDeck(deck: readonly RandomizerCard[]): DeckPlan {
  return {
    ranks: RANKS.map((rank, index) => {
      const cards = deck.filter((card) => card.rank === rank && !card.joker)
      return { rank, value: cards[0]?.value ?? Math.min(index + 1, 10), copies: cards.length }
    }),
    jokers: deck.filter(({ joker }) => joker).length,
  }
}

/** The pack of a plan; its cards keep the ids that a full pack gives them. */
export function deckOfPlan({ ranks, jokers }: DeckPlan): readonly RandomizerCard[] {
  const suited = SUITS.flatMap((suit, at) =>
    ranks
      .filter(({ copies }) => copies > at)
      .map(({ rank, value }) => ({ id: `${suit}-${rank}`, suit, rank, value, joker: false })),
  )
  const wild = Array.from({ length: jokers }, (_, index) => ({
    id: `joker-${index + 1}`,
    suit: 'none' as const,
    rank: 'joker',
    value: 0,
    joker: true,
  }))
  return [...suited, ...wild]
}
