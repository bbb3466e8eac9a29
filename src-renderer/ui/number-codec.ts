import type { Language } from '@contract/library'
import { err, ok, type Result } from '@rules/core/result'
import { formatLengthToEdit, type Writing } from '../quantities/format'
import { parseLengthInches } from '../quantities/parse'
import { parseNumber, writeNumber } from './parse-number'

/** How a figure is read from what is typed, and written into its field. */
export type NumberCodec = {
  readonly parse: (typed: string) => Result<number | null, 'not-a-number'>
  readonly write: (value: number) => string
}

/** Plain figures in the signs of a language. */
export function plainFigures(language: Language): NumberCodec {
  return { parse: parseNumber, write: (value) => writeNumber(value, language) }
}

/**
 * Lengths, held in inches and typed in the units of the settings or with a unit of their own ("19 cm"). Only what is
 * written is rounded, so that a field which is left as it is changes nothing.
 */
export function lengthFigures(writing: Writing, mostDecimals = 6): NumberCodec {
  const bare = writing.units === 'centimetres' ? 'centimetres' : 'inches'
  return {
    parse: (typed) => {
      if (typed.trim() === '') return ok(null)
      const inches = parseLengthInches(typed, bare)
      // Without the last digits of a converted figure: 5.08 cm are 2 inches exactly.
      return inches === null ? err('not-a-number') : ok(Math.round(inches * 1e9) / 1e9)
    },
    write: (value) => formatLengthToEdit(roundedInches(value, bare, mostDecimals), writing),
  }
}

function roundedInches(inches: number, shown: 'inches' | 'centimetres', decimals: number): number {
  const perInch = shown === 'centimetres' ? 2.54 : 1
  return Number((inches * perInch).toFixed(decimals)) / perInch
}
