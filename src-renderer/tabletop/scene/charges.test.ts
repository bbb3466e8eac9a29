import { measureDistance, rectangleFootprint } from '@rules/core/geometry'
import { expect, test } from 'vitest'
import { labelPlace } from './charges'

const base = (x: number, y: number) =>
  rectangleFootprint({ pose: { x, y, facingRadians: 0 }, frontageInches: 4, depthInches: 2 })

/** A tenth of an inch is a pixel. */
const PX = 0.1

function placed(gap: number) {
  const [from, to] = [base(10, 10), base(12, 12 + gap)]
  return labelPlace(measureDistance(from, to), [from, to], PX)
}

test('the words of a long charge stand at the middle of its way', () => {
  expect(placed(10).y).toBeCloseTo(16, 9)
  expect(placed(10).x).toBeLessThan(14)
})

test('the words of a short charge stand beside both bases, and cover neither', () => {
  const { x, y } = placed(0.5)
  // The bases reach to x 14; half of the words are about 5″ wide here.
  expect(x).toBeGreaterThanOrEqual(14 + 5)
  expect(y).toBeCloseTo(11.25, 9)
})
