import type { Language } from '@contract/library'
import { err, ok, type Result } from '@rules/core/result'
import { withMinus } from '../quantities/minus'

const VULGAR: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
}
const DECIMAL = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/
const MIXED = /^(\d+) +(\d+)\/([1-9]\d*)$/
const FRACTION = /^(\d+)\/([1-9]\d*)$/
const WITH_VULGAR = /^(\d*) ?([¼½¾⅛⅜⅝⅞])$/

/**
 * Reads a figure as people type it: "7,5" and "7.5" are the same in every language, and so are "7½" and
 * "7 1/2"; an inch sign at the end is ignored. Nothing typed is null. A figure with two signs that could group or
 * part decimals, such as "1.234,5", is refused rather than guessed.
 */
export function parseNumber(typed: string): Result<number | null, 'not-a-number'> {
  const text = typed
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/\u2212/g, '-')
    .trim()
    .replace(/ ?(″|"|''|in|po)$/, '')
  if (text === '') return typed.trim() === '' ? ok(null) : err('not-a-number')
  if (DECIMAL.test(text)) return ok(Number(text.replace(',', '.')))
  const mixed = MIXED.exec(text)
  if (mixed !== null) return ok(Number(mixed[1]) + Number(mixed[2]) / Number(mixed[3]))
  const fraction = FRACTION.exec(text)
  if (fraction !== null) return ok(Number(fraction[1]) / Number(fraction[2]))
  const vulgar = WITH_VULGAR.exec(text)
  if (vulgar !== null) return ok(Number(vulgar[1]) + (VULGAR[vulgar[2] ?? ''] ?? 0))
  return err('not-a-number')
}

/** Writes a figure for a field, with the decimal sign of the language and nothing rounded or grouped. */
export function writeNumber(value: number, language: Language): string {
  return withMinus(language === 'fr' ? String(value).replace('.', ',') : String(value))
}
