import type { BattleLog, LogEntry } from '@rules/core/battle-log'
import type { Violation } from '@rules/core/trace'
import type { Event } from '@rules/games/warlord-medieval/events'
import type { Charge, State } from '@rules/games/warlord-medieval/model'
import { type DrawVerdict, DrawVerdicts } from './draw-verdicts'

/**
 * What a log's sentences need to know of earlier entries: names of features that are gone, charges of turns
 * that are over, and troubles that were let stand. Read once as the log grows, however often it is written.
 */
export type LogBook = {
  readonly features: ReadonlyMap<string, string>
  readonly charges: ReadonlyMap<string, Charge>
  readonly overruled: ReadonlyMap<string, Violation>
  /** The cards that decided a draw for initiative, or made it a tie. */
  readonly verdicts: ReadonlyMap<Event, DrawVerdict>
}

/** Reads entries into a book as they come; the entries of a log only grow. */
export class LogReader {
  readonly #features = new Map<string, string>()
  readonly #charges = new Map<string, Charge>()
  readonly #overruled = new Map<string, Violation>()
  readonly #draws: DrawVerdicts
  #read = 0

  constructor(start: State) {
    this.#draws = new DrawVerdicts(start)
    for (const { id, name } of Object.values(start.features)) this.#features.set(id, name)
  }

  /** The book of everything up to the newest entry. */
  read({ entries }: Pick<BattleLog<unknown, Event>, 'entries'>): LogBook {
    for (; this.#read < entries.length; this.#read++) {
      const entry = entries[this.#read]
      if (entry === undefined) continue
      this.#draws.read(entry)
      if (entry.kind === 'command') for (const event of entry.events) this.#note(event)
    }
    return {
      features: this.#features,
      charges: this.#charges,
      overruled: this.#overruled,
      verdicts: this.#draws.verdicts,
    }
  }

  #note(event: Event): void {
    if (event.type === 'feature-placed') this.#features.set(event.feature.id, event.feature.name)
    if (event.type === 'feature-split') this.#features.set(event.cutOff.id, event.cutOff.name)
    if (event.type === 'charge-declared') this.#charges.set(event.charge.id, event.charge)
    if (event.type === 'overruled') this.#overruled.set(event.overrule.key, event.found)
  }
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
