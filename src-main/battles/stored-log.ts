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
 * The log that stored entries make, its events brought to the game's present version. Events of that version were
 * written by this Marshal and are taken as they are.
 */
export function readLog(
  rows: readonly StoredEntry[],
  game: FoundGame,
): Result<readonly LogEntry<unknown>[], Failure> {
  const entries: LogEntry<unknown>[] = []
  for (const { sequence, kind, target, atMs, version, events } of rows) {
    if (sequence !== entries.length + 1)
      return err(failure('battles/damaged', { sequence: entries.length + 1 }))
    if (kind !== 'command') {
      entries.push({ kind, sequence, atMs, target: target ?? 0 })
      continue
    }
    const data = parseOrNull(events)
    if (!Array.isArray(data)) return err(failure('battles/damaged', { sequence }))
    const upgraded = version === game.version ? ok(data) : game.upgrade(data, version)
    if (!upgraded.ok) return upgraded
    entries.push({ kind, sequence, atMs, events: upgraded.value })
  }
  return ok(entries)
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
