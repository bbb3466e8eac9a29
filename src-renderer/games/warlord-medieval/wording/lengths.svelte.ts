import type { DisplayUnits } from '@contract/library'
import { normaliseRadians } from '@rules/core/geometry'
import { currentLanguage, say } from '../../../messages/messages.svelte'
import {
  formatAngle,
  formatBearing,
  formatLength,
  formatLengthToEdit,
  formatLimit,
  formatMeasured,
  formatPlaceToEdit,
  type Writing,
} from '../../../quantities/format'
import { type BareUnits, parseAngleDegrees, parseLengthInches } from '../../../quantities/parse'

let units = $state.raw<DisplayUnits>('inches')

/** Has every length of the battle written in these units; the rules go on measuring in unrounded inches. */
export function writeIn(next: DisplayUnits): void {
  units = next
}

/** How lengths are written now; what was written before stays true as long as this says the same. */
export function writingNow(): Writing {
  return { language: currentLanguage(), units }
}

/** A measured length: `2.0″`. */
export function lengthWords(inches: number): string {
  return formatLength(inches, writingNow())
}

/** A distance with how it is measured: between the nearest points of two bases. */
export function baseToBase(inches: number): string {
  return say('battle.base-to-base', { length: lengthWords(inches) })
}

/** A limit or another round length: `3″`. */
export function limitWords(inches: number): string {
  return formatLimit(inches, writingNow())
}

/** A measured length that is compared with a limit, and never looks like it when it is not: `3.04″`, `just over 3″`. */
export function measuredWords(inches: number, limitInches: number): string {
  const { text, hair } = formatMeasured(inches, limitInches, writingNow())
  return hair === null ? text : say(`battle.hair.${hair}`, { length: text })
}

/** A measured length with the most it may be: `5.8″, at most 3″`. */
export function measuredAtMost(inches: number, limitInches: number): string {
  const values = { measured: measuredWords(inches, limitInches), limit: limitWords(limitInches) }
  return say('battle.at-most', values)
}

/** A length as it stands in a field. */
export function lengthToEdit(inches: number): string {
  return formatLengthToEdit(inches, writingNow())
}

/** A place on the table as it stands in a field to edit. */
export function placeToEdit(inches: number): string {
  return formatPlaceToEdit(inches, writingNow())
}

/** The units that a bare figure is typed in. */
export function bareUnits(): BareUnits {
  return units === 'centimetres' ? 'centimetres' : 'inches'
}

/** The sign of the unit that a bare figure is typed in. */
export function lengthUnit(): string {
  return units === 'centimetres' ? 'cm' : '″'
}

/** What was typed as a length, in inches; null when it is none. */
export function parseLength(typed: string): number | null {
  return parseLengthInches(typed, bareUnits())
}

/** The furthest from the corner of the table that a piece can be put, either way. */
const FURTHEST_INCHES = 600

/** What was typed as a place on the table, in inches; null when it is none or out of all reach. */
export function parsePlace(typed: string): number | null {
  const inches = parseLength(typed)
  return inches === null || Math.abs(inches) > FURTHEST_INCHES ? null : inches
}

/** What a field for a place says when {@link parsePlace} reads none. */
export function placeTrouble(): string {
  return say('battle.unit.place-wrong', { furthest: limitWords(FURTHEST_INCHES) })
}

/** An angle without its direction: `14°`. */
export function angleWords(radians: number): string {
  return formatAngle(Math.abs(radians), currentLanguage())
}

/** Where a piece looks, as a bearing: 0° away from player A, 90° to his right. */
export function bearingWords(facingRadians: number): string {
  return formatBearing(facingRadians)
}

/** The size of a table in feet, as the rules name it: `6′`. */
export function feetWords(inches: number): string {
  return `${new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1 }).format(inches / 12)}′`
}

/** What was typed as a bearing, as a facing in radians; null when it is none. */
export function parseBearing(typed: string): number | null {
  const degrees = parseAngleDegrees(typed)
  return degrees === null || !Number.isFinite(degrees) ? null : normaliseRadians((-degrees * Math.PI) / 180)
}
