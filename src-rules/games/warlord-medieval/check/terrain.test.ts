import { describe, expect, test } from 'vitest'
import { featureOf, rectangle, type TableParts, tableState, unitAt } from '../../../testing/table-state'
import { troublesOf } from '../../../testing/troubles'
import type { FeatureShape } from '../model'
import { featureFootprint } from '../pieces'
import { checkState } from '.'
import type { CheckCode } from './codes'
import { outlineInches } from './terrain'

function found(
  shape: FeatureShape,
  code: CheckCode,
  parts: TableParts = {},
  placedBy: 'a' | 'b' | null = 'a',
) {
  return troublesOf(tableState({ ...parts, features: [featureOf('f', 'area', shape, placedBy)] }), code)
}

/** A rectangle 10″ deep with so many inches around it. */
function around(inches: number): FeatureShape {
  return rectangle(20, 5, 20 + inches / 2 - 10, 15)
}

describe('perimeter', () => {
  test.each([
    [39.99, 0],
    [40, 0],
    [40.01, 1],
  ])('WM-40 a perimeter of %f″ is over 40″: %i', (inches, troubles) => {
    const trouble = found(around(inches), 'feature/perimeter-over')
    expect(trouble).toHaveLength(troubles)
    const figures = { inches: expect.closeTo(inches, 9), limitInches: 40 }
    for (const one of trouble) expect(one).toMatchObject({ rule: 'WM-40', pieces: ['f'], figures })
  })

  test.each([
    [39.99, 1],
    [40, 0],
  ])('WM-40 where the switch asks for exactly 40″, %f″ is flagged: %i', (inches, troubles) => {
    const exact = { houseRules: { exactPerimeter: true } }
    expect(found(around(inches), 'feature/perimeter-not-exact', exact)).toHaveLength(troubles)
    expect(found(around(inches), 'feature/perimeter-not-exact')).toEqual([])
    expect(found(around(40.01), 'feature/perimeter-over', exact)).toHaveLength(1)
  })

  test('WM-40 a linear feature is measured by its length', () => {
    const line = (x: number): FeatureShape => ({
      kind: 'polyline',
      points: [
        { x: 10, y: 5 },
        { x, y: 5 },
      ],
    })
    expect(found(line(50), 'feature/perimeter-over')).toEqual([])
    expect(found(line(50.01), 'feature/perimeter-over')).toHaveLength(1)
    const footprint = featureFootprint({ shape: line(50) })
    expect(footprint && outlineInches(footprint)).toBe(40)
  })
})

describe('place', () => {
  test.each([
    ['a', rectangle(20, 20, 30, 30), 0],
    ['a', rectangle(20, 20.01, 30, 30.01), 0.01],
    ['b', rectangle(20, 30, 30, 40), 0],
    ['b', rectangle(20, 29.5, 30, 39.5), 0.5],
    ['b', rectangle(20, 5, 30, 15), 25],
    [null, rectangle(20, 25, 30, 35), 0],
  ] as const)(
    'WM-44 a feature placed by %s reaches up to the centreline and no further: %#',
    (side, shape, inches) => {
      const trouble = found(shape, 'feature/beyond-centreline', {}, side)
      expect(trouble).toHaveLength(inches === 0 ? 0 : 1)
      for (const { figures } of trouble) expect(figures.inches).toBeCloseTo(inches, 9)
    },
  )

  test.each([
    [0, 0],
    [-0.01, 1],
  ])('WM-38 a feature that begins at %f″ lies wholly on the table: %i', (minX, troubles) => {
    expect(found(rectangle(minX, 5, 9, 15), 'feature/off-table')).toHaveLength(troubles)
  })
})

test('WM-45 what terrain does is in the referee’s words, and changes no verdict', () => {
  const parts = {
    units: [unitAt('a1', { x: 30, y: 25 }), unitAt('a2', { x: 31, y: 9 })],
    features: [featureOf('f', 'impassable', around(44), 'b')],
  }
  const effect = { movement: 'half', cover: '+3', disorder: 'always' }
  const terrainEffects = { 'gentle-slope': effect, area: effect, obstacle: effect, impassable: effect }
  expect(checkState(tableState({ ...parts, houseRules: { terrainEffects } }))).toEqual(
    checkState(tableState(parts)),
  )
})
