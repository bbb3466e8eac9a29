import type { Square } from '@rules/games/lords-of-war/mat'

/** The square that a text names, as `squareName` writes it: `C3`, or `-1/3` where a column has no letter; else null. */
export function parseSquare(text: string): Square | null {
  const [, letter, far, row] = /^\s*(?:([a-z])|([+-]?\d{1,3})\s*\/)\s*([+-]?\d{1,3})\s*$/i.exec(text) ?? []
  if (row === undefined) return null
  const column = letter === undefined ? Number(far) : letter.toUpperCase().charCodeAt(0) - 64
  return { column: column + 0, row: Number(row) + 0 }
}
