type Row = {
  /** The width that there is; all figures are of one unit. */
  readonly room: number
  /** The width of each group, in their order. */
  readonly widths: readonly number[]
  /** Between two groups. */
  readonly gap: number
  /** What the button takes that opens the others, with the gap before it. */
  readonly more: number
}

/** How many groups, from the first on, stand in a row; where they are not all of them, a button for the others does, too. */
export function groupsThatFit({ room, widths, gap, more }: Row): number {
  const widthOf = (count: number) =>
    widths.slice(0, count).reduce((sum, width) => sum + width, 0) + gap * Math.max(0, count - 1)
  if (widthOf(widths.length) <= room) return widths.length
  for (let count = widths.length - 1; count > 0; count--) if (widthOf(count) + more <= room) return count
  return 0
}
