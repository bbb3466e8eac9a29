import { expect, test } from 'vitest'
import { roomLeft } from './text-room'

test.each([
  ['a text far from its bound', 100, 160, null],
  ['a text near its bound', 136, 160, 24],
  ['a text one character farther from it', 135, 160, null],
  ['a full text', 160, 160, 0],
  ['a text that was longer already', 170, 160, 0],
  ['a short text by its last ten', 50, 60, 10],
  ['a text of a few letters, never', 9, 9, null],
  ['a long text by its last forty', 460, 500, 40],
])('%s', (_, length, most, left) => {
  expect(roomLeft('x'.repeat(length), most)).toBe(left)
})
