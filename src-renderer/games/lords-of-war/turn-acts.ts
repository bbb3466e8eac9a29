import { deckCount, HAND_SIZE, handCount } from '@rules/games/lords-of-war/model'
import { dueAdvances } from '@rules/games/lords-of-war/moves'
import { forcedSquares, isForced, placementsOf } from '@rules/games/lords-of-war/placements'
import { squareOfCard } from '@rules/games/lords-of-war/positions'
import type { Match } from './match.svelte'

/** Is it a moment in which a player does what he likes: no fight is open and nobody has to advance? */
function isFree({ state, mayAct }: Match): boolean {
  return (
    mayAct && state.stage === 'battle' && state.turn?.fightOpen === false && dueAdvances(state).length === 0
  )
}

/** LW-60: the hand may be refilled. */
export function canDraw(match: Match): boolean {
  const { turn } = match.state
  return isFree(match) && turn?.phase === 'reinforcement' && mayRefill(match)
}

function mayRefill({ state }: Match): boolean {
  const { turn } = state
  if (turn === null || turn.reinforced) return false
  return handCount(state, turn.player) < HAND_SIZE && deckCount(state, turn.player) > 0
}

/** LW-60: the chosen card may be asked back; what speaks against it is said. */
export function canRecall(match: Match): boolean {
  const { state, chosen } = match
  if (!isFree(match) || chosen === null || state.turn?.phase !== 'reinforcement') return false
  return (
    !state.turn.reinforced && chosen.side === state.turn.player && squareOfCard(state, chosen.id) !== null
  )
}

/** LW-25, LW-62: nothing can be placed. */
export function canSkip(match: Match): boolean {
  const { state } = match
  const { turn } = state
  if (!isFree(match) || turn === null || turn.placed.length > 0 || turn.skipped) return false
  if (placementsOf(state, turn.player).length > 0) return false
  return !isForced(state, turn.player) || forcedSquares(state, turn.player).length === 0
}

/** The turn may end; a hand that could be refilled is asked for by its own button first. */
export function canEndTurn(match: Match): boolean {
  return isFree(match) && match.state.turn?.phase === 'reinforcement'
}

/** LW-20: the turn may end without a placement that could be made; it is reported. */
export function canEndUnplaced(match: Match): boolean {
  const { turn } = match.state
  if (!isFree(match) || turn === null || turn.phase === 'reinforcement') return false
  return turn.placed.length === 0 && !turn.skipped && !canSkip(match)
}

/** LW-34: an extra turn in which nothing was done yet. */
export function canDecline(match: Match): boolean {
  const { turn } = match.state
  return (
    isFree(match) &&
    turn?.extra === true &&
    turn.placed.length + turn.moved.length === 0 &&
    !turn.skipped &&
    !turn.reinforced
  )
}
