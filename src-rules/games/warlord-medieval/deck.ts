/** A card of the randomizer deck; a Joker wins outright (WM-12). */
export type RandomizerCard = {
  /** Unique within a deck, such as "hearts-10" or "joker-1". */
  readonly id: string
  readonly suit: 'hearts' | 'diamonds' | 'clubs' | 'spades' | 'none'
  /** Printed rank, such as "ace", "10", "king", "joker". */
  readonly rank: string
  readonly value: number
  readonly joker: boolean
}

/** A deck while it is played with. Nothing is in a secret order: a draw takes any of `left` (design: fairness). */
export type DeckState = {
  readonly left: readonly RandomizerCard[]
  readonly drawn: readonly RandomizerCard[]
}
