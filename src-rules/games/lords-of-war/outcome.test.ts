import { expect, test } from 'vitest'
import { seededChance } from '../../testing/seeded-chance'
import { apply } from './apply'
import { hints } from './hint'
import { outcomeOf } from './outcome'
import { squareOfCard } from './positions'
import { marksmen } from './shots'
import { play } from './testing/acting'
import { matState, put } from './testing/mat-state'
import { playRandomGame } from './testing/random-game'
import { sampleSetup } from './testing/sample-decks'

const axe = { unitClass: 'berserker', defence: 3, attacks: { n: 5 } } as const
const intermediate = { houseRules: { intermediate: true } }

test('LW-72 the outcome follows a berserker that has to advance, and the fight after it', () => {
  const state = matState(
    [
      put('axe', 'a', axe, 'hand'),
      put('weak', 'b', { defence: 1 }, [3, 4]),
      put('next', 'b', { defence: 4, attacks: { n: 4 } }, [3, 5]),
    ],
    intermediate,
  )
  const { report, follows, after } = outcomeOf(state, {
    card: 'axe',
    square: { column: 3, row: 3 },
    kind: 'engaging',
  })
  expect(report.eliminated).toEqual(['weak'])
  // It advances, strikes down the next, which strikes it down, too.
  expect(follows.map((event) => event.type)).toEqual(['card-advanced', 'fight-resolved'])
  expect(after.lost).toEqual({ a: ['axe'], b: ['weak', 'next'] })
})

test('LW-34 the outcome tells of an extra turn that the enemy general would give', () => {
  const state = matState([
    put('sword', 'a', { attacks: { n: 5 } }, 'hand'),
    put('general', 'b', { rank: 'general', defence: 4 }, [3, 4]),
  ])
  const at = (row: number) =>
    outcomeOf(state, { card: 'sword', square: { column: 3, row }, kind: 'engaging' }).extraTurns
  expect([at(3), at(1)]).toEqual([['a'], []])
})

test('LW-72 where its player has a choice the outcome stops before it', () => {
  const state = matState(
    [
      put('axe', 'a', { ...axe, attacks: { n: 5, ne: 5 } }, 'hand'),
      put('one', 'b', { defence: 1 }, [3, 4]),
      put('two', 'b', { defence: 1 }, [4, 4]),
    ],
    intermediate,
  )
  const { follows, after } = outcomeOf(state, {
    card: 'axe',
    square: { column: 3, row: 3 },
    kind: 'engaging',
  })
  expect(follows).toEqual([])
  expect(after.turn?.advances).toHaveLength(1)
  expect(squareOfCard(after, 'axe')).toEqual({ column: 3, row: 3 })
})

test('over random games what is foreseen is what then stands on the mat', () => {
  let advances = 0
  for (let seed = 1; seed <= 4; seed++)
    playRandomGame(sampleSetup({ intermediate: true }), seededChance(seed), (state, event) => {
      if (event.type !== 'card-placed' || state.turn === null) return
      const [best] = hints(state)
      if (best === undefined) return
      const { shots, follows, after } = outcomeOf(state, best)
      advances += follows.filter(({ type }) => type === 'card-advanced').length
      const { card, square, kind } = best
      const lies = apply(state, { type: 'card-placed', card, square, kind, fights: true, against: [] })
      const placed = play(state, { type: 'place-card', card, square })
      // Only a fight in which somebody may shoot waits for its shots.
      const fought = marksmen(lies).length > 0 ? play(placed, { type: 'fight', shots }) : placed
      expect([after.mat, after.lost, after.ending]).toEqual([fought.mat, fought.lost, fought.ending])
    })
  expect(advances).toBeGreaterThan(0)
})
