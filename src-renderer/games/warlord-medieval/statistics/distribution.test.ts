import { describe, expect, test } from 'vitest'
import { Distribution } from './distribution'

const trials = (...chances: readonly number[]) => {
  const distribution = new Distribution()
  for (const chance of chances) distribution.add(chance)
  return distribution
}
const dice = (count: number) => trials(...Array.from({ length: count }, () => 1 / 20))

describe('a tail is exact', () => {
  test.each([
    // 1 - 0.95³, and 3 × 0.05² × 0.95 + 0.05³.
    [3, 1, 0.142625],
    [3, 2, 0.00725],
    [3, 3, 0.000125],
    // 0.95³ is 0.857, so that no 16 in three dice is what mostly happens.
    [3, 0, 0.857375],
    [20, 4, 0.0159],
    [20, 3, 0.0755],
    [100, 0, 0.0059],
    [100, 1, 0.0371],
    [100, 9, 0.0631],
    [100, 10, 0.0282],
    [100, 11, 0.0115],
  ])('of %i dice %i times one face: %f', (count, times, likelihood) => {
    expect(dice(count).tailOf(times)).toBeCloseTo(likelihood, 4)
  })

  test('where each trial has a chance of its own', () => {
    // Both: ½ × ⅓. One or more: 1 - ½ × ⅔.
    expect(trials(1 / 2, 1 / 3).tailOf(2)).toBeCloseTo(1 / 6)
    expect(trials(1 / 2, 1 / 3).tailOf(0)).toBeCloseTo(1 / 3)
    expect(trials(0, 1).tailOf(1)).toBe(1)
  })

  test('nothing drawn is nothing unusual, and thousands of dice are summed', () => {
    expect(trials().tailOf(0)).toBe(1)
    expect(dice(4000).tailOf(200)).toBeGreaterThan(0.4)
    expect(dice(4000).tailOf(200)).toBeLessThan(0.6)
    expect(dice(4000).tailOf(400)).toBeLessThan(1e-12)
  })
})
