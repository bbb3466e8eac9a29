import { perimeterInches, polygonFootprint } from '@rules/core/geometry'
import type { FeatureShape } from '@rules/games/warlord-medieval/model'
import { setUpBattle } from '@rules/games/warlord-medieval/setup'
import { setupOf } from '@rules/testing/battle'
import { expect, test } from 'vitest'
import { showTable } from '../games/warlord-medieval/display/show-table'
import { measureWords } from '../library/maps/map-scene'
import { READY_SHAPES } from '../tabletop/shapes'
import { fittedBackground, shownBackground } from './background-picture'
import { type Joinable, joinableWith, joinFeatures } from './joining'
import { nextName } from './next-name'
import { isExactly, SHAPE_ACTIONS, shapeAfter } from './shape-actions'

const square = (x: number, y: number): FeatureShape => ({
  kind: 'polygon',
  points: [
    { x, y },
    { x: x + 8, y },
    { x: x + 8, y: y + 8 },
    { x, y: y + 8 },
  ],
})
const wood: Joinable = { id: 'w', name: 'Wood', shape: square(10, 10) }
const marsh: Joinable = { id: 'm', name: 'Marsh', shape: square(18, 12) }
const hill: Joinable = { id: 'h', name: 'Hill', shape: square(40, 40) }
const hedge: Joinable = { id: 'e', name: 'Hedge', shape: { ...square(12, 12), kind: 'polyline' } }

test('only areas that touch, and that nobody locked, are offered to be joined', () => {
  expect(joinableWith(wood, [wood, marsh, hill, hedge]).map(({ id }) => id)).toEqual(['m'])
  expect(joinableWith(wood, [{ ...marsh, locked: true }])).toEqual([])
  expect(joinableWith(hedge, [wood])).toEqual([])
})

test('what cannot be joined says which is to blame', () => {
  expect(joinFeatures(wood, hill)).toEqual({
    ok: false,
    code: 'apart',
    names: { one: 'Wood', other: 'Hill' },
  })
  expect(joinFeatures(wood, hedge)).toEqual({ ok: false, code: 'line', names: { name: 'Hedge' } })
  expect(joinFeatures({ ...wood, locked: true }, marsh)).toMatchObject({ code: 'locked' })
})

test.each(READY_SHAPES)('WM-40 $id is scaled to 40″ exactly from any size, once', ({ shape }) => {
  const larger = {
    ...shape,
    points: shape.points.map(({ x, y }) => ({ x: x * 1.37 + 30, y: y * 1.37 + 20 })),
  }
  const scaled = shapeAfter('scale', larger, 40)
  expect(scaled !== null && isExactly(scaled, 40)).toBe(true)
  expect(scaled && shapeAfter('scale', scaled, 40)).toBeNull()
})

test('every action of every ready shape gives an outline, or says that it changes nothing', () => {
  for (const { shape } of READY_SHAPES) {
    for (const { id } of SHAPE_ACTIONS) {
      const after = shapeAfter(id, shape, 40)
      if (after?.kind === 'polygon')
        expect(perimeterInches(polygonFootprint(after.points))).toBeGreaterThan(20)
    }
    expect(shapeAfter('mirror', shape, 40)).not.toBeNull()
  }
})

test.each([
  [40, '40.0″, at most 40″'],
  [40.04, '40.04″, at most 40″'],
  [39.96, '39.96″, at most 40″'],
  [40.0004, 'over 40″, at most 40″'],
  [41.26, '41.3″, at most 40″'],
])('WM-40 an outline of %d″ is never shown as 40″ when it is not', (inches, words) => {
  expect(measureWords(inches, { language: 'en', units: 'inches' })).toBe(words)
})

test('a copy or a part is called by the next free number', () => {
  expect(nextName('Wood', [])).toBe('Wood')
  expect(nextName('Wood', ['Wood', 'Wood 2'])).toBe('Wood 3')
  expect(nextName('Wood 2', ['Wood', 'Wood 2'])).toBe('Wood 3')
})

const picture = 'c0'.repeat(32)
const table = { widthInches: 72, depthInches: 60 }

test.each([
  ['a wide picture', { width: 1200, height: 500 }, 72, { x: 0, y: 15 }],
  ['a tall one', { width: 500, height: 1000 }, 30, { x: 21, y: 0 }],
])('%s is laid as large as fits, in the middle', (_, size, widthInches, origin) => {
  expect(fittedBackground(picture, size, table)).toMatchObject({ widthInches, origin, opacity: 1 })
})

test('a battle’s picture is on every display, unless the map hides it', () => {
  const background = fittedBackground(picture, { width: 6, height: 5 }, table)
  const battle = setUpBattle({ ...setupOf(), background })
  expect(showTable(battle).scene?.background).toMatchObject({
    imageUrl: `app://renderer/pictures/${picture}`,
    widthInches: 72,
  })
  expect(
    showTable({ ...battle, background: { ...background, hidden: true } }).scene?.background,
  ).toBeUndefined()
  expect(shownBackground(null)).toEqual({})
})
