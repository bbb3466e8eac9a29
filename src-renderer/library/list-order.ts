import type { Language } from '@contract/library'

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether every word that is searched for occurs in one of the texts; accents and capitals do not matter. */
export function matchesSearch(searched: string, texts: readonly (string | null)[]): boolean {
  const searchable = plain(texts.filter((text) => text !== null).join('\n'))
  return plain(searched)
    .split(/\s+/)
    .every((word) => searchable.includes(word))
}

/** A copy in the order of a key: names as the language orders them, figures and moments the greatest first. */
export function ordered<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | number,
  language: Language,
): readonly Item[] {
  // What compares names is slow to make, and an empty library needs none.
  if (items.length < 2) return items
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  return [...items].sort((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)]
    return typeof a === 'number' && typeof b === 'number' ? b - a : collator.compare(String(a), String(b))
  })
}
