import { checkStarts } from './check'
import type { Command } from './commands'
import { deckCount, HAND_SIZE, handCount, type State, type Turn } from './model'
import { dueAdvances, possibleSteps } from './moves'
import { forcedSquares, isForced, placementsOf } from './placements'
import { possibleRecalls } from './recalls'
import { marksmen } from './shots'
import { challenger } from './turn-order'

/** Everything that the rules allow now; `decide` refuses none of it. */
export function legal(state: State): readonly Command[] {
  if (state.stage === 'ended') return []
  if (state.stage === 'set-up') return checkStarts(state).length > 0 ? [] : [{ type: 'deal' }]
  if (state.stage === 'challenge') {
    const side = challenger(state)
    return side === null ? [] : state.hands[side].map((card) => ({ type: 'challenge', card }))
  }
  const { turn } = state
  if (turn === null) return []
  if (turn.fightOpen) return fights(state)
  const due = dueAdvances(state)
  if (due.length > 0)
    return due.flatMap(({ card, squares }) => squares.map((square) => ({ type: 'advance', card, square })))
  const steps = possibleSteps(state).map(
    ({ card, direction }): Command => ({ type: 'move-card', card, direction }),
  )
  return [...placing(state, turn), ...reinforcing(state, turn), ...steps]
}

function fights(state: State): readonly Command[] {
  const shots = marksmen(state).flatMap(({ card, targets }) => targets.map((target) => ({ card, target })))
  return [{ type: 'fight', shots: [] }, ...shots.map((shot): Command => ({ type: 'fight', shots: [shot] }))]
}

function placing(state: State, turn: Turn): readonly Command[] {
  if (turn.placed.length > 0 || turn.skipped) return []
  const decline: readonly Command[] =
    turn.extra && turn.moved.length === 0 && !turn.reinforced ? [{ type: 'decline-turn' }] : []
  const placements = placementsOf(state, turn.player)
  if (placements.length > 0)
    return [
      ...placements.map(({ card, square }): Command => ({ type: 'place-card', card, square })),
      ...decline,
    ]
  const forced = isForced(state, turn.player) ? forcedSquares(state, turn.player) : []
  return forced.length === 0
    ? [{ type: 'skip-placement' }, ...decline]
    : [
        ...state.hands[turn.player].flatMap((card) =>
          forced.map((square): Command => ({ type: 'place-card', card, square })),
        ),
        ...decline,
      ]
}

function reinforcing(state: State, turn: Turn): readonly Command[] {
  if (turn.phase !== 'reinforcement') return []
  const mayRefill = !turn.reinforced && handCount(state, turn.player) < HAND_SIZE
  const hasDeck = deckCount(state, turn.player) > 0
  const recalls = mayRefill
    ? possibleRecalls(state).map((card): Command => ({ type: 'recall-card', card }))
    : []
  return [
    ...(mayRefill && hasDeck ? [{ type: 'draw-card', card: null } as const] : []),
    ...recalls,
    ...(mayRefill && (hasDeck || recalls.length > 0) ? [] : [{ type: 'end-turn' } as const]),
  ]
}
