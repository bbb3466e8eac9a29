import { readNumber } from './numbers'
import { clear, marked, type Reading, remark } from './remark'

const TO_AN_INCH = { in: 1, mm: 25.4, cm: 2.54 } as const

export type LengthUnit = keyof typeof TO_AN_INCH

const UNIT_WORDS: Readonly<Record<string, LengthUnit>> = {
  '"': 'in',
  '”': 'in',
  '″': 'in',
  "''": 'in',
  in: 'in',
  'in.': 'in',
  inch: 'in',
  inches: 'in',
  po: 'in',
  pouce: 'in',
  pouces: 'in',
  mm: 'mm',
  cm: 'cm',
}

const LONGEST_INCHES = 1000
const FRACTIONS: Readonly<Record<string, string>> = { '½': ' 1/2', '¼': ' 1/4', '¾': ' 3/4' }

/** The unit of length that a word stands for, or null. */
export function lengthUnitOf(word: string): LengthUnit | null {
  return UNIT_WORDS[word.trim().toLowerCase()] ?? null
}

/**
 * A length in inches. Millimetres and centimetres are converted without rounding, and said to be; a bare number is in
 * the unit of its column, inches where that gives none. Empty is open without a word.
 */
export function readLength(text: string, column: string, columnUnit: LengthUnit | null): Reading<number> {
  const cell = text.trim()
  if (cell === '') return clear<number>(null)
  const { figure, unit } = splitUnit(cell)
  const number = readFigure(figure, column)
  if (number.value === null) return { value: null, remarks: number.remarks }
  const from = unit ?? columnUnit ?? 'in'
  const inches = number.value / TO_AN_INCH[from]
  if (!(inches > 0) || inches > LONGEST_INCHES)
    return marked<number>(null, 'import/out-of-range', { column, text: cell, least: 0, most: LONGEST_INCHES })
  if (from === 'in') return { value: inches, remarks: number.remarks }
  const converted = remark('import/converted', { column, text: `${figure} ${from}`, inches })
  return { value: inches, remarks: [...number.remarks, converted] }
}

/** Frontage and depth in one cell, such as `3 x 2`, `40mm × 20mm` or `40x20 mm`: a unit at the end is of both. */
export function readBase(
  text: string,
  column: string,
  columnUnit: LengthUnit | null,
): { readonly frontage: Reading<number>; readonly depth: Reading<number> } {
  const cell = text.trim()
  if (cell === '') return { frontage: clear<number>(null), depth: clear<number>(null) }
  const [first, second, ...more] = cell.split(/\s*(?:[x×*✕]|\bby\b|\bsur\b|\bpar\b)\s*/i)
  if (first === undefined || second === undefined || more.length > 0)
    return {
      frontage: marked<number>(null, 'import/not-a-base', { column, text: cell }),
      depth: clear<number>(null),
    }
  const unit = splitUnit(second).unit ?? columnUnit
  return { frontage: readLength(first, column, unit), depth: readLength(second, column, unit) }
}

function splitUnit(cell: string): { readonly figure: string; readonly unit: LengthUnit | null } {
  const found = /^(.*?)\s*("|”|″|''|[a-z]+\.?)$/i.exec(cell)
  const unit = found === null ? null : lengthUnitOf(found[2] ?? '')
  return unit === null ? { figure: cell, unit: null } : { figure: (found?.[1] ?? '').trim(), unit }
}

/** A number, or a fraction as rulers have them: `1 1/2`, `1½`, `3/4`. */
function readFigure(text: string, column: string): Reading<number> {
  const spelt = text.replaceAll(/[½¼¾]/g, (sign) => FRACTIONS[sign] ?? sign).trim()
  const found = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(spelt)
  if (found === null) return readNumber(text, column)
  const [, whole = '0', above = '0', below = '1'] = found
  if (Number(below) === 0) return marked<number>(null, 'import/not-a-number', { column, text })
  return clear(Number(whole) + Number(above) / Number(below))
}
