import type { Army, ArmyPersonality, ArmyUnit } from '@contract/library'
import { expect, test } from 'vitest'
import {
  blankPersonality,
  blankUnit,
  changeItem,
  insertAt,
  moveItem,
  withAdded,
  withoutUnit,
} from './army-list'
import { totalsOf } from './army-totals'

function unit(id: string, costAp: number): ArmyUnit {
  return { ...blankUnit(id), name: id, costAp, formation: 'formed', frontageInches: 3, depthInches: 2 }
}

const warlord: ArmyPersonality = {
  id: 'aubrey',
  rank: 'warlord',
  name: 'Aubrey',
  socialRank: 4,
  costAp: 0,
  bannerUnit: 'knights',
}

const army: Army = {
  id: 'army',
  name: 'Lisse',
  domainId: 'lisse',
  units: [unit('knights', 12), unit('spears', 7), unit('bows', 5), unit('levy', 4)],
  personalities: [warlord],
}

const kinds = (changed: Partial<Army>) => totalsOf({ ...army, ...changed }).gaps.map(({ kind }) => kind)

test('WM-3 an army adds up its units, and its personalities with what they cost', () => {
  const totals = totalsOf({ ...army, personalities: [{ ...warlord, costAp: 2.5 }] })
  expect([totals.unitsAp, totals.personalitiesAp, totals.costAp]).toEqual([28, 2.5, 30.5])
})

test('WM-1 an army whose domain was deleted belongs to none until another is chosen or it comes back', () => {
  expect(totalsOf(army, new Set(['corvenne'])).gaps).toEqual([{ kind: 'no-domain' }])
  expect(totalsOf(army, new Set(['lisse'])).gaps).toEqual([])
})

test('ten units of a tenth of a point make exactly one', () => {
  const units = Array.from({ length: 10 }, (_, index) => unit(`unit ${index}`, 0.1))
  expect(totalsOf({ ...army, units }).unitsAp).toBe(1)
})

test('a whole army lacks nothing', () => {
  expect(totalsOf(army).gaps).toEqual([])
})

test('a base that is longer than the largest table is told, whatever its other edge', () => {
  const units = army.units.map((each, at) => (at === 1 ? { ...each, frontageInches: 500 } : each))
  expect(totalsOf({ ...army, units }).gaps).toEqual([
    { kind: 'base-odd', unit: 'spears', row: 2, frontageInches: 500, depthInches: 2 },
  ])
  const longest = army.units.map((each) => ({ ...each, depthInches: 120 }))
  expect(kinds({ units: longest })).toEqual([])
})

test('a unit without its figures is named with what it lacks', () => {
  const units = insertAt(army.units, 1, { ...unit('new', 3), frontageInches: null, depthInches: null })
  expect(totalsOf({ ...army, units }).gaps).toEqual([
    { kind: 'unit-lacks', unit: 'new', row: 2, fields: ['frontageInches', 'depthInches'] },
  ])
})

test('a figure of nought is known, not lacking', () => {
  expect(kinds({ units: changeItem(army.units, 'levy', { costAp: 0 }) })).toEqual([])
})

test('WM-1 an army has exactly one Warlord', () => {
  expect(kinds({ personalities: [] })).toEqual(['no-warlord'])
  expect(kinds({ personalities: [warlord, { ...warlord, id: 'other', bannerUnit: 'spears' }] })).toContain(
    'warlords',
  )
})

test('WM-21 each banner needs its banner unit and three more units', () => {
  expect(kinds({ units: army.units.slice(0, 3) })).toEqual(['too-few-units'])
})

test('WM-51 the Warlord’s banner unit costs the most; a tie is his choice', () => {
  expect(kinds({ units: changeItem(army.units, 'spears', { costAp: 12 }) })).toEqual([])
  expect(kinds({ units: changeItem(army.units, 'spears', { costAp: 12.5 }) })).toEqual(['banner-not-dearest'])
})

test('a personality without rating or banner unit is named, and a banner unit serves one only', () => {
  const leader = { ...warlord, id: 'odo', rank: 'leader' as const, socialRank: null, bannerUnit: null }
  expect(kinds({ personalities: [warlord, leader] })).toEqual([
    'no-rating',
    'no-banner-unit',
    'too-few-units',
  ])
  expect(kinds({ personalities: [warlord, { ...leader, socialRank: 2, bannerUnit: 'knights' }] })).toContain(
    'shared-banner-unit',
  )
})

test('a deleted banner unit is nobody’s banner unit any more', () => {
  expect(withoutUnit(army, 'knights').personalities[0]?.bannerUnit).toBeNull()
  expect(withoutUnit(army, 'levy').personalities[0]?.bannerUnit).toBe('knights')
})

test('the first personality is the Warlord, the next a Leader', () => {
  expect(blankPersonality({ ...army, personalities: [] }, 'new').rank).toBe('warlord')
  expect(blankPersonality(army, 'new').rank).toBe('leader')
})

test('a row is moved as far as it goes', () => {
  const order = (by: number) => moveItem(army.units, 'spears', by).map(({ id }) => id)
  expect(order(-1)).toEqual(['spears', 'knights', 'bows', 'levy'])
  expect(order(9)).toEqual(['knights', 'bows', 'levy', 'spears'])
  expect(moveItem(army.units, 'knights', -1)).toBe(army.units)
})

test('added units get ids of their own and keep whose banner they carry', () => {
  let next = 0
  const both = withAdded(army, army, () => `new ${++next}`)
  expect(both.units).toHaveLength(8)
  expect(new Set(both.units.map(({ id }) => id)).size).toBe(8)
  expect(both.personalities[1]?.bannerUnit).toBe(both.units[4]?.id)
})
