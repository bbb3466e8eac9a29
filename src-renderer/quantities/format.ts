import type { DisplayUnits, Language } from '@contract/library'
import { TOLERANCE_INCHES } from '@rules/core/geometry'
import { withMinus } from './minus'

/** How quantities are written: by which language's signs, and in which units. */
export type Writing = { readonly language: Language; readonly units: DisplayUnits }

const CENTIMETRES_PER_INCH = 2.54
const EIGHTHS = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'] as const
const NARROW_NO_BREAK = '\u202f'
/** So many decimals show a difference that a person can have meant; a smaller one is said in words. */
const MOST_DECIMALS = 3

/** A length with its unit's sign, to a tenth or an eighth: `2.0″`, `7½″`, `19,1 cm`. */
export function formatLength(inches: number, writing: Writing): string {
  if (writing.units === 'fractions') return withSign(eighths(inches), 'fractions')
  return withSign(decimals(inUnits(inches, writing.units), 1, writing.language), writing.units)
}

/** A length as it stands in a field to edit: no sign, no lost figures, no idle zeros; `parseLengthInches` reads it. */
export function formatLengthToEdit(inches: number, writing: Writing): string {
  return plain(inUnits(inches, writing.units), 6, writing.language)
}

/** A place on the table in a field to edit, to a hundredth of the units shown: `36.25`, `42.67` in centimetres. */
export function formatPlaceToEdit(inches: number, writing: Writing): string {
  return plain(inUnits(inches, writing.units), 2, writing.language)
}

/** A length that is a limit or another round figure: `3″`, `40″`, `7.6 cm`. */
export function formatLimit(inches: number, writing: Writing): string {
  if (writing.units === 'fractions') return withSign(eighths(inches), 'fractions')
  const value = inUnits(inches, writing.units)
  const digits = writing.units === 'centimetres' ? 1 : 2
  return withSign(plain(value, digits, writing.language), writing.units)
}

/** A measured length beside its limit: the figure, and whether it lies so near that only words can tell. */
export type Measured = {
  readonly text: string
  /** `over` and `under` where the figure still looks like the limit: say "over 3″", "just under 3″". */
  readonly hair: 'over' | 'under' | null
}

/**
 * A measured length that never looks like its limit when it is beyond it (or short of it): 3.04 against 3 is `3.04″`,
 * not `3.0″`. Within the tolerance of the rules it counts as the limit itself.
 */
export function formatMeasured(inches: number, limitInches: number, writing: Writing): Measured {
  const off = inches - limitInches
  if (Math.abs(off) <= TOLERANCE_INCHES) return { text: formatLength(limitInches, writing), hair: null }
  const value = inUnits(inches, writing.units)
  const limit = inUnits(limitInches, writing.units)
  if (writing.units === 'fractions' && differs(Math.round(value * 8) / 8, limit, off)) {
    return { text: formatLength(inches, writing), hair: null }
  }
  for (let digits = 1; digits <= MOST_DECIMALS; digits++) {
    if (
      differs(roundTo(value, digits), roundTo(limit, digits), off) &&
      differs(roundTo(value, digits), limit, off)
    ) {
      return { text: withSign(decimals(value, digits, writing.language), writing.units), hair: null }
    }
  }
  return { text: formatLimit(limitInches, writing), hair: off > 0 ? 'over' : 'under' }
}

/** An angle in whole degrees, or to a tenth below 10: `14°`, `7.5°`. */
export function formatAngle(radians: number, language: Language): string {
  const degrees = (radians * 180) / Math.PI
  const digits = Math.abs(degrees) < 9.95 && Math.abs(degrees - Math.round(degrees)) >= 0.05 ? 1 : 0
  const text = plain(degrees, digits, language)
  return `${text}°`
}

/** A facing as a bearing in whole degrees: 0 looks away from player A, 90 to his right. */
export function formatBearing(facingRadians: number): string {
  const degrees = Math.round((-facingRadians * 180) / Math.PI)
  return `${((degrees % 360) + 360) % 360}°`
}

function differs(shown: number, limit: number, off: number): boolean {
  return off > 0 ? shown > limit : shown < limit
}

function roundTo(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}

function inUnits(inches: number, units: DisplayUnits): number {
  return units === 'centimetres' ? inches * CENTIMETRES_PER_INCH : inches
}

function withSign(text: string, units: DisplayUnits): string {
  return units === 'centimetres' ? `${text}${NARROW_NO_BREAK}cm` : `${text}″`
}

/** With exactly so many decimals. */
function decimals(value: number, digits: number, language: Language): string {
  return withMinus(numberFormat(language, digits, digits).format(value))
}

/** With at most so many decimals. */
function plain(value: number, digits: number, language: Language): string {
  return withMinus(numberFormat(language, 0, digits).format(value))
}

// Making one takes longer than a whole judgement, and every frame of a drag writes dozens of figures.
const formats = new Map<string, Intl.NumberFormat>()

function numberFormat(language: Language, least: number, most: number): Intl.NumberFormat {
  const key = `${language}|${least}|${most}`
  let format = formats.get(key)
  if (format === undefined) {
    format = new Intl.NumberFormat(language, {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      signDisplay: 'negative',
      useGrouping: false,
    })
    formats.set(key, format)
  }
  return format
}

function eighths(inches: number): string {
  const count = Math.round(Math.abs(inches) * 8)
  const whole = Math.floor(count / 8)
  const part = EIGHTHS[count % 8] ?? ''
  const text = whole === 0 && part !== '' ? part : `${whole}${part}`
  return inches < 0 && count > 0 ? `−${text}` : text
}
