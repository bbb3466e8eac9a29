import type { Decision } from '../../../core/ruleset'
import type { CommandOf } from '../commands'
import type { Event } from '../events'
import type { State } from '../model'
import { act, happen } from './acts'
import { idsWhere, presentUnits } from './pieces-named'
import { refuse } from './refusals'

/** WM-54: marks units that start hidden, in their stage; showing them is free at any time. */
export function decideHiding(state: State, { units, hidden }: CommandOf<'hide-units'>): Decision<Event> {
  const named = presentUnits(state, units)
  if (!named.ok) return named
  const changed = idsWhere(named.value, (unit) => unit.hidden !== hidden)
  if (changed.length === 0) return refuse('command/changes-nothing')
  const { stage } = state
  const against =
    hidden && stage !== 'hidden'
      ? changed.map((unit) => act('hidden/out-of-stage', 'WM-54', [unit], { stage, due: 'hidden' }))
      : []
  return happen({ type: 'units-hidden', units: changed, hidden }, against)
}
