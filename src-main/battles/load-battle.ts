import { err, ok, type Result } from '@rules/core/result'
import { type Failure, failure } from '../contract/failures'
import type { OpenBattle } from '../contract/library'
import type { ReadDb } from '../db/database'
import {
  findLastSeen,
  findSnapshot,
  findStoredBattle,
  findTitle,
  type LastSeen,
  readEntries,
  snapshotSequences,
} from './battles-repo'
import { type FoundGame, findGame } from './games'
import type { RunningBattle } from './running-battle'
import { damaged, newerVersion, parseOrNull, readLog, withReadableLog } from './stored-log'

/** A battle that is held open. */
export type OpenedBattle = {
  readonly game: FoundGame
  readonly setup: unknown
  readonly battle: RunningBattle
  commandsSinceSnapshot: number
  /** How long the battle has not been open since its newest entry. */
  awayMs: number
}

type Snapshots = (sequence: number) => string | null

/** Reads a battle once, as of a moment, to be played on and to be sent to a window. */
export function loadBattle(
  db: ReadDb,
  id: string,
  nowMs: number,
): Result<{ readonly opened: OpenedBattle; readonly sent: OpenBattle }, Failure> {
  const stored = findStoredBattle(db, id)
  if (stored === null) return err(failure('battles/unknown', { id }))
  const game = findGame(stored.game)
  if (game === null) return err(failure('battles/unknown-game', { game: stored.game }))
  if (stored.setupVersion > game.version) return err(newerVersion(stored.setupVersion, game))
  const setup = parseOrNull(stored.setup)
  if (setup === null) return err(damaged(0))
  const log = readLog(readEntries(db, id), game)
  if (!log.ok) return log
  const { entries, text } = log.value
  const keptAt = snapshotSequences(db, id, game.version)
  const snapshots = readSnapshots(db, id)
  const battle = withReadableLog(() =>
    game.run({
      setup: { data: setup, isOurs: stored.setupVersion === game.version },
      entries,
      keptAt,
      keptState: (sequence) => parseOrNull(snapshots(sequence)),
    }),
  )
  if (!battle.ok) return err(failure('battles/damaged', { sequence: 0, ...battle.trouble.figures }))
  const commandsSinceSnapshot = entries.slice(keptAt[0] ?? 0).filter(({ kind }) => kind === 'command').length
  const awayMs = awayUntil(nowMs, findLastSeen(db, id), entries.at(-1)?.atMs)
  const opened = { game, setup, battle: battle.value, commandsSinceSnapshot, awayMs }
  return ok({ opened, sent: toSend(db, id, opened, text, snapshots) })
}

/** An open battle as a window receives it; `log` is the JSON of its entries. */
export function toSend(
  db: ReadDb,
  id: string,
  { game, setup, battle, awayMs }: OpenedBattle,
  log: string,
  snapshots: Snapshots = readSnapshots(db, id),
): OpenBattle {
  const sequence = battle.newestKept(snapshotSequences(db, id, game.version))
  const state = sequence === null ? null : snapshots(sequence)
  return {
    id,
    title: findTitle(db, id) ?? '',
    game: game.id,
    version: game.version,
    setup,
    log,
    // A text that cannot be parsed would be of no use to a window.
    awayMs,
    kept: sequence === null || state === null ? null : { sequence, state },
  }
}

/** How long a battle that is opened now has not been open since its newest entry; one that has none never began. */
function awayUntil(nowMs: number, seen: LastSeen | null, newestMs: number | undefined): number {
  if (newestMs === undefined) return 0
  // What was noted before the newest entry is told by that entry.
  const known = seen === null || seen.atMs < newestMs ? { atMs: newestMs, awayMs: 0 } : seen
  return known.awayMs + Math.max(0, nowMs - known.atMs)
}

/** The texts of a battle's kept states; the one read last is not read again. */
function readSnapshots(db: ReadDb, id: string): Snapshots {
  let last: { readonly sequence: number; readonly text: string | null } | null = null
  return (sequence) => {
    if (last?.sequence !== sequence) last = { sequence, text: findSnapshot(db, id, sequence) }
    return last.text
  }
}
