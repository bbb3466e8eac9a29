import { expect, test } from 'vitest'
import { squareName } from './names'
import { parseSquare } from './square-text'

test('a square is read as it is written, whatever its column', () => {
  for (let column = -4; column <= 30; column++)
    for (const row of [-3, 0, 1, 6, 12])
      expect(parseSquare(squareName({ column, row }))).toEqual({ column, row })
})

test.each([
  ['c3', { column: 3, row: 3 }],
  [' G 6 ', { column: 7, row: 6 }],
  ['3', null],
  ['C', null],
  ['AD30', { column: 30, row: 30 }],
  ['-A2', { column: 0, row: 2 }],
  ['-b-1', { column: -1, row: -1 }],
  ['0/3', null],
  ['AAA3', null],
  ['C3,5', null],
  ['', null],
])('“%s” names %o', (text, square) => {
  expect(parseSquare(text)).toEqual(square)
})
