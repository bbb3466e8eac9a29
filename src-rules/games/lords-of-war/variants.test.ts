import { describe, expect, test } from 'vitest'
import { lordsOfWar } from '.'
import { DEFAULT_HOUSE_RULES } from './house-rules'
import { dueAdvances } from './moves'
import { openSquares } from './placements'
import { squareOfCard } from './positions'
import { against, expectRefusal, play } from './testing/acting'
import { matState, type Put, put } from './testing/mat-state'
import { sampleSetup } from './testing/sample-decks'

const INTERMEDIATE = { intermediate: true }

describe('variants', () => {
  test('LW-70 without boundaries the mat grows with the cards on it', () => {
    const puts = [put('foe', 'b', {}, [1, 1]), put('card', 'a', { attacks: { ne: 1 } }, 'hand')]
    const open = matState(puts, { houseRules: { boundless: true } })
    expect(openSquares(open)).toHaveLength(8)
    const placed = play(open, { type: 'place-card', card: 'card', square: { column: 0, row: 0 } })
    expect(squareOfCard(placed, 'card')).toEqual({ column: 0, row: 0 })
    expectRefusal(
      matState(puts),
      { type: 'place-card', card: 'card', square: { column: 0, row: 0 } },
      'place/off-mat',
    )
  })

  const cavalry = (other: object, turn: object = {}, houseRules: object = INTERMEDIATE) =>
    matState(
      [
        put('horse', 'a', { unitClass: 'cavalry' }, [6, 1]),
        put('foe', 'b', { attacks: { n: 1 }, ...other }, [6, 2]),
        put('new', 'a', {}, [1, 1]),
      ],
      { turn: { phase: 'reinforcement', placed: [{ card: 'new', kind: 'engaging' }], ...turn }, houseRules },
    )
  const recall = { type: 'recall-card', card: 'horse' } as const

  test('LW-71 cavalry may be recalled even when it is engaged, unless by spears', () => {
    expect(against(cavalry({}), recall)).toEqual([])
    expect(against(cavalry({ unitClass: 'cavalry' }), recall)).toEqual([])
    expect(against(cavalry({ unitClass: 'spear' }), recall)).toEqual(['recall/engaged-by-spear'])
    expect(against(cavalry({}, {}, {}), recall)).toEqual(['recall/engaged'])
  })

  test('LW-71 never in the turn it was placed, nor after an elimination unless that is agreed on', () => {
    expect(against(cavalry({}, { placed: [{ card: 'horse', kind: 'engaging' }] }), recall)).toEqual([
      'recall/placed-now',
    ])
    expect(against(cavalry({}, { killers: ['horse'] }), recall)).toEqual(['recall/has-eliminated'])
    const spared = { ...INTERMEDIATE, cavalryAfterKill: true }
    expect(against(cavalry({}, { killers: ['horse'] }, spared), recall)).toEqual([])
  })

  const BERSERKER = { unitClass: 'berserker' as const, defence: 2, attacks: { n: 5 } }
  const rage = (puts: readonly Put[], houseRules: object = INTERMEDIATE, player: 'a' | 'b' = 'a') =>
    play(matState(puts, { turn: { fightOpen: true, player }, houseRules }), { type: 'fight', shots: [] })

  test('LW-72 a berserker that eliminated must move into the square that was left, and go on from there', () => {
    const chain = [2, 3, 4, 5].map((row) => put(`foe${row}`, 'b', { defence: 1 }, [3, row]))
    const state = rage([put('axe', 'a', BERSERKER, [3, 1]), ...chain])
    expect(state.lost.b).toEqual(['foe2', 'foe3', 'foe4', 'foe5'])
    expect(squareOfCard(state, 'axe')).toEqual({ column: 3, row: 5 })
    expect(squareOfCard(rage([put('axe', 'a', BERSERKER, [3, 1]), ...chain], {}), 'axe')).toEqual({
      column: 3,
      row: 1,
    })
  })

  test('LW-72 it may run into its own end, and stays where an enemy engages it', () => {
    const trap = put('trap', 'b', { defence: 9, attacks: { n: 9 } }, [3, 3])
    const state = rage([put('axe', 'a', BERSERKER, [3, 1]), put('foe', 'b', { defence: 1 }, [3, 2]), trap])
    expect([state.lost.a, state.lost.b]).toEqual([['axe'], ['foe']])
    const held = put('holds', 'b', { defence: 9, attacks: { e: 1 } }, [4, 1])
    const stays = rage([put('axe', 'a', BERSERKER, [3, 1]), put('foe', 'b', { defence: 1 }, [3, 2]), held])
    expect(squareOfCard(stays, 'axe')).toEqual({ column: 3, row: 1 })
  })

  test('LW-72 its controller chooses among several squares, and nothing else is done before', () => {
    const state = rage([
      put('axe', 'a', { ...BERSERKER, attacks: { n: 5, ne: 5 } }, [3, 1]),
      put('foe1', 'b', { defence: 1 }, [3, 2]),
      put('foe2', 'b', { defence: 1 }, [4, 2]),
    ])
    expect(dueAdvances(state)).toEqual([
      {
        card: 'axe',
        squares: [
          { column: 3, row: 2 },
          { column: 4, row: 2 },
        ],
      },
    ])
    expectRefusal(state, { type: 'end-turn' }, 'advance/due')
    expectRefusal(state, { type: 'advance', card: 'axe', square: { column: 5, row: 5 } }, 'advance/elsewhere')
    const gone = play(state, { type: 'advance', card: 'axe', square: { column: 4, row: 2 } })
    expect(squareOfCard(gone, 'axe')).toEqual({ column: 4, row: 2 })
  })

  test('LW-72 both sides’ berserkers advance, the active player’s first, and a square that is taken keeps the other', () => {
    const both = [
      put('mine', 'a', { ...BERSERKER, attacks: { n: 5 } }, [3, 1]),
      put('helper', 'a', { ...BERSERKER, attacks: { ne: 5 } }, [2, 1]),
      put('falls', 'b', { defence: 1 }, [3, 2]),
      put('theirs', 'b', { ...BERSERKER, attacks: { n: 5 } }, [6, 6]),
      put('victim', 'a', { defence: 1 }, [6, 5]),
    ]
    const state = rage(both)
    expect(
      dueAdvances(state)
        .map((advance) => advance.card)
        .sort(),
    ).toEqual(['helper', 'mine'])
    const one = play(state, { type: 'advance', card: 'helper', square: { column: 3, row: 2 } })
    expect(squareOfCard(one, 'mine')).toEqual({ column: 3, row: 1 })
    expect(squareOfCard(one, 'theirs')).toEqual({ column: 6, row: 5 })
  })

  test('LW-73 the rules are chosen before the cards are dealt, and kept with the battle', () => {
    const start = lordsOfWar.setup(sampleSetup())
    const chosen = play(start, {
      type: 'change-house-rules',
      houseRules: { intermediate: true, boundless: true, cardsToWin: 12, columns: 7 },
    })
    expect(chosen.houseRules).toEqual({
      ...DEFAULT_HOUSE_RULES,
      intermediate: true,
      boundless: true,
      cardsToWin: 12,
    })
    const dealt = play(chosen, { type: 'deal' })
    expectRefusal(dealt, { type: 'change-house-rules', houseRules: { cardsToWin: 20 } }, 'rules/too-late')
  })
})
