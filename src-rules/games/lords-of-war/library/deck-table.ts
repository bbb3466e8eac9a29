import { type Card, type CardFigures, DIRECTIONS, type Direction, type Offset } from '../cards'
import { FARTHEST_TARGET, HIGHEST_VALUE, LONGEST_NAME, MOST_TARGETS } from '../codec/card-schemas'
import { MOST_DECK_CARDS } from './deck'
import { classOf, DECK_FIELDS, type DeckField, directionOf, fieldOf, rankOf } from './deck-columns'

/** Something about a row that its reader should know: `refused` when it gives no card. */
export type DeckRemark = {
  readonly code: string
  readonly refuses: boolean
  readonly figures: Readonly<Record<string, string | number>>
}

/** A row of a table as it was understood: the cards that it gives, and what is to be said of it. */
export type DeckRow = {
  /** Counted from 1, the headings being line 1. */
  readonly line: number
  readonly cells: readonly string[]
  readonly cards: number
  readonly remarks: readonly DeckRemark[]
}

/** A table of cards as it was understood, before anything of it is kept. */
export type DeckPreview = {
  readonly columns: readonly { readonly header: string; readonly field: DeckField | null }[]
  readonly rows: readonly DeckRow[]
  readonly cards: readonly Card[]
}

const HIGHEST_COUNT = 36

/**
 * Reads a table of cards, headings first: a row a unit, with how many cards of it there are. Arrows stand in a column
 * for each direction as the owner sees them; target squares are written `right/forward`, parted by blanks. What is not
 * understood refuses its row and is said; nothing is made up.
 */
export function readDeckTable(table: readonly (readonly string[])[]): DeckPreview {
  const [headers = [], ...body] = table
  const columns = columnsOf(headers)
  const cards: Card[] = []
  const rows = body.flatMap((cells, index): readonly DeckRow[] => {
    if (cells.every((cell) => cell.trim() === '')) return []
    const row = new RowReader(columns, cells)
    const read = readRow(row, MOST_DECK_CARDS - cards.length)
    const line = index + 2
    const first = cards.length
    if (read.figures !== null)
      for (let copy = 1; copy <= read.count; copy++)
        cards.push({ ...read.figures, id: `${String(line).padStart(3, '0')}-${copy}` })
    return [{ line, cells, cards: cards.length - first, remarks: read.remarks }]
  })
  return { columns, rows, cards }
}

/** What each column holds: of two that hold the same the first counts, and the other is said not to be used. */
function columnsOf(headers: readonly string[]): DeckPreview['columns'] {
  const fields = headers.map(fieldOf)
  return headers.map((header, index) => {
    const field = fields[index] ?? null
    return { header, field: fields.indexOf(field) < index ? null : field }
  })
}

/** A deck as a table that `readDeckTable` reads back: equal cards in one row with their count. */
export function writeDeckTable(cards: readonly Card[]): readonly (readonly string[])[] {
  const counts = new Map<string, { readonly figures: CardFigures; count: number }>()
  for (const { id: _, ...figures } of cards) {
    const key = JSON.stringify(writeRow(figures, 0))
    const known = counts.get(key)
    if (known === undefined) counts.set(key, { figures, count: 1 })
    else known.count++
  }
  return [DECK_FIELDS, ...[...counts.values()].map(({ figures, count }) => writeRow(figures, count))]
}

function writeRow(card: CardFigures, count: number): readonly string[] {
  const text: Readonly<Record<DeckField, string>> = {
    name: card.name,
    army: card.army,
    class: card.unitClass,
    rank: card.rank,
    defence: String(card.defence),
    ...(Object.fromEntries(
      DIRECTIONS.map((direction) => [direction, String(card.attacks[direction] ?? '')]),
    ) as Record<Direction, string>),
    missile: card.missile === null ? '' : String(card.missile.damage),
    targets: (card.missile?.targets ?? []).map(({ right, forward }) => `${right}/${forward}`).join(' '),
    moves: card.moves.join(' '),
    count: String(count),
  }
  return DECK_FIELDS.map((field) => text[field])
}

type ReadRow = {
  readonly figures: CardFigures | null
  readonly count: number
  readonly remarks: readonly DeckRemark[]
}

/** Reads a row of which at most so many cards still have room in the deck. */
function readRow(row: RowReader, room: number): ReadRow {
  const name = row.text('name')
  if (name === '') row.refuse('deck-table/no-name')
  for (const field of ['name', 'army'] as const)
    if (row.text(field).length > LONGEST_NAME)
      row.refuse('deck-table/too-long', { field, most: LONGEST_NAME, letters: row.text(field).length })
  const unitClass = classOf(row.text('class'))
  if (unitClass === null) row.refuse('deck-table/unknown-class', { word: row.text('class') })
  const rank = rankOf(row.text('rank'))
  if (rank === null) row.refuse('deck-table/unknown-rank', { word: row.text('rank') })
  const defence = row.number('defence')
  if (defence === null && row.isBlank('defence')) row.refuse('deck-table/no-defence')
  const attacks: Partial<Record<Direction, number>> = {}
  for (const direction of DIRECTIONS) {
    const value = row.number(direction)
    if (value !== null) attacks[direction] = value
  }
  const damage = row.number('missile')
  const targets = readTargets(row)
  if ((damage === null) !== (targets.length === 0)) row.refuse('deck-table/half-missile')
  if (unitClass === 'ranged' && damage === null && targets.length === 0) row.note('deck-table/no-missile')
  const moves = readMoves(row)
  const count = row.isBlank('count') ? 1 : row.number('count', HIGHEST_COUNT)
  if (count !== null && count > room) row.refuse('deck-table/deck-full', { count, most: MOST_DECK_CARDS })
  if (count === 0) row.refuse('deck-table/no-cards')
  if (row.isRefused || unitClass === null || rank === null || defence === null || count === null)
    return { figures: null, count: 0, remarks: row.remarks }
  const figures: CardFigures = {
    name,
    army: row.text('army'),
    unitClass,
    rank,
    defence,
    attacks,
    missile: damage === null ? null : { damage, targets },
    moves,
  }
  return { figures, count, remarks: row.remarks }
}

function readTargets(row: RowReader): readonly Offset[] {
  const targets = row.words('targets').flatMap((word) => {
    const target = targetOf(word)
    if (typeof target === 'string') {
      row.refuse(target, { word, most: FARTHEST_TARGET })
      return []
    }
    return [target]
  })
  // A square that is written twice is one square.
  const apart = new Map(targets.map((target) => [`${target.right}/${target.forward}`, target]))
  if (apart.size > MOST_TARGETS) row.refuse('deck-table/too-many-targets', { most: MOST_TARGETS })
  return [...apart.values()]
}

/** The target square of a word, or why it is none. */
function targetOf(word: string): Offset | string {
  const written = /^([+-]?\d{1,4})\/([+-]?\d{1,4})$/.exec(word)
  if (written === null) return 'deck-table/bad-target'
  const [right, forward] = [Number(written[1]) + 0, Number(written[2]) + 0]
  if (right === 0 && forward === 0) return 'deck-table/own-square'
  return Math.max(Math.abs(right), Math.abs(forward)) > FARTHEST_TARGET
    ? 'deck-table/far-target'
    : { right, forward }
}

function readMoves(row: RowReader): readonly Direction[] {
  const moves = row.words('moves').flatMap((word) => {
    const direction = directionOf(word)
    if (direction === null) row.refuse('deck-table/bad-move', { word })
    return direction === null ? [] : [direction]
  })
  return [...new Set(moves)]
}

/** Reads the cells of a row by what their columns hold, and gathers what is wrong with them. */
class RowReader {
  readonly remarks: DeckRemark[] = []
  readonly #cells: ReadonlyMap<DeckField, string>

  constructor(columns: DeckPreview['columns'], cells: readonly string[]) {
    this.#cells = new Map(
      columns.flatMap(({ field }, index) => (field === null ? [] : [[field, (cells[index] ?? '').trim()]])),
    )
  }

  get isRefused(): boolean {
    return this.remarks.some((remark) => remark.refuses)
  }

  text(field: DeckField): string {
    return this.#cells.get(field) ?? ''
  }

  /** Does a cell hold nothing? Where a figure may be left out, a hyphen leaves it out, too. */
  isBlank(field: DeckField): boolean {
    return ['', '-'].includes(this.text(field))
  }

  words(field: DeckField): readonly string[] {
    return this.text(field)
      .split(/[\s,;]+/)
      .filter((word) => word !== '')
  }

  /** A whole number of a cell; null for an empty one, and one that is no such number refuses the row. */
  number(field: DeckField, most = HIGHEST_VALUE): number | null {
    const text = this.text(field)
    if (this.isBlank(field)) return null
    const value = Number(text)
    if (/^\d{1,4}$/.test(text) && value <= most) return value
    this.refuse('deck-table/bad-number', { field, word: text, most })
    return null
  }

  /** Says something of a row that gives its cards all the same. */
  note(code: string): void {
    this.remarks.push({ code, refuses: false, figures: {} })
  }

  refuse(code: string, figures: DeckRemark['figures'] = {}): void {
    this.remarks.push({ code, refuses: true, figures })
  }
}
