/** A colour by its parts, each 0 to 255, and its opacity. */
export type Colour = { readonly r: number; readonly g: number; readonly b: number; readonly a: number }

/** Reads `#rgb`, `#rrggbb` and what a browser computes: `rgb(1, 2, 3)` and `rgba(1, 2, 3, 0.5)`. */
export function parseColour(text: string): Colour | null {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]
  if (hex !== undefined) {
    const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
    const part = (at: number) => Number.parseInt(full.slice(at, at + 2), 16)
    return { r: part(0), g: part(2), b: part(4), a: 1 }
  }
  const parts = /^rgba?\(([^)]+)\)$/
    .exec(text.trim())?.[1]
    ?.split(/[\s,/]+/)
    .map(Number)
  if (parts === undefined || parts.some((part) => Number.isNaN(part))) return null
  const [r, g, b, a = 1] = parts
  return r === undefined || g === undefined || b === undefined ? null : { r, g, b, a }
}

const MOST_KNOWN = 500
/** The same few mixtures are asked for by every piece of every frame. */
const known = new Map<string, string>()

function remembered(key: string, make: () => string): string {
  let text = known.get(key)
  if (text === undefined) {
    if (known.size >= MOST_KNOWN) known.clear()
    text = make()
    known.set(key, text)
  }
  return text
}

/** One colour mixed into another: a share of 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  return remembered(`${first}|${second}|${share}`, () => {
    const a = parseColour(first)
    const b = parseColour(second)
    if (a === null || b === null) return first
    const part = (from: number, to: number) => Math.round(from + (to - from) * share)
    return `rgb(${part(a.r, b.r)}, ${part(a.g, b.g)}, ${part(a.b, b.b)})`
  })
}

/** The same colour let through to a share. */
export function fade(text: string, opacity: number): string {
  return remembered(`${text}|${opacity}`, () => {
    const colour = parseColour(text)
    return colour === null ? text : `rgba(${colour.r}, ${colour.g}, ${colour.b}, ${opacity})`
  })
}

/** Is a colour so dark that light ink is read better on it? */
export function isDark(text: string): boolean {
  const colour = parseColour(text)
  return colour !== null && 0.299 * colour.r + 0.587 * colour.g + 0.114 * colour.b < 128
}
