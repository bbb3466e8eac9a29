import type { Connection } from '../database'

/** A deck may be a collection of cards that is not meant to be played as it is. */
export function cardCollections(connection: Connection): void {
  connection.exec(`ALTER TABLE decks ADD COLUMN is_collection INTEGER NOT NULL DEFAULT 0`)
}
