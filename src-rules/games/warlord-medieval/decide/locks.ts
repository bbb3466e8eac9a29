import type { Decision, Refusal } from '../../../core/ruleset'
import type { CommandOf } from '../commands'
import type { Event } from '../events'
import { findFeature, findUnit } from '../find'
import type { State } from '../model'
import { campSideOf, onTable } from '../pieces'
import { happen } from './acts'
import { refuse } from './refusals'

/** Locks pieces that stand on the table, or lets them be moved again. */
export function decideLocks(state: State, { pieces, locked }: CommandOf<'lock-pieces'>): Decision<Event> {
  const ids = [...new Set(pieces)]
  const absent = ids.find((id) => !stands(state, id))
  if (absent !== undefined) return refuse('piece/unknown', { piece: absent })
  const changed = ids.filter((id) => state.locked.includes(id) !== locked)
  if (changed.length === 0) return refuse('command/changes-nothing')
  return happen({ type: 'pieces-locked', pieces: changed, locked })
}

/** Why pieces may not be moved or taken off the table, or null when none of them is locked. */
export function refusedAsLocked(
  state: State,
  ids: readonly string[],
): { readonly ok: false; readonly trouble: Refusal } | null {
  const locked = ids.find((id) => state.locked.includes(id))
  return locked === undefined ? null : refuse('piece/locked', { piece: locked })
}

function stands(state: State, id: string): boolean {
  const camp = campSideOf(id)
  if (camp !== null) return state.sides[camp].camp !== null
  const unit = findUnit(state, id)
  return unit === null ? findFeature(state, id) !== null : onTable(unit)
}
