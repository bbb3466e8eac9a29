import { describe, expect, it } from 'vitest'
import { army, battle, leading } from '../../testing/battle'
import { findCard } from './decks'
import {
  attackerOf,
  defenderOf,
  initiativeOf,
  initiativeWinner,
  roundOutcome,
  sidesToDraw,
} from './initiative'
import type { InitiativeCard, InitiativeRound, State } from './model'

const EQUAL = battle()

/** A battle in which A's Warlord has one SR and B's another. */
function rated(a: number, b: number): State {
  const ledBy = (socialRank: number) =>
    army('an army', { personalities: [leading('warlord', { socialRank, bannerUnit: 'guard' })] })
  return battle({ armies: { a: ledBy(a), b: ledBy(b) } })
}

function cards(a: string | null, b: string | null): InitiativeRound {
  return { a: lying(a), b: lying(b) }
}

function lying(id: string | null): InitiativeCard | null {
  if (id === null) return null
  const card = findCard(EQUAL, id)
  if (card === null) throw new Error(`There is no ${id}`)
  return { card, byHand: true }
}

describe('initiative', () => {
  it.each([
    [1, 11],
    [2, 12],
    [3, 13],
    [4, 14],
    [5, 15],
    [6, 16],
    [7, 16],
    [8, 17],
    [9, 17],
    [12, 17],
  ])('WM-10 a Warlord of SR %i has an initiative of %i', (socialRank, initiative) => {
    expect(initiativeOf(socialRank)).toBe(initiative)
  })

  it('WM-11 the higher total of card and initiative wins: 9 + 15 = 24 against 10 + 13 = 23', () => {
    const outcome = roundOutcome(rated(5, 3), cards('hearts-9', 'clubs-10'))
    expect(outcome).toMatchObject({ kind: 'won', winner: 'a', totals: { a: 24, b: 23 }, joker: false })
    expect(outcome.trace.map(({ rule, code, figures }) => [rule, code, figures])).toEqual([
      ['WM-10', 'initiative/rating', { side: 'a', initiative: 15 }],
      ['WM-11', 'initiative/total', { side: 'a', card: 'hearts-9', value: 9, initiative: 15, total: 24 }],
      ['WM-10', 'initiative/rating', { side: 'b', initiative: 13 }],
      ['WM-11', 'initiative/total', { side: 'b', card: 'clubs-10', value: 10, initiative: 13, total: 23 }],
      ['WM-11', 'initiative/higher', { side: 'a' }],
    ])
  })

  it('WM-11 the same cards the other way round let the other side win', () => {
    expect(roundOutcome(rated(3, 5), cards('clubs-10', 'hearts-9'))).toMatchObject({ winner: 'b' })
  })

  it('WM-12 a Joker wins outright against a total of 27', () => {
    const outcome = roundOutcome(rated(8, 1), cards('hearts-10', 'joker-1'))
    expect(outcome).toMatchObject({ kind: 'won', winner: 'b', totals: { a: 27, b: 11 }, joker: true })
    expect(outcome.trace.at(-1)).toMatchObject({ rule: 'WM-12', code: 'initiative/joker' })
  })

  it('WM-13 equal totals are a tie: 2 + 15 and 4 + 13', () => {
    const outcome = roundOutcome(rated(5, 3), cards('hearts-2', 'clubs-4'))
    expect(outcome).toMatchObject({ kind: 'tie', winner: null, totals: { a: 17, b: 17 }, joker: false })
    expect(outcome.trace.at(-1)).toMatchObject({ rule: 'WM-13', code: 'initiative/tie' })
  })

  it('WM-13 two Jokers are a tie whatever the ratings', () => {
    const outcome = roundOutcome(rated(8, 1), cards('joker-2', 'joker-1'))
    expect(outcome).toMatchObject({ kind: 'tie', winner: null, joker: true })
    expect(outcome.trace.at(-1)).toMatchObject({ rule: 'WM-13', code: 'initiative/two-jokers' })
  })

  it('WM-11 a draw is open until both have a card, even when the first is a Joker', () => {
    expect(roundOutcome(EQUAL, cards('joker-1', null))).toMatchObject({
      kind: 'open',
      winner: null,
      totals: { a: 15, b: null },
    })
  })

  it('WM-15 the winner of the last draw is the attacker, the other the defender', () => {
    const undecided = { ...EQUAL, draws: { ...EQUAL.draws, campaign: [cards('hearts-2', 'clubs-2')] } }
    expect([attackerOf(undecided), defenderOf(undecided)]).toEqual([null, null])
    const decided = {
      ...EQUAL,
      draws: { ...EQUAL.draws, campaign: [cards('hearts-2', 'clubs-2'), cards('hearts-3', 'clubs-4')] },
    }
    expect([attackerOf(decided), defenderOf(decided)]).toEqual(['b', 'a'])
    expect(initiativeWinner(decided, 'first-move')).toBeNull()
  })

  it('WM-13 both draw again after a tie, and one alone while the other’s card lies', () => {
    const withRounds = (...campaign: readonly InitiativeRound[]) => ({
      ...EQUAL,
      draws: { ...EQUAL.draws, campaign },
    })
    expect(sidesToDraw(withRounds(), 'campaign')).toEqual(['a', 'b'])
    expect(sidesToDraw(withRounds(cards('hearts-2', null)), 'campaign')).toEqual(['b'])
    expect(sidesToDraw(withRounds(cards('hearts-2', 'clubs-2')), 'campaign')).toEqual(['a', 'b'])
    expect(sidesToDraw(withRounds(cards('hearts-2', 'clubs-3')), 'campaign')).toEqual([])
  })

  it('WM-10 an army without a Warlord adds nothing to its card', () => {
    const personalities = [leading('leader', { rank: 'leader', socialRank: 8 })]
    const state = battle({ armies: { a: army('Ash', { personalities }) } })
    expect(roundOutcome(state, cards('hearts-9', 'clubs-2'))).toMatchObject({ totals: { a: 9, b: 17 } })
  })
})
