import type { Connection } from '../database'

/**
 * Pictures that lie beneath tables, each stored once under the SHA-256 of its file, and which of them a terrain map has:
 * JSON, null for none. A battle names its picture in its setup.
 */
export function pictures(connection: Connection): void {
  connection.exec(`
    CREATE TABLE pictures (
      id TEXT PRIMARY KEY,
      type TEXT NOT NULL,
      bytes BLOB NOT NULL,
      added_at_ms INTEGER NOT NULL
    ) STRICT;

    ALTER TABLE terrain_maps ADD COLUMN background TEXT;
  `)
}
