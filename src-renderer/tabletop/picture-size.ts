import type { TableExtent } from './camera'

/** Room round the table in a picture for its rim and the names beside its edges, in table inches. */
export const PICTURE_MARGIN_INCHES = 3

/** No side of a canvas may be longer, in pixels, */
const LONGEST_SIDE = 16_384
/** and no picture may have more of them: beyond it a canvas stays empty without a word. */
const MOST_PIXELS = 160_000_000

/** The size of a table's picture at a scale. */
export type PictureSize = {
  readonly width: number
  readonly height: number
  /** The canvas of a browser cannot hold it: a smaller scale must be taken. */
  readonly isTooLarge: boolean
}

/** The size in pixels of a table's picture, its margin in it. */
export function pictureSize(table: TableExtent, pixelsPerInch: number): PictureSize {
  const width = Math.round((table.widthInches + 2 * PICTURE_MARGIN_INCHES) * pixelsPerInch)
  const height = Math.round((table.depthInches + 2 * PICTURE_MARGIN_INCHES) * pixelsPerInch)
  const isTooLarge = Math.max(width, height) > LONGEST_SIDE || width * height > MOST_PIXELS
  return { width, height, isTooLarge }
}

/** The pixels per table inch for a picture printed so many inches wide at so many dots an inch, its margin in it. */
export function pixelsPerInchFor(
  table: TableExtent,
  printedWidthInches: number,
  dotsPerInch: number,
): number {
  return (printedWidthInches * dotsPerInch) / (table.widthInches + 2 * PICTURE_MARGIN_INCHES)
}
