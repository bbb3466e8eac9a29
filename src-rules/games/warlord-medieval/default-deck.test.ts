import { describe, expect, it } from 'vitest'
import { DEFAULT_DECK } from './default-deck'

describe('the default deck', () => {
  it('WM-14 has 54 different cards: four suits of thirteen and two Jokers', () => {
    expect(DEFAULT_DECK).toHaveLength(54)
    expect(new Set(DEFAULT_DECK.map(({ id }) => id)).size).toBe(54)
    expect(DEFAULT_DECK.filter(({ joker }) => joker).map(({ id }) => id)).toEqual(['joker-1', 'joker-2'])
    for (const suit of ['hearts', 'diamonds', 'clubs', 'spades']) {
      expect(DEFAULT_DECK.filter((card) => card.suit === suit)).toHaveLength(13)
    }
  })

  it('WM-14 counts an ace 1, 2 to 10 their face value, court cards 5, and a Joker nothing', () => {
    const worth = (id: string) => DEFAULT_DECK.find((card) => card.id === id)?.value
    expect(worth('clubs-ace')).toBe(1)
    for (let face = 2; face <= 10; face++) expect(worth(`hearts-${face}`)).toBe(face)
    expect(['jack', 'queen', 'king'].map((rank) => worth(`spades-${rank}`))).toEqual([5, 5, 5])
    expect(worth('joker-2')).toBe(0)
  })
})
