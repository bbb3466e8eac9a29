import { expect, test } from 'vitest'
import { pictureSize, pixelsPerInchFor } from './picture-size'

const TABLE = { widthInches: 72, depthInches: 60 }

test('a table of 72 by 60 inches at 30 pixels an inch: its margin of 3″ is in the picture', () => {
  expect(pictureSize(TABLE, 30)).toEqual({ width: 2340, height: 1980, isTooLarge: false })
})

test('printed ten inches wide at 300 dots an inch it is 3,000 dots wide', () => {
  const { width, height } = pictureSize(TABLE, pixelsPerInchFor(TABLE, 10, 300))
  expect(width).toBe(3000)
  expect(height).toBe(2538)
})

test('what no canvas can hold is known before it is drawn', () => {
  expect(pictureSize(TABLE, 160).isTooLarge).toBe(false)
  expect(pictureSize(TABLE, 211).isTooLarge).toBe(true)
  expect(pictureSize(TABLE, 300).isTooLarge).toBe(true)
})
