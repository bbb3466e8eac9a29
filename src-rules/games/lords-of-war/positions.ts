import type { Side } from '../../core/ids'
import { opponentOf } from '../../core/ids'
import { DIRECTIONS, type Direction, offsetOf } from './cards'
import { directionTo, type Square, type SquareKey, squareOf } from './mat'
import type { CardId, PlayedCard, State } from './model'

/** What is needed to see who lies where. */
export type Mat = Pick<State, 'mat' | 'cards'>

/** A card on the mat with its square. */
export type Lying = { readonly card: PlayedCard; readonly square: Square }

/** A mat looked up by numbers: the same mat is asked thousands of times for the hints. */
type MatIndex = {
  readonly lying: readonly Lying[]
  readonly bySquare: ReadonlyMap<number, Lying>
  readonly byCard: ReadonlyMap<CardId, Lying>
}

const indexes = new WeakMap<State['mat'], MatIndex>()

function indexOf(state: Mat): MatIndex {
  const known = indexes.get(state.mat)
  if (known !== undefined) return known
  const lying = Object.entries(state.mat).flatMap(([key, id]): readonly Lying[] => {
    const card = state.cards[id]
    return card === undefined ? [] : [{ card, square: squareOf(key as SquareKey) }]
  })
  const index = {
    lying,
    bySquare: new Map(lying.map((each) => [numberOf(each.square.column, each.square.row), each])),
    byCard: new Map(lying.map((each) => [each.card.id, each])),
  }
  indexes.set(state.mat, index)
  return index
}

/** A number for each square that a mat can have. */
function numberOf(column: number, row: number): number {
  return column * 0x1_00_00 + row
}

/** Every card on the mat, in the order of the record. */
export function lyingCards(state: Mat): readonly Lying[] {
  return indexOf(state).lying
}

/** The card on a square, or null. */
export function cardAt(state: Mat, { column, row }: Square): PlayedCard | null {
  return indexOf(state).bySquare.get(numberOf(column, row))?.card ?? null
}

/** Where a card lies, or null when it is not on the mat. */
export function squareOfCard(state: Mat, id: CardId): Square | null {
  return indexOf(state).byCard.get(id)?.square ?? null
}

/** The cards next to a square, by edge or corner. */
export function cardsBeside(state: Mat, { column, row }: Square): readonly Lying[] {
  const { bySquare } = indexOf(state)
  const found: Lying[] = []
  for (const { right, forward } of STEPS) {
    const lying = bySquare.get(numberOf(column + right, row + forward))
    if (lying !== undefined) found.push(lying)
  }
  return found
}

const STEPS = DIRECTIONS.map(offsetOf)

/** The card of an id, or null. A command may name anything, "constructor" too, which every object has. */
export function findCard(state: Pick<State, 'cards'>, id: CardId): PlayedCard | null {
  return Object.hasOwn(state.cards, id) ? (state.cards[id] ?? null) : null
}

/** Does a side have a card on the mat? */
export function hasCards(state: Mat, side: Side): boolean {
  return lyingCards(state).some(({ card }) => card.side === side)
}

/** An arrow of a card that points at an enemy. */
export type Strike = {
  readonly by: PlayedCard
  readonly direction: Direction
  readonly value: number
}

/** The enemy arrows that point at a square held by a side: its card there is engaged by them (LW-41, LW-21). */
export function strikesAt(state: Mat, square: Square, holder: Side): readonly Strike[] {
  const found: Strike[] = []
  for (const { card, square: from } of cardsBeside(state, square)) {
    if (card.side !== opponentOf(holder)) continue
    const direction = directionTo(from, card.side, square)
    const value = direction === null ? undefined : card.attacks[direction]
    if (direction !== null && value !== undefined) found.push({ by: card, direction, value })
  }
  return found
}

/** LW-41: an adjacent enemy's arrow points at this card. */
export function isEngaged(state: Mat, id: CardId): boolean {
  const square = squareOfCard(state, id)
  const card = state.cards[id]
  return square !== null && card !== undefined && strikesAt(state, square, card.side).length > 0
}

/** The neighbouring enemies that a card would point an arrow at from a square (LW-21). */
export function enemiesStruckFrom(state: Mat, card: PlayedCard, square: Square): readonly PlayedCard[] {
  const found: PlayedCard[] = []
  for (const { card: other, square: at } of cardsBeside(state, square)) {
    if (other.side === card.side) continue
    const direction = directionTo(square, card.side, at)
    if (direction !== null && card.attacks[direction] !== undefined) found.push(other)
  }
  return found
}
