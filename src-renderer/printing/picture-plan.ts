import type { Paper, PictureChoice } from '@contract/printing'
import { type PictureExtent, type PictureSize, pictureSize, pixelsPerInchIn } from '../tabletop/picture-size'
import { MARGIN_MM, MM_PER_INCH, pageSize } from './printout'

/** How a picture of a table is drawn, and how large it is then on paper. */
export type PicturePlan = {
  readonly size: PictureSize
  /** Pixels to an inch of the table. */
  readonly pixelsPerInch: number
  readonly dotsPerInch: number
  readonly widthMm: number
  readonly heightMm: number
  /** Lines and letters are as heavy as on a table seen at so many pixels an inch. */
  readonly lookPixelsPerInch: number
}

/** Units carry their names, and letters on A4 are nearly two millimetres high. */
const LEAST_LOOK = 22
/** Letters of 6 mm, which are read from beside the table, when an inch is an inch. */
const MOST_LOOK = 48
const LOOK_PER_MM = MOST_LOOK / MM_PER_INCH

/**
 * The picture of a table on a paper, as large as fits within its margins, or with an inch on an inch whatever the paper. A
 * table wider than deep lies across the paper.
 */
export function planPicture(
  table: PictureExtent,
  paper: Paper,
  { scale, dotsPerInch }: PictureChoice,
): PicturePlan {
  const page = pageSize(paper, table.widthInches >= table.depthInches)
  const dots = (mm: number) => Math.floor((mm / MM_PER_INCH) * dotsPerInch)
  const room = { width: dots(page.widthMm - 2 * MARGIN_MM), height: dots(page.heightMm - 2 * MARGIN_MM) }
  const pixelsPerInch = scale === 'true' ? dotsPerInch : pixelsPerInchIn(room, table)
  const size = pictureSize(table, pixelsPerInch)
  const millimetres = (pixels: number) => (pixels / dotsPerInch) * MM_PER_INCH
  return {
    size,
    pixelsPerInch,
    dotsPerInch,
    widthMm: millimetres(size.width),
    heightMm: millimetres(size.height),
    lookPixelsPerInch: Math.min(MOST_LOOK, Math.max(LEAST_LOOK, millimetres(pixelsPerInch) * LOOK_PER_MM)),
  }
}
