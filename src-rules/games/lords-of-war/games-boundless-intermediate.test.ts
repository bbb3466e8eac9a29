import { expect, test } from 'vitest'
import { watchGames } from './testing/watched-games'

test('2,500 random games without boundaries by the intermediate rules end, replay, keep every card once, and fight as the naive way does', () => {
  const tally = watchGames({ from: 60_001, count: 2500 }, { boundless: true, intermediate: true })
  expect(tally.games).toBe(2500)
  expect(tally.fights).toBeGreaterThan(100_000)
  expect(tally.eliminated).toBeGreaterThan(40_000)
  expect(tally.advances).toBeGreaterThan(1000)
}, 600_000)
