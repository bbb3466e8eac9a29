import type { Command } from '@rules/games/lords-of-war/commands'
import { isSame, keyOf, type Square } from '@rules/games/lords-of-war/mat'
import type { CardId } from '@rules/games/lords-of-war/model'
import { dueAdvances, possibleSteps } from '@rules/games/lords-of-war/moves'
import {
  type Outcome,
  outcomeOf,
  outcomeOfAdvance,
  outcomeOfFight,
  outcomeOfStep,
} from '@rules/games/lords-of-war/outcome'
import { judgePlacement } from '@rules/games/lords-of-war/placements'
import type { Match } from '../match.svelte'

/** What a click on a square, or Enter on it, asks for with what is chosen; null when it only chooses. */
export function plannedAct(match: Match, square: Square): Command | null {
  const { state, chosen } = match
  if (!match.mayAct || state.mat[keyOf(square)] !== undefined) return null
  const placing = match.chosenInHand
  if (placing !== null)
    return state.stage === 'challenge'
      ? { type: 'challenge', card: placing.id }
      : { type: 'place-card', card: placing.id, square }
  const due = dueAdvances(state).filter((advance) => advance.squares.some((free) => isSame(free, square)))
  const advance = due.find(({ card }) => card === chosen?.id) ?? due[0]
  if (advance !== undefined) return { type: 'advance', card: advance.card, square }
  const step = possibleSteps(state).find(({ card, to }) => card === chosen?.id && isSame(to, square))
  return step === undefined ? null : { type: 'move-card', card: step.card, direction: step.direction }
}

/** The card on the mat that a click where the pointer is would move, and whither. */
export function plannedMove(match: Match): { readonly card: CardId; readonly to: Square } | null {
  const { state, square } = match
  if (square === null || state.stage !== 'battle' || state.turn?.fightOpen !== false) return null
  const act = plannedAct(match, square)
  if (act?.type === 'advance') return { card: act.card, to: square }
  return act?.type === 'move-card' && dueAdvances(state).length === 0 ? { card: act.card, to: square } : null
}

/** What the fight would come to that is open, or that would follow upon a click where the pointer is. */
export function foresee(match: Match): Outcome | null {
  const { state, square } = match
  if (state.turn?.fightOpen) return outcomeOfFight(state, match.shots)
  if (square === null || state.stage !== 'battle') return null
  const placing = match.chosenInHand
  if (placing !== null) {
    if (state.mat[keyOf(square)] !== undefined) return null
    const { kind } = judgePlacement(state, placing, square)
    return outcomeOf(state, { card: placing.id, square, kind })
  }
  const move = plannedMove(match)
  if (move === null) return null
  return dueAdvances(state).length > 0
    ? outcomeOfAdvance(state, move.card, move.to)
    : outcomeOfStep(state, move.card, move.to)
}
