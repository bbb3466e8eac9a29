/** How many dice one entry may hold. */
export const MOST_TYPED_DICE = 100

/** What was typed as a row of D20s. */
export type TypedDice = {
  readonly dice: readonly number[]
  /** What is no D20, as it was typed, each once. */
  readonly refused: readonly string[]
  /** Whether there are more dice than one entry may hold. */
  readonly isTooMany: boolean
  /** May they be counted? Some stand there, and nothing is wrong with them. */
  readonly isSound: boolean
}

/** Reads D20s with blanks, commas or semicolons between them, such as "3, 12 17" (WM-105). */
export function readDice(typed: string): TypedDice {
  const parts = typed.split(/[\s,;]+/).filter((part) => part !== '')
  const isDie = (part: string) => /^\d{1,2}$/.test(part) && Number(part) >= 1 && Number(part) <= 20
  const refused = [...new Set(parts.filter((part) => !isDie(part)))]
  const isTooMany = parts.length > MOST_TYPED_DICE
  return {
    dice: parts.filter(isDie).map(Number),
    refused,
    isTooMany,
    isSound: parts.length > 0 && refused.length === 0 && !isTooMany,
  }
}
