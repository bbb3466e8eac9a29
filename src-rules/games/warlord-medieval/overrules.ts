import { fingerprint, type Violation } from '../../core/trace'
import { checkState } from './check'
import type { State } from './model'

/** Does the referee let this trouble stand, as it is measured now (WM-90)? */
export function isOverruled(state: Pick<State, 'overrules'>, found: Violation): boolean {
  if (state.overrules.length === 0) return false
  const print = fingerprint(found)
  return state.overrules.some((overrule) => overrule.fingerprint === print)
}

/** What is still to settle: every rule not kept that the referee does not let stand. */
export function openViolations(state: State): readonly Violation[] {
  return checkState(state).filter((found) => found.severity === 'settle' && !isOverruled(state, found))
}
