/** How much an argument may hold before it is looked at any closer. */
export const LARGEST_ARGUMENT = { values: 200_000, characters: 6_000_000 } as const

/** Does a value hold no more than so many values and characters, at any depth? Stops counting when it does. */
export function isWithinSize(value: unknown, limit: { values: number; characters: number }): boolean {
  const waiting: unknown[] = [value]
  let { values, characters } = limit
  while (waiting.length > 0) {
    const next = waiting.pop()
    values -= 1
    if (typeof next === 'string') characters -= next.length
    // Bytes are counted as such: each of them as a value would take longer than to write them down.
    else if (ArrayBuffer.isView(next)) characters -= next.byteLength
    else if (typeof next === 'object' && next !== null) {
      // A Map has no entries here, and no parser lets one through.
      for (const [key, inner] of Object.entries(next)) {
        characters -= key.length
        waiting.push(inner)
        if (waiting.length > limit.values) return false
      }
    }
    if (values < 0 || characters < 0) return false
  }
  return true
}
