import type { Connection } from '../database'

/** Decks of cards, of whichever game is played with cards: the cards are JSON that the game's parser let through. */
export function decks(connection: Connection): void {
  connection.exec(`
    CREATE TABLE decks (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      army TEXT NOT NULL,
      cards TEXT NOT NULL,
      updated_at_ms INTEGER NOT NULL,
      deleted_at_ms INTEGER
    ) STRICT;
  `)
}
