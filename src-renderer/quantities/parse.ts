const INCHES_PER_CENTIMETRE = 1 / 2.54

const VULGAR: Readonly<Record<string, string>> = {
  '⅛': '1/8',
  '¼': '1/4',
  '⅜': '3/8',
  '½': '1/2',
  '⅝': '5/8',
  '¾': '3/4',
  '⅞': '7/8',
}

const INCHES_PER_UNIT: Readonly<Record<string, number>> = {
  '"': 1,
  '″': 1,
  '”': 1,
  "''": 1,
  in: 1,
  inch: 1,
  inches: 1,
  po: 1,
  pouce: 1,
  pouces: 1,
  cm: INCHES_PER_CENTIMETRE,
  mm: INCHES_PER_CENTIMETRE / 10,
  m: INCHES_PER_CENTIMETRE * 100,
  "'": 12,
  '′': 12,
  '’': 12,
  ft: 12,
}

/** A decimal with comma or point, a fraction, or a whole number and a fraction. */
const FIGURE = String.raw`(?:\d+\s*/\s*\d+|\d+[\s-]+\d+\s*/\s*\d+|\d*[.,]\d+|\d+[.,]?)`
const LENGTH = new RegExp(String.raw`^([-+−]?)\s*(${FIGURE})\s*(''|["″”'′’]|[a-z]+)?$`, 'i')
const FEET_AND_INCHES = /^([-+−]?)\s*(\d+)\s*(?:['′’]|ft)\s*(.+?)\s*(?:''|["″”]|in)?$/i

/** The units that a bare figure is meant in. */
export type BareUnits = 'inches' | 'centimetres'

/**
 * The length that a person typed, in inches: `7,5`, `7.5`, `7 1/2"`, `7½`, `19 cm`, `2' 6"`. A comma is a decimal sign
 * in every language. Null when it is no length.
 */
export function parseLengthInches(text: string, bare: BareUnits = 'inches'): number | null {
  const tidy = text
    .replace(/[⅛¼⅜½⅝¾⅞]/g, (sign) => ` ${VULGAR[sign] ?? sign}`)
    .replace(/[\u00a0\u202f]/g, ' ')
    .trim()
  const plain = LENGTH.exec(tidy)
  if (plain !== null) {
    const [, sign = '', figure = '', unit] = plain
    const inchesPerUnit = unit === undefined ? perBare(bare) : INCHES_PER_UNIT[unit.toLowerCase()]
    const value = parseFigure(figure)
    return inchesPerUnit === undefined || value === null ? null : signed(sign, value * inchesPerUnit)
  }
  const mixed = FEET_AND_INCHES.exec(tidy)
  if (mixed === null) return null
  const [, sign = '', feet = '', rest = ''] = mixed
  const inches = new RegExp(`^${FIGURE}$`).test(rest) ? parseFigure(rest) : null
  return inches === null ? null : signed(sign, Number(feet) * 12 + inches)
}

/** The angle that a person typed, in degrees: `14`, `14°`, `7,5`. Null when it is none. */
export function parseAngleDegrees(text: string): number | null {
  const match = new RegExp(String.raw`^([-+−]?)\s*(${FIGURE})\s*°?$`).exec(text.trim())
  if (match === null) return null
  const value = parseFigure(match[2] ?? '')
  return value === null ? null : signed(match[1] ?? '', value)
}

function perBare(bare: BareUnits): number {
  return bare === 'centimetres' ? INCHES_PER_CENTIMETRE : 1
}

function signed(sign: string, value: number): number {
  return (sign === '-' || sign === '−') && value !== 0 ? -value : value
}

function parseFigure(figure: string): number | null {
  const fraction = /^(?:(\d+)[\s-]+)?(\d+)\s*\/\s*(\d+)$/.exec(figure)
  if (fraction === null) return Number(figure.replace(',', '.'))
  const [, whole = '0', above = '0', below = '0'] = fraction
  return Number(below) === 0 ? null : Number(whole) + Number(above) / Number(below)
}
