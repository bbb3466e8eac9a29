import { fingerprint, type Violation } from '../../core/trace'
import { checkState } from './check'
import { STAGES, type Stage, type State } from './model'

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

/**
 * What is still to settle when a stage is left for another. Some things are judged from the end of deployment on (WM-21,
 * WM-22): whoever ends it is asked about them then, not a stage later.
 */
export function openOnLeaving(state: State, to: Stage): readonly Violation[] {
  const open = openViolations(state)
  const judgedFrom = STAGES.indexOf('first-move')
  if (STAGES.indexOf(state.stage) >= judgedFrom || STAGES.indexOf(to) < judgedFrom) return open
  const known = new Set(open.map(({ key }) => key))
  const after = openViolations({ ...state, stage: 'first-move' })
  return [...open, ...after.filter(({ key }) => !known.has(key))]
}
