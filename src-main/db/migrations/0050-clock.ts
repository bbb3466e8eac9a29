import type { Connection } from '../database'

/**
 * What the clock of a battle needs: how much of the time before an entry the battle was not open, and when it was last
 * seen open. Of what was played before, nobody noted it.
 */
export function clock(connection: Connection): void {
  connection.exec(`
    ALTER TABLE battle_entries ADD COLUMN away_ms INTEGER;
    ALTER TABLE battles ADD COLUMN seen_at_ms INTEGER;
    ALTER TABLE battles ADD COLUMN away_ms INTEGER NOT NULL DEFAULT 0;
  `)
}
