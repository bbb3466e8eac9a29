import { expect, test } from 'vitest'
import { seededChance } from '../../testing/seeded-chance'
import { playRandomGame } from './testing/random-game'
import { RIDERS, sampleSetup, WARDENS } from './testing/sample-decks'

test('the shipped decks differ in style: one has the spears and bows, the other horses and berserkers', () => {
  const count = (deck: typeof WARDENS, ...classes: readonly string[]) =>
    deck.filter((card) => classes.includes(card.unitClass)).length
  expect(count(WARDENS, 'spear', 'ranged')).toBeGreaterThan(count(RIDERS, 'spear', 'ranged') + 6)
  expect(count(RIDERS, 'cavalry', 'berserker')).toBeGreaterThan(count(WARDENS, 'cavalry', 'berserker') + 12)
})

test('in 200 random games each of them wins between 40 and 60 of a hundred', () => {
  let wardens = 0
  for (let seed = 1; seed <= 200; seed++) {
    const swapped = seed % 2 === 0
    const { end } = playRandomGame(sampleSetup({}, swapped), seededChance(seed * 7919))
    const winner = end.ending?.winner ?? null
    if (winner !== null && (winner === 'a') !== swapped) wardens++
  }
  expect(wardens).toBeGreaterThanOrEqual(80)
  expect(wardens).toBeLessThanOrEqual(120)
}, 120_000)
