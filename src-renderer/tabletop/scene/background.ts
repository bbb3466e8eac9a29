import type { TableBackground } from '../table-model'
import type { Brush, Canvas2d } from './brush'

/** A picture of the real table under everything: its lower left corner at the origin, turned about it. */
export function drawBackground(context: Canvas2d, brush: Brush, background: TableBackground): void {
  const picture = brush.pictures.find(background.imageUrl)
  if (picture === null || picture.naturalWidth === 0) return
  const { origin, widthInches, rotationRadians } = background
  const deep = (widthInches * picture.naturalHeight) / picture.naturalWidth
  context.save()
  context.translate(origin.x, -origin.y)
  context.rotate(-rotationRadians)
  context.globalAlpha = background.opacity ?? 1
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, -deep, widthInches, deep)
  if (brush.theme.isDark) {
    // By lamplight a photograph would outshine everything that is drawn on it.
    context.fillStyle = 'rgba(12, 14, 9, 0.5)'
    context.fillRect(0, -deep, widthInches, deep)
  }
  context.restore()
}
