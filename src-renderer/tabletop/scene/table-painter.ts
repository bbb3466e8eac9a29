import type { Side } from '@rules/core/ids'
import { PICTURE_MARGIN_INCHES, type PictureArea } from '../picture-size'
import type { TableLink, TableScene } from '../table-model'
import type { Words } from '../words'
import type { Brush, Canvas2d } from './brush'
import { drawEdges } from './ground'
import { Pictures } from './pictures'
import { placePills } from './pill-places'
import { NOTHING_HELD, paintStill, type Still } from './still'
import { paperTheme } from './theme'

/** How a picture of a table is drawn. */
export type PictureOptions = {
  readonly words: Words
  readonly viewFrom?: Side
  readonly links?: readonly TableLink[]
  /** Lines and letters are as heavy as on a table seen at so many pixels an inch. */
  readonly lookPixelsPerInch: number
}

/** Draws a part of a table's picture at the origin of a canvas. */
export type PaintPart = (context: Canvas2d, area: PictureArea) => void

/**
 * What draws a table's picture at so many pixels a table inch, part by part: each part is drawn fresh at that size by the
 * same hands as the table in the window, so every line is as sharp as the pixels allow, and a picture may be larger than
 * any canvas. By daylight, whatever the window shows.
 */
export async function tablePainter(
  scene: TableScene,
  pixelsPerInch: number,
  { words, viewFrom = 'a', links = [], lookPixelsPerInch }: PictureOptions,
): Promise<PaintPart> {
  const pictures = new Pictures(() => undefined)
  if (scene.background !== undefined) await pictures.load(scene.background.imageUrl)
  const theme = paperTheme()
  const still: Omit<Still, 'pills'> = { scene, poses: NOTHING_HELD, shapes: NOTHING_HELD, links }
  const whole = { minX: 0, minY: 0, maxX: scene.widthInches, maxY: scene.depthInches }
  return (context, area) => {
    const brush: Brush = {
      theme,
      words,
      pictures,
      px: 1 / lookPixelsPerInch,
      pixelsPerInch: lookPixelsPerInch,
      viewFrom,
      pixelRatio: pixelsPerInch / lookPixelsPerInch,
      sight: sightOf(area, scene, pixelsPerInch, viewFrom),
    }
    context.save()
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.fillStyle = theme.paper
    context.fillRect(0, 0, area.width, area.height)
    aimAt(context, area, scene, pixelsPerInch, viewFrom)
    paintStill(context, brush, { ...still, pills: placePills(brush, links, scene.pieces) })
    // The owners' names stand in the middle of the whole table's edges, whichever part is drawn.
    drawEdges(context, { ...brush, sight: whole }, scene)
    context.restore()
  }
}

/** Has a canvas draw in table inches, y downwards. */
function aimAt(
  context: Canvas2d,
  { left, top }: PictureArea,
  { widthInches, depthInches }: TableScene,
  scale: number,
  viewFrom: Side,
): void {
  const margin = PICTURE_MARGIN_INCHES
  if (viewFrom === 'a')
    context.setTransform(scale, 0, 0, scale, margin * scale - left, (margin + depthInches) * scale - top)
  else context.setTransform(-scale, 0, 0, -scale, (margin + widthInches) * scale - left, margin * scale - top)
}

/** The part of the table that lies in a part of its picture, in table inches. */
function sightOf(
  { left, top, width, height }: PictureArea,
  { widthInches, depthInches }: TableScene,
  scale: number,
  viewFrom: Side,
): Brush['sight'] {
  const across = [left, left + width].map((pixels) => pixels / scale - PICTURE_MARGIN_INCHES)
  const down = [top, top + height].map((pixels) => pixels / scale - PICTURE_MARGIN_INCHES)
  const xs = viewFrom === 'a' ? across : across.map((x) => widthInches - x)
  const ys = viewFrom === 'a' ? down.map((y) => depthInches - y) : down
  return { minX: Math.min(...xs), maxX: Math.max(...xs), minY: Math.min(...ys), maxY: Math.max(...ys) }
}
