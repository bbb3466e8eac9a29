import { lengthToEdit, parseLength } from '../wording/lengths.svelte'

/** How many bands can still be told apart. */
const MOST_BANDS = 6

/** Distances of range bands as they are typed, parted by semicolons, in inches; null when one is none or too far. */
export function parseBands(typed: string, furthestInches: number): readonly number[] | null {
  const parts = typed.split(';').filter((part) => part.trim() !== '')
  if (parts.length === 0 || parts.length > MOST_BANDS) return null
  const inches: number[] = []
  for (const part of parts) {
    const far = parseLength(part)
    if (far === null || far <= 0 || far > furthestInches) return null
    inches.push(far)
  }
  return [...new Set(inches)]
}

/** Distances of range bands as they stand in a field. */
export function bandsToEdit(inches: readonly number[]): string {
  return inches.map(lengthToEdit).join('; ')
}
