/** A name that is not taken: the word itself, then with 2, 3 … behind it; a figure that it has is counted on. */
export function nextName(word: string, taken: readonly string[]): string {
  const base = word.replace(/ \d+$/, '')
  const names = new Set(taken)
  let name = base
  for (let number = 2; names.has(name); number++) name = `${base} ${number}`
  return name
}
