/** So many characters a name in the library may have. */
export const LONGEST_NAME = 200

/** So few characters before its bound a text is near it, however long it may be. */
const FEWEST = 10
const MOST = 40
const SHARE = 0.15

/** A bound of a few letters, as for the name of a square, nobody has to be told of. */
const SHORT = 40

/** How many characters a text has room for, when so few are left that its writer should know; null before. */
export function roomLeft(text: string, most: number): number | null {
  if (most < SHORT) return null
  const left = Math.max(0, most - text.length)
  return left <= Math.min(MOST, Math.max(FEWEST, Math.ceil(most * SHARE))) ? left : null
}
