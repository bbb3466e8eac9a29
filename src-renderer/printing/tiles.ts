import { MM_PER_INCH, type TrueOutline } from './printout'

/** How much neighbouring pages share, so that they can be glued. */
export const OVERLAP_MM = 10

/** One page of an outline at true scale. */
export type Tile = {
  readonly outline: TrueOutline
  /** From 1: rows from the far edge, columns from the left. */
  readonly row: number
  readonly rows: number
  readonly column: number
  readonly columns: number
  /** The outline's corners on this page in millimetres, from its upper left corner; some lie outside. */
  readonly points: readonly { readonly x: number; readonly y: number }[]
}

/** The line is drawn with its whole width on the page. */
const LINE_MM = 1

/** Cuts an outline into pages of a size in millimetres, each sharing a strip with the next. */
export function tilesOf(
  outline: TrueOutline,
  page: { readonly widthMm: number; readonly heightMm: number },
): readonly Tile[] {
  const xs = outline.points.map(({ x }) => x)
  const ys = outline.points.map(({ y }) => y)
  const left = Math.min(...xs)
  const far = Math.max(...ys)
  const points = outline.points.map(({ x, y }) => ({
    x: (x - left) * MM_PER_INCH + LINE_MM,
    y: (far - y) * MM_PER_INCH + LINE_MM,
  }))
  const columns = pagesFor(Math.max(...points.map(({ x }) => x)) + LINE_MM, page.widthMm)
  const rows = pagesFor(Math.max(...points.map(({ y }) => y)) + LINE_MM, page.heightMm)
  return Array.from({ length: rows * columns }, (_, index) => {
    const row = Math.floor(index / columns)
    const column = index % columns
    const x = column * (page.widthMm - OVERLAP_MM)
    const y = row * (page.heightMm - OVERLAP_MM)
    return {
      outline,
      row: row + 1,
      rows,
      column: column + 1,
      columns,
      points: points.map((point) => ({ x: point.x - x, y: point.y - y })),
    }
  })
}

function pagesFor(lengthMm: number, pageMm: number): number {
  return Math.max(1, Math.ceil((lengthMm - OVERLAP_MM - 1e-9) / (pageMm - OVERLAP_MM)))
}
