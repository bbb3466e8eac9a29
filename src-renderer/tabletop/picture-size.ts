import type { TableExtent } from './camera'

/** Room round the table in a picture for its rim and the names beside its edges, in table inches. */
export const PICTURE_MARGIN_INCHES = 3

/** The size of a table's picture in pixels, its margin in it. */
export type PictureSize = { readonly width: number; readonly height: number }

/** A part of a picture, in its pixels. */
export type PictureArea = PictureSize & { readonly left: number; readonly top: number }

/** The size of a table's picture at so many pixels a table inch. */
export function pictureSize(table: TableExtent, pixelsPerInch: number): PictureSize {
  return {
    width: Math.round((table.widthInches + 2 * PICTURE_MARGIN_INCHES) * pixelsPerInch),
    height: Math.round((table.depthInches + 2 * PICTURE_MARGIN_INCHES) * pixelsPerInch),
  }
}

/** The pixels a table inch with which a picture, its margin in it, is as large as a room of so many pixels lets it be. */
export function pixelsPerInchIn(room: PictureSize, table: TableExtent): number {
  return Math.min(
    room.width / (table.widthInches + 2 * PICTURE_MARGIN_INCHES),
    room.height / (table.depthInches + 2 * PICTURE_MARGIN_INCHES),
  )
}
