import { MM_PER_INCH, type PageSize, type UnitLabel } from './printout'

/** A label in its place on a page, in millimetres from the upper left of what lies within the margins. */
export type PlacedLabel = {
  readonly label: UnitLabel
  readonly leftMm: number
  readonly topMm: number
  /** The base as it is cut out: at true size, unless it is larger than the paper. */
  readonly widthMm: number
  readonly heightMm: number
  /** The base lies on its side: its front is at the left. */
  readonly isTurned: boolean
  /** The base is larger than the paper, and is drawn as large as there is room. */
  readonly isTooLarge: boolean
  /** In points: how large the words are within the base; null where they stand below it. */
  readonly wordsPt: number | null
  /** The room below the base for its words, where they are not within it. */
  readonly below: { readonly widthMm: number; readonly heightMm: number } | null
}

const GAP_MM = 4
const MM_PER_POINT = MM_PER_INCH / 72
/** Within the base, at each side, the front's bar and the mark of its army included. */
const PADDING_MM = 4.5
/** How wide a letter is at most on average, and how high a line, in shares of its size. */
const LETTER = 0.56
const LINE = 1.2
/** Names are so much larger than the facts. */
export const NAME_SHARE = 1.3
const WITHIN_PT = [9, 8, 7, 6, 5.5] as const
export const BELOW_PT = 7
const BELOW_MM = 45

/** Unit labels on as many pages as they need, row by row; no label is cut. */
export function layOutLabels(labels: readonly UnitLabel[], { inner }: PageSize): readonly PlacedLabel[][] {
  const pages: PlacedLabel[][] = []
  let left = 0
  let top = 0
  let rowMm = 0
  for (const label of labels) {
    const sized = sizeOf(label, inner)
    const wide = Math.max(sized.widthMm, sized.below?.widthMm ?? 0)
    const high = sized.heightMm + (sized.below?.heightMm ?? 0)
    if (left > 0 && left + wide > inner.widthMm) {
      left = 0
      top += rowMm + GAP_MM
      rowMm = 0
    }
    if (pages.length === 0 || top + high > inner.heightMm) {
      pages.push([])
      left = 0
      top = 0
      rowMm = 0
    }
    pages.at(-1)?.push({ ...sized, leftMm: left, topMm: top })
    left += wide + GAP_MM
    rowMm = Math.max(rowMm, high)
  }
  return pages
}

function sizeOf(label: UnitLabel, inner: PageSize['inner']): Omit<PlacedLabel, 'leftMm' | 'topMm'> {
  const front = label.frontageInches * MM_PER_INCH
  const deep = label.depthInches * MM_PER_INCH
  const fits = (wide: number, high: number) => wide <= inner.widthMm && high <= inner.heightMm
  // What lies across the page in its own way is turned only where it must be.
  const isTurned = !fits(front, deep) && fits(deep, front)
  const [wide, high] = isTurned ? [deep, front] : [front, deep]
  const share = Math.min(1, inner.widthMm / wide, inner.heightMm / high)
  const base = { widthMm: wide * share, heightMm: high * share }
  const wordsPt = WITHIN_PT.find((size) => wordsHeight(label, size, base.widthMm) <= base.heightMm) ?? null
  const below = wordsPt === null ? roomBelow(label, base.widthMm, inner.widthMm) : null
  const rest = inner.heightMm - (below?.heightMm ?? 0)
  const heightMm = Math.min(base.heightMm, rest)
  return {
    label,
    ...base,
    heightMm,
    isTurned,
    isTooLarge: share < 1 || heightMm < base.heightMm,
    wordsPt,
    below,
  }
}

function roomBelow(label: UnitLabel, baseMm: number, mostMm: number) {
  const widthMm = Math.min(mostMm, Math.max(baseMm, BELOW_MM))
  return { widthMm, heightMm: wordsHeight(label, BELOW_PT, widthMm) }
}

/** How high the words of a label surely are within so much width, their padding included. */
function wordsHeight({ name, facts, line }: UnitLabel, sizePt: number, widthMm: number): number {
  const room = widthMm - 2 * PADDING_MM
  const linesOf = (text: string, size: number) => {
    const letters = Math.floor(room / (size * LETTER * MM_PER_POINT))
    // A word that is longer than a line is broken, and words leave room at the ends of lines.
    return letters < 6 ? Number.POSITIVE_INFINITY : Math.ceil((text.length * 1.15) / letters)
  }
  const lines =
    linesOf(name, sizePt * NAME_SHARE) * NAME_SHARE + linesOf(facts, sizePt) + linesOf(line, sizePt)
  return lines * sizePt * LINE * MM_PER_POINT + 2.5
}
