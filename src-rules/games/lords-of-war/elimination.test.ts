import { describe, expect, test } from 'vitest'
import { fightOut } from './fight'
import { squareOfCard } from './positions'
import { play } from './testing/acting'
import { matState, put } from './testing/mat-state'
import { CATAPULT, DEATHBRINGER, MARAUDER, RAVAGER, SHANKER, SLUGGER } from './testing/printed-cards'

const fell = (puts: Parameters<typeof matState>[0], shots: Parameters<typeof fightOut>[1] = []) =>
  fightOut(matState(puts), shots).eliminated

describe('elimination', () => {
  test.each([
    [3, false],
    [4, false],
    [5, true],
  ])('LW-30 an attack of %s against a defence of 4 eliminates: %s', (attack, expected) => {
    const puts = [put('a1', 'a', { attacks: { n: attack } }, [3, 3]), put('b1', 'b', { defence: 4 }, [3, 4])]
    expect(fell(puts)).toEqual(expected ? ['b1'] : [])
  })

  test('LW-31 all is determined before any card is removed: two that strike each other both fall', () => {
    const puts = [
      put('a1', 'a', { defence: 1, attacks: { n: 5 } }, [3, 3]),
      put('b1', 'b', { defence: 1, attacks: { n: 5 } }, [3, 4]),
    ]
    expect([...fell(puts)].sort()).toEqual(['a1', 'b1'])
  })

  test('LW-31 a card may be placed only to fall at once', () => {
    const state = matState([
      put('foe', 'b', { defence: 9, attacks: { n: 9 } }, [3, 4]),
      put('card', 'a', { defence: 1, attacks: { n: 1 } }, 'hand'),
    ])
    const then = play(state, { type: 'place-card', card: 'card', square: { column: 3, row: 3 } })
    expect([then.lost.a, squareOfCard(then, 'foe')]).toEqual([['card'], { column: 3, row: 4 }])
  })

  test('LW-32 friends never harm each other, whatever their arrows point at', () => {
    expect(
      fell([
        put('a1', 'a', { attacks: { n: 9 } }, [3, 3]),
        put('a2', 'a', { defence: 1, attacks: { s: 9 } }, [3, 4]),
      ]),
    ).toEqual([])
  })

  test('LW-33 eliminated cards go to the opponent’s pile and count', () => {
    const state = matState([
      put('foe', 'b', { defence: 1, rank: 'command' }, [3, 4]),
      put('card', 'a', { attacks: { n: 2 } }, 'hand'),
      put('before', 'b', {}, 'lost'),
    ])
    const then = play(state, { type: 'place-card', card: 'card', square: { column: 3, row: 3 } })
    expect(then.lost.b).toEqual(['before', 'foe'])
  })

  const generals = (own: number, enemy: number, ownTurnGeneral = true, player: 'a' | 'b' = 'a') =>
    matState(
      [
        put('mine', 'a', { rank: 'general', defence: own, attacks: { n: 5 } }, [3, 3]),
        put('theirs', 'b', { rank: 'general', defence: enemy, attacks: { n: 5 } }, [3, 4]),
      ],
      {
        turn: { player, fightOpen: true, placed: [{ card: 'mine', kind: 'engaging' }] },
        houseRules: { ownTurnGeneral },
      },
    )
  const fought = (state: ReturnType<typeof generals>) => play(state, { type: 'fight', shots: [] })
  const nextTurns = (state: ReturnType<typeof generals>) => {
    const first = play(state, { type: 'end-turn' })
    const second = play(first, { type: 'end-turn' })
    return [first, second].map(({ turn }) => `${turn?.player}${turn?.extra ? ' extra' : ''}`)
  }

  test('LW-34 the enemy’s general gives an extra turn, which may be declined', () => {
    const state = fought(generals(9, 1))
    expect(nextTurns(state)).toEqual(['a extra', 'b'])
    const declined = play(play(state, { type: 'end-turn' }), { type: 'decline-turn' })
    expect([declined.turn?.player, declined.turn?.extra]).toEqual(['b', false])
  })

  test('LW-34 two generals of one side, of a deck that breaks the counts, give one extra turn', () => {
    const state = generals(9, 1)
    const second = put('second', 'b', { rank: 'general', defence: 1 }, [2, 4])
    const striking = { ...state.cards.mine, attacks: { n: 5, nw: 5 } } as (typeof state.cards)[string]
    const both = {
      ...state,
      cards: {
        ...state.cards,
        mine: striking,
        second: { ...striking, ...second.card, id: 'second', side: 'b' as const, attacks: {} },
      },
      mat: { ...state.mat, '2,4': 'second' },
    }
    expect(nextTurns(fought(both))).toEqual(['a extra', 'b'])
  })

  test('LW-34 both generals together give none', () => {
    expect(nextTurns(fought(generals(1, 1)))).toEqual(['b', 'a'])
  })

  test('LW-34 a general that falls in its owner’s own turn gives the opponent one, then his own, unless agreed otherwise', () => {
    expect(nextTurns(fought(generals(1, 9)))).toEqual(['b extra', 'b'])
    expect(nextTurns(fought(generals(1, 9, false)))).toEqual(['b', 'a'])
  })
})

describe('the examples of the rulebook', () => {
  // The Orcs are player 2's: cards that face each other strike each other with arrows of the same name.
  test('LW-35 Deathbringer: 5 against 4 eliminates the Marauder, 3 against 3 not the Slugger, 1 against 2 not himself', () => {
    const state = matState(
      [
        put('marauder', 'a', MARAUDER, [3, 3]),
        put('slugger', 'a', SLUGGER, [2, 3]),
        put('deathbringer', 'b', DEATHBRINGER, 'hand'),
      ],
      { turn: { player: 'b' } },
    )
    const then = play(state, { type: 'place-card', card: 'deathbringer', square: { column: 3, row: 4 } })
    expect(then.lost).toEqual({ a: ['marauder'], b: [] })
    const sums = then.lastFight.map(({ pieces, figures }) => [pieces[0], figures.sum, figures.defence])
    expect(sums).toEqual([
      ['marauder', 5, 4],
      ['slugger', 3, 3],
      ['deathbringer', 1, 2],
    ])
  })

  test('LW-35 Ravager and Shanker: 4 + 5 = 9 against 4 eliminates the Marauder, 2 and 1 against 3 nobody', () => {
    const state = matState(
      [
        put('marauder', 'a', MARAUDER, [3, 3]),
        put('shanker', 'b', SHANKER, [3, 4]),
        put('ravager', 'b', RAVAGER, 'hand'),
      ],
      { turn: { player: 'b' } },
    )
    // North-west of the Marauder, which the turned Ravager sees to its own north-west.
    const then = play(state, { type: 'place-card', card: 'ravager', square: { column: 2, row: 4 } })
    expect(then.lost).toEqual({ a: ['marauder'], b: [] })
    expect(
      then.lastFight.map(({ pieces, figures }) => [pieces[0], figures.terms, figures.sum, figures.defence]),
    ).toEqual([
      ['marauder', '4 + 5', 9, 4],
      ['shanker', '1', 1, 3],
      ['ravager', '2', 2, 3],
    ])
  })

  test('LW-35 Catapult: missile 4 against 3 eliminates the Slugger that nobody engages', () => {
    const state = matState(
      [
        put('slugger', 'a', SLUGGER, [3, 2]),
        put('shanker', 'b', SHANKER, [4, 4]),
        put('catapult', 'b', CATAPULT, 'hand'),
      ],
      { turn: { player: 'b' } },
    )
    const placed = play(state, { type: 'place-card', card: 'catapult', square: { column: 4, row: 5 } })
    expect(placed.turn?.fightOpen).toBe(true)
    const then = play(placed, { type: 'fight', shots: [{ card: 'catapult', target: 'slugger' }] })
    expect(then.lost.a).toEqual(['slugger'])
  })

  test('LW-35 Deathbringer and Catapult: 3 + 4 = 7 against 4 eliminates the Marauder', () => {
    const state = matState(
      [
        put('marauder', 'a', MARAUDER, [3, 3]),
        put('deathbringer', 'b', DEATHBRINGER, [4, 4]),
        put('catapult', 'b', CATAPULT, 'hand'),
      ],
      { turn: { player: 'b' } },
    )
    const placed = play(state, { type: 'place-card', card: 'catapult', square: { column: 4, row: 5 } })
    const then = play(placed, { type: 'fight', shots: [{ card: 'catapult', target: 'marauder' }] })
    expect(then.lost.a).toEqual(['marauder'])
    expect(then.lastFight[0]?.figures).toMatchObject({ terms: '3 + 4', sum: 7, defence: 4 })
  })

  test('LW-35 two cards that face each other strike each other with arrows of the same name', () => {
    for (const direction of ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const) {
      const state = matState([
        put('a1', 'a', { defence: 1, attacks: { [direction]: 2 } }, [4, 3]),
        put('b1', 'b', { defence: 1, attacks: { [direction]: 2 } }, 'hand'),
      ])
      const step = {
        n: [0, 1],
        ne: [1, 1],
        e: [1, 0],
        se: [1, -1],
        s: [0, -1],
        sw: [-1, -1],
        w: [-1, 0],
        nw: [-1, 1],
      }
      const [right = 0, forward = 0] = step[direction]
      const there = { ...state, mat: { ...state.mat, [`${4 + right},${3 + forward}` as const]: 'b1' } }
      expect([...fightOut(there, []).eliminated].sort()).toEqual(['a1', 'b1'])
    }
  })
})
