import { expect, test } from 'vitest'
import { personality, tableState, unitAt } from '../../testing/table-state'
import { eligibleBannerUnits } from './banner-choice'
import { checkState } from './check'
import type { Personality, Unit } from './model'

const units = [
  unitAt('a1', null, { costAp: 12 }),
  unitAt('a2', null, { costAp: 12 }),
  unitAt('a3', null, { costAp: 8, line: 'a-leader-1' }),
  unitAt('a4', null, { costAp: 7, line: 'a-leader-1' }),
  unitAt('a5', null, { costAp: 11, line: null }),
]

function eligible(who: Personality, extra: readonly Unit[] = []): readonly string[] {
  const state = tableState({ units: [...units, ...extra], personalities: [who] })
  return eligibleBannerUnits(state, who).map(({ id }) => id)
}

test('WM-51 a Warlord’s banner unit is the most expensive of his army, the player’s choice among equals', () => {
  expect(eligible(personality('a-warlord', null))).toEqual(['a1', 'a2'])
  expect(eligible(personality('a-warlord', null), [unitAt('b9', null, { costAp: 30 })])).toEqual(['a1', 'a2'])
  expect(
    eligible(personality('a-warlord', null), [unitAt('a9', null, { costAp: 12.5, line: 'a-leader-1' })]),
  ).toEqual(['a9'])
})

test('WM-51 a Leader’s banner unit is the most expensive of the units assigned to his line', () => {
  expect(eligible(personality('a-leader-1', null))).toEqual(['a3'])
  expect(eligible(personality('a-leader-1', 'a4'))).toEqual(['a3'])
})

test('WM-51 while a Leader’s line is not made, any unit that is free can still be the most expensive of it', () => {
  expect(eligible(personality('a-leader-2', null))).toEqual(['a5'])
})

test('WM-51 whatever is eligible is not flagged when it is named', () => {
  for (const id of ['a-warlord', 'a-leader-1', 'a-leader-2']) {
    const state = tableState({ units, personalities: [personality(id, null)] })
    for (const unit of eligibleBannerUnits(state, personality(id, null))) {
      const named = tableState({ units, personalities: [personality(id, unit.id)] })
      expect(checkState(named).map(({ code }) => code)).not.toContain('banner/not-most-expensive')
    }
  }
})
