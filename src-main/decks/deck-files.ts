import { randomUUID } from 'node:crypto'
import { ok, type Result } from '@rules/core/result'
import { cardsOfList, type DeckList } from '@rules/games/lords-of-war/deck-list'
import { type Deck, parseDeck } from '@rules/games/lords-of-war/library/deck'
import { tableOfList } from '@rules/games/lords-of-war/library/deck-list-table'
import { readDeckTable, writeDeckTable } from '@rules/games/lords-of-war/library/deck-table'
import Papa from 'papaparse'
import { z } from 'zod'
import type { DeckImportPreview } from '../contract/decks'
import type { Failure } from '../contract/failures'
import { splitTable } from '../transfer/army-csv/split-table'
import { formatMarshalFile, notMarshal, parseMarshalFile } from '../transfer/marshal-file'

/** The text of a file of ours with one deck. */
export function formatDeckFile(deck: Deck): string {
  return formatMarshalFile('deck', deck, 2)
}

/** A deck as a table that a spreadsheet opens, with a mark of its encoding. */
export function formatDeckTable(deck: Deck, delimiter: ',' | ';'): string {
  const rows = writeDeckTable(deck.cards).map((row) => [...row])
  return `\uFEFF${Papa.unparse(rows, { delimiter })}\r\n`
}

/**
 * What a text holds: a deck of a file of ours, a list of units as decks are shipped, or a table of cards. The deck has an
 * id of its own here. Fails as files of ours and tables do.
 */
export function previewDeck(source: string, text: string): Result<DeckImportPreview, Failure> {
  return text.trimStart().startsWith('{') ? previewJson(source, text) : previewTable(source, text)
}

function previewJson(source: string, text: string): Result<DeckImportPreview, Failure> {
  const list = listShape.safeParse(jsonOf(text))
  if (list.success) return ok(previewList(source, list.data))
  const content = parseMarshalFile(text, 'deck')
  if (!content.ok) return content
  const parsed = parseDeck(content.value)
  if (!parsed.ok) return { ok: false, trouble: notMarshal(parsed.trouble.path, parsed.trouble.problem) }
  return ok({ source, columns: [], rows: [], deck: { ...parsed.value, id: randomUUID() } })
}

/** A deck list has no head of ours: it is told by its units. */
const listShape = z.object({
  name: z.string(),
  army: z.string(),
  isCollection: z.boolean().optional(),
  units: z.array(z.unknown()).max(200),
})
const counted = z.array(z.object({ count: z.int().min(1).max(36) }).loose())

/** A list of which every unit is as it should be is taken as it stands; any other is judged unit by unit. */
function previewList(source: string, list: z.infer<typeof listShape>): DeckImportPreview {
  const { name, army, isCollection } = list
  const head = { id: randomUUID(), name, army, isCollection }
  if (counted.safeParse(list.units).success) {
    const parsed = parseDeck({ ...head, cards: cardsOfList(list as DeckList) })
    if (parsed.ok) return { source, columns: [], rows: [], deck: parsed.value }
  }
  const { columns, rows, cards } = readDeckTable(tableOfList(list.units, army))
  return { source, columns, rows, deck: { ...head, cards } }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return null
  }
}

function previewTable(source: string, text: string): Result<DeckImportPreview, Failure> {
  const table = splitTable(text)
  if (!table.ok) return table
  const { columns, rows, cards } = readDeckTable(table.value.rows.map((row) => row.cells))
  const name = source.replace(/\.[^.]*$/, '').trim() || source
  return ok({
    source,
    columns,
    rows,
    deck: { id: randomUUID(), name, army: cards[0]?.army ?? '', cards },
  })
}
