/** How wide a letter is at most in most names, as a share of its height: rather too much than too little. */
const LETTER_WIDTH = 0.56

/** A text in lines of at most so many millimetres, at a letter height; the last of so many lines ends in "…" where more is left. */
export function linesOf(
  text: string,
  { widthMm, sizeMm, most }: { readonly widthMm: number; readonly sizeMm: number; readonly most: number },
): readonly string[] {
  const fits = Math.max(3, Math.floor(widthMm / (sizeMm * LETTER_WIDTH)))
  const lines: string[] = []
  for (const word of text.split(/\s+/).flatMap((long) => pieces(long, fits))) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= fits)
      lines[lines.length - 1] = `${last} ${word}`
    else if (word !== '') lines.push(word)
  }
  const shown = lines.slice(0, most)
  const end = shown.at(-1)
  if (end === undefined || lines.length <= most) return shown
  return [...shown.slice(0, -1), `${[...end].slice(0, fits - 1).join('')}…`]
}

/** A word in pieces that fit into a line each. */
function pieces(word: string, fits: number): readonly string[] {
  const letters = [...word]
  const parts: string[] = []
  for (let at = 0; at < letters.length; at += fits) parts.push(letters.slice(at, at + fits).join(''))
  return parts
}

/** About how wide the widest of some lines is at a letter height, in millimetres. */
export function widthOf(lines: readonly string[], sizeMm: number): number {
  return Math.max(0, ...lines.map((line) => [...line].length)) * sizeMm * LETTER_WIDTH
}
