import { describe, expect, test } from 'vitest'
import { legal } from './legal'
import { possibleRecalls, recallRule } from './recalls'
import { against, expectRefusal, play } from './testing/acting'
import { matState, type Put, put } from './testing/mat-state'

const LATE = { phase: 'reinforcement' as const, placed: [{ card: 'new', kind: 'engaging' as const }] }
const late = (puts: readonly Put[], turn: object = {}, houseRules: object = {}) =>
  matState([put('new', 'a', {}, [1, 1]), ...puts], { turn: { ...LATE, ...turn }, houseRules })

describe('reinforcement', () => {
  test('LW-60 one card a turn, from the deck or from the mat, up to a hand of six', () => {
    const state = late([put('old', 'a', {}, [6, 1]), put('d1', 'a', {}, 'deck'), put('d2', 'a', {}, 'deck')])
    const drawn = play(state, { type: 'draw-card', card: null })
    expect([drawn.hands.a.length, drawn.decks.a.length]).toEqual([1, 1])
    expect(against(drawn, { type: 'draw-card', card: null })).toEqual(['reinforce/second'])
    const recalled = play(state, { type: 'recall-card', card: 'old' })
    expect([recalled.hands.a, Object.values(recalled.mat)]).toEqual([['old'], ['new']])
    expect(against(recalled, { type: 'draw-card', card: null })).toEqual(['reinforce/second'])
    expect(play(state, { type: 'draw-card', card: 'd2' }).hands.a).toEqual(['d2'])
    expectRefusal(state, { type: 'draw-card', card: 'old' }, 'draw/not-in-deck')
    expect(against(state, { type: 'end-turn' })).toEqual(['turn/not-refilled'])
    const full = late([
      put('d1', 'a', {}, 'deck'),
      ...[1, 2, 3, 4, 5, 6].map((index) => put(`h${index}`, 'a', {}, 'hand')),
    ])
    expect(against(full, { type: 'draw-card', card: null })).toEqual(['reinforce/hand-full'])
    expect(against(full, { type: 'end-turn' })).toEqual([])
  })

  test('LW-60 comes after the placement', () => {
    const early = matState([put('old', 'a', {}, [6, 1]), put('d1', 'a', {}, 'deck')])
    expect(against(early, { type: 'draw-card', card: null })).toEqual(['reinforce/too-early'])
  })

  test('LW-61 no card that is engaged, was placed this turn, or took part in an elimination', () => {
    const foe = put('foe', 'b', { attacks: { n: 1 } }, [6, 2])
    const old = put('old', 'a', {}, [6, 1])
    expect(possibleRecalls(late([old]))).toEqual(['old'])
    expect(against(late([old, foe]), { type: 'recall-card', card: 'old' })).toEqual(['recall/engaged'])
    expect(against(late([old]), { type: 'recall-card', card: 'new' })).toEqual(['recall/placed-now'])
    const killer = late([old], { killers: ['old'] })
    expect(against(killer, { type: 'recall-card', card: 'old' })).toEqual(['recall/has-eliminated'])
  })

  test('LW-71 an engaged unit that may be recalled may by the rule of cavalry', () => {
    expect([recallRule(false), recallRule(true)]).toEqual(['LW-61', 'LW-71'])
  })

  test('LW-61 a card whose arrow added to a kill took part, one whose arrow bore on another did not', () => {
    const state = matState(
      [
        put('one', 'a', { attacks: { n: 2 } }, [3, 3]),
        put('two', 'a', { attacks: { ne: 2 } }, [2, 3]),
        put('three', 'a', { attacks: { n: 2 } }, [4, 3]),
        put('falls', 'b', { defence: 3 }, [3, 4]),
        put('holds', 'b', { defence: 3 }, [4, 4]),
      ],
      { turn: { fightOpen: true } },
    )
    expect(play(state, { type: 'fight', shots: [] }).turn?.killers).toEqual(['one', 'two'])
  })

  test('LW-62 with an empty deck and nothing to recall, the hand stays smaller', () => {
    expect(against(late([]), { type: 'end-turn' })).toEqual([])
    expectRefusal(late([]), { type: 'draw-card', card: null }, 'draw/empty')
    const recallable = late([put('old', 'a', {}, [6, 1])])
    expect(against(recallable, { type: 'end-turn' })).toEqual(['turn/not-refilled'])
    expect(legal(recallable)).toEqual([{ type: 'recall-card', card: 'old' }])
  })

  test('LW-62 an empty hand at the turn’s start is for the referee, passes, or loses, as it is agreed on', () => {
    const next = (emptyHand: 'referee' | 'pass' | 'lose') =>
      play(late([put('b1', 'b', {}, [6, 6])], {}, { emptyHand }), { type: 'end-turn' })
    expect([next('referee').stage, next('referee').turn?.skipped]).toEqual(['battle', false])
    expect(next('pass').turn).toMatchObject({ player: 'b', skipped: true, phase: 'reinforcement' })
    expect(next('lose').ending).toEqual({ winner: 'a', reason: 'empty-hand' })
  })
})
