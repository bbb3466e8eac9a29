import { expect, test } from 'vitest'
import { calibrateBackground } from './background'

const background = { imageUrl: 'data:,', widthInches: 60, origin: { x: 2, y: 1 }, rotationRadians: 0.1 }

test('two places that are 45″ apart on the table are so in the picture, and the first stays', () => {
  const scaled = calibrateBackground(background, { x: 10, y: 10 }, { x: 10, y: 40 }, 45)
  expect(scaled?.widthInches).toBeCloseTo(90, 9)
  expect(scaled?.origin.x).toBeCloseTo(-2, 9)
  expect(scaled?.origin.y).toBeCloseTo(-3.5, 9)
  expect(scaled?.rotationRadians).toBe(0.1)
})

test('one place twice, or no length, scales nothing', () => {
  expect(calibrateBackground(background, { x: 10, y: 10 }, { x: 10, y: 10 }, 45)).toBeNull()
  expect(calibrateBackground(background, { x: 10, y: 10 }, { x: 10, y: 40 }, 0)).toBeNull()
})
