import type { TableExtent } from './camera'

/** Room round the table in a picture for its rim and the names beside its edges, in table inches. */
export const PICTURE_MARGIN_INCHES = 3

/** A table, or a board that keeps a margin of its own. */
export type PictureExtent = TableExtent & { readonly marginInches?: number }

/** The size of a table's picture in pixels, its margin in it. */
export type PictureSize = { readonly width: number; readonly height: number }

/** A part of a picture, in its pixels. */
export type PictureArea = PictureSize & { readonly left: number; readonly top: number }

/** The size of a table's picture at so many pixels a table inch. */
export function pictureSize(table: PictureExtent, pixelsPerInch: number): PictureSize {
  const { width, height } = wholeOf(table)
  return { width: Math.round(width * pixelsPerInch), height: Math.round(height * pixelsPerInch) }
}

/** The pixels a table inch with which a picture, its margin in it, is as large as a room of so many pixels lets it be. */
export function pixelsPerInchIn(room: PictureSize, table: PictureExtent): number {
  const { width, height } = wholeOf(table)
  return Math.min(room.width / width, room.height / height)
}

function wholeOf({ widthInches, depthInches, marginInches = PICTURE_MARGIN_INCHES }: PictureExtent) {
  return { width: widthInches + 2 * marginInches, height: depthInches + 2 * marginInches }
}
