import type { State } from './model'
import { view } from './view'

/**
 * The mat as a screen beside it shows it to whomever: no hand is on it, not even the one of the player that it is for
 * (LW-11).
 */
export function shown(state: State): State {
  return view(withHandLowered(state), 'public')
}

/** The state as if no hand had been held up: it was shown for a moment only (LW-25). */
export function withHandLowered(state: State): State {
  return state.turn === null ? state : { ...state, turn: { ...state.turn, shown: [] } }
}
