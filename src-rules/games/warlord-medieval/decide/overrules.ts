import type { Decision } from '../../../core/ruleset'
import { fingerprint } from '../../../core/trace'
import { checkState } from '../check'
import type { CommandOf } from '../commands'
import type { Event } from '../events'
import type { State } from '../model'
import { happen } from './acts'
import { refuse } from './refusals'

/** WM-90: lets a trouble stand as it is measured now, with a reason. */
export function decideOverrule(state: State, { key, reason }: CommandOf<'overrule'>): Decision<Event> {
  const found = checkState(state).find((reported) => reported.key === key)
  if (found === undefined) return refuse('overrule/not-reported', { key })
  const overrule = { fingerprint: fingerprint(found), key, reason }
  const known = state.overrules.some(
    (other) => other.fingerprint === overrule.fingerprint && other.reason === reason,
  )
  return known ? refuse('command/changes-nothing') : happen({ type: 'overruled', overrule, found })
}

/** Has a trouble that was let stand be settled after all. */
export function decideWithdrawal(state: State, { key }: CommandOf<'withdraw-overrule'>): Decision<Event> {
  return state.overrules.some((overrule) => overrule.key === key)
    ? happen({ type: 'overrule-withdrawn', key })
    : refuse('overrule/not-overruled', { key })
}
