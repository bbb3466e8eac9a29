import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsOf } from './bounds'
import { distanceAtMost, measureDistance } from './distance'
import { type Footprint, polygonFootprint, polylineFootprint, rectangleFootprint } from './footprint'
import { locatePoint } from './locate'
import { gapInches, pointAlong, rotatePoint, type TablePoint } from './point'
import { isWithin } from './tolerance'

const stand = (x: number, y: number, facingRadians = 0, frontageInches = 4, depthInches = 1) =>
  rectangleFootprint({ pose: { x, y, facingRadians }, frontageInches, depthInches })

const anyStand = fc
  .record({
    x: fc.double({ min: 0, max: 20, noNaN: true }),
    y: fc.double({ min: 0, max: 20, noNaN: true }),
    facingRadians: fc.double({ min: -4, max: 4, noNaN: true }),
    frontageInches: fc.double({ min: 0.5, max: 6, noNaN: true }),
    depthInches: fc.double({ min: 0.5, max: 6, noNaN: true }),
  })
  .map(({ x, y, facingRadians, frontageInches, depthInches }) =>
    stand(x, y, facingRadians, frontageInches, depthInches),
  )

const horseshoe = polygonFootprint([
  { x: 0, y: 0 },
  { x: 9, y: 0 },
  { x: 9, y: 9 },
  { x: 6, y: 9 },
  { x: 6, y: 3 },
  { x: 3, y: 3 },
  { x: 3, y: 9 },
  { x: 0, y: 9 },
])

test('two 4 by 1 stands that touch end to end are 0 apart, not the 3 of their circles', () => {
  expect(measureDistance(stand(10, 10), stand(14, 10)).inches).toBe(0)
  expect(
    measureDistance(
      stand(10, 10, Math.PI / 6),
      stand(10 + 4 * Math.cos(Math.PI / 6), 10 + 4 * Math.sin(Math.PI / 6), Math.PI / 6),
    ).inches,
  ).toBe(0)
})

test('two stands that touch at one corner are 0 apart', () => {
  expect(measureDistance(stand(10, 10), stand(14, 11)).inches).toBe(0)
})

test.each([
  [2.99, true],
  [3, true],
  [3.0000005, true],
  [3.00001, false],
  [3.01, false],
])('a gap of %s between two fronts is measured as such, turned or not', (gap, expected) => {
  for (const facing of [0, 0.3, Math.PI / 2, 2, -2.7]) {
    const other = rotatePoint({ x: 10, y: 11 + gap }, { x: 10, y: 10 }, facing)
    const { inches } = measureDistance(stand(10, 10, facing), stand(other.x, other.y, facing))
    expect(inches).toBeCloseTo(gap, 12)
    expect(isWithin(inches, 3)).toBe(expected)
    expect(distanceAtMost(stand(10, 10, facing), stand(other.x, other.y, facing), 3)).toBe(expected)
  }
})

test('gaps of 1.8 and 2.4 at right angles make exactly 3, whatever way the table is turned', () => {
  for (let facing = -3; facing < 3; facing += 0.1) {
    const other = rotatePoint({ x: 4 + 1.8, y: 1 + 2.4 }, { x: 0, y: 0 }, facing)
    const { inches } = measureDistance(stand(0, 0, facing), stand(other.x, other.y, facing))
    expect(inches).toBeCloseTo(3, 12)
    expect(isWithin(inches, 3)).toBe(true)
  }
})

test('a turned base is measured from its own corner, not from its bounds', () => {
  const { inches, from, to } = measureDistance(stand(0, 0, Math.PI / 4, 2, 2), stand(5, 0, 0, 2, 2))
  expect(inches).toBeCloseTo(4 - Math.SQRT2, 12)
  expect(from).toEqual({ x: expect.closeTo(Math.SQRT2, 12), y: expect.closeTo(0, 12) })
  expect(to).toEqual({ x: 4, y: expect.closeTo(0, 12) })
})

test('polygons are solid: what stands on a feature or around one is 0 from it', () => {
  expect(measureDistance(stand(5, 5, 0.4, 1, 1), stand(5, 5, 0, 9, 9)).inches).toBe(0)
  expect(measureDistance(stand(5, 5, 0, 9, 9), stand(5, 5, 0.4, 1, 1)).inches).toBe(0)
  expect(measureDistance(stand(5, 5), stand(5, 5)).inches).toBe(0)
  expect(measureDistance(stand(5, 5), stand(5, 5, Math.PI / 2)).inches).toBe(0)
})

test('a base in the open mouth of a horseshoe is measured to its nearest arm', () => {
  expect(measureDistance(stand(4.5, 8, 0, 1, 1), horseshoe).inches).toBe(1)
  expect(measureDistance(horseshoe, stand(4.5, 3.75, 0, 1, 1)).inches).toBe(0.25)
})

test('a hedge is measured to its nearest point, and a base astride it is 0 from it', () => {
  const hedge = polylineFootprint([
    { x: 0, y: 5 },
    { x: 10, y: 5 },
    { x: 10, y: 20 },
  ])
  expect(measureDistance(stand(5, 2), hedge).inches).toBe(2.5)
  expect(measureDistance(stand(5, 8), hedge).inches).toBe(2.5)
  expect(measureDistance(stand(5, 5), hedge).inches).toBe(0)
  expect(measureDistance(stand(5, 5, 0, 30, 60), hedge).inches).toBe(0)
})

test('distance is the same both ways, and runs between places of the two bases', () => {
  fc.assert(
    fc.property(anyStand, anyStand, (a, b) => {
      const there = measureDistance(a, b)
      expect(measureDistance(b, a).inches).toBe(there.inches)
      expect(gapInches(there.from, there.to)).toBeCloseTo(there.inches, 9)
      expect(locatePoint(a, there.from)).not.toBe('outside')
      expect(locatePoint(b, there.to)).not.toBe('outside')
    }),
  )
})

test('distance does not change when the whole table is turned and shifted', () => {
  fc.assert(
    fc.property(anyStand, anyStand, fc.double({ min: -4, max: 4, noNaN: true }), (a, b, radians) => {
      const turned = (footprint: Footprint) =>
        polygonFootprint(footprint.points.map((point) => rotatePoint(point, { x: 31, y: -7 }, radians)))
      expect(measureDistance(turned(a), turned(b)).inches).toBeCloseTo(measureDistance(a, b).inches, 9)
    }),
  )
})

test('a way over a third base is never shorter than the direct distance', () => {
  fc.assert(
    fc.property(anyStand, anyStand, anyStand, (a, b, c) => {
      const across = Math.max(...b.points.map((p) => Math.max(...b.points.map((q) => gapInches(p, q)))))
      const over = measureDistance(a, b).inches + across + measureDistance(b, c).inches
      expect(measureDistance(a, c).inches).toBeLessThanOrEqual(over + 1e-9)
    }),
  )
})

test('no two places of a dense sample of both outlines are nearer, and some are hardly farther', () => {
  const sample = ({ points }: Footprint): readonly TablePoint[] =>
    points.flatMap((from, index) => {
      const to = points[(index + 1) % points.length] ?? from
      return Array.from({ length: 20 }, (_, step) => pointAlong({ from, to }, step / 20))
    })
  fc.assert(
    fc.property(anyStand, anyStand, (a, b) => {
      const { inches } = measureDistance(a, b)
      const others = sample(b)
      const least = Math.min(...sample(a).flatMap((p) => others.map((q) => gapInches(p, q))))
      expect(inches).toBeLessThanOrEqual(least + 1e-9)
      if (inches > 0) expect(least - inches).toBeLessThan(0.5)
    }),
  )
})

test('to ask whether a distance is at most a limit agrees with measuring it', () => {
  fc.assert(
    fc.property(anyStand, anyStand, fc.double({ min: 0, max: 12, noNaN: true }), (a, b, limit) => {
      expect(distanceAtMost(a, b, limit)).toBe(isWithin(measureDistance(a, b).inches, limit))
    }),
  )
})

test('the bounds of a turned base are those of its corners', () => {
  fc.assert(
    fc.property(anyStand, ({ bounds, points }) => {
      const expected = boundsOf(points)
      for (const side of ['minX', 'minY', 'maxX', 'maxY'] as const)
        expect(bounds[side]).toBeCloseTo(expected[side], 9)
    }),
  )
})
