import type { State } from '../model'

/** Locks pieces where they stand, or frees them. */
export function applyLocks(state: State, pieces: readonly string[], locked: boolean): State {
  const others = state.locked.filter((id) => !pieces.includes(id))
  return { ...state, locked: locked ? [...others, ...pieces] : others }
}
