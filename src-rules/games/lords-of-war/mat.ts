import type { Side } from '../../core/ids'
import { DIRECTIONS, type Direction, type Offset, offsetOf } from './cards'
import type { HouseRules } from './house-rules'

/**
 * A square of the Battle Mat, counted from 1 at player 1's left: columns to his right, rows away from him. Without
 * boundaries both may be any whole number.
 */
export type Square = { readonly column: number; readonly row: number }

/** How a square is named in the record of a mat. */
export type SquareKey = `${number},${number}`

/** The name of a square. */
export function keyOf({ column, row }: Square): SquareKey {
  return `${column},${row}`
}

/** The square of a name. */
export function squareOf(key: SquareKey): Square {
  const [column = 0, row = 0] = key.split(',').map(Number)
  return { column, row }
}

/** Where a square lies that a card's owner sees at this offset: player 2's cards are turned by 180° (LW-7). */
export function squareAt(from: Square, owner: Side, { right, forward }: Offset): Square {
  const turn = owner === 'a' ? 1 : -1
  return { column: from.column + turn * right, row: from.row + turn * forward }
}

/** The neighbouring square that a card's arrow of this direction points at (LW-7). */
export function pointedAt(from: Square, owner: Side, direction: Direction): Square {
  return squareAt(from, owner, offsetOf(direction))
}

/** The direction in which the owner of a card sees a neighbouring square; null for one that is no neighbour. */
export function directionTo(from: Square, owner: Side, to: Square): Direction | null {
  const turn = owner === 'a' ? 1 : -1
  const right = turn * (to.column - from.column)
  const forward = turn * (to.row - from.row)
  if (right < -1 || right > 1 || forward < -1 || forward > 1) return null
  return BY_STEP[(forward + 1) * 3 + right + 1] ?? null
}

/** The directions of the neighbours row by row, from behind on the left to ahead on the right. */
const BY_STEP: readonly (Direction | null)[] = ['sw', 's', 'se', 'w', null, 'e', 'nw', 'n', 'ne']

/** Is it the same square? */
export function isSame(one: Square, other: Square): boolean {
  return one.column === other.column && one.row === other.row
}

/** The eight neighbours of a square, also beyond the edge. */
export function neighboursOf(square: Square): readonly Square[] {
  return DIRECTIONS.map((direction) => pointedAt(square, 'a', direction))
}

/** Does a square lie on the mat (LW-10, LW-70)? */
export function isOnMat(rules: Pick<HouseRules, 'boundless' | 'columns' | 'rows'>, square: Square): boolean {
  if (rules.boundless) return true
  return square.column >= 1 && square.column <= rules.columns && square.row >= 1 && square.row <= rules.rows
}
