import { describe, expect, it } from 'vitest'
import { scriptedChance, seededChance } from '../testing/seeded-chance'
import { drawOne, rollDie } from './chance'

describe('chance', () => {
  it('draws the item that chance points at and leaves the others in their order', () => {
    expect(drawOne(['ace', 'ten', 'king'], scriptedChance(1))).toEqual({
      drawn: 'ten',
      left: ['ace', 'king'],
    })
    expect(drawOne(['ace', 'ten', 'king'], scriptedChance(0))).toEqual({
      drawn: 'ace',
      left: ['ten', 'king'],
    })
    expect(drawOne(['ace', 'ten', 'king'], scriptedChance(2))).toEqual({
      drawn: 'king',
      left: ['ace', 'ten'],
    })
  })

  it('asks for one number below the count of items left, so that each is equally likely', () => {
    const asked: number[] = []
    const chance = {
      below: (count: number) => {
        asked.push(count)
        return 0
      },
    }
    const first = drawOne(['ace', 'ten', 'king'], chance)
    drawOne(first.left, chance)
    expect(asked).toEqual([3, 2])
  })

  it('cannot draw from nothing', () => {
    expect(() => drawOne([], seededChance(1))).toThrow('Nothing is left to draw from')
  })

  it('draws each of 54 cards about equally often', () => {
    const cards = Array.from({ length: 54 }, (_, index) => index)
    const counts = cards.map(() => 0)
    const chance = seededChance(7)
    const draws = 54_000
    for (let draw = 0; draw < draws; draw++) {
      const { drawn } = drawOne(cards, chance)
      counts[drawn] = (counts[drawn] ?? 0) + 1
    }
    const expected = draws / cards.length
    const chiSquared = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(chiSquared).toBeLessThan(90.6) // 53 degrees of freedom, one in a thousand
  })

  it('rolls a die from 1 to its number of faces', () => {
    expect(rollDie(20, scriptedChance(0))).toBe(1)
    expect(rollDie(20, scriptedChance(19))).toBe(20)
  })
})
