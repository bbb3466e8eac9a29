import { expect, test } from 'vitest'
import { pictureSize, pixelsPerInchIn } from './picture-size'

const TABLE = { widthInches: 72, depthInches: 60 }

test('a table of 72 by 60 inches at 30 pixels an inch: its margin of 3″ is in the picture', () => {
  expect(pictureSize(TABLE, 30)).toEqual({ width: 2340, height: 1980 })
})

test('a picture fills its room one way and stays within it the other', () => {
  expect(pictureSize(TABLE, pixelsPerInchIn({ width: 3000, height: 9000 }, TABLE))).toEqual({
    width: 3000,
    height: 2538,
  })
  expect(pictureSize(TABLE, pixelsPerInchIn({ width: 9000, height: 1980 }, TABLE))).toEqual({
    width: 2340,
    height: 1980,
  })
})
