import { ok, type Result } from '../../../core/result'
import type { Refusal } from '../../../core/ruleset'
import { findFeature, findPersonality, findUnit } from '../find'
import type { Feature, Personality, State, Unit } from '../model'
import { refuse } from './refusals'

/** The units that a command names, each once; refused when one does not exist. */
export function namedUnits(state: State, ids: readonly string[]): Result<readonly Unit[], Refusal> {
  const units: Unit[] = []
  for (const id of new Set(ids)) {
    const unit = findUnit(state, id)
    if (unit === null) return refuse('unit/unknown', { unit: id })
    units.push(unit)
  }
  return ok(units)
}

/** The units that a command names and that are still in the battle; refused when one is destroyed or has left. */
export function presentUnits(state: State, ids: readonly string[]): Result<readonly Unit[], Refusal> {
  const named = namedUnits(state, ids)
  if (!named.ok) return named
  const removed = named.value.find(({ removal }) => removal !== null)
  return removed === undefined ? named : refuse('unit/removed', { unit: removed.id })
}

/** The one unit that a command names, still in the battle. */
export function presentUnit(state: State, id: string): Result<Unit, Refusal> {
  const named = presentUnits(state, [id])
  if (!named.ok) return named
  const [unit] = named.value
  return unit === undefined ? refuse('unit/unknown', { unit: id }) : ok(unit)
}

/** The personality that a command names. */
export function namedPersonality(state: State, id: string): Result<Personality, Refusal> {
  const personality = findPersonality(state, id)
  return personality === null ? refuse('personality/unknown', { personality: id }) : ok(personality)
}

/** The terrain feature that a command names. */
export function namedFeature(state: State, id: string): Result<Feature, Refusal> {
  const feature = findFeature(state, id)
  return feature === null ? refuse('feature/unknown', { feature: id }) : ok(feature)
}

/** The ids of those units that a change would change; refused by the caller when there are none. */
export function idsWhere(units: readonly Unit[], differs: (unit: Unit) => boolean): readonly string[] {
  return units.filter(differs).map(({ id }) => id)
}

/** What of some changes differs from the figures as they are; null when nothing does. */
export function realChanges<Figures extends object>(
  figures: Figures,
  changes: Partial<Figures>,
): Partial<Figures> | null {
  const names = Object.keys(changes) as (keyof Figures)[] // the codec lets no other names through
  const differing = names.filter(
    (name) => changes[name] !== undefined && JSON.stringify(changes[name]) !== JSON.stringify(figures[name]),
  )
  if (differing.length === 0) return null
  return Object.fromEntries(differing.map((name) => [name, changes[name]])) as Partial<Figures>
}
