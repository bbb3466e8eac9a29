import { perimeterInches, polygonFootprint, type TablePoint } from '@rules/core/geometry'
import type { FeatureShape } from '@rules/games/warlord-medieval/model'
import { expect, test } from 'vitest'
import { READY_SHAPES, scaleInPlace } from './shapes'
import { curveCorner, straightenCorner, straightenShape } from './terrain-curves'
import { curveShape } from './terrain-edits'

const polygon = (...corners: readonly (readonly [number, number])[]): FeatureShape => ({
  kind: 'polygon',
  points: corners.map(([x, y]) => ({ x, y })),
})
const field = polygon([10, 10], [22, 11], [20, 19], [9, 17])
const stream: FeatureShape = { ...polygon([0, 0], [8, 2], [14, -1], [30, 3]), kind: 'polyline' }

/** The same places in the same order, wherever the ring begins. */
function expectSame(found: FeatureShape | null, wanted: FeatureShape) {
  const { points } = wanted
  expect(found?.points).toHaveLength(points.length)
  const near = (a: TablePoint, b?: TablePoint) => b !== undefined && Math.hypot(a.x - b.x, a.y - b.y) < 1e-6
  const starts = wanted.kind === 'polygon' ? points.map((_, index) => index) : [0]
  const isSame = starts.some((start) =>
    points.every((point, index) => near(point, found?.points[(start + index) % points.length])),
  )
  expect(isSame, JSON.stringify(found)).toBe(true)
}

test.each([
  ['an area', field],
  ['a line', stream],
])('%s that was curved whole comes back exactly', (_, shape) => {
  expectSame(straightenShape(curveShape(shape)), shape)
})

test('so does one that was scaled to 40″ and moved in between', () => {
  const blob = scaleInPlace(curveShape(field), 40)
  const back = straightenShape(blob)
  expect(back?.points).toHaveLength(4)
  const moved = { ...blob, points: blob.points.map(({ x, y }) => ({ x: x + 31.5, y: y - 4 })) }
  expect(straightenShape(moved)?.points).toHaveLength(4)
})

test.each([0, 1, 2, 3])('corner %i is curved within its own sides and made sharp again', (corner) => {
  const curved = curveCorner(field, corner)
  expect(curved?.points).toHaveLength(8)
  for (const other of [0, 1, 2, 3].filter((each) => each !== corner))
    expect(curved?.points).toContainEqual(field.points[other])
  if (curved === null) throw new Error('not curved')
  expect(perimeterInches(polygonFootprint(curved.points))).toBeLessThan(
    perimeterInches(polygonFootprint(field.points)),
  )
  for (let place = corner; place < corner + 5; place++) expectSame(straightenCorner(curved, place), field)
  expectSame(straightenShape(curved), field)
})

test('two corners that were curved come back both', () => {
  const one = curveCorner(field, 2)
  const both = one === null ? null : curveCorner(one, 0)
  if (both === null) throw new Error('not curved')
  expect(straightenShape(both)?.points).toHaveLength(4)
})

test('the ends of a line stay; a corner between them is curved and made sharp', () => {
  expect(curveCorner(stream, 0)).toBeNull()
  expect(curveCorner(stream, 3)).toBeNull()
  const curved = curveCorner(stream, 1)
  if (curved === null) throw new Error('not curved')
  expect([curved.points[0], curved.points.at(-1)]).toEqual([stream.points[0], stream.points[3]])
  expectSame(straightenCorner(curved, 3), stream)
})

test('what has no curve is not straightened, whatever corner is asked for', () => {
  for (const shape of [field, stream, polygon([0, 0], [10, 0], [5, 8])]) {
    expect(straightenShape(shape)).toBeNull()
    for (const corner of shape.points.keys()) expect(straightenCorner(shape, corner)).toBeNull()
  }
})

test('of another blob the corners that matter stay, and its outline stays near', () => {
  const wood = READY_SHAPES.find(({ id }) => id === 'wood')?.shape ?? field
  const blob = curveShape(wood)
  const nudged = { ...blob, points: blob.points.with(3, { x: 6, y: 4 }) }
  const fewer = straightenShape(nudged)
  expect(fewer?.points.length).toBeLessThan(nudged.points.length / 2)
  expect(perimeterInches(polygonFootprint(fewer?.points ?? []))).toBeCloseTo(
    perimeterInches(polygonFootprint(nudged.points)),
    -1,
  )
})
