/** As many as a battle can store of one type, and as long. */
const MOST_WORDS = 100
const LONGEST_WORD = 200

/** Words as they are typed, apart by commas or semicolons; blanks and what stands twice are left out. */
export function parseTroopWords(typed: string): readonly string[] {
  const words = typed.split(/[,;\n]/).map((word) => word.trim().slice(0, LONGEST_WORD))
  return [...new Set(words)].filter((word) => word !== '').slice(0, MOST_WORDS)
}

/** Words as they stand in a field. */
export function writeTroopWords(words: readonly string[]): string {
  return words.join(', ')
}
