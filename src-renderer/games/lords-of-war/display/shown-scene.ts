import { SIDES, type Side } from '@rules/core/ids'
import { keyOf } from '@rules/games/lords-of-war/mat'
import type { State } from '@rules/games/lords-of-war/model'
import { type MatScene, matBounds, plainCards, type SquareMark } from '../scene/mat-scene'

/** The mat as it is looked at: its cards, and the start squares while nothing lies on them yet. */
export function shownScene(state: State, viewFrom: Side): MatScene {
  const starts = state.stage === 'set-up' || state.stage === 'challenge' ? SIDES : []
  return {
    ...matBounds(state),
    cards: plainCards(state),
    marks: starts
      .filter((side) => state.mat[keyOf(state.houseRules.starts[side])] === undefined)
      .map((side) => ({ square: state.houseRules.starts[side], mark: `start-${side}` satisfies SquareMark })),
    ghost: null,
    cursor: null,
    shots: [],
    viewFrom,
  }
}
