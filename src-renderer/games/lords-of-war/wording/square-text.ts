import type { Square } from '@rules/games/lords-of-war/mat'

/** The square that a text names, as `squareName` writes it: `C3`, `AD30`, or `-A-2` without boundaries; else null. */
export function parseSquare(text: string): Square | null {
  const [, before, letters, row] = /^\s*(-?)([a-z]{1,2})\s*([+-]?\d{1,3})\s*$/i.exec(text) ?? []
  if (letters === undefined) return null
  const count = [...letters.toUpperCase()].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0)
  return { column: before === '-' ? 1 - count : count, row: Number(row) + 0 }
}
