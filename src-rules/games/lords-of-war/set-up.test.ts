import { describe, expect, test } from 'vitest'
import { seededChance } from '../../testing/seeded-chance'
import { lordsOfWar } from '.'
import { endingOf, losses } from './ending'
import { DEFAULT_HOUSE_RULES } from './house-rules'
import { isOnMat, keyOf } from './mat'
import type { State } from './model'
import { expectRefusal, play } from './testing/acting'
import { matState, put } from './testing/mat-state'
import { sampleSetup } from './testing/sample-decks'

const dealt = (seed = 1, setup = sampleSetup()) =>
  play(lordsOfWar.setup(setup), { type: 'deal' }, seededChance(seed))

describe('the mat', () => {
  test('LW-10 is 7 columns by 6 rows, with start squares two apart across the middle', () => {
    const on = (column: number, row: number) => isOnMat(DEFAULT_HOUSE_RULES, { column, row })
    expect([on(1, 1), on(7, 6)]).toEqual([true, true])
    expect([on(0, 1), on(8, 1), on(1, 0), on(1, 7)]).toEqual([false, false, false, false])
    expect(DEFAULT_HOUSE_RULES.starts).toEqual({ a: { column: 3, row: 3 }, b: { column: 5, row: 4 } })
  })

  test('LW-10 a mat of another size and start squares beside it or on each other are said', () => {
    const starts = { a: { column: 9, row: 1 }, b: { column: 2, row: 2 } }
    const state = lordsOfWar.setup(sampleSetup({ columns: 5, rows: 5, starts }))
    expect(lordsOfWar.check(state).map(({ code, pieces }) => [code, ...pieces])).toEqual([
      ['rules/start-off-mat', 'a'],
    ])
    const one = lordsOfWar.setup(sampleSetup({ starts: { a: starts.b, b: starts.b } }))
    expect(lordsOfWar.check(one).map(({ code }) => code)).toEqual(['rules/one-start'])
    for (const broken of [state, one]) {
      expectRefusal(broken, { type: 'deal' }, 'deal/no-start')
      expect(lordsOfWar.legal(broken)).toEqual([])
    }
  })
})

describe('hands', () => {
  test('LW-11 each side takes its general and five cards by chance, and 30 are left', () => {
    const state = dealt()
    for (const side of ['a', 'b'] as const) {
      expect(state.hands[side]).toHaveLength(6)
      expect(state.decks[side]).toHaveLength(30)
      expect(state.cards[state.hands[side][0] ?? '']?.rank).toBe('general')
    }
    expect(dealt(2).hands.a).not.toEqual(state.hands.a)
    expectRefusal(state, { type: 'deal' }, 'deal/done')
  })

  test('LW-11 a hand is known to its owner and the referee, and to others only how many cards it has', () => {
    const state = dealt()
    const texts = (audience: 'player-a' | 'player-b' | 'public') =>
      JSON.stringify(lordsOfWar.view(state, audience))
    const secretOf = (side: 'a' | 'b') => [...state.hands[side], ...state.decks[side]]
    expect(lordsOfWar.view(state, 'player-a').hands.a).toEqual(state.hands.a)
    expect(lordsOfWar.view(state, 'player-a').unseen.b).toEqual({ hand: 6, deck: 30 })
    for (const id of secretOf('b')) expect(texts('player-a')).not.toContain(id)
    for (const id of secretOf('a')) expect(texts('player-b')).not.toContain(id)
    for (const id of [...secretOf('a'), ...secretOf('b')]) expect(texts('public')).not.toContain(id)
  })
})

describe('winning', () => {
  const fallen = (side: 'a' | 'b', count: number, commands: number) =>
    Array.from({ length: count }, (_, index) =>
      put(`${side}${index}`, side, { rank: index < commands ? 'command' : 'recruit' }, 'lost'),
    )

  test('LW-12 20 cards or 4 command cards win; 19 and 3 do not', () => {
    expect(endingOf(matState(fallen('b', 19, 3)))).toBeNull()
    expect(endingOf(matState(fallen('b', 20, 3)))).toEqual({ winner: 'a', reason: 'cards' })
    expect(endingOf(matState(fallen('b', 4, 4)))).toEqual({ winner: 'a', reason: 'commands' })
    expect(losses(matState(fallen('b', 19, 3)), 'b')).toEqual({ cards: 19, commands: 3 })
  })

  test('LW-12 both numbers can be agreed on, and both sides at once draw unless the active player wins', () => {
    const shorter = { cardsToWin: 5, commandsToWin: 1 }
    expect(endingOf(matState(fallen('a', 5, 0), { houseRules: shorter }))?.winner).toBe('b')
    expect(endingOf(matState(fallen('a', 1, 1), { houseRules: shorter }))?.reason).toBe('commands')
    const both = [...fallen('a', 5, 0), ...fallen('b', 5, 0)]
    expect(endingOf(matState(both, { houseRules: shorter }))).toEqual({ winner: null, reason: 'both' })
    const active = { ...shorter, bothWin: 'active-player' as const }
    expect(endingOf(matState(both, { houseRules: active }))).toEqual({ winner: 'a', reason: 'both' })
  })
})

describe('the challenge', () => {
  const challenge = (state: State, side: 'a' | 'b') =>
    play(state, { type: 'challenge', card: state.hands[side][1] ?? '' })

  test('LW-13 player 1 lays a card on square 1 and draws, then player 2, and the first turn is player 1’s', () => {
    const one = challenge(dealt(), 'a')
    expect(one.mat[keyOf({ column: 3, row: 3 })]).toBe(dealt().hands.a[1])
    expect([one.hands.a.length, one.decks.a.length, one.turn]).toEqual([6, 29, null])
    expectRefusal(one, { type: 'challenge', card: one.hands.a[0] ?? '' }, 'card/not-in-hand')
    const two = challenge(one, 'b')
    expect(Object.keys(two.mat)).toEqual(['3,3', '5,4'])
    expect([two.stage, two.turn?.player, two.turn?.number]).toEqual(['battle', 'a', 1])
  })

  const neighbours = { a: { column: 3, row: 3 }, b: { column: 3, row: 4 } }
  const strong = { attacks: { n: 9 }, rank: 'general' as const }
  const laid = (challengeFights: boolean) => {
    const state = {
      ...matState(
        [put('a1', 'a', strong, 'hand'), put('b1', 'b', { defence: 1, attacks: { n: 1 } }, 'hand')],
        {
          houseRules: { starts: neighbours, challengeFights },
        },
      ),
      stage: 'challenge' as const,
      turn: null,
      ordinary: null,
    }
    return play(play(state, { type: 'challenge', card: 'a1' }), { type: 'challenge', card: 'b1' })
  }

  test('LW-13 nothing is eliminated before the first turn, unless that is agreed on', () => {
    expect(laid(false).lost).toEqual({ a: [], b: [] })
    expect(laid(true).lost).toEqual({ a: [], b: ['b1'] })
  })

  test('LW-13 a card that moves before the first turn’s placement starts no fight', () => {
    const state = matState(
      [
        put('rider', 'a', { moves: ['n'], attacks: { n: 9 } }, [3, 2]),
        put('foe', 'b', { defence: 1 }, [3, 4]),
      ],
      { turn: { number: 1 } },
    )
    expect(play(state, { type: 'move-card', card: 'rider', direction: 'n' }).lost.b).toEqual([])
    const later = { ...state, turn: state.turn && { ...state.turn, number: 2 } }
    expect(play(later, { type: 'move-card', card: 'rider', direction: 'n' }).lost.b).toEqual(['foe'])
  })
})
