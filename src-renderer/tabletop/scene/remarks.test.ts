import { expect, test } from 'vitest'
import { placesOf } from './remarks'

const sight = { minX: 0, maxX: 72, minY: 0, maxY: 60 }
const brush = { pixelsPerInch: 10, viewFrom: 'a', sight } as const

test('what is said of a shape stands beneath its outline, or above it at the foot of the window', () => {
  expect(placesOf(brush, { x: 30, y: 30 }, 5)[0]?.down).toBeGreaterThan(50)
  expect(placesOf(brush, { x: 30, y: 4 }, 5)[0]?.down).toBeLessThan(-50)
  expect(placesOf({ ...brush, viewFrom: 'b' }, { x: 30, y: 56 }, 5)[0]?.down).toBeLessThan(-50)
  expect(placesOf({ ...brush, viewFrom: 'b' }, { x: 30, y: 4 }, 5)[0]?.down).toBeGreaterThan(50)
})
