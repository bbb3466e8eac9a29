import { LANGUAGES } from '@contract/library'
import { err, ok } from '@rules/core/result'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseNumber, writeNumber } from './parse-number'

test.each([
  ['7,5', 7.5],
  ['7.5', 7.5],
  ['1.0', 1],
  ['1,0', 1],
  ['1,000', 1],
  [' 12 ', 12],
  ['-3', -3],
  ['\u22123', -3],
  ['.5', 0.5],
  ['7½', 7.5],
  ['7 ½', 7.5],
  ['½', 0.5],
  ['7 1/2', 7.5],
  ['3/4', 0.75],
  ['2.25″', 2.25],
  ['2.25 "', 2.25],
  ['1\u202f000', undefined],
  ['1.234,5', undefined],
  ['1,2,3', undefined],
  ['four', undefined],
  ['1e3', undefined],
  ['1/0', undefined],
  ['″', undefined],
  ['7.5 x', undefined],
])('"%s" is read as %s', (typed, value) => {
  expect(parseNumber(typed)).toEqual(value === undefined ? err('not-a-number') : ok(value))
})

test('nothing typed is no figure, never a nought', () => {
  expect(parseNumber('')).toEqual(ok(null))
  expect(parseNumber('  ')).toEqual(ok(null))
})

test('a figure survives being written and read in English and French', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -10_000_000, max: 10_000_000 }),
      fc.constantFrom(...LANGUAGES),
      (n, language) => {
        const value = n / 1000
        expect(parseNumber(writeNumber(value, language))).toEqual(ok(value))
      },
    ),
  )
})
