import type { BattleLog, LogEntry } from '@rules/core/battle-log'
import type { Event } from '@rules/games/warlord-medieval/events'
import type { State } from '@rules/games/warlord-medieval/model'
import { type DrawVerdict, DrawVerdicts } from './draw-verdicts'
import { asCalledAt, type Moment, Moments } from './moments'

/**
 * What a log's sentences need to know of other entries: what things were called when something happened, and what came
 * of draws. Read once as the log grows, however often it is written.
 */
export type LogBook = {
  /** Names that features have now, or had last. */
  readonly features: ReadonlyMap<string, string>
  /** How things were when each event happened. */
  readonly moments: ReadonlyMap<Event, Moment>
  /** The cards that decided a draw for initiative, or made it a tie. */
  readonly verdicts: ReadonlyMap<Event, DrawVerdict>
}

/** Reads entries into a book as they come; the entries of a log only grow. */
export class LogReader {
  readonly #moments: Moments
  readonly #draws: DrawVerdicts
  #read = 0

  constructor(start: State) {
    this.#moments = new Moments(start)
    this.#draws = new DrawVerdicts(start)
  }

  /** The book of everything up to the newest entry. */
  read({ entries }: Pick<BattleLog<unknown, Event>, 'entries'>): LogBook {
    for (; this.#read < entries.length; this.#read++) {
      const entry = entries[this.#read]
      if (entry === undefined) continue
      this.#moments.read(entry)
      this.#draws.read(entry)
    }
    const { features } = this.#moments.now
    return {
      features: new Map([...features.values()].map(({ id, name }) => [id, name])),
      moments: this.#moments.events,
      verdicts: this.#draws.verdicts,
    }
  }
}

/** A state to tell an event by: its things are called as they were when it happened. */
export function stateToTell(state: State, book: LogBook, event: Event): State {
  const moment = book.moments.get(event)
  return moment === undefined ? state : asCalledAt(state, moment)
}

/** An entry as the log shows it: what it did, and whether that is still in effect. */
export type LogLine = {
  readonly entry: LogEntry<Event>
  /** The events that are told: the entry's own, or those that an undo or redo names. */
  readonly events: readonly Event[]
  readonly undone: boolean
}

/** The newest entries of a log first, `count` at most, each with whether it was undone. */
export function logLines(log: BattleLog<unknown, Event>, count: number): readonly LogLine[] {
  const { entries } = log
  const inEffect = new Set(log.inEffect.slice(-count))
  const lines: LogLine[] = []
  for (let at = entries.length - 1; at >= 0 && lines.length < count; at--) {
    const entry = entries[at]
    if (entry === undefined) continue
    const told = 'target' in entry ? entries[entry.target - 1] : entry
    lines.push({
      entry,
      events: told?.kind === 'command' ? told.events : [],
      undone: entry.kind === 'command' && !inEffect.has(entry.sequence),
    })
  }
  return lines
}
