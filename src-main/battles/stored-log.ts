import type { LogEntry } from '@rules/core/battle-log'
import { err, ok, type Result } from '@rules/core/result'
import { type Failure, failure } from '../contract/failures'
import type { StoredEntry } from './battles-repo'
import type { FoundGame } from './games'

/** An entry as it is stored by a version of its game. */
export function toStored(entry: LogEntry<unknown>, version: number): StoredEntry {
  const { kind, sequence, atMs } = entry
  if (entry.kind === 'command')
    return { kind, sequence, atMs, version, target: null, events: JSON.stringify(entry.events) }
  return { kind, sequence, atMs, version, target: entry.target, events: '[]' }
}

/**
 * The log that stored entries make. Entries of the game's present version were written by this Marshal: they are taken
 * as they are, and their events are parsed only when someone asks for them, since a kept state makes most of them
 * unneeded. Older ones are parsed and brought to the present version at once.
 */
export function readLog(
  rows: readonly StoredEntry[],
  game: FoundGame,
): Result<readonly LogEntry<unknown>[], Failure> {
  const entries: LogEntry<unknown>[] = []
  for (const row of rows) {
    const { sequence, kind, atMs, version } = row
    if (sequence !== entries.length + 1) return err(damaged(entries.length + 1))
    if (kind !== 'command') entries.push({ kind, sequence, atMs, target: row.target ?? 0 })
    else if (!isList(row.events)) return err(damaged(sequence))
    else if (version === game.version) entries.push(new UnreadEntry(row))
    else {
      const events = parseOrNull(row.events)
      if (!Array.isArray(events)) return err(damaged(sequence))
      const upgraded = game.upgrade(events, version)
      if (!upgraded.ok) return upgraded
      entries.push({ kind, sequence, atMs, events: upgraded.value })
    }
  }
  return ok(entries)
}

/** The JSON of a log, put together from the texts of its rows where nothing about them is to be changed. */
export function logText(
  rows: readonly StoredEntry[],
  entries: readonly LogEntry<unknown>[],
  version: number,
): string {
  // One growing text: a list of texts to be joined takes several times as long.
  let text = '['
  for (const [index, row] of rows.entries()) {
    if (index > 0) text += ','
    const { kind, sequence, atMs } = row
    if (kind !== 'command')
      text += `{"kind":"${kind}","sequence":${sequence},"atMs":${atMs},"target":${row.target}}`
    else if (row.version !== version) text += JSON.stringify(entries[index])
    else text += `{"kind":"command","sequence":${sequence},"atMs":${atMs},"events":${row.events}}`
  }
  return `${text}]`
}

/** What a JSON text says, or null when it is none. */
export function parseOrNull(json: string | null): unknown {
  if (json === null) return null
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** Thrown where an entry turns out to be unreadable after the log was taken as it is. */
class DamagedEntry extends Error {
  constructor(readonly sequence: number) {
    super(`Entry ${sequence} cannot be read`)
  }
}

/** What work gives that reads a log, or the failure that names the entry which cannot be read. */
export function withReadableLog<Value>(work: () => Result<Value, Failure>): Result<Value, Failure> {
  try {
    return work()
  } catch (error) {
    if (error instanceof DamagedEntry) return err(damaged(error.sequence))
    throw error
  }
}

/** A command entry whose events are still the text of their row. */
class UnreadEntry {
  readonly kind = 'command'
  readonly sequence: number
  readonly atMs: number
  readonly #text: string
  #events: readonly unknown[] | null = null

  constructor({ sequence, atMs, events }: StoredEntry) {
    this.sequence = sequence
    this.atMs = atMs
    this.#text = events
  }

  get events(): readonly unknown[] {
    if (this.#events === null) {
      const events = parseOrNull(this.#text)
      if (!Array.isArray(events)) throw new DamagedEntry(this.sequence)
      this.#events = events
    }
    return this.#events
  }
}

function damaged(sequence: number): Failure {
  return failure('battles/damaged', { sequence })
}

/** Does a text look like a whole list? A look at its ends costs next to nothing. */
function isList(text: string): boolean {
  return text.startsWith('[') && text.endsWith(']')
}
