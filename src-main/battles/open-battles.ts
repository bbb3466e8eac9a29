import type { LogEntry } from '@rules/core/battle-log'
import type { Chance } from '@rules/core/chance'
import { err, ok, type Result } from '@rules/core/result'
import { type Failure, failure } from '../contract/failures'
import type { Appended, OpenBattle } from '../contract/library'
import type { ReadDb, WriteDb } from '../db/database'
import {
  findSnapshot,
  findStoredBattle,
  insertEntry,
  insertSnapshot,
  readEntries,
  type StoredBattle,
  type StoredEntry,
  snapshotSequences,
  storeOutline,
} from './battles-repo'
import { findGame } from './games'
import type { RunningBattle } from './running-battle'
import { logText, parseOrNull, readLog, toStored, withReadableLog } from './stored-log'

/** How many commands lie between two states that are kept beside the log. */
export const SNAPSHOT_EVERY = 200

type Opened = { readonly stored: StoredBattle; readonly battle: RunningBattle; commandsSinceSnapshot: number }

/** What an appended entry needs from outside. */
export type OpenBattlesNeeds = { readonly chance: Chance; readonly now: () => number }

/**
 * The battles that are being played, each held once and written by this class only. What it answers is durable; when
 * something fails, the battle stands as it stood.
 */
export class OpenBattles {
  readonly #needs: OpenBattlesNeeds
  readonly #opened = new Map<string, Opened>()
  #db: WriteDb | null = null

  constructor(needs: OpenBattlesNeeds) {
    this.#needs = needs
  }

  /** A battle with its whole log. */
  open(db: WriteDb, id: string): Result<OpenBattle, Failure> {
    const rows = readEntries(db, id)
    const opened = this.#find(db, id, rows)
    if (!opened.ok) return opened
    const { stored, battle } = opened.value
    const keptAt = battle.newestKept(snapshotSequences(db, id, battle.version))
    const state = keptAt === null ? null : findSnapshot(db, id, keptAt)
    return ok({
      id,
      title: findStoredBattle(db, id)?.title ?? stored.title,
      game: stored.game,
      version: battle.version,
      setup: JSON.parse(stored.setup),
      log: logText(rows, battle.entries(), battle.version),
      kept: keptAt === null || state === null ? null : { sequence: keptAt, state },
    })
  }

  /** A battle with its whole log, to be copied: one that is not being played is not held on to. */
  read(db: WriteDb, id: string): Result<OpenBattle, Failure> {
    const wasOpen = this.#opened.has(id)
    const battle = this.open(db, id)
    if (!wasOpen) this.#opened.delete(id)
    return battle
  }

  /** Carries out a command; `expected` is the sequence that its entry is to have. */
  submit(db: WriteDb, id: string, expected: number, command: unknown): Result<Appended, Failure> {
    return this.#append(db, id, expected, (battle, entry) => {
      const events = battle.decide(command, this.#needs.chance)
      return events.ok ? ok({ ...entry, kind: 'command', events: events.value }) : events
    })
  }

  /** Takes back the latest command in effect, or brings back the one that was taken back last. */
  step(db: WriteDb, id: string, expected: number, kind: 'undo' | 'redo'): Result<Appended, Failure> {
    return this.#append(db, id, expected, (battle, entry) => {
      const target = battle.target(kind)
      return target === null ? err(failure(`battles/nothing-to-${kind}`)) : ok({ ...entry, kind, target })
    })
  }

  /** Lets go of a battle; the list will show it as it is now. */
  close(db: WriteDb, id: string): void {
    const opened = this.#opened.get(id)
    if (opened === undefined || db !== this.#db) return
    this.#opened.delete(id)
    storeOutline(db, id, opened.battle.outline(), opened.battle.next() - 1)
  }

  /** Lets go of every battle. */
  closeAll(db: WriteDb): void {
    for (const id of [...this.#opened.keys()]) this.close(db, id)
  }

  /** Brings what the list shows of a battle up to its latest entry. */
  refreshOutline(db: WriteDb, id: string): void {
    const wasOpen = this.#opened.has(id)
    const opened = this.#find(db, id)
    if (!opened.ok) return
    storeOutline(db, id, opened.value.battle.outline(), opened.value.battle.next() - 1)
    if (!wasOpen) this.#opened.delete(id)
  }

  #append(
    db: WriteDb,
    id: string,
    expected: number,
    make: (
      battle: RunningBattle,
      entry: { readonly sequence: number; readonly atMs: number },
    ) => Result<LogEntry<unknown>, Failure>,
  ): Result<Appended, Failure> {
    const opened = this.#find(db, id)
    if (!opened.ok) return opened
    const { battle } = opened.value
    const sequence = battle.next()
    if (expected !== sequence) return err(failure('battles/stale', { expected, next: sequence }))
    const made = make(battle, { sequence, atMs: this.#needs.now() })
    if (!made.ok) return made
    const entry = made.value
    // A command that leads to nothing is no step that one could undo.
    if (entry.kind === 'command' && entry.events.length === 0) return ok({ battleId: id, entries: [] })
    const prepared = withReadableLog(() => ok(battle.prepare(entry)))
    if (!prepared.ok) return prepared
    insertEntry(db, id, toStored(entry, battle.version))
    prepared.value()
    this.#keepState(db, id, opened.value, entry)
    return ok({ battleId: id, entries: [entry] })
  }

  #keepState(db: WriteDb, id: string, opened: Opened, entry: LogEntry<unknown>): void {
    if (entry.kind !== 'command') return
    opened.commandsSinceSnapshot += 1
    if (opened.commandsSinceSnapshot < SNAPSHOT_EVERY) return
    const { battle } = opened
    try {
      const state = JSON.stringify(battle.state())
      insertSnapshot(db, id, { sequence: entry.sequence, version: battle.version, state })
      opened.commandsSinceSnapshot = 0
    } catch {
      // The entry is durable and says everything; the state is kept with the next command that can be.
    }
  }

  #find(db: WriteDb, id: string, rows?: readonly StoredEntry[]): Result<Opened, Failure> {
    if (db !== this.#db) {
      // Another library was put in place: what was open belonged to the one before.
      this.#opened.clear()
      this.#db = db
    }
    const opened = this.#opened.get(id)
    if (opened !== undefined) return ok(opened)
    const read = readBattle(db, id, rows ?? readEntries(db, id))
    if (read.ok) this.#opened.set(id, read.value)
    return read
  }
}

function readBattle(db: ReadDb, id: string, rows: readonly StoredEntry[]): Result<Opened, Failure> {
  const stored = findStoredBattle(db, id)
  if (stored === null) return err(failure('battles/unknown', { id }))
  const game = findGame(stored.game)
  if (game === null) return err(failure('battles/unknown-game', { game: stored.game }))
  const newest = Math.max(stored.setupVersion, ...new Set(rows.map(({ version }) => version)))
  if (newest > game.version)
    return err(failure('battles/newer-version', { found: newest, known: game.version }))
  const entries = readLog(rows, game)
  if (!entries.ok) return entries
  const keptAt = snapshotSequences(db, id, game.version)
  const battle = withReadableLog(() =>
    game.run({
      setup: { data: parseOrNull(stored.setup), version: stored.setupVersion },
      entries: entries.value,
      keptAt,
      keptState: (sequence) => parseOrNull(findSnapshot(db, id, sequence)),
    }),
  )
  if (!battle.ok) return err(failure('battles/damaged', { sequence: 0, ...battle.trouble.figures }))
  const lastKept = keptAt[0] ?? 0
  const commandsSinceSnapshot = rows.filter((row) => row.kind === 'command' && row.sequence > lastKept).length
  return ok({ stored, battle: battle.value, commandsSinceSnapshot })
}
