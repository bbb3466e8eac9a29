import type { Footprint } from '@rules/core/geometry'
import type { Side } from '@rules/core/ids'
import type { FeatureLook } from '@rules/games/warlord-medieval/model'
import { noise, type Place, scatter } from './scatter'

export type MarkedLook = Extract<FeatureLook, 'wood' | 'marsh' | 'village' | 'rough' | 'field' | 'water'>

type DrawSymbol = (path: Path2D, size: number, chance: number) => void

/**
 * The pattern of a terrain's look over a polygon as one path, in inches with y downwards; trees, houses and reeds stand
 * upright for whoever sees the table from that side.
 */
export function marksOf(look: MarkedLook, polygon: Footprint, viewFrom: Side): Path2D {
  switch (look) {
    case 'wood':
      return stand(scatter(polygon, 1.25, 0.42), drawTree, viewFrom, [0.42, 0.16])
    case 'marsh':
      return stand(scatter(polygon, 1.45, 0.5), drawReeds, viewFrom, [0.36, 0.12])
    case 'village':
      return stand(scatter(polygon, 1.9, 0.7), drawHouse, viewFrom, [0.42, 0.14])
    case 'rough':
      return stand(scatter(polygon, 1.3, 0.45), drawStone, viewFrom, [0.28, 0.2])
    case 'field':
      return furrowsOf(polygon)
    case 'water':
      return wavesOf(polygon)
  }
}

/** A symbol at each place, its size between a least one and that and a spread more. */
function stand(
  places: readonly Place[],
  draw: DrawSymbol,
  viewFrom: Side,
  [least, spread]: readonly [number, number],
): Path2D {
  const path = new Path2D()
  const up = viewFrom === 'a' ? 1 : -1
  for (const { x, y, chance } of places) {
    const symbol = new Path2D()
    draw(symbol, least + chance * spread, chance)
    path.addPath(symbol, new DOMMatrix([up, 0, 0, up, x, -y]))
  }
  return path
}

/** A fir: two tiers and a trunk. */
function drawTree(path: Path2D, size: number): void {
  for (const tier of [0, 1]) {
    const top = -size * (1 - tier * 0.55)
    const foot = top + size * 0.95
    const half = size * (0.5 + tier * 0.14)
    path.moveTo(0, top)
    path.lineTo(half, foot)
    path.lineTo(-half, foot)
    path.closePath()
  }
  path.rect(-size * 0.1, size * 0.4, size * 0.2, size * 0.34)
}

/** A tuft of reeds over a line of water. */
function drawReeds(path: Path2D, size: number, chance: number): void {
  for (const lean of [-0.5, 0, 0.5]) {
    path.moveTo(lean * size * 0.5, 0)
    path.quadraticCurveTo(
      lean * size * 0.6,
      -size * 0.6,
      lean * size * 1.5,
      -size * (1.25 - Math.abs(lean) * 0.5),
    )
  }
  path.moveTo(-size, size * 0.25)
  path.lineTo(size, size * 0.25)
  if (chance > 0.5) {
    path.moveTo(-size * 0.5, size * 0.62)
    path.lineTo(size * 0.6, size * 0.62)
  }
}

/** A house from the front: walls under a roof that juts out. */
function drawHouse(path: Path2D, size: number): void {
  path.moveTo(-size * 1.1, 0)
  path.lineTo(0, -size * 0.9)
  path.lineTo(size * 1.1, 0)
  path.closePath()
  path.rect(-size * 0.8, 0, size * 0.55, size * 0.85)
  path.rect(size * 0.12, 0, size * 0.68, size * 0.85)
}

/** A stone: an open, jagged hump, some with a crack. */
function drawStone(path: Path2D, size: number, chance: number): void {
  path.moveTo(-size, 0)
  path.lineTo(-size * 0.6, -size * 0.8)
  path.lineTo(size * 0.1, -size * 0.95)
  path.lineTo(size * 0.75, -size * 0.45)
  path.lineTo(size, 0)
  if (chance > 0.55) {
    path.moveTo(size * 0.1, -size * 0.95)
    path.lineTo(size * 0.05, -size * 0.3)
  }
}

/** Furrows, ploughed by a tired hand: nearly straight lines aslant over the whole field. */
function furrowsOf({ bounds }: Footprint): Path2D {
  const path = new Path2D()
  const tall = bounds.maxY - bounds.minY
  const step = 0.72
  let line = 0
  for (let x = bounds.minX - tall * 0.5; x < bounds.maxX + tall * 0.1; x += step) {
    const wobble = (noise(line, 3) - 0.5) * 0.25
    path.moveTo(x, -bounds.minY)
    path.quadraticCurveTo(x + tall * 0.25 + wobble, -(bounds.minY + tall / 2), x + tall * 0.5, -bounds.maxY)
    line += 1
  }
  return path
}

/** Rows of short waves. */
function wavesOf({ bounds }: Footprint): Path2D {
  const path = new Path2D()
  let row = 0
  for (let y = bounds.minY + 0.5; y < bounds.maxY; y += 0.95) {
    let column = 0
    for (let x = bounds.minX + (row % 2) * 1.1; x < bounds.maxX; x += 2.2) {
      const long = 0.9 + noise(row, column) * 0.4
      path.moveTo(x, -y)
      path.quadraticCurveTo(x + long / 4, -y - 0.26, x + long / 2, -y)
      path.quadraticCurveTo(x + (long * 3) / 4, -y + 0.26, x + long, -y)
      column += 1
    }
    row += 1
  }
  return path
}
