import { ok } from '../../../core/result'
import type { Decision } from '../../../core/ruleset'
import { fingerprint } from '../../../core/trace'
import { checkState } from '../check'
import type { CommandOf } from '../commands'
import type { Event } from '../events'
import type { State } from '../model'
import { happen } from './acts'
import { refuse } from './refusals'

/** WM-90: lets troubles stand as they are measured now, with one reason: an event for each. */
export function decideOverrule(
  state: State,
  { key, also = [], reason }: CommandOf<'overrule'>,
): Decision<Event> {
  const reported = new Map(checkState(state).map((found) => [found.key, found]))
  const events: Event[] = []
  for (const wanted of new Set([key, ...also])) {
    const found = reported.get(wanted)
    if (found === undefined) return refuse('overrule/not-reported', { key: wanted })
    const overrule = { fingerprint: fingerprint(found), key: wanted, reason }
    const known = state.overrules.some(
      (other) => other.fingerprint === overrule.fingerprint && other.reason === reason,
    )
    if (!known) events.push({ type: 'overruled', overrule, found })
  }
  return events.length === 0 ? refuse('command/changes-nothing') : ok(events)
}

/** Has a trouble that was let stand be settled after all. */
export function decideWithdrawal(state: State, { key }: CommandOf<'withdraw-overrule'>): Decision<Event> {
  return state.overrules.some((overrule) => overrule.key === key)
    ? happen({ type: 'overrule-withdrawn', key })
    : refuse('overrule/not-overruled', { key })
}
