import type { Square } from '@rules/games/lords-of-war/mat'
import { CARD_SIZE } from '../cards/card-marks'
import type { MatScene } from './mat-scene'

/** Where the mat lies in its element, in pixels: the size of a square, and the mat's upper left corner. */
export type MatLayout = {
  readonly square: { readonly width: number; readonly height: number }
  readonly left: number
  readonly top: number
  /** From the units of a card to pixels. */
  readonly scale: number
}

/** What a card leaves free of its square, in its own units. */
const GAP = 8
/** Room for the names of the edges, in pixels. */
const EDGE = 32

type Area = { readonly width: number; readonly height: number }
type Extent = Pick<MatScene, 'left' | 'near' | 'columns' | 'rows' | 'viewFrom'>

/** The largest mat that fits, in the middle of its element. */
export function layOutMat(scene: Extent, area: Area): MatLayout {
  const cell = { width: CARD_SIZE.width + GAP, height: CARD_SIZE.height + GAP }
  const scale = Math.max(
    0.05,
    Math.min(
      (area.width - EDGE) / (scene.columns * cell.width),
      (area.height - 2 * EDGE) / (scene.rows * cell.height),
    ),
  )
  const square = { width: cell.width * scale, height: cell.height * scale }
  return {
    square,
    scale,
    left: (area.width - scene.columns * square.width) / 2,
    top: (area.height - scene.rows * square.height) / 2,
  }
}

/** The element that the mat fills when it is drawn at a scale. */
export function areaFor({ columns, rows }: Extent, scale: number): Area {
  return {
    width: columns * (CARD_SIZE.width + GAP) * scale + EDGE,
    height: rows * (CARD_SIZE.height + GAP) * scale + 2 * EDGE,
  }
}

/** The upper left corner of a square in the element; player 1 sees his own edge below. */
export function cornerOf(scene: Extent, layout: MatLayout, square: Square): { left: number; top: number } {
  const column = square.column - scene.left
  const row = square.row - scene.near
  const across = scene.viewFrom === 'a' ? column : scene.columns - 1 - column
  const down = scene.viewFrom === 'a' ? scene.rows - 1 - row : row
  return { left: layout.left + across * layout.square.width, top: layout.top + down * layout.square.height }
}

/** The square at a place of the element, or null beside the mat. */
export function squareAtPlace(
  scene: Extent,
  layout: MatLayout,
  place: { readonly left: number; readonly top: number },
): Square | null {
  const across = Math.floor((place.left - layout.left) / layout.square.width)
  const down = Math.floor((place.top - layout.top) / layout.square.height)
  if (across < 0 || down < 0 || across >= scene.columns || down >= scene.rows) return null
  return scene.viewFrom === 'a'
    ? { column: scene.left + across, row: scene.near + scene.rows - 1 - down }
    : { column: scene.left + scene.columns - 1 - across, row: scene.near + down }
}

/** The square that an arrow key leads to from another, as the screen shows them; it stays on the mat. */
export function squareTowards(scene: Extent, from: Square, key: string): Square {
  const turn = scene.viewFrom === 'a' ? 1 : -1
  const step = STEPS[key] ?? { column: 0, row: 0 }
  const within = (value: number, first: number, count: number) =>
    Math.min(Math.max(value, first), first + count - 1)
  return {
    column: within(from.column + turn * step.column, scene.left, scene.columns),
    row: within(from.row + turn * step.row, scene.near, scene.rows),
  }
}

const STEPS: Readonly<Record<string, Square>> = {
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
  ArrowUp: { column: 0, row: 1 },
  ArrowDown: { column: 0, row: -1 },
}
