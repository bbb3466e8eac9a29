import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureDistance } from './distance'
import { rectangleFootprint } from './footprint'
import { closePairs, indexFootprints } from './spatial-index'
import { isWithin } from './tolerance'

const coordinate = fc.double({ min: 0, max: 40, noNaN: true })
const units = fc.array(
  fc
    .record({ x: coordinate, y: coordinate, facingRadians: fc.double({ min: -4, max: 4, noNaN: true }) })
    .map((pose) => rectangleFootprint({ pose, frontageInches: 4, depthInches: 1 })),
  { maxLength: 40 },
)

test('the close pairs of an army are exactly those that measure so, one by one', () => {
  fc.assert(
    fc.property(units, fc.double({ min: 0, max: 6, noNaN: true }), (footprints, inches) => {
      const expected = footprints.flatMap((own, first) =>
        footprints.flatMap((other, second) => {
          const distance = measureDistance(own, other)
          return second > first && isWithin(distance.inches, inches) ? [{ first, second, distance }] : []
        }),
      )
      expect(closePairs(footprints, inches)).toEqual(expected)
    }),
  )
})

test('the index names every footprint near some bounds, in order, and none of an empty table', () => {
  const row = [0, 8, 16].map((x) =>
    rectangleFootprint({ pose: { x, y: 0, facingRadians: 0 }, frontageInches: 4, depthInches: 1 }),
  )
  const bounds = { minX: 2, minY: 0, maxX: 3, maxY: 0 }
  expect(indexFootprints(row).near(bounds, 3)).toEqual([0, 1])
  expect(indexFootprints(row).near(bounds, 2.99)).toEqual([0])
  expect(indexFootprints([]).near(bounds, 3)).toEqual([])
  expect(closePairs([], 3)).toEqual([])
})

test('two hundred units in lines measure only their neighbours', () => {
  const lines = Array.from({ length: 200 }, (_, unit) =>
    rectangleFootprint({
      pose: { x: (unit % 25) * 7.5, y: Math.floor(unit / 25) * 10, facingRadians: 0 },
      frontageInches: 4,
      depthInches: 1,
    }),
  )
  expect(closePairs(lines, 3)).toHaveLength(0)
  expect(closePairs(lines, 3.5)).toHaveLength(8 * 24)
})
