import type { Card } from '@rules/games/lords-of-war/cards'
import { checkDeck } from '@rules/games/lords-of-war/deck-counts'
import type { Deck, DeckSummary } from '../contract/decks'
import type { ReadDb, WriteDb } from '../db/database'

type Row = {
  readonly id: string
  readonly name: string
  readonly army: string
  readonly cards: string
  readonly is_collection: number
  readonly updated_at_ms: number
}

const COLUMNS = 'id, name, army, cards, is_collection, updated_at_ms'

/** The decks by name, and then the collections of cards. */
export function listDecks(db: ReadDb): readonly DeckSummary[] {
  const rows = db.all<Row>(
    `SELECT ${COLUMNS} FROM decks WHERE deleted_at_ms IS NULL ORDER BY is_collection, name COLLATE NOCASE, id`,
  )
  return rows.map((row) => {
    const { id, name, army, cards, isCollection = false } = toDeck(row)
    const troubleCount = isCollection ? 0 : checkDeck(cards).length
    return {
      ...{ id, name, army, isCollection, troubleCount },
      cardCount: cards.length,
      updatedAtMs: row.updated_at_ms,
    }
  })
}

/** A deck, deleted ones included, or null. */
export function findDeck(db: ReadDb, id: string): Deck | null {
  const row = db.one<Row>(`SELECT ${COLUMNS} FROM decks WHERE id = ?`, id)
  return row === undefined ? null : toDeck(row)
}

/** Stores a deck, new or changed; a deleted one comes back. */
export function saveDeck(db: WriteDb, deck: Deck, atMs: number): void {
  db.run(
    `INSERT INTO decks (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, army = excluded.army, cards = excluded.cards,
       is_collection = excluded.is_collection, updated_at_ms = excluded.updated_at_ms, deleted_at_ms = NULL`,
    deck.id,
    deck.name,
    deck.army,
    JSON.stringify(deck.cards),
    deck.isCollection === true ? 1 : 0,
    atMs,
  )
}

/** Puts a deck into the bin (a moment) or takes it out (null); tells whether there is one of that id. */
export function setDeckDeleted(db: WriteDb, id: string, atMs: number | null): boolean {
  return db.run(`UPDATE decks SET deleted_at_ms = ? WHERE id = ?`, atMs, id) > 0
}

function toDeck(row: Row): Deck {
  // Only saveDeck writes this column, from cards that were parsed at the border.
  const cards = JSON.parse(row.cards) as readonly Card[]
  const deck = { id: row.id, name: row.name, army: row.army, cards }
  return row.is_collection === 1 ? { ...deck, isCollection: true } : deck
}
