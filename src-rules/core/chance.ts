/** Where chance comes from: the operating system in the product, a seed in tests. */
export type Chance = {
  /** A whole number from 0 to `count` − 1, each equally likely; `count` is a whole number of 1 or more. */
  readonly below: (count: number) => number
}

/**
 * Draws one item uniformly among those left, at the moment it is asked for: nothing is shuffled ahead, so
 * there is no order that anyone could read. `items` must not be empty.
 */
export function drawOne<Item>(
  items: readonly Item[],
  chance: Chance,
): { drawn: Item; left: readonly Item[] } {
  if (items.length === 0) throw new Error('Nothing is left to draw from')
  const at = chance.below(items.length)
  const drawn = items[at] as Item // `below` gives an index within the list
  return { drawn, left: [...items.slice(0, at), ...items.slice(at + 1)] }
}

/** Rolls one die with faces 1 to `faces`. */
export function rollDie(faces: number, chance: Chance): number {
  return chance.below(faces) + 1
}
