import { expect, test } from 'vitest'
import { personality, tableState, unitAt } from '../../../testing/table-state'
import { troublesOf } from '../../../testing/troubles'

const warlord = personality('a-warlord', null)

test('WM-1 an army has exactly one Warlord', () => {
  const pieces = (personalities: readonly ReturnType<typeof personality>[]) =>
    troublesOf(tableState({ personalities }), 'army/one-warlord').filter(
      ({ figures }) => figures.side === 'a',
    )
  expect(pieces([warlord, personality('a-leader-1', null)])).toEqual([])
  expect(pieces([personality('a-leader-1', null)])).toMatchObject([
    { rule: 'WM-1', severity: 'settle', pieces: ['army-a'], figures: { warlords: 0 } },
  ])
  expect(pieces([warlord, personality('a2-warlord', null)])).toMatchObject([
    { pieces: ['army-a', 'a-warlord', 'a2-warlord'], figures: { warlords: 2 } },
  ])
})

test.each([
  [1, 0],
  [12, 0],
  [0, 1],
  [-1, 1],
  [2.5, 1],
  [Number.NaN, 1],
])('WM-1 a social rank is a whole number of 1 or more: %f', (socialRank, troubles) => {
  const state = tableState({ personalities: [personality('a-warlord', null, { socialRank })] })
  const found = troublesOf(state, 'army/social-rank')
  expect(found).toHaveLength(troubles)
  for (const { figures } of found) expect(Object.values(figures)).not.toContain(Number.NaN)
})

test.each([
  [70, 0],
  [70.1, 1],
  [69.9, 0],
])('WM-35 an army of %f points at 70 agreed is over them: %i', (costAp, troubles) => {
  const found = troublesOf(tableState({ units: [unitAt('a1', null, { costAp })] }), 'army/over-points')
  expect(found).toHaveLength(troubles)
  for (const trouble of found) {
    expect(trouble).toMatchObject({
      rule: 'WM-35',
      pieces: ['army-a'],
      figures: { points: costAp, agreed: 70 },
    })
  }
})

test('WM-3 a personality’s own cost takes an army over the points only where the switch says so', () => {
  const state = (personalitiesCostAp: boolean) =>
    tableState({
      units: [unitAt('a1', null, { costAp: 68 })],
      personalities: [personality('a-warlord', null, { costAp: 3 })],
      houseRules: { personalitiesCostAp },
    })
  expect(troublesOf(state(true), 'army/over-points')).toHaveLength(1)
  expect(troublesOf(state(false), 'army/over-points')).toHaveLength(0)
})

test.each([
  [9, 1],
  [9.9, 1],
  [10, 0],
])('WM-35 a battle of %f points a side is under 10: %i', (agreedPoints, troubles) => {
  expect(troublesOf(tableState({ agreedPoints }), 'army/under-ten')).toHaveLength(troubles)
})
