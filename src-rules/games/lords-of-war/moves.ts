import { type Violation, violation } from '../../core/trace'
import type { Direction } from './cards'
import { isOnMat, isSame, pointedAt, type Square } from './mat'
import type { Advance, CardId, PlayedCard, State } from './model'
import { cardAt, isEngaged, squareOfCard } from './positions'

/** A step along a movement arrow that is free to be made. */
export type Step = { readonly card: CardId; readonly direction: Direction; readonly to: Square }

/** Where a card would step in a direction; null when it does not lie on the mat, or the square is taken or off it. */
export function stepTo(state: State, card: PlayedCard, direction: Direction): Square | null {
  const from = squareOfCard(state, card.id)
  if (from === null) return null
  const to = pointedAt(from, card.side, direction)
  return isOnMat(state.houseRules, to) && cardAt(state, to) === null ? to : null
}

/** What LW-50 says against a step. */
export function judgeStep(state: State, card: PlayedCard, direction: Direction): readonly Violation[] {
  const { turn } = state
  const found: Violation[] = []
  if (turn?.player !== card.side) found.push(violation('move/not-his-turn', 'LW-50', [card.id]))
  if (!card.moves.includes(direction))
    found.push(violation('move/no-arrow', 'LW-50', [card.id, direction], { direction }))
  if (turn?.moved.includes(card.id)) found.push(violation('move/second', 'LW-50', [card.id]))
  if (isEngaged(state, card.id)) found.push(violation('move/engaged', 'LW-50', [card.id]))
  return found
}

/** What LW-50 says first against a step of a card along one of its arrows to a free square; null where nothing does. */
export function againstStepTo(state: State, card: PlayedCard, square: Square): Violation | null {
  for (const direction of card.moves) {
    const to = stepTo(state, card, direction)
    if (to !== null && isSame(to, square)) return judgeStep(state, card, direction)[0] ?? null
  }
  return null
}

/** Does a fight follow upon a step? In the first turn not before its placement (LW-13). */
export function fightsAfterStep({ turn, houseRules }: State): boolean {
  if (turn === null) return false
  return turn.number > 1 || turn.placed.length > 0 || turn.skipped || houseRules.challengeFights
}

/** Every step that the player whose turn it is may make now (LW-50). */
export function possibleSteps(state: State): readonly Step[] {
  const player = state.turn?.player
  return Object.values(state.mat).flatMap((id) => {
    const card = state.cards[id]
    if (card === undefined || card.side !== player) return []
    return card.moves.flatMap((direction): readonly Step[] => {
      const to = stepTo(state, card, direction)
      return to !== null && judgeStep(state, card, direction).length === 0
        ? [{ card: id, direction, to }]
        : []
    })
  })
}

/**
 * The advances that have to be made now (LW-72): the active player's berserkers come first; one that is engaged, or
 * whose squares are taken, stays.
 */
export function dueAdvances(state: State): readonly Advance[] {
  const { turn } = state
  if (turn === null) return []
  const open = turn.advances.flatMap(({ card, squares }): readonly Advance[] => {
    const free = squares.filter((square) => cardAt(state, square) === null)
    return free.length === 0 || squareOfCard(state, card) === null || isEngaged(state, card)
      ? []
      : [{ card, squares: free }]
  })
  const own = open.filter(({ card }) => state.cards[card]?.side === turn.player)
  return own.length > 0 ? own : open
}
