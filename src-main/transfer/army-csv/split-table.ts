import { err, ok, type Result } from '@rules/core/result'
import Papa from 'papaparse'
import { type Failure, failure } from '../../contract/failures'

/** The most rows that a table may have, its headers included. */
export const MOST_ROWS = 2000

/** How a spreadsheet's own files begin: a zip, or the older kind. */
const WORKBOOKS = ['PK\u0003\u0004', 'ÐÏ\u0011à'] as const

const MOST_COLUMNS = 100
const DELIMITERS = ['\t', ';', ','] as const

export type Delimiter = (typeof DELIMITERS)[number]

/** A row of a table; `line` is where it begins in the file, from 1. */
export type TableRow = { readonly line: number; readonly cells: readonly string[] }

export type Table = { readonly delimiter: Delimiter; readonly rows: readonly TableRow[] }

/**
 * Splits a text into rows and cells, whichever of tab, semicolon and comma parts them; quoted cells may hold any of
 * these and line ends. Fails for what is no table: `import/workbook` (a spreadsheet's own file), `import/binary`, `import/empty`, `import/unclosed-quote`,
 * `import/too-many-rows`, `import/too-many-columns`.
 */
export function splitTable(text: string): Result<Table, Failure> {
  if (WORKBOOKS.some((begins) => text.startsWith(begins))) return err(failure('import/workbook'))
  // Text has no control characters but those that end lines and cells.
  if (/[^\P{Cc}\t\n\r\f\v\u0085]/u.test(text)) return err(failure('import/binary'))
  const body = text.replace(/^\uFEFF/, '')
  if (body.trim() === '') return err(failure('import/empty'))
  const declared = /^sep=(.)\r?\n/i.exec(body)
  const delimiter = DELIMITERS.find((one) => one === declared?.[1]) ?? guessDelimiter(body)
  const content = declared === null ? body : body.slice(declared[0].length)
  const { data, errors } = Papa.parse<string[]>(content, {
    delimiter,
    skipEmptyLines: false,
    preview: MOST_ROWS + 1,
  })
  let line = declared === null ? 1 : 2
  const rows = data.map((cells): TableRow => {
    const row = { line, cells }
    line += 1 + cells.reduce((ends, cell) => ends + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0)
    return row
  })
  const unclosed = errors.find(({ type }) => type === 'Quotes')
  if (unclosed !== undefined) {
    const at = unclosed.row === undefined ? undefined : rows[unclosed.row]
    return err(failure('import/unclosed-quote', { line: at?.line ?? 1 }))
  }
  if (rows.length > MOST_ROWS) return err(failure('import/too-many-rows', { most: MOST_ROWS }))
  const widest = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  if (widest > MOST_COLUMNS)
    return err(failure('import/too-many-columns', { columns: widest, most: MOST_COLUMNS }))
  return ok({ delimiter, rows })
}

/** What parts the cells of the first line that has any: decimal commas further down would mislead. */
function guessDelimiter(text: string): Delimiter {
  const lines = text.split(/\r\n|\r|\n/, 20)
  for (const line of lines) {
    const bare = line.replaceAll(/"[^"]*"/g, '')
    const counts = DELIMITERS.map((one) => bare.split(one).length - 1)
    const most = Math.max(...counts)
    const found = DELIMITERS[counts.indexOf(most)]
    if (most > 0 && found !== undefined) return found
  }
  return ','
}
