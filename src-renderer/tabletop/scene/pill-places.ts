import type { TablePoint } from '@rules/core/geometry'
import { pieceFootprint } from '../footprints'
import type { TableLink, TablePiece } from '../table-model'
import type { Brush } from './brush'
import { type Plate, plateAt } from './plates'

/** Where pills would lie on each other, at so few pixels an inch, the lines speak alone. */
const PILLS_FROM_PIXELS_PER_INCH = 6.5

/** Where the figures of links stand, by the link's id; a link without room for its figure has none. */
export type PillPlaces = ReadonlyMap<string, TablePoint>

/** Cells of the picture that something lies in. */
type Cells = Set<number>

/**
 * Places for the figures of links so that none lies on another or on a base: what is to be settled has its figure first,
 * then what is near to it. Where no side of a link is free, a figure that is to be settled covers a base all the same,
 * and others are left out. All links are placed, in the window or not, so that a part of the table is drawn like the whole.
 */
export function placePills(
  brush: Pick<Brush, 'pixelsPerInch' | 'viewFrom' | 'px'>,
  links: readonly TableLink[],
  pieces: readonly TablePiece[] = [],
  /** What else no figure may lie on. */
  plates: readonly Plate[] = [],
): PillPlaces {
  const places = new Map<string, TablePoint>()
  if (links.length === 0) return places
  const taken: Cells = new Set(plates.flatMap(cellsOf))
  const bases = cellsOfBases(brush, pieces)
  const isSparse = brush.pixelsPerInch < PILLS_FROM_PIXELS_PER_INCH
  for (const tone of isSparse ? (['settle'] as const) : (['settle', 'near', 'fine'] as const)) {
    for (const link of links) {
      if (link.tone !== tone || link.label === '') continue
      const sides = besideLink(brush, link).map((at) => ({
        at,
        cells: cellsOf(plateOf(brush, at, link.label)),
      }))
      const isFree = ({ cells }: { cells: readonly number[] }) => !cells.some((cell) => taken.has(cell))
      const clear = sides.find((side) => isFree(side) && !side.cells.some((cell) => bases.has(cell)))
      const side = clear ?? (tone === 'fine' ? undefined : sides.find(isFree))
      if (side === undefined) continue
      for (const cell of side.cells) taken.add(cell)
      places.set(link.id, side.at)
    }
  }
  return places
}

/** A link so short in the window lies in a gap that its figure would cover: that stands beside the bases, on a leader. */
const SHORT_PIXELS = 30
/** Half the size of a common base, which the figure of a short link is kept off. */
export const BESIDE_SHORT_INCHES = { down: 1.1, right: 2.1 } as const

export function isShort({ pixelsPerInch }: Pick<Brush, 'pixelsPerInch'>, { from, to }: TableLink): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) * pixelsPerInch < SHORT_PIXELS
}

/**
 * Beside the line rather than on it, so that a short link is not hidden by its own figure: on one side, then the other,
 * then at its ends.
 */
function besideLink(
  brush: Pick<Brush, 'pixelsPerInch' | 'viewFrom' | 'px'>,
  link: TableLink,
): readonly TablePoint[] {
  const { from, to } = link
  const across = Math.abs(to.x - from.x) > Math.abs(to.y - from.y)
  const beside = isShort(brush, link) ? brush.pixelsPerInch : 0
  const down = 16 + BESIDE_SHORT_INCHES.down * beside
  const right = 30 + BESIDE_SHORT_INCHES.right * beside
  const sides = [
    [0, down],
    [0, -down],
    [right, 0],
    [-right, 0],
  ] as const
  const sign = brush.viewFrom === 'a' ? 1 : -1
  // The ends of a line lie on its bases: only of a short one there is room beyond them.
  const some = across ? sides.slice(0, 2) : sides.slice(2)
  const others = beside === 0 ? [] : across ? sides.slice(2) : sides.slice(0, 2)
  return [...some, ...others].map(([toRight, toBottom]) => ({
    x: (from.x + to.x) / 2 + sign * toRight * brush.px,
    y: (from.y + to.y) / 2 - sign * toBottom * brush.px,
  }))
}

/** Smaller figures on a table seen from afar. */
export function figureSize({ pixelsPerInch }: Pick<Brush, 'pixelsPerInch'>): number {
  return Math.max(10, Math.min(12, pixelsPerInch * 1.05))
}

const CELL_PIXELS = 12
const ROWS = 1 << 16

const cellOf = (pixels: number) => Math.round(pixels / CELL_PIXELS)

/** About what the figure of a link covers: so it is the same whatever letters the machine has. */
function plateOf(
  brush: Pick<Brush, 'pixelsPerInch' | 'viewFrom'>,
  at: TablePoint,
  { length }: { readonly length: number },
): Plate {
  return plateAt(brush, { at, down: 0 }, { width: length * 6 + 12, height: CELL_PIXELS })
}

/** The cells that bases lie in for the most part: an edge may be touched. */
function cellsOfBases(
  brush: Pick<Brush, 'pixelsPerInch' | 'viewFrom'>,
  pieces: readonly TablePiece[],
): Cells {
  const cells: Cells = new Set()
  for (const piece of pieces) {
    const { minX, minY, maxX, maxY } = pieceFootprint(piece).bounds
    const inset = (inches: number) => Math.max(0, inches * brush.pixelsPerInch - CELL_PIXELS)
    const size = { width: inset(maxX - minX), height: inset(maxY - minY) }
    const at = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 }
    for (const cell of cellsOf(plateAt(brush, { at, down: 0 }, size))) cells.add(cell)
  }
  return cells
}

/** The cells of the picture that a plate lies in. */
function cellsOf({ left, top, right, bottom }: Plate): number[] {
  const cells: number[] = []
  for (let column = cellOf(left); column <= cellOf(right); column++)
    for (let row = cellOf(top); row <= cellOf(bottom); row++) cells.push(column * ROWS + row)
  return cells
}
