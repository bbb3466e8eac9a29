import type { ArmySummary } from '@contract/library'
import { expect, test } from 'vitest'
import { fitsTable, isBar, remarksOn, suggestedPoints } from './battle-plan'

const army: ArmySummary = {
  id: 'aubrey',
  name: 'Aubrey',
  domain: 'Lisse',
  unitCount: 9,
  personalityCount: 2,
  costAp: 70,
  unfinishedUnits: 0,
  updatedAtMs: 0,
}

test('WM-35 never more points than can be agreed on are suggested', () => {
  expect(suggestedPoints([{ costAp: 999.5 }, { costAp: 4 }])).toBe(1000)
  expect(suggestedPoints([{ costAp: 1000.5 }, { costAp: 4 }])).toBe(1000)
})

test('the larger army suggests the points, rounded up', () => {
  expect(suggestedPoints([army, { costAp: 68.5 }])).toBe(70)
  expect(suggestedPoints([{ costAp: 70.5 }, army])).toBe(71)
})

test('WM-35 no battle is suggested for fewer than 10 points', () => {
  expect(suggestedPoints([{ costAp: 9 }, undefined])).toBe(10)
})

test('WM-31 WM-32 a map fits the table of the agreed points only', () => {
  const small = { widthInches: 48, depthInches: 48 }
  const middle = { widthInches: 72, depthInches: 60 }
  expect([fitsTable(small, 50), fitsTable(small, 51), fitsTable(middle, 51)]).toEqual([true, false, true])
})

test('WM-35 an army over the agreed points is remarked on with how much, and may fight all the same', () => {
  const remarks = remarksOn(army, 68.5)
  expect(remarks).toEqual([{ kind: 'over-points', army: 'Aubrey', id: 'aubrey', overAp: 1.5 }])
  expect(remarks.some(isBar)).toBe(false)
  expect(remarksOn(army, 70)).toEqual([])
})

test('an unfinished army, one without units and one without a domain cannot fight yet', () => {
  const remarks = remarksOn({ ...army, unfinishedUnits: 2, domain: null, costAp: 0 }, 70)
  expect(remarks.map(({ kind }) => kind)).toEqual(['unfinished', 'no-domain'])
  expect(remarks.every(isBar)).toBe(true)
  expect(remarksOn({ ...army, unitCount: 0 }, null).some(isBar)).toBe(true)
})
