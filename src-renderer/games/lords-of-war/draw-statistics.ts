import type { BattleLog } from '@rules/core/battle-log'
import type { Side } from '@rules/core/ids'
import { RANKS, type Rank } from '@rules/games/lords-of-war/cards'
import type { Event } from '@rules/games/lords-of-war/events'
import type { State } from '@rules/games/lords-of-war/model'
import { restoreStates } from './states-along'

/** How often a rank was drawn by chance, and how often that was to be expected. */
export type RankTally = { readonly rank: Rank; readonly drawn: number; readonly expected: number }

/**
 * The draws of a side that are in effect. What is expected of a draw is the share of each rank among the cards that were
 * left in the deck at that moment; cards that were drawn by hand are counted apart.
 */
export function drawStatistics(
  log: BattleLog<State, Event>,
  side: Side,
): { readonly tallies: readonly RankTally[]; readonly count: number; readonly byHand: number } {
  const drawn = new Map<Rank, number>()
  const expected = new Map<Rank, number>()
  let count = 0
  let byHand = 0
  for (const { before, event } of restoreStates(log)) {
    if (event.type !== 'card-drawn' || event.side !== side) continue
    if (event.byHand) {
      byHand++
      continue
    }
    count++
    const deck = before.decks[side]
    for (const id of deck) add(expected, before.cards[id]?.rank, 1 / deck.length)
    add(drawn, before.cards[event.card]?.rank, 1)
  }
  const tallies = RANKS.map((rank) => ({
    rank,
    drawn: drawn.get(rank) ?? 0,
    expected: expected.get(rank) ?? 0,
  }))
  return { tallies, count, byHand }
}

function add(counts: Map<Rank, number>, rank: Rank | undefined, by: number): void {
  if (rank !== undefined) counts.set(rank, (counts.get(rank) ?? 0) + by)
}
