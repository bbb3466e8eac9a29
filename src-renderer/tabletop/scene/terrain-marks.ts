import type { Footprint } from '@rules/core/geometry'
import type { FeatureLook } from '@rules/games/warlord-medieval/model'
import { noise, type Place, scatter } from './scatter'

export type MarkedLook = Extract<FeatureLook, 'wood' | 'marsh' | 'village' | 'rough' | 'field' | 'water'>

/** The pattern of a terrain's look over a polygon as one path, in inches with y downwards. */
export function marksOf(look: MarkedLook, polygon: Footprint): Path2D {
  const path = new Path2D()
  switch (look) {
    case 'wood':
      for (const place of scatter(polygon, 1.25, 0.42)) drawTree(path, place)
      break
    case 'marsh':
      for (const place of scatter(polygon, 1.45, 0.5)) drawReeds(path, place)
      break
    case 'village':
      for (const place of scatter(polygon, 1.9, 0.7)) drawHouse(path, place)
      break
    case 'rough':
      for (const place of scatter(polygon, 1.3, 0.45)) drawStone(path, place)
      break
    case 'field':
      drawFurrows(path, polygon)
      break
    case 'water':
      drawWaves(path, polygon)
      break
  }
  return path
}

/** A fir: three tiers and a trunk. */
function drawTree(path: Path2D, { x, y, chance }: Place): void {
  const size = 0.42 + chance * 0.16
  for (const tier of [0, 1]) {
    const top = -y - size * (1 - tier * 0.55)
    const foot = top + size * 0.95
    const half = size * (0.5 + tier * 0.14)
    path.moveTo(x, top)
    path.lineTo(x + half, foot)
    path.lineTo(x - half, foot)
    path.closePath()
  }
  path.rect(x - size * 0.1, -y + size * 0.4, size * 0.2, size * 0.34)
}

/** A tuft of reeds over a line of water. */
function drawReeds(path: Path2D, { x, y, chance }: Place): void {
  const size = 0.36 + chance * 0.12
  for (const lean of [-0.5, 0, 0.5]) {
    path.moveTo(x + lean * size * 0.5, -y)
    path.quadraticCurveTo(
      x + lean * size * 0.6,
      -y - size * 0.6,
      x + lean * size * 1.5,
      -y - size * (1.25 - Math.abs(lean) * 0.5),
    )
  }
  path.moveTo(x - size, -y + size * 0.25)
  path.lineTo(x + size, -y + size * 0.25)
  if (chance > 0.5) {
    path.moveTo(x - size * 0.5, -y + size * 0.62)
    path.lineTo(x + size * 0.6, -y + size * 0.62)
  }
}

/** A house from the front: walls under a roof that juts out. */
function drawHouse(path: Path2D, { x, y, chance }: Place): void {
  const size = 0.42 + chance * 0.14
  path.moveTo(x - size * 1.1, -y)
  path.lineTo(x, -y - size * 0.9)
  path.lineTo(x + size * 1.1, -y)
  path.closePath()
  path.rect(x - size * 0.8, -y, size * 0.55, size * 0.85)
  path.rect(x + size * 0.12, -y, size * 0.68, size * 0.85)
}

/** A stone: an open, jagged hump, or three. */
function drawStone(path: Path2D, { x, y, chance }: Place): void {
  const size = 0.28 + chance * 0.2
  path.moveTo(x - size, -y)
  path.lineTo(x - size * 0.6, -y - size * 0.8)
  path.lineTo(x + size * 0.1, -y - size * 0.95)
  path.lineTo(x + size * 0.75, -y - size * 0.45)
  path.lineTo(x + size, -y)
  if (chance > 0.55) {
    path.moveTo(x + size * 0.1, -y - size * 0.95)
    path.lineTo(x + size * 0.05, -y - size * 0.3)
  }
}

/** Furrows, ploughed by a tired hand: nearly straight lines aslant over the whole field. */
function drawFurrows(path: Path2D, { bounds }: Footprint): void {
  const tall = bounds.maxY - bounds.minY
  const step = 0.72
  let line = 0
  for (let x = bounds.minX - tall * 0.5; x < bounds.maxX + tall * 0.1; x += step) {
    const wobble = (noise(line, 3) - 0.5) * 0.25
    path.moveTo(x, -bounds.minY)
    path.quadraticCurveTo(x + tall * 0.25 + wobble, -(bounds.minY + tall / 2), x + tall * 0.5, -bounds.maxY)
    line += 1
  }
}

/** Rows of short waves. */
function drawWaves(path: Path2D, { bounds }: Footprint): void {
  let row = 0
  for (let y = bounds.minY + 0.5; y < bounds.maxY; y += 0.95) {
    for (let x = bounds.minX + (row % 2) * 1.1; x < bounds.maxX; x += 2.2) {
      const long = 0.9 + noise(row, Math.round(x)) * 0.4
      path.moveTo(x, -y)
      path.quadraticCurveTo(x + long / 4, -y - 0.26, x + long / 2, -y)
      path.quadraticCurveTo(x + (long * 3) / 4, -y + 0.26, x + long, -y)
    }
    row += 1
  }
}
