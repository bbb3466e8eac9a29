import type { CardFigures, Rank } from '@rules/games/lords-of-war/cards'
import type { CardMark } from './card-marks'

type Shape = 'dot' | 'square' | 'diamond' | 'star'

/** Marks of rank: the higher the rank, the more of them; command and general have a star of their own. */
const SIGNS = {
  recruit: ['dot'],
  regular: ['square'],
  veteran: ['square', 'square'],
  elite: ['square', 'square', 'square'],
  special: ['diamond'],
  command: ['star'],
  general: ['star', 'star'],
} as const satisfies Record<Rank, readonly Shape[]>

/** Between the arrows of movement, left of the picture. */
const PLACE = { x: 24, y: 41 } as const
const APART = { dot: 4, square: 5, diamond: 8, star: 7.8 } as const satisfies Record<Shape, number>

/** The rank's sign, beside the picture: drawn, since typefaces have such signs in all sizes. */
export function rankMarks({ rank }: Pick<CardFigures, 'rank'>): readonly CardMark[] {
  const signs: readonly Shape[] = SIGNS[rank]
  return signs.map((shape, index) => {
    const x = PLACE.x + (index - (signs.length - 1) / 2) * APART[shape]
    return { kind: 'polygon', points: cornersOf(shape, x), fill: 'ink', stroke: null, strokeWidth: 0 }
  })
}

function cornersOf(shape: Shape, x: number): readonly (readonly [number, number])[] {
  const at = (radius: number, turn: number) =>
    [x + radius * Math.sin(turn), PLACE.y - radius * Math.cos(turn)] as const
  const round = (count: number, radius: (corner: number) => number, from = 0) =>
    Array.from({ length: count }, (_, corner) => at(radius(corner), from + (corner * 2 * Math.PI) / count))
  switch (shape) {
    case 'dot':
      return round(12, () => 1.3)
    case 'square':
      return round(4, () => 2.8, Math.PI / 4)
    case 'diamond':
      return round(4, () => 3.6)
    case 'star':
      return round(10, (corner) => (corner % 2 === 0 ? 3.8 : 1.6))
  }
}
