import { describe, expect, test } from 'vitest'
import { marksmen } from './shots'
import { against, expectRefusal, play } from './testing/acting'
import { matState, type Put, put } from './testing/mat-state'

const BOW = {
  unitClass: 'ranged' as const,
  defence: 2,
  missile: {
    damage: 4,
    targets: [
      { right: 0, forward: 2 },
      { right: 0, forward: 1 },
    ],
  },
}
const OPEN = { turn: { fightOpen: true } }

/** A fight that is open, with a bow of A at 3,2 and these cards. */
const withBow = (bow: object, ...puts: readonly Put[]) =>
  matState([put('bow', 'a', { ...BOW, ...bow }, [3, 2]), ...puts], OPEN)

describe('ranged units', () => {
  test('LW-40 shoot in their controller’s turns only, from the turn they are placed, over others', () => {
    const foe = put('foe', 'b', {}, [3, 4])
    const between = put('between', 'a', {}, [3, 3])
    expect(marksmen(withBow({}, foe, between))).toEqual([{ card: 'bow', targets: ['foe'] }])
    const others = matState([put('bow', 'a', BOW, [3, 2]), foe], { turn: { player: 'b', fightOpen: true } })
    expect(marksmen(others)).toEqual([])
    expect(against(others, { type: 'fight', shots: [{ card: 'bow', target: 'foe' }] })).toEqual([
      'shot/not-his-turn',
    ])
    const placed = matState([put('bow', 'a', BOW, [3, 2]), foe], {
      turn: { fightOpen: true, placed: [{ card: 'bow', kind: 'support' }] },
    })
    expect(marksmen(placed)).toHaveLength(1)
  })

  test('LW-40 shoot in a turn in which no card could be placed, too', () => {
    const state = matState([put('bow', 'a', BOW, [3, 2]), put('foe', 'b', { defence: 3 }, [3, 4])])
    const skipped = play(state, { type: 'skip-placement' })
    expect([skipped.turn?.phase, skipped.turn?.fightOpen]).toEqual(['elimination', true])
    const shot = play(skipped, { type: 'fight', shots: [{ card: 'bow', target: 'foe' }] })
    expect([shot.lost.b, shot.turn?.phase]).toEqual([['foe'], 'reinforcement'])
  })

  test('LW-41 one that an enemy’s arrow points at cannot shoot', () => {
    const engaging = put('foe', 'b', { attacks: { n: 1 } }, [3, 3])
    const state = withBow({}, engaging, put('far', 'b', {}, [3, 4]))
    expect(marksmen(state)).toEqual([])
    expect(against(state, { type: 'fight', shots: [{ card: 'bow', target: 'far' }] })).toEqual([
      'shot/engaged',
    ])
  })

  test('LW-42 shoots or fights: its arrows do not count in the turn in which it shot', () => {
    const foe = put('foe', 'b', { defence: 4 }, [3, 3])
    const state = withBow({ attacks: { n: 3 } }, foe)
    expect(play(state, { type: 'fight', shots: [] }).lastFight[0]?.figures.terms).toBe('3')
    const shot = play(state, { type: 'fight', shots: [{ card: 'bow', target: 'foe' }] })
    expect(shot.lastFight[0]?.figures.terms).toBe('4')
    expect([shot.turn?.shot, shot.lost.b]).toEqual([['bow'], []])
  })

  test('LW-42 one whose arrows have borne on an enemy has fought, and shoots no more this turn', () => {
    const state = withBow({ attacks: { n: 1 } }, put('foe', 'b', { defence: 9 }, [3, 3]))
    const fought = play(state, { type: 'fight', shots: [] })
    expect(fought.turn?.fought).toEqual(['bow'])
    const again = { ...fought, turn: fought.turn && { ...fought.turn, fightOpen: true } }
    expect(marksmen(again)).toEqual([])
    expect(against(again, { type: 'fight', shots: [{ card: 'bow', target: 'foe' }] })).toEqual([
      'shot/has-fought',
    ])
  })

  test('LW-42 its missile counts in one fight of the turn, and its arrows stay silent in the next', () => {
    const state = matState([
      put('bow', 'a', { ...BOW, attacks: { n: 3 } }, [3, 2]),
      put('foe', 'b', { defence: 6 }, [3, 3]),
      put('rider', 'a', { moves: ['n'] }, [6, 1]),
      put('card', 'a', { attacks: { n: 1 } }, 'hand'),
    ])
    const placed = play(state, { type: 'place-card', card: 'card', square: { column: 3, row: 1 } })
    const shot = play(placed, { type: 'fight', shots: [{ card: 'bow', target: 'foe' }] })
    const moved = play(shot, { type: 'move-card', card: 'rider', direction: 'n' })
    expect([moved.turn?.fightOpen, moved.lastFight, moved.lost.b]).toEqual([false, [], []])
    const again = { ...moved, turn: moved.turn && { ...moved.turn, fightOpen: true } }
    expect(against(again, { type: 'fight', shots: [{ card: 'bow', target: 'foe' }] })).toEqual([
      'shot/second',
    ])
  })

  test('LW-43 aims at one enemy on its grid, several at the same one, and never at a friend', () => {
    const state = matState(
      [
        put('bow', 'a', BOW, [3, 2]),
        put('bow2', 'a', BOW, [3, 3]),
        put('foe', 'b', { defence: 7 }, [3, 4]),
        put('aside', 'b', {}, [6, 6]),
        put('friend', 'a', {}, [6, 1]),
      ],
      OPEN,
    )
    const shots = (...targets: readonly (readonly [string, string])[]) =>
      ({ type: 'fight', shots: targets.map(([card, target]) => ({ card, target })) }) as const
    expect(play(state, shots(['bow', 'foe'], ['bow2', 'foe'])).lost.b).toEqual(['foe'])
    expect(against(state, shots(['bow', 'aside']))).toEqual(['shot/off-grid'])
    expectRefusal(state, shots(['bow', 'friend']), 'shot/at-friend')
    expectRefusal(state, shots(['bow', 'foe'], ['bow', 'foe']), 'shot/twice')
    expectRefusal(state, shots(['friend', 'foe']), 'shot/no-missile')
  })

  test('LW-43 where it is agreed on, one of this turn shoots only when it was placed in support', () => {
    const houseRules = { shootOnlyFromSupport: true }
    const placed = (kind: 'support' | 'engaging') =>
      matState([put('bow', 'a', BOW, [3, 2]), put('foe', 'b', {}, [3, 4])], {
        houseRules,
        turn: { fightOpen: true, placed: [{ card: 'bow', kind }] },
      })
    expect(marksmen(placed('support'))).toHaveLength(1)
    expect(marksmen(placed('engaging'))).toEqual([])
    const command = { type: 'fight', shots: [{ card: 'bow', target: 'foe' }] } as const
    expect(against(placed('engaging'), command)).toEqual(['shot/not-in-support'])
  })
})
