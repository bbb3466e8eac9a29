import { ICON_SIZE, iconPath } from './icons'

const MOST_SPRITES = 800
const sprites = new Map<string, HTMLCanvasElement>()
const paths = new Map<string, Path2D>()

/**
 * A troops' picture in one colour and size (in device pixels), kept as pixels: the paths are long, and filling five
 * hundred of them again for every frame of a zoom is what would make it stall.
 */
export function iconSprite(icon: string, colour: string, size: number): HTMLCanvasElement {
  const side = Math.max(1, Math.min(512, size))
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
