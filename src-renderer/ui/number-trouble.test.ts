import { expect, test } from 'vitest'
import { lengthFigures } from './number-codec'
import { numberTrouble } from './number-trouble'

test('a bound of a length is said in the unit that the field is typed in', () => {
  const inCentimetres = lengthFigures({ language: 'en', units: 'centimetres' })
  expect(numberTrouble('too-large', { most: 72 }, false, inCentimetres)).toBe('At most 182.88.')
  expect(
    numberTrouble('too-small', { least: 0.5 }, false, lengthFigures({ language: 'en', units: 'fractions' })),
  ).toBe('At least 0.5.')
})

test('a refused figure is said not to be stored', () => {
  expect(numberTrouble('too-large', { most: 1000 }, true)).toBe('At most 1,000. This is not stored.')
})
