import type { Side } from '@rules/core/ids'
import { Konva } from 'konva/lib/Core'
import { type Camera, lookAt } from '../camera'
import { pictureSize } from '../picture-size'
import type { TableLink, TableScene } from '../table-model'
import type { Words } from '../words'
import { aim } from './aim'
import type { Brush } from './brush'
import { drawEdges } from './ground'
import { placePills } from './links'
import { Pictures } from './pictures'
import { withDotsPerInch } from './png'
import { NOTHING_HELD, paintStill } from './still'
import { boundsIn } from './still-view'
import type { TableTheme } from './theme'

/** How a picture of a table is drawn. */
export type PictureOptions = {
  readonly theme: TableTheme
  readonly words: Words
  readonly viewFrom?: Side
  readonly links?: readonly TableLink[]
  /** What the file says of its size on paper. */
  readonly dotsPerInch?: number
}

/** Lines and letters are as heavy as on a table seen at so many pixels an inch. */
const LOOK_PIXELS_PER_INCH = 14
const PRINT_DOTS_PER_INCH = 300

/**
 * A PNG of the whole table at so many pixels a table inch, drawn fresh at that size by the same hands as the table in the
 * window: every line is as sharp as the paper allows. Null when the picture is larger than a canvas can be (see
 * `pictureSize`).
 */
export async function renderTable(
  scene: TableScene,
  pixelsPerInch: number,
  { theme, words, viewFrom = 'a', links = [], dotsPerInch = PRINT_DOTS_PER_INCH }: PictureOptions,
): Promise<Blob | null> {
  const size = pictureSize(scene, pixelsPerInch)
  if (size.isTooLarge) return null
  const pictures = new Pictures(() => undefined)
  if (scene.background !== undefined) await pictures.load(scene.background.imageUrl)
  const pixelRatio = pixelsPerInch / LOOK_PIXELS_PER_INCH
  const viewport = { width: size.width / pixelRatio, height: size.height / pixelRatio }
  const camera: Camera = lookAt(
    { pixelsPerInch: LOOK_PIXELS_PER_INCH, origin: { left: 0, top: 0 }, viewFrom },
    { x: scene.widthInches / 2, y: scene.depthInches / 2 },
    viewport,
  )
  const brush: Brush = {
    theme,
    words,
    pictures,
    px: 1 / LOOK_PIXELS_PER_INCH,
    pixelsPerInch: LOOK_PIXELS_PER_INCH,
    viewFrom,
    pixelRatio,
    sight: boundsIn(camera, { left: 0, top: 0, ...viewport }),
  }
  const still = {
    scene,
    poses: NOTHING_HELD,
    shapes: NOTHING_HELD,
    links,
    pills: placePills(brush, links),
  }
  const layer = new Konva.Layer({ listening: false })
  const target = layer.getCanvas()
  target.setPixelRatio(pixelRatio)
  target.setSize(viewport.width, viewport.height)
  aim(layer, camera)
  layer.add(
    new Konva.Shape({
      perfectDrawEnabled: false,
      sceneFunc: ({ _context: context }) => {
        fillPaper(context, theme.paper)
        paintStill(context, brush, still)
        drawEdges(context, brush, scene)
      },
    }),
  )
  layer.drawScene()
  const blob = await new Promise<Blob | null>((take) => target._canvas.toBlob(take, 'image/png'))
  // So large a canvas is given back at once, not when the collector comes by.
  target.setSize(0, 0)
  layer.destroy()
  if (blob === null) return null
  const png = new Uint8Array(await blob.arrayBuffer())
  return new Blob([withDotsPerInch(png, dotsPerInch)], { type: 'image/png' })
}

function fillPaper(context: CanvasRenderingContext2D, paper: string): void {
  context.save()
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.fillStyle = paper
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
  context.restore()
}
