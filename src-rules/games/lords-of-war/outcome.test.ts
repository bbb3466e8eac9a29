import { expect, test } from 'vitest'
import { seededChance } from '../../testing/seeded-chance'
import { apply } from './apply'
import { hints } from './hint'
import { extraTurnsAlong, fallenAlong, outcomeOf, outcomeOfAdvance, outcomeOfStep } from './outcome'
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

test('LW-34 LW-72 all that falls along the way is told, with the extra turn for a general at its end', () => {
  const state = matState(
    [
      put('axe', 'a', axe, 'hand'),
      put('weak', 'b', { defence: 1 }, [3, 4]),
      put('general', 'b', { rank: 'general', defence: 4 }, [3, 5]),
    ],
    intermediate,
  )
  const outcome = outcomeOf(state, { card: 'axe', square: { column: 3, row: 3 }, kind: 'engaging' })
  expect(outcome.extraTurns).toEqual([])
  expect([fallenAlong(outcome), extraTurnsAlong(outcome)]).toEqual([['weak', 'general'], ['a']])
})

test('LW-50 what a step would come to is what it comes to, with the shots that do most', () => {
  const state = matState([
    put('rider', 'a', { moves: ['n'], attacks: { n: 2 } }, [3, 3]),
    put(
      'bow',
      'a',
      { unitClass: 'ranged', missile: { damage: 3, targets: [{ forward: 4, right: 0 }] } },
      [3, 1],
    ),
    put('foe', 'b', { defence: 4 }, [3, 5]),
  ])
  const to = { column: 3, row: 4 }
  const outcome = outcomeOfStep(state, 'rider', to)
  expect(outcome?.report.eliminated).toEqual(['foe'])
  expect(outcome?.report.steps[0]?.figures).toEqual({
    terms: '2 + 3',
    count: 2,
    sum: 5,
    defence: 4,
    missiles: 1,
  })
  const stepped = play(state, { type: 'move-card', card: 'rider', direction: 'n' })
  const fought = play(stepped, { type: 'fight', shots: outcome?.shots ?? [] })
  expect([outcome?.after.mat, outcome?.after.lost]).toEqual([fought.mat, fought.lost])
})

test('LW-13 before the first placement no fight follows upon a step, and none is foreseen', () => {
  const rider = put('rider', 'a', { moves: ['n'], attacks: { n: 9 } }, [3, 3])
  const puts = [rider, put('foe', 'b', {}, [3, 5])]
  const to = { column: 3, row: 4 }
  expect(outcomeOfStep(matState(puts, { turn: { number: 1 } }), 'rider', to)).toBeNull()
  expect(outcomeOfStep(matState(puts), 'rider', to)?.report.eliminated).toEqual(['foe'])
})

test('LW-72 what an advance would come to is what it comes to', () => {
  const state = matState(
    [put('axe', 'a', axe, [3, 3]), put('next', 'b', { defence: 4, attacks: { n: 4 } }, [3, 5])],
    {
      ...intermediate,
      turn: {
        advances: [
          {
            card: 'axe',
            squares: [
              { column: 3, row: 4 },
              { column: 2, row: 4 },
            ],
          },
        ],
      },
    },
  )
  const square = { column: 3, row: 4 }
  const outcome = outcomeOfAdvance(state, 'axe', square)
  const { mat, lost } = play(state, { type: 'advance', card: 'axe', square })
  expect(outcome?.report.eliminated).toEqual(['next', 'axe'])
  expect([outcome?.after.mat, outcome?.after.lost]).toEqual([mat, lost])
})
