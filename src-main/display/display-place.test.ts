import { expect, test } from 'vitest'
import { fitDisplay } from './display-place'

const LAPTOP = { id: 10, bounds: { x: 0, y: 0, width: 1366, height: 768 } }
const PROJECTOR = { id: 20, bounds: { x: 1366, y: 0, width: 1920, height: 1080 } }
const onProjector = {
  screenId: 20,
  bounds: { x: 1500, y: 100, width: 1000, height: 700 },
  fullScreen: true,
}

test('a new display fills the second screen, and is a window where there is one screen only', () => {
  expect(fitDisplay(null, [LAPTOP, PROJECTOR])).toEqual({
    screenId: 20,
    bounds: { x: 1686, y: 140, width: 1280, height: 800 },
    fullScreen: true,
  })
  expect(fitDisplay(null, [LAPTOP])).toEqual({
    screenId: 10,
    bounds: { x: 43, y: 0, width: 1280, height: 768 },
    fullScreen: false,
  })
})

test('a display comes back to its screen and place', () => {
  expect(fitDisplay(onProjector, [LAPTOP, PROJECTOR])).toEqual(onProjector)
})

test('a display whose screen is gone comes to the main one, and does not cover the referee’s window', () => {
  expect(fitDisplay(onProjector, [LAPTOP])).toMatchObject({ screenId: 10, fullScreen: false })
})

test('a display whose screen is smaller now, or elsewhere, is brought into it', () => {
  const moved = { ...PROJECTOR, bounds: { x: -1920, y: 0, width: 1920, height: 1080 } }
  expect(fitDisplay(onProjector, [LAPTOP, moved]).bounds.x).toBe(-1920 + 320)
})

test('no screen at all is a place, too', () => {
  expect(fitDisplay(onProjector, []).fullScreen).toBe(false)
})
