import { expect, test } from 'vitest'
import { MOST_TYPED_DICE, readDice } from './typed-dice'

test('WM-105 dice are typed with blanks, commas or semicolons between them', () => {
  expect(readDice('3, 12 17;20')).toMatchObject({ dice: [3, 12, 17, 20], refused: [], isSound: true })
  expect(readDice(' 1 ')).toMatchObject({ dice: [1], isSound: true })
})

test.each(['', ' , '])('%j is no die yet, and nothing is wrong with it', (typed) => {
  expect(readDice(typed)).toEqual({ dice: [], refused: [], isTooMany: false, isSound: false })
})

test.each([
  ['3 12 17 0 25 abc', ['0', '25', 'abc']],
  ['21', ['21']],
  ['3 x, x', ['x']],
  ['-4', ['-4']],
  ['7.5', ['7.5']],
  ['100', ['100']],
])('in %j those are no D20s: %j', (typed, refused) => {
  expect(readDice(typed)).toMatchObject({ refused, isSound: false })
})

test('no more dice than one entry may hold', () => {
  const many = (count: number) => readDice(Array.from({ length: count }, () => '7').join(' '))
  expect(many(MOST_TYPED_DICE)).toMatchObject({ isTooMany: false, isSound: true })
  expect(many(MOST_TYPED_DICE + 1)).toMatchObject({ isTooMany: true, isSound: false })
})
