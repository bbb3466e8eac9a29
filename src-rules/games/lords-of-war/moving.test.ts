import { describe, expect, test } from 'vitest'
import type { State } from './model'
import { againstStepTo, possibleSteps } from './moves'
import { squareOfCard } from './positions'
import { against, expectRefusal, play } from './testing/acting'
import { matState, put } from './testing/mat-state'

const RIDER = { moves: ['n', 'e'] as const, attacks: { n: 5 }, defence: 3 }

describe('moving', () => {
  test('LW-50 one square along a movement arrow into an empty square, once a turn', () => {
    const state = matState([
      put('rider', 'a', RIDER, [3, 2]),
      put('far', 'b', {}, [7, 6]),
      put('wall', 'a', {}, [4, 2]),
    ])
    expect(possibleSteps(state)).toEqual([{ card: 'rider', direction: 'n', to: { column: 3, row: 3 } }])
    expectRefusal(state, { type: 'move-card', card: 'rider', direction: 'e' }, 'move/no-square')
    const moved = play(state, { type: 'move-card', card: 'rider', direction: 'n' })
    expect(squareOfCard(moved, 'rider')).toEqual({ column: 3, row: 3 })
    expect(possibleSteps(moved)).toEqual([])
    expect(against(moved, { type: 'move-card', card: 'rider', direction: 'e' })).toEqual(['move/second'])
    expect(against(state, { type: 'move-card', card: 'rider', direction: 'w' })).toEqual(['move/no-arrow'])
  })

  test('LW-50 what speaks against a step to a square is said, and nothing where no arrow leads', () => {
    const foe = put('foe', 'b', { attacks: { n: 1 } }, [3, 3])
    const rider = put('rider', 'a', RIDER, [3, 2])
    const against = (state: State, column: number, row: number) => {
      const card = state.cards.rider
      return card === undefined ? null : (againstStepTo(state, card, { column, row })?.code ?? null)
    }
    expect(against(matState([rider, foe]), 4, 2)).toBe('move/engaged')
    expect(against(matState([rider], { turn: { moved: ['rider'] } }), 4, 2)).toBe('move/second')
    expect(against(matState([rider]), 4, 2)).toBeNull()
    expect(against(matState([rider, foe]), 2, 2)).toBeNull()
  })

  test('LW-50 player 2’s arrows point the other way', () => {
    const state = matState([put('rider', 'b', RIDER, [3, 4]), put('far', 'a', {}, [7, 1])], {
      turn: { player: 'b' },
    })
    const moved = play(state, { type: 'move-card', card: 'rider', direction: 'n' })
    expect(squareOfCard(moved, 'rider')).toEqual({ column: 3, row: 3 })
  })

  test('LW-50 not while it is engaged, nor in the other player’s turn, nor off the mat', () => {
    const foe = put('foe', 'b', { attacks: { n: 1 } }, [3, 3])
    const engaged = matState([put('rider', 'a', RIDER, [3, 2]), foe])
    expect(against(engaged, { type: 'move-card', card: 'rider', direction: 'e' })).toEqual(['move/engaged'])
    const theirs = matState([put('rider', 'a', RIDER, [3, 2])], { turn: { player: 'b' } })
    expect(against(theirs, { type: 'move-card', card: 'rider', direction: 'n' })).toEqual([
      'move/not-his-turn',
    ])
    const edge = matState([put('rider', 'a', RIDER, [7, 6])])
    expectRefusal(edge, { type: 'move-card', card: 'rider', direction: 'e' }, 'move/no-square')
  })

  test('LW-50 at any time of the turn: placed this turn, after it eliminated, and eliminating anew', () => {
    const state = matState([
      put('first', 'b', { defence: 4 }, [3, 3]),
      put('second', 'b', { defence: 4 }, [3, 4]),
      put('rider', 'a', RIDER, 'hand'),
      put('next', 'a', {}, 'deck'),
    ])
    const placed = play(state, { type: 'place-card', card: 'rider', square: { column: 3, row: 2 } })
    expect(placed.lost.b).toEqual(['first'])
    const moved = play(placed, { type: 'move-card', card: 'rider', direction: 'n' })
    expect(moved.lost.b).toEqual(['first', 'second'])
    const drawn = play(placed, { type: 'draw-card', card: null })
    expect(play(drawn, { type: 'move-card', card: 'rider', direction: 'n' }).lost.b).toHaveLength(2)
  })
})
