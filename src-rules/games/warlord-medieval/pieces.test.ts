import { describe, expect, test } from 'vitest'
import { featureOf, personality, tableState, unitAt } from '../../testing/table-state'
import {
  armyPoints,
  campFootprint,
  campPiece,
  campSideOf,
  featureFootprint,
  footprintOf,
  unitsOf,
  unitsOfLine,
} from './pieces'

describe('points', () => {
  const units = [unitAt('a1', null, { costAp: 10 }), unitAt('a2', null, { costAp: 0.1 }), unitAt('b1', null)]
  const personalities = [personality('a-warlord', null, { costAp: 4 })]

  test('WM-3 an army’s points are the sum of its units', () => {
    expect(armyPoints(tableState({ units }), 'a')).toBe(10.1)
    expect(armyPoints(tableState({ units }), 'b')).toBe(5)
  })

  test('WM-3 the switch decides whether personalities cost points of their own', () => {
    const counted = tableState({ units, personalities, houseRules: { personalitiesCostAp: true } })
    const free = tableState({ units, personalities, houseRules: { personalitiesCostAp: false } })
    expect(armyPoints(counted, 'a')).toBe(14.1)
    expect(armyPoints(free, 'a')).toBe(10.1)
  })

  test('WM-3 ten units of 0.1 points are exactly 1 point', () => {
    const cheap = Array.from({ length: 10 }, (_, index) => unitAt(`a${index}`, null, { costAp: 0.1 }))
    expect(armyPoints(tableState({ units: cheap }), 'a')).toBe(1)
  })
})

describe('outlines', () => {
  test('WM-2 a unit has an outline only while it stands on the table', () => {
    expect(footprintOf(unitAt('a1', {}))).not.toBeNull()
    expect(footprintOf(unitAt('a1', null))).toBeNull()
    expect(footprintOf(unitAt('a1', {}, { removal: 'destroyed' }))).toBeNull()
    expect(footprintOf(unitAt('a1', {}, { removal: 'left-table' }))).toBeNull()
  })

  test('WM-2 a base without a size, or at no place, has no outline rather than a guessed one', () => {
    expect(footprintOf(unitAt('a1', {}, { frontageInches: 0 }))).toBeNull()
    expect(footprintOf(unitAt('a1', {}, { depthInches: Number.NaN }))).toBeNull()
    expect(footprintOf(unitAt('a1', { x: Number.NaN }))).toBeNull()
  })

  test('WM-41 a camp is a square of 6″', () => {
    expect(campFootprint({ x: 30, y: 5, facingRadians: 0 })?.bounds).toEqual({
      minX: 27,
      minY: 2,
      maxX: 33,
      maxY: 8,
    })
    expect(campFootprint(null)).toBeNull()
  })

  test('a feature of too few corners has no outline', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ]
    expect(featureFootprint(featureOf('f', 'area', { kind: 'polygon', points }))).toBeNull()
    expect(featureFootprint(featureOf('f', 'area', { kind: 'polyline', points }))?.points).toEqual(points)
  })

  test('a camp is known by its side among the pieces of a report', () => {
    expect(campSideOf(campPiece('b'))).toBe('b')
    expect(campSideOf('a1')).toBeNull()
  })
})

describe('lines', () => {
  test('WM-22 a line’s units are those assigned to it and its banner unit, and no unit that is lost', () => {
    const state = tableState({
      units: [
        unitAt('a1', null),
        unitAt('a2', null, { line: null }),
        unitAt('a3', null, { line: 'a-leader' }),
        unitAt('a4', null, { removal: 'destroyed' }),
        unitAt('b1', null, { line: 'a-warlord' }),
      ],
      personalities: [personality('a-warlord', 'a2'), personality('a-leader', 'a3')],
    })
    expect(unitsOfLine(state, 'a-warlord').map(({ id }) => id)).toEqual(['a1', 'a2'])
    expect(unitsOfLine(state, 'a-leader').map(({ id }) => id)).toEqual(['a3'])
    expect(unitsOfLine(state, 'nobody')).toEqual([])
    expect(unitsOf(state, 'b').map(({ id }) => id)).toEqual(['b1'])
  })

  test('WM-51 a line’s units follow when another banner unit is named', () => {
    const before = tableState({
      units: [unitAt('a1', null, { line: null }), unitAt('a2', null, { line: null })],
      personalities: [personality('a-warlord', 'a1')],
    })
    const after = { ...before, personalities: { 'a-warlord': personality('a-warlord', 'a2') } }
    const lineOf = (state: typeof before) => unitsOfLine(state, 'a-warlord').map(({ id }) => id)
    expect([lineOf(before), lineOf(after), lineOf(before)]).toEqual([['a1'], ['a2'], ['a1']])
  })
})
