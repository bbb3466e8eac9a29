import { opponentOf } from '../../core/ids'
import { type Violation, violation } from '../../core/trace'
import type { FightState, Shot } from './fight'
import { type Square, squareAt } from './mat'
import type { CardId, PlacingKind, PlayedCard } from './model'
import { cardAt, isEngaged, type Lying, squareOfCard, strikesAt } from './positions'

/** A ranged card of the player whose turn it is, with the enemies that it may shoot at. */
export type Marksman = { readonly card: CardId; readonly targets: readonly CardId[] }

/** The enemies on a ranged card's target grid; no line of sight is needed (LW-3, LW-40, LW-43). */
export function targetsOf(state: FightState, card: PlayedCard): readonly CardId[] {
  const square = squareOfCard(state, card.id)
  return square === null ? [] : targetsFrom(state, card, square)
}

function targetsFrom(state: FightState, card: PlayedCard, square: Square): readonly CardId[] {
  return (card.missile?.targets ?? []).flatMap((offset) => {
    const target = cardAt(state, squareAt(square, card.side, offset))
    return target !== null && target.side === opponentOf(card.side) ? [target.id] : []
  })
}

/** At whom a card of the player whose turn it is might shoot if it were placed on a square (LW-40 to LW-43). */
export function targetsIfPlaced(
  state: FightState,
  { card, square }: Lying,
  kind: PlacingKind,
): readonly CardId[] {
  const { turn, houseRules } = state
  const isBarred =
    turn?.player !== card.side ||
    turn.shot.includes(card.id) ||
    turn.fought.includes(card.id) ||
    (houseRules.shootOnlyFromSupport && kind !== 'support') ||
    strikesAt(state, square, card.side).length > 0
  return isBarred ? [] : targetsFrom(state, card, square)
}

/** Who may shoot in the fight to come, and at whom (LW-40 to LW-43). */
export function marksmen(state: FightState): readonly Marksman[] {
  const player = state.turn?.player
  if (player === undefined) return []
  return Object.values(state.mat).flatMap((id): readonly Marksman[] => {
    const card = state.cards[id]
    if (card === undefined || card.side !== player || card.missile === null) return []
    if (speaksAgainst(state, card).length > 0) return []
    const targets = targetsOf(state, card)
    return targets.length === 0 ? [] : [{ card: id, targets }]
  })
}

/** What a rule says against a shot. The cards must lie on the mat on different sides. */
export function judgeShot(state: FightState, shot: Shot): readonly Violation[] {
  const card = state.cards[shot.card]
  if (card === undefined) return []
  const isAimed = targetsOf(state, card).includes(shot.target)
  return isAimed
    ? speaksAgainst(state, card)
    : [...speaksAgainst(state, card), violation('shot/off-grid', 'LW-43', [shot.card, shot.target])]
}

function speaksAgainst(state: FightState, card: PlayedCard): readonly Violation[] {
  const { turn } = state
  const found: Violation[] = []
  if (turn?.player !== card.side) found.push(violation('shot/not-his-turn', 'LW-40', [card.id]))
  if (isEngaged(state, card.id)) found.push(violation('shot/engaged', 'LW-41', [card.id]))
  if (turn?.shot.includes(card.id)) found.push(violation('shot/second', 'LW-42', [card.id]))
  if (turn?.fought.includes(card.id)) found.push(violation('shot/has-fought', 'LW-42', [card.id]))
  const placed = turn?.placed.find((each) => each.card === card.id)
  if (state.houseRules.shootOnlyFromSupport && placed !== undefined && placed.kind !== 'support')
    found.push(violation('shot/not-in-support', 'LW-43', [card.id]))
  return found
}
