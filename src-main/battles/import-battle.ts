import type { LogEntry } from '@rules/core/battle-log'
import type { Outline } from '@rules/core/outline'
import type { WriteDb } from '../db/database'
import { insertBattle, insertEntry } from './battles-repo'
import { toStored } from './stored-log'

/** A battle that was checked from end to end, to be stored whole. */
export type Importable = {
  readonly title: string
  readonly game: string
  readonly version: number
  readonly setup: unknown
  readonly entries: readonly LogEntry<unknown>[]
  readonly outline: Outline
}

/** Stores a battle with its whole log, or nothing of it. */
export function insertImported(db: WriteDb, id: string, battle: Importable, atMs: number): void {
  const { title, game, version, outline } = battle
  const stored = {
    id,
    title,
    game,
    setup: JSON.stringify(battle.setup),
    setupVersion: version,
    createdAtMs: atMs,
  }
  db.atOnce(() => {
    insertBattle(db, stored, outline, battle.entries.length)
    for (const entry of battle.entries) insertEntry(db, id, toStored(entry, version))
  })
}
