import type { Side } from '../../core/ids'
import { opponentOf } from '../../core/ids'
import { type Violation, violation } from '../../core/trace'
import { isSupport } from './cards'
import { keyOf, neighboursOf, type Square, squareOf } from './mat'
import type { CardId, PlacingKind, PlayedCard, State } from './model'
import { cardsBeside, enemiesStruckFrom, hasCards } from './positions'

/** A square where a card may be put, and by which rule. */
export type Placement = { readonly card: CardId; readonly square: Square; readonly kind: PlacingKind }

/** By which rule a side may put a card on an empty square; null when none allows it (LW-21 to LW-24). */
export function placingKind(state: State, card: PlayedCard, square: Square): PlacingKind | null {
  const { side } = card
  const beside = cardsBeside(state, square)
  const hasFriend = beside.some((lying) => lying.card.side === side)
  const noCards = Object.keys(state.mat).length === 0 || state.turn?.cardsAtStart === false
  if (noCards) return 'empty-mat'
  const mayEngage = enemiesStruckFrom(state, card, square).length > 0
  const maySupport = isSupport(card) && hasFriend
  // Placed in support it may shoot where the house rule asks for it, and it loses nothing by it (LW-43).
  if (maySupport && mayEngage && state.houseRules.shootOnlyFromSupport) return 'support'
  if (mayEngage) return 'engaging'
  if (maySupport) return 'support'
  return meetsNoEnemy(state, side) && hasFriend ? 'no-enemy' : null
}

/** LW-23: no enemy was on the mat when the turn began, or none is now. */
function meetsNoEnemy(state: State, side: Side): boolean {
  return state.turn?.enemiesAtStart === false || !hasCards(state, opponentOf(side))
}

/** The empty squares where cards could lie at all: the mat's, or without boundaries those beside other cards. */
export function openSquares(state: State): readonly Square[] {
  const { houseRules, mat } = state
  const squares = houseRules.boundless ? aroundCards(state) : allSquares(houseRules.columns, houseRules.rows)
  return squares.filter((square) => mat[keyOf(square)] === undefined)
}

function allSquares(columns: number, rows: number): readonly Square[] {
  return Array.from({ length: columns * rows }, (_, index) => ({
    column: (index % columns) + 1,
    row: Math.floor(index / columns) + 1,
  }))
}

function aroundCards({ mat, houseRules }: State): readonly Square[] {
  const keys = Object.keys(mat) as (keyof typeof mat)[]
  if (keys.length === 0) return [houseRules.starts.a, houseRules.starts.b]
  const around = new Map(
    keys.flatMap((key) => neighboursOf(squareOf(key))).map((square) => [keyOf(square), square] as const),
  )
  return [...around.values()]
}

/** Every square where a side may put a card of its hand by LW-21 to LW-24. */
export function placementsOf(state: State, side: Side): readonly Placement[] {
  const squares = openSquares(state)
  return state.hands[side].flatMap((id) => {
    const card = state.cards[id]
    if (card === undefined) return []
    return squares.flatMap((square): readonly Placement[] => {
      const kind = placingKind(state, card, square)
      return kind === null ? [] : [{ card: id, square, kind }]
    })
  })
}

/** LW-25: where a card must be put when no placement is legal: any empty square beside an enemy. */
export function forcedSquares(state: State, side: Side): readonly Square[] {
  return openSquares(state).filter((square) =>
    cardsBeside(state, square).some((lying) => lying.card.side !== side),
  )
}

/** LW-25: the state in which a side can only place by force. */
export function isForced(state: State, side: Side): boolean {
  return state.hands[side].length > 0 && placementsOf(state, side).length === 0
}

/** What can be done with a hand: every placement by LW-21 to LW-24, or where there is none every forced one (LW-25). */
export function placementsToChoose(state: State, side: Side): readonly Placement[] {
  const legal = placementsOf(state, side)
  if (legal.length > 0) return legal
  const squares = forcedSquares(state, side)
  return state.hands[side].flatMap((card) =>
    squares.map((square) => ({ card, square, kind: 'forced' as const })),
  )
}

/** How a card would come to a square, and what speaks against it. */
export function judgePlacement(
  state: State,
  card: PlayedCard,
  square: Square,
): { readonly kind: PlacingKind; readonly against: readonly Violation[] } {
  const kind = placingKind(state, card, square)
  if (kind !== null) return { kind, against: [] }
  const isBesideEnemy = cardsBeside(state, square).some((lying) => lying.card.side !== card.side)
  if (isBesideEnemy && isForced(state, card.side)) return { kind: 'forced', against: [] }
  if (isBesideEnemy)
    return { kind: 'against', against: [violation('place/engages-nothing', 'LW-21', [card.id])] }
  const found = meetsNoEnemy(state, card.side)
    ? violation('place/no-friend-beside', 'LW-23', [card.id])
    : violation('place/no-enemy-beside', 'LW-21', [card.id])
  return { kind: 'against', against: [found] }
}

/** All that speaks against putting a card of a hand on a square now: that it is not the time, and then the square. */
export function judgePlacing(
  state: State,
  card: PlayedCard,
  square: Square,
): { readonly kind: PlacingKind; readonly against: readonly Violation[] } {
  const { kind, against } = judgePlacement(state, card, square)
  return { kind, against: [...judgePlacingTime(state, card), ...against] }
}

/** LW-20: one card a turn, and each player in his own. */
export function judgePlacingTime({ turn }: State, card: PlayedCard): readonly Violation[] {
  if (turn?.player !== card.side) return [violation('place/not-his-turn', 'LW-20', [card.id])]
  return turn.placed.length > 0 ? [violation('place/second', 'LW-20', [card.id])] : []
}
