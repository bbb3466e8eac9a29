import { isOfClock, type LogEntry } from '@rules/core/battle-log'
import type { Violation } from '@rules/core/trace'
import type { RandomizerCard } from '@rules/games/warlord-medieval/deck'
import type { Event } from '@rules/games/warlord-medieval/events'
import type { Charge, Feature, State } from '@rules/games/warlord-medieval/model'
import type { WiderRules } from '@rules/games/warlord-medieval/wider-rules'

/**
 * What a battle called its things when something happened, with what was under way then. Features that were gone stay
 * in it until another one has their id.
 */
export type Moment = {
  readonly features: ReadonlyMap<string, Feature>
  /** Names of units, as far as they are known. */
  readonly units: ReadonlyMap<string, string>
  readonly deck: readonly RandomizerCard[]
  /** The wider rules as they were before it. */
  readonly wider: WiderRules
  readonly charges: ReadonlyMap<string, Charge>
  readonly overruled: ReadonlyMap<string, Violation>
}

/**
 * Follows what things are called through a log, undo and redo included. An id can come back: a feature may be placed
 * under the id of one that is gone, or of one whose placing was undone.
 */
export class Moments {
  readonly #events = new Map<Event, Moment>()
  readonly #commands = new Map<number, readonly Event[]>()
  /** How things were before each command in effect, the latest last. */
  readonly #before: Moment[] = []
  #now: Moment

  constructor(start: State) {
    this.#now = {
      features: new Map(Object.entries(start.features)),
      units: new Map(Object.values(start.units).map(({ id, name }) => [id, name])),
      deck: start.houseRules.deck,
      wider: start.houseRules.wider,
      charges: new Map(),
      overruled: new Map(),
    }
  }

  /** How things were when each event happened. */
  get events(): ReadonlyMap<Event, Moment> {
    return this.#events
  }

  /** How things are at the end of what was read. */
  get now(): Moment {
    return this.#now
  }

  /** Reads the next entry of the log. */
  read(entry: LogEntry<Event>): void {
    if (isOfClock(entry)) return
    if (entry.kind === 'undo') {
      this.#now = this.#before.pop() ?? this.#now
      return
    }
    if (entry.kind === 'command') this.#commands.set(entry.sequence, entry.events)
    const events = entry.kind === 'command' ? entry.events : (this.#commands.get(entry.target) ?? [])
    this.#before.push(this.#now)
    for (const event of events) {
      const after = momentAfter(this.#now, event)
      this.#events.set(event, BEGINNING.has(event.type) ? after : this.#now)
      this.#now = after
    }
  }
}

/** Events that bring a feature: it is called as they call it, and what had its id before is not meant. */
const BEGINNING: ReadonlySet<Event['type']> = new Set<Event['type']>(['feature-placed', 'feature-split'])

function momentAfter(moment: Moment, event: Event): Moment {
  switch (event.type) {
    case 'feature-placed':
      return { ...moment, features: withOne(moment.features, event.feature.id, event.feature) }
    case 'feature-split':
      return { ...moment, features: withOne(moment.features, event.cutOff.id, event.cutOff) }
    case 'feature-changed': {
      const feature = moment.features.get(event.feature)
      if (feature === undefined) return moment
      return {
        ...moment,
        features: withOne(moment.features, event.feature, { ...feature, ...event.changes }),
      }
    }
    case 'unit-corrected': {
      const { name } = event.changes
      return name === undefined ? moment : { ...moment, units: withOne(moment.units, event.unit, name) }
    }
    case 'house-rules-changed':
      return {
        ...moment,
        deck: event.houseRules.deck ?? moment.deck,
        wider: event.houseRules.wider ?? moment.wider,
      }
    case 'charge-declared':
      return { ...moment, charges: withOne(moment.charges, event.charge.id, event.charge) }
    case 'overruled':
      return { ...moment, overruled: withOne(moment.overruled, event.overrule.key, event.found) }
    default:
      return moment
  }
}

function withOne<Value>(
  map: ReadonlyMap<string, Value>,
  key: string,
  value: Value,
): ReadonlyMap<string, Value> {
  return new Map(map).set(key, value)
}

/** A state whose things are called as they were at a moment; in all else it is as it was given. */
export function asCalledAt(state: State, { features, units, deck }: Moment): State {
  const renamed = Object.values(state.units).filter(({ id, name }) => (units.get(id) ?? name) !== name)
  return {
    ...state,
    features: { ...state.features, ...Object.fromEntries(features) },
    units:
      renamed.length === 0
        ? state.units
        : {
            ...state.units,
            ...Object.fromEntries(
              renamed.map((unit) => [unit.id, { ...unit, name: units.get(unit.id) ?? '' }]),
            ),
          },
    houseRules: state.houseRules.deck === deck ? state.houseRules : { ...state.houseRules, deck },
  }
}
