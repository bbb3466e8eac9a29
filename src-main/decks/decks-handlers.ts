import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import { err, ok } from '@rules/core/result'
import { type Failure, failure } from '../contract/failures'
import type { Language } from '../contract/library'
import type { ReadDb } from '../db/database'
import { found, type LibraryHandlers, orFailure } from '../ipc/handlers'
import { decodeTable } from '../transfer/army-csv/decode-table'
import { fileNameOf, readWhole, writeWhole } from '../transfer/files'
import type { FileDialogs } from '../windows/file-dialogs'
import { formatDeckFile, formatDeckTable, previewDeck } from './deck-files'
import { findDeck, listDecks, saveDeck, setDeckDeleted } from './decks-repo'

const MOST_FILE_BYTES = 5_000_000

/** What the handlers of decks need from outside. */
export type DeckNeeds = {
  readonly dialogs: FileDialogs
  readonly now: () => number
  readonly language: (db: ReadDb) => Language
}

/** What windows may ask about decks. */
export function deckHandlers({ dialogs, now, language }: DeckNeeds) {
  return {
    'decks:list': (db) => ok(listDecks(db)),
    'decks:get': (db, { id }) => orFailure(findDeck(db, id), unknownDeck(id)),
    'decks:save': (db, deck) => {
      saveDeck(db, deck, now())
      return ok(deck)
    },
    'decks:duplicate': (db, { id, name }) => {
      const deck = findDeck(db, id)
      if (deck === null) return err(unknownDeck(id))
      const copy = { ...deck, id: randomUUID(), name }
      saveDeck(db, copy, now())
      return ok(copy)
    },
    'decks:delete': (db, { id }) => found(setDeckDeleted(db, id, now()), null, unknownDeck(id)),
    'decks:restore': (db, { id }) => {
      setDeckDeleted(db, id, null)
      return orFailure(findDeck(db, id), unknownDeck(id))
    },
    'decks:preview-file': async (_db, _argument, asker) => {
      const file = await dialogs.choose('deck', asker.windowId)
      if (file === null) return ok(null)
      const bytes = await readWhole(file, MOST_FILE_BYTES)
      return bytes.ok ? previewDeck(basename(file), decodeTable(bytes.value)) : bytes
    },
    'decks:preview-text': (_db, { name, text }) => previewDeck(name, text),
    'decks:export': async (db, { id, format }, asker) => {
      const deck = findDeck(db, id)
      if (deck === null) return err(unknownDeck(id))
      const file = await dialogs.chooseTarget('deck', format, fileNameOf(deck.name), asker.windowId)
      if (file === null) return ok(null)
      const isFrench = language(db) === 'fr'
      return writeWhole(
        file,
        format === 'csv' ? formatDeckTable(deck, isFrench ? ';' : ',') : formatDeckFile(deck),
      )
    },
  } satisfies LibraryHandlers<'decks:'>
}

function unknownDeck(id: string): Failure {
  return failure('decks/unknown', { id })
}
