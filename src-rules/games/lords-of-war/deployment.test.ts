import { describe, expect, test } from 'vitest'
import { lordsOfWar } from '.'
import type { State, Turn } from './model'
import { judgePlacement, judgePlacing, placementsOf } from './placements'
import { against, expectRefusal, play } from './testing/acting'
import { matState, put } from './testing/mat-state'
import { SLUGGER as CARD, MARAUDER, RAVAGER } from './testing/printed-cards'

const squares = (state: State, card: string) =>
  placementsOf(state, state.turn?.player ?? 'a')
    .filter((placement) => placement.card === card)
    .map(({ square, kind }) => `${square.column},${square.row} ${kind}`)
    .sort()

describe('deployment', () => {
  test('LW-20 one card from the hand onto an empty square each turn', () => {
    const state = matState([
      put('foe', 'b', { defence: 9 }, [4, 4]),
      put('one', 'a', { attacks: { n: 1 } }, 'hand'),
      put('two', 'a', { attacks: { n: 1 } }, 'hand'),
    ])
    const square = { column: 4, row: 3 }
    expectRefusal(state, { type: 'place-card', card: 'one', square: { column: 4, row: 4 } }, 'place/taken')
    expectRefusal(state, { type: 'place-card', card: 'one', square: { column: 8, row: 4 } }, 'place/off-mat')
    expectRefusal(state, { type: 'place-card', card: 'foe', square }, 'card/not-in-hand')
    const one = play(state, { type: 'place-card', card: 'one', square })
    expect(one.turn?.phase).toBe('reinforcement')
    expect(against(one, { type: 'place-card', card: 'two', square: { column: 5, row: 3 } })).toContain(
      'place/second',
    )
    expect(against(state, { type: 'end-turn' })).toContain('turn/nothing-placed')
    expect(against(state, { type: 'skip-placement' })).toEqual(['place/could-be'])
  })

  test('LW-21 the Ravager engages the Marauder from four squares, not from behind it or from its right', () => {
    // The Marauder lies at 4,3 as player 1 sees it; the Ravager is player 2's, turned towards him.
    const state = matState([put('marauder', 'a', MARAUDER, [4, 3]), put('ravager', 'b', RAVAGER, 'hand')], {
      turn: { player: 'b' },
    })
    expect(squares(state, 'ravager')).toEqual(
      ['3,4 engaging', '4,4 engaging', '5,3 engaging', '5,4 engaging'].sort(),
    )
    const place = (column: number, row: number) =>
      against(state, { type: 'place-card', card: 'ravager', square: { column, row } })
    expect(place(3, 3)).toEqual(['place/engages-nothing'])
    expect(place(4, 2)).toEqual(['place/engages-nothing'])
    expect(place(1, 6)).toEqual(['place/no-enemy-beside'])
  })

  test('LW-23 without an enemy on the mat, what speaks against a square is that no friend is beside it', () => {
    const state = matState([put('friend', 'a', {}, [1, 1]), put('card', 'a', { attacks: { n: 1 } }, 'hand')])
    const far = judgePlacement(state, { ...CARD, id: 'card', side: 'a' }, { column: 6, row: 6 })
    expect(far.against.map(({ code, rule }) => [code, rule])).toEqual([['place/no-friend-beside', 'LW-23']])
  })

  test('LW-20 what speaks against the time comes before what speaks against the square', () => {
    const placed = [{ card: 'first', kind: 'engaging' as const }]
    const puts = [put('foe', 'b', {}, [4, 4]), put('friend', 'a', {}, [7, 1]), put('card', 'a', {}, 'hand')]
    const square = { column: 1, row: 1 }
    const judge = (turn: Partial<Turn>) =>
      judgePlacing(matState(puts, { turn }), { ...CARD, id: 'card', side: 'a' }, square).against.map(
        ({ code }) => code,
      )
    expect(judge({ placed })).toEqual(['place/second', 'place/no-enemy-beside'])
    expect(judge({ player: 'b' })).toEqual(['place/not-his-turn', 'place/no-enemy-beside'])
  })

  test('LW-21 needs no friend beside it', () => {
    const state = matState([
      put('foe', 'b', {}, [4, 4]),
      put('friend', 'a', {}, [1, 1]),
      put('card', 'a', { attacks: { n: 1 } }, 'hand'),
    ])
    expect(squares(state, 'card')).toEqual(['4,3 engaging'])
  })

  test('LW-22 a spear or ranged card may be put beside a friend, whatever its arrows point at', () => {
    const beside = (unitClass: 'spear' | 'ranged' | 'infantry') =>
      squares(
        matState([
          put('foe', 'b', {}, [7, 6]),
          put('friend', 'a', {}, [1, 1]),
          put('card', 'a', { unitClass }, 'hand'),
        ]),
        'card',
      )
    expect(beside('spear')).toEqual(['1,2 support', '2,1 support', '2,2 support'])
    expect(beside('ranged')).toEqual(beside('spear'))
    expect(beside('infantry')).toEqual([])
  })

  test('LW-22 support adds nothing to the friend beside it', () => {
    const state = matState([
      put('foe', 'b', { attacks: { n: 4 } }, [4, 4]),
      put('friend', 'a', { defence: 3, attacks: { n: 3 } }, [4, 3]),
      put('spear', 'a', { unitClass: 'spear', defence: 9 }, 'hand'),
    ])
    const then = play(state, { type: 'place-card', card: 'spear', square: { column: 3, row: 2 } })
    expect(then.lost.a).toEqual(['friend'])
  })

  test('LW-23 with no enemy on the mat any card may be put beside a friend, also when the last one has just gone', () => {
    const alone = matState([put('friend', 'a', {}, [1, 1]), put('card', 'a', {}, 'hand')])
    expect(squares(alone, 'card')).toEqual(['1,2 no-enemy', '2,1 no-enemy', '2,2 no-enemy'])
    const gone = matState([
      put('rider', 'a', { moves: ['n'], attacks: { n: 9 } }, [1, 1]),
      put('last', 'b', { defence: 1 }, [1, 3]),
      put('card', 'a', {}, 'hand'),
    ])
    expect(squares(gone, 'card')).toEqual([])
    const moved = play(gone, { type: 'move-card', card: 'rider', direction: 'n' })
    expect(moved.lost.b).toEqual(['last'])
    expect(squares(moved, 'card')).toContain('2,2 no-enemy')
  })

  test('LW-24 on an empty mat any square will do', () => {
    const state = matState([put('card', 'a', {}, 'hand')])
    expect(squares(state, 'card')).toHaveLength(42)
  })

  const stuck = () =>
    matState([
      put('foe', 'b', { defence: 9 }, [4, 4]),
      put('one', 'a', { attacks: {} }, 'hand'),
      put('two', 'a', { attacks: {} }, 'hand'),
    ])

  test('LW-25 with no legal placement a card must be put beside an enemy, and the hand is shown', () => {
    const state = stuck()
    expect(placementsOf(state, 'a')).toEqual([])
    const command = { type: 'place-card', card: 'one', square: { column: 3, row: 4 } } as const
    expect(against(state, command)).toEqual([])
    const forced = play(state, command)
    expect(forced.turn?.shown).toEqual(['two'])
    const his = play(forced, { type: 'end-turn' })
    for (const [then, known] of [
      [forced, ['two']],
      [his, ['two']],
      [play(his, { type: 'end-turn' }), []],
    ] as const)
      expect(lordsOfWar.view(then, 'player-b').hands.a).toEqual(known)
    expect(against(state, { type: 'skip-placement' })).toEqual(['place/could-be'])
    expect(against(state, { ...command, square: { column: 1, row: 1 } })).toEqual(['place/no-enemy-beside'])
  })

  test('LW-25 is not offered while any card can be placed', () => {
    const state = matState([
      put('foe', 'b', { defence: 9 }, [4, 4]),
      put('one', 'a', {}, 'hand'),
      put('two', 'a', { attacks: { n: 1 } }, 'hand'),
    ])
    expect(against(state, { type: 'place-card', card: 'one', square: { column: 3, row: 4 } })).toEqual([
      'place/engages-nothing',
    ])
  })

  test('LW-25 where no square beside an enemy is empty, no card is placed', () => {
    const ring = [-1, 0, 1].flatMap((x) =>
      [-1, 0, 1].flatMap((y) =>
        x === 0 && y === 0 ? [] : [put(`f${x}${y}`, 'a', {}, [4 + x, 4 + y] as const)],
      ),
    )
    const state = matState([put('foe', 'b', {}, [4, 4]), ...ring, put('one', 'a', {}, 'hand')])
    expect(against(state, { type: 'skip-placement' })).toEqual([])
    expect(play(state, { type: 'skip-placement' }).turn?.phase).toBe('reinforcement')
  })
})
