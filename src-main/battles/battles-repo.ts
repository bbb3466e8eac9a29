import type { LogEntry } from '@rules/core/battle-log'
import type { Outline } from '@rules/core/outline'
import type { BattleSummary } from '../contract/library'
import type { ReadDb, WriteDb } from '../db/database'

/** How a battle stands in the library, without its log. */
export type StoredBattle = {
  readonly id: string
  readonly title: string
  readonly game: string
  /** JSON, as it was written by version `setupVersion` of the game. */
  readonly setup: string
  readonly setupVersion: number
  readonly createdAtMs: number
}

/** When a battle was last seen open, and for how long it had not been open then since the entry before. */
export type LastSeen = { readonly atMs: number; readonly awayMs: number }

/**
 * A log entry as it is stored; `events` is JSON as written by version `version` of the game, `[]` for whatever is no
 * command; `awayMs` is null where an older Marshal wrote it.
 */
export type StoredEntry = {
  readonly sequence: number
  readonly kind: LogEntry<unknown>['kind']
  readonly awayMs: number | null
  readonly target: number | null
  readonly atMs: number
  readonly version: number
  readonly events: string
}

/** A state kept beside the log, in effect after the command entry of that sequence; JSON. */
export type StoredSnapshot = { readonly sequence: number; readonly version: number; readonly state: string }

export type ListedBattle = {
  readonly summary: BattleSummary
  /** The entry that the outline in the summary is as of. */
  readonly outlineSequence: number
}

type ListRow = {
  readonly id: string
  readonly title: string
  readonly game: string
  readonly created_at_ms: number
  readonly summary: string
  readonly summary_sequence: number
  readonly last_sequence: number | null
  readonly updated_at_ms: number
}

/** The battles, the one last played first. */
export function listStoredBattles(db: ReadDb): readonly ListedBattle[] {
  const rows = db.all<ListRow>(
    `SELECT battle.id, title, game, created_at_ms, summary, summary_sequence,
       last.sequence AS last_sequence, max(created_at_ms, coalesce(last.at_ms, 0)) AS updated_at_ms
     FROM battles AS battle LEFT JOIN battle_entries AS last ON last.battle_id = battle.id AND last.sequence =
       (SELECT max(sequence) FROM battle_entries WHERE battle_id = battle.id)
     WHERE deleted_at_ms IS NULL
     ORDER BY updated_at_ms DESC, battle.rowid DESC`,
  )
  return rows.map((row) => ({
    summary: {
      id: row.id,
      title: row.title,
      game: row.game,
      // Only storeOutline and insertBattle write this column.
      ...(JSON.parse(row.summary) as Outline),
      entryCount: row.last_sequence ?? 0,
      createdAtMs: row.created_at_ms,
      updatedAtMs: row.updated_at_ms,
    },
    outlineSequence: row.summary_sequence,
  }))
}

/** A battle, deleted ones included, or null. */
export function findStoredBattle(db: ReadDb, id: string): StoredBattle | null {
  return (
    db.one<StoredBattle>(
      `SELECT id, title, game, setup, setup_version AS setupVersion, created_at_ms AS createdAtMs
       FROM battles WHERE id = ?`,
      id,
    ) ?? null
  )
}

/** The title of a battle, deleted ones included, or null. */
export function findTitle(db: ReadDb, id: string): string | null {
  return db.one<{ title: string }>(`SELECT title FROM battles WHERE id = ?`, id)?.title ?? null
}

/** When a battle was last seen open, or null when nobody noted it. */
export function findLastSeen(db: ReadDb, id: string): LastSeen | null {
  return (
    db.one<LastSeen>(
      `SELECT seen_at_ms AS atMs, away_ms AS awayMs FROM battles WHERE id = ? AND seen_at_ms IS NOT NULL`,
      id,
    ) ?? null
  )
}

/** Notes that a battle is open. */
export function storeLastSeen(db: WriteDb, id: string, { atMs, awayMs }: LastSeen): void {
  db.run(`UPDATE battles SET seen_at_ms = ?, away_ms = ? WHERE id = ?`, atMs, awayMs, id)
}

/** A stored entry as a list. */
export type EntryRow = readonly [
  sequence: number,
  kind: StoredEntry['kind'],
  target: number | null,
  atMs: number,
  version: number,
  events: string,
  awayMs: number | null,
]

/** The log of a battle, from entry 1. */
export function readEntries(db: ReadDb, battleId: string): readonly EntryRow[] {
  return db.lists<EntryRow>(
    `SELECT sequence, kind, target, at_ms, version, events, away_ms FROM battle_entries WHERE battle_id = ? ORDER BY sequence`,
    battleId,
  )
}

/** The sequences at which states of this version of the game are kept, newest first. */
export function snapshotSequences(db: ReadDb, battleId: string, version: number): readonly number[] {
  const rows = db.all<{ sequence: number }>(
    `SELECT sequence FROM battle_snapshots WHERE battle_id = ? AND version = ? ORDER BY sequence DESC`,
    battleId,
    version,
  )
  return rows.map(({ sequence }) => sequence)
}

/** The JSON of a kept state, or null. */
export function findSnapshot(db: ReadDb, battleId: string, sequence: number): string | null {
  const row = db.one<{ state: string }>(
    `SELECT state FROM battle_snapshots WHERE battle_id = ? AND sequence = ?`,
    battleId,
    sequence,
  )
  return row?.state ?? null
}

/** Stores a battle without its log; `outline` is as of an entry, 0 before the first. */
export function insertBattle(db: WriteDb, battle: StoredBattle, outline: Outline, sequence = 0): void {
  db.run(
    `INSERT INTO battles (id, title, game, setup, setup_version, created_at_ms, summary, summary_sequence)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    battle.id,
    battle.title,
    battle.game,
    battle.setup,
    battle.setupVersion,
    battle.createdAtMs,
    JSON.stringify(outline),
    sequence,
  )
}

/** Makes an entry durable. Throws when there is one of its sequence already. */
export function insertEntry(db: WriteDb, battleId: string, entry: StoredEntry): void {
  db.run(
    `INSERT INTO battle_entries (battle_id, sequence, kind, target, at_ms, version, events, away_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    battleId,
    entry.sequence,
    entry.kind,
    entry.target,
    entry.atMs,
    entry.version,
    entry.events,
    entry.awayMs,
  )
}

/** Keeps a state beside the log. */
export function insertSnapshot(db: WriteDb, battleId: string, snapshot: StoredSnapshot): void {
  db.run(
    `INSERT OR REPLACE INTO battle_snapshots (battle_id, sequence, version, state) VALUES (?, ?, ?, ?)`,
    battleId,
    snapshot.sequence,
    snapshot.version,
    snapshot.state,
  )
}

/** Stores what the list shows, as of an entry. */
export function storeOutline(db: WriteDb, id: string, outline: Outline, sequence: number): void {
  db.run(
    `UPDATE battles SET summary = ?, summary_sequence = ? WHERE id = ?`,
    JSON.stringify(outline),
    sequence,
    id,
  )
}

/** Gives a battle another title; tells whether there is one of that id. */
export function renameBattle(db: WriteDb, id: string, title: string): boolean {
  return db.run(`UPDATE battles SET title = ? WHERE id = ?`, title, id) > 0
}

/** Puts a battle into the bin (a moment) or takes it out (null); tells whether there is one of that id. */
export function setBattleDeleted(db: WriteDb, id: string, atMs: number | null): boolean {
  return db.run(`UPDATE battles SET deleted_at_ms = ? WHERE id = ?`, atMs, id) > 0
}

/**
 * Copies a battle with its log, up to an entry if one is named; tells whether there was one to copy. A log that is cut
 * off after a command entry stands where the battle stood when that entry was made.
 */
export function copyBattle(
  db: WriteDb,
  id: string,
  copy: { id: string; title: string; atMs: number },
  upTo: number = Number.MAX_SAFE_INTEGER,
): boolean {
  return db.atOnce(() => {
    const copied = db.run(
      `INSERT INTO battles (id, title, game, setup, setup_version, created_at_ms, summary, summary_sequence)
       SELECT ?, ?, game, setup, setup_version, ?, summary, summary_sequence FROM battles WHERE id = ?`,
      copy.id,
      copy.title,
      copy.atMs,
      id,
    )
    db.run(
      `INSERT INTO battle_entries (battle_id, sequence, kind, target, at_ms, version, events, away_ms)
       SELECT ?, sequence, kind, target, at_ms, version, events, away_ms FROM battle_entries
       WHERE battle_id = ? AND sequence <= ?`,
      copy.id,
      id,
      upTo,
    )
    db.run(
      `INSERT INTO battle_snapshots (battle_id, sequence, version, state)
       SELECT ?, sequence, version, state FROM battle_snapshots WHERE battle_id = ? AND sequence <= ?`,
      copy.id,
      id,
      upTo,
    )
    return copied > 0
  })
}
