import type { Connection } from '../database'

/**
 * Battles: what each starts from, its log, and states kept along the way. The summary is what the list shows; it is
 * as of `summary_sequence` and made anew when the log has gone on since.
 */
export function battles(connection: Connection): void {
  connection.exec(`
    CREATE TABLE battles (
      id TEXT PRIMARY KEY,
      title TEXT NOT NULL,
      game TEXT NOT NULL,
      setup TEXT NOT NULL,
      setup_version INTEGER NOT NULL,
      created_at_ms INTEGER NOT NULL,
      deleted_at_ms INTEGER,
      summary TEXT NOT NULL,
      summary_sequence INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE battle_entries (
      battle_id TEXT NOT NULL REFERENCES battles (id) ON DELETE CASCADE,
      sequence INTEGER NOT NULL,
      kind TEXT NOT NULL,
      target INTEGER,
      at_ms INTEGER NOT NULL,
      version INTEGER NOT NULL,
      events TEXT NOT NULL,
      PRIMARY KEY (battle_id, sequence)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE battle_snapshots (
      battle_id TEXT NOT NULL REFERENCES battles (id) ON DELETE CASCADE,
      sequence INTEGER NOT NULL,
      version INTEGER NOT NULL,
      state TEXT NOT NULL,
      PRIMARY KEY (battle_id, sequence)
    ) STRICT;
  `)
}
