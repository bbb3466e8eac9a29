import type { Column, Field } from './columns'
import { readBase, readLength } from './lengths'
import { readNumberWithin } from './numbers'
import { clear, marked, type Reading, type Remark, remark } from './remark'

const LONGEST_TEXT = 200

/** The cells of a row by what they hold; reading them collects what is to be said. */
export class RowCells {
  readonly remarks: Remark[] = []
  readonly #columns: readonly Column[]
  readonly #cells: readonly string[]

  constructor(columns: readonly Column[], cells: readonly string[]) {
    this.#columns = columns
    this.#cells = cells
    const extra = cells.slice(columns.length).filter((cell) => cell.trim() !== '').length
    if (extra > 0) this.remarks.push(remark('import/extra-cells', { count: extra }))
  }

  /** Says something about the row, once. */
  say(said: Remark): void {
    const isSaid = this.remarks.some(
      ({ code, figures }) =>
        code === said.code && figures.column === said.figures.column && figures.text === said.figures.text,
    )
    if (!isSaid) this.remarks.push(said)
  }

  /** Says why the row cannot be taken for what it seems to be. */
  refuse<As extends string>(as: As, why: Remark): { readonly what: 'refused'; readonly as: As } {
    this.say(why)
    return { what: 'refused', as }
  }

  /** The header of the column that holds something, or that something's own name when there is no such column. */
  header(field: Field): string {
    return this.#columns.find((column) => column.field === field)?.header ?? field
  }

  /** A cell's words, single blanks between them, empty when there are none. */
  text(field: Field): string {
    const text = unguard(this.#cell(field)).replaceAll(/\s+/g, ' ').trim()
    if (text.length <= LONGEST_TEXT) return text
    this.say(remark('import/too-long', { column: this.header(field), most: LONGEST_TEXT }))
    return text.slice(0, LONGEST_TEXT).trim()
  }

  /** A cell's number within limits, null where it is left open. */
  number(
    field: Field,
    limits: Parameters<typeof readNumberWithin>[2],
    words: RegExp | null = null,
  ): number | null {
    return this.#take(readNumberWithin(this.#cell(field), this.header(field), limits, words))
  }

  /** What a cell's word means; `unknown` is said of one that means nothing. */
  word<Meaning>(field: Field, meaningOf: (text: string) => Meaning | null, unknown: string): Meaning | null {
    const text = this.text(field)
    if (text === '') return null
    const meaning = meaningOf(text)
    return this.#take(
      meaning === null
        ? marked<Meaning>(null, unknown, { column: this.header(field), text })
        : clear(meaning),
    )
  }

  /** Both lengths of a base, from a column each or from one for both. */
  base(): { readonly frontageInches: number | null; readonly depthInches: number | null } {
    const both = readBase(this.#cell('base'), this.header('base'), this.#unit('base'))
    const alone = (field: 'frontage' | 'depth') =>
      readLength(this.#cell(field), this.header(field), this.#unit(field))
    const choose = (field: 'frontage' | 'depth') =>
      this.#take(this.#cell(field).trim() === '' ? both[field] : alone(field))
    return { frontageInches: choose('frontage'), depthInches: choose('depth') }
  }

  /** Says that a figure is missing, unless it was said already why it could not be read. */
  leaveOpen(field: Field, code: string): void {
    if (this.#cell(field).trim() === '') this.say(remark(code))
  }

  /** Says that a base is missing or half of it, unless it was said already why it could not be read. */
  leaveBaseOpen(): void {
    const fields = ['frontage', 'depth', 'base'] as const
    const headers = fields.map((field) => this.header(field))
    const saidWhy = ({ code, figures }: Remark) =>
      code !== 'import/converted' &&
      code !== 'import/decimal-comma' &&
      headers.includes(String(figures.column))
    if (fields.every((field) => this.#cell(field).trim() === '')) this.say(remark('import/no-base'))
    else if (!this.remarks.some(saidWhy)) this.say(remark('import/half-a-base'))
  }

  #cell(field: Field): string {
    const index = this.#columns.findIndex((column) => column.field === field)
    return this.#cells[index] ?? ''
  }

  #unit(field: Field) {
    return this.#columns.find((column) => column.field === field)?.unit ?? null
  }

  #take<Value>({ value, remarks }: Reading<Value>): Value | null {
    for (const said of remarks) this.say(said)
    return value
  }
}

/** A spreadsheet would take a cell that begins with one of these for a formula; the export puts an apostrophe before. */
function unguard(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell
}
