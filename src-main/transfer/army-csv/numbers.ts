import { clear, marked, type Reading } from './remark'

const BLANKS = /[\s\u00a0\u2009\u202f'’]/g

/**
 * A number with a decimal point or comma. Both separators in one number, or a comma before exactly three digits, can be
 * read in two ways a thousand apart: such a number is left open and said to be unclear. Empty is open without a word.
 */
export function readNumber(text: string, column: string): Reading<number> {
  const cell = text.trim()
  if (cell === '') return clear<number>(null)
  const digits = cell.replaceAll(BLANKS, '')
  const grouped = digits !== cell
  if (grouped && !/^[+-]?\d{1,3}(?:[\s\u00a0\u2009\u202f'’]\d{3})+(?:[.,]\d+)?$/.test(cell))
    return marked<number>(null, 'import/not-a-number', { column, text: cell })
  if (/^[+-]?\d*\.?\d+$|^[+-]?\d+\.$/.test(digits)) {
    const value = Number(digits)
    return grouped ? marked(value, 'import/thousands', { column, text: cell, number: value }) : clear(value)
  }
  if (/^[+-]?\d*,\d+$/.test(digits) && !/^[+-]?[1-9]\d{0,2},\d{3}$/.test(digits)) {
    const value = Number(digits.replace(',', '.'))
    return marked(value, 'import/decimal-comma', { column, text: cell, number: value })
  }
  const unclear = /^[+-]?\d[\d.,]*$/.test(digits)
  return marked<number>(null, unclear ? 'import/unclear-number' : 'import/not-a-number', {
    column,
    text: cell,
  })
}

/** A number from `least` to `most`; one outside is left open. `words` are units that may stand behind it, such as AP. */
export function readNumberWithin(
  text: string,
  column: string,
  limits: { readonly least: number; readonly most: number; readonly whole: boolean },
  words: RegExp | null = null,
): Reading<number> {
  const number = readNumber(words === null ? text : text.replace(words, ''), column)
  const { value } = number
  if (value === null) return number
  const { least, most, whole } = limits
  if (value < least || value > most)
    return marked<number>(null, 'import/out-of-range', { column, text: text.trim(), least, most })
  if (whole && !Number.isInteger(value))
    return marked<number>(null, 'import/not-whole', { column, text: text.trim() })
  return number
}
