import { CLOCK_KINDS, type LogEntry } from '@rules/core/battle-log'
import { err, ok, type Result } from '@rules/core/result'
import { type Failure, failure } from '../contract/failures'
import type { EntryRow, StoredEntry } from './battles-repo'
import type { FoundGame } from './games'

/** An entry as it is stored by a version of its game. */
export function toStored(entry: LogEntry<unknown>, version: number): StoredEntry {
  const { kind, sequence, atMs, awayMs = null } = entry
  return {
    kind,
    sequence,
    atMs,
    awayMs,
    version,
    target: 'target' in entry ? entry.target : null,
    events: entry.kind === 'command' ? JSON.stringify(entry.events) : '[]',
  }
}

/** A log as it is read: its entries, to be played on, and the JSON of all of them, to be sent. */
export type ReadLog = { readonly entries: readonly LogEntry<unknown>[]; readonly text: string }

/**
 * The log that stored entries make. Entries of the game's present version were written by this Marshal: they are taken
 * as they are, and their events are parsed only when someone asks for them, since a kept state makes most of them
 * unneeded. Older ones are parsed and brought to the present version at once, newer ones refused.
 */
export function readLog(
  rows: readonly EntryRow[],
  game: Pick<FoundGame, 'version' | 'upgrade'>,
): Result<ReadLog, Failure> {
  const entries: LogEntry<unknown>[] = []
  // One growing text: a list of texts to be joined takes several times as long.
  let text = '['
  for (const [sequence, kind, target, atMs, version, events, awayMs] of rows) {
    if (sequence !== entries.length + 1) return err(damaged(entries.length + 1))
    if (version > game.version) return err(newerVersion(version, game))
    if (sequence > 1) text += ','
    const away = awayMs === null ? {} : { awayMs }
    const stamp = `"sequence":${sequence},"atMs":${atMs}${awayMs === null ? '' : `,"awayMs":${awayMs}`}`
    if (kind === 'undo' || kind === 'redo') {
      entries.push({ kind, sequence, atMs, ...away, target: target ?? 0 })
      text += `{"kind":"${kind}",${stamp},"target":${target}}`
    } else if (kind !== 'command') {
      if (!CLOCK_KINDS.includes(kind)) return err(damaged(sequence))
      entries.push({ kind, sequence, atMs, ...away })
      text += `{"kind":"${kind}",${stamp}}`
    } else if (!isList(events)) return err(damaged(sequence))
    else if (version === game.version) {
      entries.push(new UnreadEntry(sequence, atMs, awayMs, events))
      text += `{"kind":"command",${stamp},"events":${events}}`
    } else {
      const upgraded = upgradeEvents(sequence, events, version, game)
      if (!upgraded.ok) return upgraded
      const entry = { kind, sequence, atMs, ...away, events: upgraded.value }
      entries.push(entry)
      text += JSON.stringify(entry)
    }
  }
  return ok({ entries, text: `${text}]` })
}

/** What a newer Marshal has stored may look alike and mean something else. */
export function newerVersion(found: number, game: Pick<FoundGame, 'version'>): Failure {
  return failure('battles/newer-version', { found, known: game.version })
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
  readonly awayMs?: number
  readonly #text: string
  #events: readonly unknown[] | null = null

  constructor(sequence: number, atMs: number, awayMs: number | null, events: string) {
    this.sequence = sequence
    this.atMs = atMs
    if (awayMs !== null) this.awayMs = awayMs
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

function upgradeEvents(
  sequence: number,
  text: string,
  version: number,
  game: Pick<FoundGame, 'upgrade'>,
): Result<readonly unknown[], Failure> {
  const events = parseOrNull(text)
  if (!Array.isArray(events)) return err(damaged(sequence))
  const upgraded = game.upgrade(events, version)
  return upgraded.ok ? upgraded : err(failure('battles/damaged', { ...upgraded.trouble.figures, sequence }))
}

/** A stored battle that cannot be read at an entry, 0 for what it starts from. */
export function damaged(sequence: number): Failure {
  return failure('battles/damaged', { sequence })
}

/** Does a text look like a whole list? A look at its ends costs next to nothing. */
function isList(text: string): boolean {
  return text.startsWith('[') && text.endsWith(']')
}
