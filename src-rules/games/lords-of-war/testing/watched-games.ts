import { deepStrictEqual } from 'node:assert/strict'
import { seededChance } from '../../../testing/seeded-chance'
import { apply } from '../apply'
import type { Event } from '../events'
import type { HouseRules } from '../house-rules'
import type { State } from '../model'
import { naiveEliminated } from './naive-elimination'
import { playRandomGame } from './random-game'
import { sampleSetup } from './sample-decks'

/** What came of many games. */
export type Tally = { games: number; fights: number; eliminated: number; draws: number; advances: number }

/**
 * Plays whole games by chance and holds each against what must be true of all: a game ends and replays to the same end,
 * no card is in two places and none is missing, nobody eliminates his own, and the naive way to fight finds the same.
 */
export function watchGames(seeds: { from: number; count: number }, houseRules: Partial<HouseRules>): Tally {
  const tally: Tally = { games: 0, fights: 0, eliminated: 0, draws: 0, advances: 0 }
  for (let seed = seeds.from; seed < seeds.from + seeds.count; seed++) {
    const setup = sampleSetup(houseRules, seed % 2 === 0)
    const { start, end, events } = playRandomGame(setup, seededChance(seed), (before, event) => {
      if (event.type === 'fight-resolved') holdsInFight(before, event, tally)
      if (event.type === 'turn-begun') everyCardOnce(before)
      if (event.type === 'card-advanced') tally.advances++
    })
    everyCardOnce(end)
    deepStrictEqual(events.reduce(apply, start), end, `game ${seed} replays to another end`)
    tally.games++
    if (end.ending?.winner === null) tally.draws++
  }
  return tally
}

function holdsInFight(before: State, event: Extract<Event, { type: 'fight-resolved' }>, tally: Tally): void {
  const { result, shots } = event
  deepStrictEqual([...result.eliminated].sort(), [...naiveEliminated(before, shots)].sort())
  for (const { pieces } of result.steps) {
    const [struck, ...by] = pieces.map((id) => before.cards[id]?.side)
    if (by.includes(struck)) throw new Error(`A friend strikes in ${JSON.stringify(pieces)}`)
  }
  tally.fights++
  tally.eliminated += result.eliminated.length
}

function everyCardOnce(state: State): void {
  const onMat = Object.values(state.mat)
  for (const side of ['a', 'b'] as const) {
    const own = onMat.filter((id) => state.cards[id]?.side === side)
    const all = [...own, ...state.hands[side], ...state.decks[side], ...state.lost[side]]
    if (all.length !== 36 || new Set(all).size !== 36) throw new Error(`Cards of ${side}: ${all.join(' ')}`)
  }
}
