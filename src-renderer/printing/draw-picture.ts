import type { PictureArea } from '../tabletop/picture-size'
import { type PaintPart, tablePainter } from '../tabletop/scene/table-painter'
import type { PicturePlan } from './picture-plan'
import { type PixelRows, pngParts } from './png-stream'
import type { BoardDrawn, TableDrawn } from './printout'

/** No canvas is wider, */
const WIDEST = 4096
/** nor a strip of the picture larger than so many pixels. */
const STRIP_PIXELS = 6_000_000

/**
 * Draws a table's picture strip by strip and gives its PNG file part by part, each with what share of the picture was
 * drawn by then. Ends early when `send` answers that no more is wanted.
 */
export async function drawPicture(
  drawn: TableDrawn | BoardDrawn,
  plan: PicturePlan,
  send: (bytes: Uint8Array, share: number) => Promise<boolean>,
): Promise<void> {
  await loadTypefaces()
  const { size, dotsPerInch } = plan
  const paint = await painterOf(drawn, plan)
  let rowsDrawn = 0
  const strips = drawStrips(paint, size, (rows) => {
    rowsDrawn += rows
  })
  for await (const part of pngParts(size, dotsPerInch, strips))
    if (!(await send(part, rowsDrawn / size.height))) return
}

/** Draws a table's picture whole on a canvas, such as a small one to look at. */
export async function drawOn(
  canvas: HTMLCanvasElement,
  drawn: TableDrawn | BoardDrawn,
  plan: Omit<PicturePlan, 'widthMm' | 'heightMm' | 'dotsPerInch'>,
): Promise<void> {
  await loadTypefaces()
  const paint = await painterOf(drawn, plan)
  canvas.width = plan.size.width
  canvas.height = plan.size.height
  const context = canvas.getContext('2d')
  if (context !== null) paint(context, { left: 0, top: 0, ...plan.size })
}

async function painterOf(
  drawn: TableDrawn | BoardDrawn,
  { pixelsPerInch, lookPixelsPerInch }: Pick<PicturePlan, 'pixelsPerInch' | 'lookPixelsPerInch'>,
): Promise<PaintPart> {
  if ('painterAt' in drawn) return drawn.painterAt(pixelsPerInch)
  const { scene, words, links } = drawn
  return tablePainter(scene, pixelsPerInch, { words, links, lookPixelsPerInch })
}

function* drawStrips(
  paint: PaintPart,
  { width, height }: PicturePlan['size'],
  drawn: (rows: number) => void,
): Generator<PixelRows> {
  const canvas = document.createElement('canvas')
  // Its pixels are read back at once: drawn by the processor, alike on every machine.
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('There is no canvas to draw on')
  const tall = Math.max(1, Math.floor(STRIP_PIXELS / width))
  for (let top = 0; top < height; top += tall) {
    const rows = Math.min(tall, height - top)
    const blocks = []
    for (let left = 0; left < width; left += WIDEST) {
      const area: PictureArea = { left, top, width: Math.min(WIDEST, width - left), height: rows }
      if (canvas.width !== area.width) canvas.width = area.width
      if (canvas.height !== rows) canvas.height = rows
      paint(context, area)
      blocks.push({ width: area.width, pixels: context.getImageData(0, 0, area.width, rows).data })
    }
    yield { rows, blocks }
    drawn(rows)
  }
}

/** A canvas does not wait for typefaces: all that are there are loaded first. */
async function loadTypefaces(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((face) => face.load()))
}
