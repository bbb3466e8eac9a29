import type { Language } from '@contract/library'
import { describe, expect, test } from 'vitest'
import {
  formatAngle,
  formatBearing,
  formatLength,
  formatLengthToEdit,
  formatLimit,
  formatMeasured,
  formatPlaceToEdit,
  type Writing,
} from './format'
import { parseAngleDegrees, parseLengthInches } from './parse'

const en: Writing = { language: 'en', units: 'inches' }
const fr: Writing = { language: 'fr', units: 'inches' }

describe('reading lengths', () => {
  test.each([
    ['7,5', 7.5],
    ['7.5', 7.5],
    ['7 1/2"', 7.5],
    ['7-1/2', 7.5],
    ['7½″', 7.5],
    ['½', 0.5],
    ['3/8', 0.375],
    ['12', 12],
    ['12″', 12],
    ['12 in', 12],
    ['12 po', 12],
    ['.5', 0.5],
    ['5.', 5],
    [' 3,04 ″ ', 3.04],
    ['-2', -2],
    ['−2', -2],
    ['2\' 6"', 30],
    ['2 ft', 24],
    ['19 cm', 19 / 2.54],
    ['19,1 cm', 19.1 / 2.54],
    ['190mm', 19 / 2.54],
    ['1 m', 100 / 2.54],
  ])('%s is so many inches', (text, inches) => {
    expect(parseLengthInches(text)).toBeCloseTo(inches, 12)
  })

  test.each([
    '',
    ' ',
    'seven',
    '7 parsecs',
    '1/0',
    '7..5',
    '7,5,0',
    '1 2',
    "2' x",
    '--3',
    '1e3',
    'NaN',
    'Infinity',
  ])('“%s” is no length', (text) => {
    expect(parseLengthInches(text)).toBeNull()
  })

  test('a bare figure is meant in the units that are shown', () => {
    expect(parseLengthInches('19', 'centimetres')).toBeCloseTo(19 / 2.54, 12)
    expect(parseLengthInches('19″', 'centimetres')).toBe(19)
  })

  test('angles are read with and without their sign', () => {
    expect(parseAngleDegrees('14°')).toBe(14)
    expect(parseAngleDegrees('-7,5')).toBe(-7.5)
    expect(parseAngleDegrees('left')).toBeNull()
  })
})

describe('what is written is read back the same', () => {
  const figures = [0, 0.1, 1, 1.5, 3.04, 10, 10.25, 100, 100.5, 1000, 59.6, 0.000125]
  test.each<[Language]>([['en'], ['fr']])('1.0, 10 and 100 stay apart in %s, over and over', (language) => {
    for (const units of ['inches', 'fractions', 'centimetres'] as const) {
      const bare = units === 'centimetres' ? 'centimetres' : 'inches'
      for (const start of figures) {
        let inches = start
        for (let round = 0; round < 5; round++) {
          const read = parseLengthInches(formatLengthToEdit(inches, { language, units }), bare)
          expect(read).not.toBeNull()
          inches = read ?? Number.NaN
        }
        expect(inches).toBeCloseTo(start, 5)
      }
    }
  })

  test.each<[Language]>([['en'], ['fr']])(
    'a shown length in %s reads as the same to its last shown digit',
    (language) => {
      for (const units of ['inches', 'centimetres'] as const) {
        for (const inches of [1, 10, 100, 7.5, 1000]) {
          const shown = formatLength(inches, { language, units })
          expect(parseLengthInches(shown), shown).toBeCloseTo(inches, units === 'inches' ? 9 : 1)
        }
      }
    },
  )
})

describe('writing lengths', () => {
  test('with the language’s decimal sign and the unit’s', () => {
    expect(formatLength(2, en)).toBe('2.0″')
    expect(formatLength(7.5, fr)).toBe('7,5″')
    expect(formatLength(7.5, { language: 'fr', units: 'centimetres' })).toBe('19,1\u202fcm')
    expect(formatLength(-0.01, en)).toBe('0.0″')
  })

  test('in eighths', () => {
    const eighths: Writing = { language: 'en', units: 'fractions' }
    expect(formatLength(7.5, eighths)).toBe('7½″')
    expect(formatLength(0.125, eighths)).toBe('⅛″')
    expect(formatLength(0.01, eighths)).toBe('0″')
    expect(formatLength(2.97, eighths)).toBe('3″')
    expect(formatLength(-1.25, eighths)).toBe('−1¼″')
  })

  test('limits without idle zeros', () => {
    expect(formatLimit(3, en)).toBe('3″')
    expect(formatLimit(40, fr)).toBe('40″')
    expect(formatLimit(3, { language: 'en', units: 'centimetres' })).toBe('7.6\u202fcm')
  })

  test('angles and bearings', () => {
    expect(formatAngle((14 * Math.PI) / 180, 'en')).toBe('14°')
    expect(formatAngle((7.5 * Math.PI) / 180, 'fr')).toBe('7,5°')
    expect(formatAngle(-0.0001, 'en')).toBe('0°')
    expect(formatBearing(0)).toBe('0°')
    expect(formatBearing(-Math.PI / 2)).toBe('90°')
    expect(formatBearing(Math.PI)).toBe('180°')
    expect(formatBearing(0.001)).toBe('0°')
  })
})

describe('a measured length never looks like its limit when it is not', () => {
  test.each<[number, Writing, string, 'over' | 'under' | null]>([
    [2.8, en, '2.8″', null],
    [2.96, en, '2.96″', null],
    [2.99, en, '2.99″', null],
    [3, en, '3.0″', null],
    [3 + 5e-7, en, '3.0″', null],
    [3.01, en, '3.01″', null],
    [3.04, en, '3.04″', null],
    [3.04, fr, '3,04″', null],
    [3.0004, en, '3″', 'over'],
    [2.9996, en, '3″', 'under'],
    [3.06, en, '3.1″', null],
    [5.8, en, '5.8″', null],
    [3.04, { language: 'en', units: 'fractions' }, '3.04″', null],
    [3.1, { language: 'en', units: 'fractions' }, '3⅛″', null],
    [3.01, { language: 'en', units: 'centimetres' }, '7.65\u202fcm', null],
  ])('%d against 3', (inches, writing, text, hair) => {
    expect(formatMeasured(inches, 3, writing)).toEqual({ text, hair })
  })

  test('every figure between 2.9 and 3.1 is on its own side of 3 as it is read', () => {
    for (let inches = 2.9; inches <= 3.1; inches += 0.00037) {
      for (const units of ['inches', 'fractions', 'centimetres'] as const) {
        const { text, hair } = formatMeasured(inches, 3, { language: 'fr', units })
        if (hair !== null) continue
        const read = parseLengthInches(text) ?? Number.NaN
        expect(Math.sign(read - 3), `${inches} as ${text}`).toBe(Math.sign(inches - 3))
      }
    }
  })
})

test('a place to edit has at most two decimals in any units', () => {
  const place = (inches: number, units: 'inches' | 'centimetres', language: 'en' | 'fr') =>
    formatPlaceToEdit(inches, { language, units })
  expect(place(36.254, 'inches', 'en')).toBe('36.25')
  expect(place(16.8, 'centimetres', 'fr')).toBe('42,67')
  expect(place(44, 'centimetres', 'en')).toBe('111.76')
  expect(place(30, 'inches', 'fr')).toBe('30')
})
