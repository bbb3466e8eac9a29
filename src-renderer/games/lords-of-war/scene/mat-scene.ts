import { SIDES, type Side } from '@rules/core/ids'
import type { HouseRules } from '@rules/games/lords-of-war/house-rules'
import { keyOf, type Square } from '@rules/games/lords-of-war/mat'
import type { PlayedCard, State } from '@rules/games/lords-of-war/model'
import { isEngaged, lyingCards } from '@rules/games/lords-of-war/positions'

/**
 * How a square is marked: a card may be put there, is forced there, or may step or advance there; an enemy there may be
 * shot at; it lies on the target grid of the chosen card.
 */
export type SquareMark = 'legal' | 'forced' | 'step' | 'start-a' | 'start-b' | 'target' | 'grid'

/** What strikes a card in the fight that is open or foreseen, against its defence: `4+5=9 / 4`. */
export type CardSum = {
  readonly text: string
  readonly falls: boolean
  /** Does anything strike it at all? */
  readonly struck: boolean
}

/** A card on the mat as it is drawn. */
export type MatCard = {
  readonly card: PlayedCard
  readonly square: Square
  readonly engaged: boolean
  readonly selected: boolean
  readonly sum: CardSum | null
  /** It is a unit that may be chosen now: to shoot, be shot at, recalled, or moved. */
  readonly offered: boolean
}

/** A marked square; a step to it has the square that it is made from. */
export type MarkedSquare = {
  readonly square: Square
  readonly mark: SquareMark
  readonly from?: Square | null
}

/** What the mat shows; it knows no rules. */
export type MatScene = {
  readonly left: number
  readonly near: number
  readonly columns: number
  readonly rows: number
  readonly boundless: boolean
  readonly cards: readonly MatCard[]
  readonly marks: readonly MarkedSquare[]
  /** A card that would be put down where the pointer is, and what would strike it there. */
  readonly ghost: { readonly card: PlayedCard; readonly square: Square; readonly sum: CardSum | null } | null
  readonly cursor: Square | null
  /** Arrows from units that shoot to whom they aim at. */
  readonly shots: readonly { readonly from: Square; readonly to: Square }[]
  readonly viewFrom: Side
}

/** Which part of the plane the mat shows: the whole mat, or without boundaries all cards with a square around them. */
export function matBounds(
  state: Pick<State, 'mat' | 'cards'> & { readonly houseRules: HouseRules },
): Pick<MatScene, 'left' | 'near' | 'columns' | 'rows' | 'boundless'> {
  const { columns, rows, boundless, starts } = state.houseRules
  if (!boundless) return { left: 1, near: 1, columns, rows, boundless }
  const squares = [...lyingCards(state).map(({ square }) => square), starts.a, starts.b]
  const left = Math.min(...squares.map((square) => square.column)) - 1
  const near = Math.min(...squares.map((square) => square.row)) - 1
  return {
    left,
    near,
    columns: Math.max(5, Math.max(...squares.map((square) => square.column)) + 2 - left),
    rows: Math.max(4, Math.max(...squares.map((square) => square.row)) + 2 - near),
    boundless,
  }
}

/** The numbers of the start squares, as they are printed on the mat, where nothing lies on them. */
export function startMarks({ mat, houseRules }: Pick<State, 'mat' | 'houseRules'>): readonly MarkedSquare[] {
  return SIDES.filter((side) => mat[keyOf(houseRules.starts[side])] === undefined).map((side) => ({
    square: houseRules.starts[side],
    mark: `start-${side}` as const,
  }))
}

/** The cards of a mat without anything that is chosen or foreseen. */
export function plainCards(state: Pick<State, 'mat' | 'cards'>): readonly MatCard[] {
  return lyingCards(state).map(({ card, square }) => ({
    card,
    square,
    engaged: isEngaged(state, card.id),
    selected: false,
    sum: null,
    offered: false,
  }))
}
