import type { FeatureLook } from '@rules/games/warlord-medieval/model'
import { figure } from './svg'

type Place = { readonly x: number; readonly y: number }

/**
 * What fills an outline: its ground, and one mark for every cell of a grid in millimetres. Drawn mark by mark, since a
 * pattern of SVG comes out of a printer as a coarse picture.
 */
type Pattern = {
  readonly ground: string
  readonly cellMm: number
  /** The path of a mark from the cell's upper left corner; empty for none. */
  readonly mark: (x: string, y: string) => string
}

const cellPath = (path: string) => (x: string, y: string) => `M${x} ${y}${path}`

const PATTERNS: Readonly<Record<FeatureLook, Pattern>> = {
  hill: { ground: '#efece4', cellMm: 3.2, mark: cellPath('m0.4 2.4l1.2 -1.4l1.2 1.4') },
  wood: {
    ground: '#dfe6d6',
    cellMm: 2.4,
    mark: cellPath('m0.5 1.2a0.7 0.7 0 1 1 1.4 0a0.7 0.7 0 1 1 -1.4 0'),
  },
  marsh: { ground: '#e4ebea', cellMm: 3, mark: cellPath('m0.2 1h1.4m0 1.4h1.3') },
  village: { ground: '#ece4dc', cellMm: 3.6, mark: cellPath('m0.7 0.9h1.9v1.5h-1.9z') },
  field: { ground: '#f1ecd6', cellMm: 1.8, mark: cellPath('m0 0.9h1.8') },
  rough: { ground: '#eee9df', cellMm: 2.2, mark: cellPath('m0.9 1.1l0.4 0m-0.2 -0.2l0 0.4') },
  hedge: {
    ground: '#dfe6d6',
    cellMm: 1.6,
    mark: cellPath('m0.4 0.8a0.4 0.4 0 1 1 0.8 0a0.4 0.4 0 1 1 -0.8 0'),
  },
  wall: { ground: '#e6e6e6', cellMm: 2.4, mark: cellPath('m0 1.2h2.4m-1.2 -1.2v2.4') },
  stream: { ground: '#e2eaf0', cellMm: 2.6, mark: cellPath('m0 1.3q0.65 -0.7 1.3 0t1.3 0') },
  water: {
    ground: '#d8e4ee',
    cellMm: 3,
    mark: cellPath('m0 0.8q0.75 -0.7 1.5 0t1.5 0m-3 1.5q0.75 -0.7 1.5 0t1.5 0'),
  },
  cliff: { ground: '#d8d4cc', cellMm: 1.6, mark: cellPath('l1.6 1.6m0 -1.6l-1.6 1.6') },
  plain: { ground: '#f6f4ee', cellMm: 4, mark: () => '' },
}

const HATCH = { cellMm: 2.4, mark: cellPath('m0 2.4l2.4 -2.4') }

/** How a line of terrain is drawn: widths and dashes in millimetres. */
const STROKES: Readonly<Partial<Record<FeatureLook, string>>> = {
  hedge: 'stroke-width="1.3" stroke-dasharray="0.01 1.6" stroke-linecap="round"',
  wall: 'stroke-width="0.9"',
  stream: 'stroke-width="1" stroke-dasharray="2.4 0.8"',
  cliff: 'stroke-width="1.4" stroke-dasharray="0.5 0.5"',
}

/** The colour under a look's marks. */
export function groundOf(look: FeatureLook): string {
  return PATTERNS[look].ground
}

/** A look's marks in an outline of millimetres, told apart in black and white. */
export function marksIn(look: FeatureLook, outline: readonly Place[]): string {
  return marks(PATTERNS[look], outline, 'stroke="#000" stroke-width="0.2"')
}

/** The hatching of a strip where most may not stand. */
export function hatchIn(outline: readonly Place[]): string {
  return marks(HATCH, outline, 'stroke="#999" stroke-width="0.15"')
}

/** How the outline of a line of terrain is drawn. */
export function strokeOf(look: FeatureLook): string {
  return STROKES[look] ?? 'stroke-width="0.8"'
}

function marks({ cellMm, mark }: Omit<Pattern, 'ground'>, outline: readonly Place[], pen: string): string {
  const xs = outline.map(({ x }) => x)
  const ys = outline.map(({ y }) => y)
  const drawn: string[] = []
  for (let y = Math.min(...ys); y < Math.max(...ys); y += cellMm)
    for (let x = Math.min(...xs); x < Math.max(...xs); x += cellMm) {
      const corners = [
        { x, y },
        { x: x + cellMm, y },
        { x: x + cellMm, y: y + cellMm },
        { x, y: y + cellMm },
      ]
      if (corners.every((corner) => isInside(corner, outline))) drawn.push(mark(figure(x), figure(y)))
    }
  const path = drawn.join('')
  return path === '' ? '' : `<path d="${path}" ${pen} fill="none"/>`
}

/** Whether a place lies within an outline, by how often a line to the right of it crosses; its edge counts either way. */
function isInside({ x, y }: Place, outline: readonly Place[]): boolean {
  let inside = false
  for (const [index, from] of outline.entries()) {
    const to = outline[(index + 1) % outline.length]
    if (to === undefined || from.y > y === to.y > y) continue
    if (x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) inside = !inside
  }
  return inside
}
