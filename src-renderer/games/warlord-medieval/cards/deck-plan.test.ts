import { DEFAULT_DECK } from '@rules/games/warlord-medieval/default-deck'
import { expect, test } from 'vitest'
import { deckOfPlan, planOfDeck } from './deck-plan'

test('WM-14 the usual pack comes out of its plan as it went in', () => {
  const cards = deckOfPlan(planOfDeck(DEFAULT_DECK))
  expect(cards).toHaveLength(54)
  expect(new Set(cards.map(({ id }) => id))).toEqual(new Set(DEFAULT_DECK.map(({ id }) => id)))
  expect(cards.find(({ id }) => id === 'hearts-king')).toEqual(
    DEFAULT_DECK.find(({ id }) => id === 'hearts-king'),
  )
})

test('WM-14 a rank can count something else, be in fewer suits, and Jokers be none', () => {
  const plan = planOfDeck(DEFAULT_DECK)
  const ranks = plan.ranks.map((rank) => (rank.rank === 'ace' ? { ...rank, value: 11, copies: 1 } : rank))
  const cards = deckOfPlan({ ranks, jokers: 0 })
  expect(cards).toHaveLength(49)
  expect(cards.filter(({ rank }) => rank === 'ace')).toEqual([
    { id: 'hearts-ace', suit: 'hearts', rank: 'ace', value: 11, joker: false },
  ])
})
