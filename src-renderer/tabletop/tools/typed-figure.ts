import { parseAngleDegrees, parseLengthInches } from '../../quantities/parse'
import type { ToolKey } from './tool-state'

/** What was typed after a key: figures grow it, Backspace shortens it; null when the key is no part of a figure. */
export function typedAfter(typed: string, key: ToolKey): string | null {
  if (key.ctrl || key.alt) return null
  if (key.key === 'Backspace') return typed === '' ? null : typed.slice(0, -1)
  if (/^[0-9.,/-]$/.test(key.key)) return typed + key.key
  // A blank before a fraction: 7 1/2.
  if (key.key === ' ' && typed !== '') return `${typed} `
  return null
}

/** The length that was typed, in inches, or null while it is none. */
export function typedInches(typed: string): number | null {
  return typed === '' ? null : parseLengthInches(typed)
}

/** The angle that was typed in degrees, as radians, or null while it is none. */
export function typedRadians(typed: string): number | null {
  const degrees = typed === '' ? null : parseAngleDegrees(typed)
  return degrees === null ? null : (degrees * Math.PI) / 180
}
