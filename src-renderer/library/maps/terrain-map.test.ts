import enBattle from '@messages/en/battle.json'
import enLibrary from '@messages/en/library.json'
import frBattle from '@messages/fr/battle.json'
import frLibrary from '@messages/fr/library.json'
import type { FeatureShape } from '@rules/games/warlord-medieval/model'
import { FEATURE_LOOKS } from '@rules/games/warlord-medieval/model'
import { expect, test } from 'vitest'
import { middleOf, mirrored, movedBy, outlineInches, turnedBy } from '../../terrain/shape-edits'
import { blankMap, inchesOffTable, roundedMiddleOf, withFeature, withoutFeatures } from './terrain-map'

const square: FeatureShape = {
  kind: 'polygon',
  points: [
    { x: 10, y: 10 },
    { x: 16, y: 10 },
    { x: 16, y: 16 },
    { x: 10, y: 16 },
  ],
}
const hedge: FeatureShape = {
  kind: 'polyline',
  points: [
    { x: 0, y: 0 },
    { x: 3, y: 4 },
    { x: 3, y: 14 },
  ],
}

test('WM-40 a polygon is measured all round, a line along it', () => {
  expect([outlineInches(square), outlineInches(hedge)]).toEqual([24, 15])
})

test('moving and turning a shape keep its measure', () => {
  expect(outlineInches(movedBy(square, { x: 3, y: -2 }))).toBe(24)
  expect(outlineInches(turnedBy(hedge, 0.7))).toBeCloseTo(15, 9)
  const turned = turnedBy(square, Math.PI / 2)
  expect(middleOf(turned)).toEqual({ x: 13, y: 13 })
})

test('a mirrored shape stands where it stood, and mirrored again is as it was', () => {
  const field = movedBy(
    { ...square, points: [...square.points.slice(0, 3), { x: 8, y: 17 }] },
    { x: 0.1, y: 0 },
  )
  const once = mirrored(field)
  expect(middleOf(once).x).toBeCloseTo(middleOf(field).x, 9)
  expect(outlineInches(once)).toBeCloseTo(outlineInches(field), 9)
  const again = mirrored(once).points.map(({ x, y }) => [x.toFixed(9), y])
  expect(again).toEqual(field.points.map(({ x, y }) => [x.toFixed(9), y]))
})

test('WM-38 what lies beyond the edge is measured; on the edge is on the table', () => {
  const table = { widthInches: 48, depthInches: 48 }
  expect(inchesOffTable(square, table)).toBe(0)
  expect(inchesOffTable(movedBy(square, { x: 32, y: 0 }), table)).toBe(0)
  expect(inchesOffTable(movedBy(square, { x: 33.5, y: 0 }), table)).toBe(1.5)
  expect(inchesOffTable(movedBy(square, { x: 0, y: -10.25 }), table)).toBe(0.25)
})

test('features are changed and removed by id', () => {
  const feature = { name: 'Wood', kind: 'area', look: 'wood', shape: square } as const
  const map = {
    ...blankMap('map', 'Ford'),
    features: [
      { ...feature, id: 'one' },
      { ...feature, id: 'two' },
    ],
  }
  expect(withFeature(map, 'two', { name: 'Copse' }).features.map(({ name }) => name)).toEqual([
    'Wood',
    'Copse',
  ])
  expect(withoutFeatures(map, ['one']).features.map(({ id }) => id)).toEqual(['two'])
})

test('a place that is typed comes back to the last digit, wherever the shape stood', () => {
  const by = { x: 0.1 + 0.2, y: 1 / 3 }
  const moved = movedBy(turnedBy(hedge, 0.7), by)
  const { x } = roundedMiddleOf(moved)
  expect(roundedMiddleOf(movedBy(moved, { x: 17.35 - x, y: 0 })).x).toBe(17.35)
})

test('the map editor calls terrain what the battle calls it', () => {
  for (const [library, battle] of [
    [enLibrary, enBattle],
    [frLibrary, frBattle],
  ] as const) {
    for (const look of FEATURE_LOOKS)
      expect(library[`library.look.${look}`]).toBe(battle[`battle.look.${look}`])
    expect(library['library.map.look']).toBe(battle['battle.terrain.look'])
    expect(library['library.map.kind']).toBe(battle['battle.terrain.kind'])
    expect(library['library.map.from-left']).toBe(battle['battle.unit.x'])
    expect(library['library.map.from-near']).toBe(battle['battle.unit.y'])
  }
})
