import { fingerprint, type Violation } from '../../../core/trace'
import type { State } from '../model'

/**
 * The state with what a rule says against an act. The same trouble again replaces the old one and is open again,
 * whatever was overruled before.
 */
export function withActs(state: State, against: readonly Violation[]): State {
  if (against.length === 0) return state
  const keys = new Set(against.map(({ key }) => key))
  const prints = new Set(against.map(fingerprint))
  return {
    ...state,
    irregularities: [...state.irregularities.filter(({ key }) => !keys.has(key)), ...against],
    overrules:
      prints.size === 0 ? state.overrules : state.overrules.filter((kept) => !prints.has(kept.fingerprint)),
  }
}

/** The state without troubles of an area, such as `hidden/`, that concern pieces which are as they were before the act. */
export function forgetActs(state: State, area: string, pieces: readonly string[]): State {
  const stays = (found: Violation) =>
    !found.code.startsWith(area) || !found.pieces.some((piece) => pieces.includes(piece))
  return state.irregularities.every(stays)
    ? state
    : { ...state, irregularities: state.irregularities.filter(stays) }
}
