import type { Canvas2d } from './brush'
import { ICON_SIZE, iconPath } from './icons'

const MOST_SPRITES = 800
const sprites = new Map<string, HTMLCanvasElement>()
const paths = new Map<string, Path2D>()

/** Pictures larger than this, in device pixels, are few at a time and filled anew, so that they stay sharp on paper. */
const LARGEST_SPRITE = 512

/** Draws a troops' picture in one colour, `size` wide and high about the origin, which is so many device pixels. */
export function drawIcon(
  context: Canvas2d,
  icon: string,
  colour: string,
  size: number,
  devicePixels: number,
): void {
  if (devicePixels <= LARGEST_SPRITE) {
    context.drawImage(iconSprite(icon, colour, Math.round(devicePixels)), -size / 2, -size / 2, size, size)
    return
  }
  context.save()
  context.translate(-size / 2, -size / 2)
  context.scale(size / ICON_SIZE, size / ICON_SIZE)
  context.fillStyle = colour
  context.fill(pathOf(icon))
  context.restore()
}

/**
 * A troops' picture in one colour and size (in device pixels), kept as pixels: the paths are long, and filling five
 * hundred of them again for every frame of a zoom is what would make it stall.
 */
function iconSprite(icon: string, colour: string, size: number): HTMLCanvasElement {
  const side = Math.max(1, size)
  const key = `${icon}|${colour}|${side}`
  let sprite = sprites.get(key)
  if (sprite === undefined) {
    if (sprites.size >= MOST_SPRITES) sprites.clear()
    sprite = document.createElement('canvas')
    sprite.width = side
    sprite.height = side
    const context = sprite.getContext('2d')
    if (context !== null) {
      context.scale(side / ICON_SIZE, side / ICON_SIZE)
      context.fillStyle = colour
      context.fill(pathOf(icon))
    }
    sprites.set(key, sprite)
  }
  return sprite
}

function pathOf(icon: string): Path2D {
  let path = paths.get(icon)
  if (path === undefined) {
    path = new Path2D(iconPath(icon))
    paths.set(icon, path)
  }
  return path
}
