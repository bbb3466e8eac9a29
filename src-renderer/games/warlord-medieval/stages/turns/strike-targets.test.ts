import { tableState, unitAt } from '@rules/testing/table-state'
import { expect, test } from 'vitest'
import { strikeTargets } from './strike-targets'

const back = { facingRadians: Math.PI }
const units = [
  unitAt('a-foot', { x: 20, y: 10 }),
  unitAt('a-reserve', { x: 20, y: 6 }),
  unitAt('b-far', { x: 20, y: 30.5, ...back }),
  unitAt('b-ambush', { x: 18, y: 12, ...back }, { hidden: true }),
  unitAt('b-touching', { x: 21, y: 12, ...back }),
  unitAt('b-near', { x: 20, y: 16, ...back }),
  unitAt('b-late', null),
]

test('WM-105 targets in contact lead, then the nearer ones, each with its distance and whether it is seen', () => {
  const found = strikeTargets(tableState({ units }), 'a-foot')
  expect(
    found.map(({ enemy, inches, inContact, visible }) => [
      enemy,
      Math.round(inches * 10) / 10,
      inContact,
      visible,
    ]),
  ).toEqual([
    ['b-touching', 0, true, true],
    ['b-ambush', 0, false, false],
    ['b-near', 4, false, true],
    ['b-far', 18.5, false, true],
  ])
})

test('a unit that does not stand on the table has no targets', () => {
  expect(strikeTargets(tableState({ units: [...units, unitAt('a-late', null)] }), 'a-late')).toEqual([])
})

test('WM-80 a hidden enemy that is marked as engaged has been met', () => {
  const engaged = units.map((unit) => (unit.id === 'b-ambush' ? { ...unit, engaged: true } : unit))
  const met = strikeTargets(tableState({ units: engaged }), 'a-foot').filter(({ inContact }) => inContact)
  expect(met.map(({ enemy }) => enemy).toSorted()).toEqual(['b-ambush', 'b-touching'])
})
