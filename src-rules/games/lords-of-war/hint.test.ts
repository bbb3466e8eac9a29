import { expect, test } from 'vitest'
import { seededChance } from '../../testing/seeded-chance'
import { hints } from './hint'
import { legal } from './legal'
import { play } from './testing/acting'
import { matState, put } from './testing/mat-state'
import { playRandomGame } from './testing/random-game'
import { sampleSetup } from './testing/sample-decks'

test('the hint names every legal placement, the one that wins most first', () => {
  const state = matState([
    put('weak', 'b', { defence: 1 }, [3, 3]),
    put('chief', 'b', { defence: 1, rank: 'command' }, [5, 3]),
    put('sword', 'a', { attacks: { n: 2 } }, 'hand'),
  ])
  const found = hints(state)
  expect(found.map(({ square, eliminates, worth }) => [square.column, eliminates, worth])).toEqual([
    [5, ['chief'], 5],
    [3, ['weak'], 1],
  ])
  expect(found).toHaveLength(legal(state).filter((command) => command.type === 'place-card').length)
})

test('the hint counts what is lost, and shots that make the fight worth more', () => {
  const state = matState([
    put('foe', 'b', { defence: 4, attacks: { n: 9 } }, [3, 4]),
    put('sword', 'a', { attacks: { n: 2 } }, 'hand'),
    put(
      'bow',
      'a',
      { unitClass: 'ranged', missile: { damage: 3, targets: [{ right: 0, forward: 3 }] } },
      [3, 1],
    ),
  ])
  expect(hints(state)[0]).toMatchObject({
    shots: [{ card: 'bow', target: 'foe' }],
    eliminates: ['foe'],
    loses: ['sword'],
    worth: 0,
  })
})

test('what the hint foresees is what the fight then does', () => {
  let checked = 0
  playRandomGame(sampleSetup(), seededChance(7), (state, event) => {
    if (event.type !== 'card-placed' || state.turn === null || checked >= 20) return
    const [best] = hints(state)
    if (best === undefined) return
    checked++
    const placed = play(state, { type: 'place-card', card: best.card, square: best.square })
    const fought = placed.turn?.fightOpen ? play(placed, { type: 'fight', shots: best.shots }) : placed
    const before = state.lost.a.length + state.lost.b.length
    expect(fought.lost.a.length + fought.lost.b.length - before).toBe(
      best.eliminates.length + best.loses.length,
    )
  })
  expect(checked).toBe(20)
})
