import { CARD_SIZE } from '../cards/card-marks'
import { areaFor } from '../scene/mat-layout'
import type { MatScene } from '../scene/mat-scene'

/** How wide a card is, in inches: poker size. */
const CARD_WIDTH_INCHES = 2.5

/** The element in CSS pixels in which the mat's cards are as large as real ones; whole pixels, so that lines stay sharp. */
export function trueSize(
  scene: MatScene,
  pixelsPerInch: number,
): { readonly width: number; readonly height: number } {
  return areaFor(scene, (CARD_WIDTH_INCHES * pixelsPerInch) / CARD_SIZE.width)
}
