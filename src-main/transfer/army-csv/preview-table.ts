import { randomUUID } from 'node:crypto'
import { err, ok, type Result } from '@rules/core/result'
import { type Failure, failure } from '../../contract/failures'
import type { ArmyImportPreview, ImportRow } from '../../contract/library'
import { readHeaders } from './columns'
import { type DraftedRow, gatherArmy } from './gather-army'
import { readRow } from './read-row'
import { remark } from './remark'
import { splitTable, type TableRow } from './split-table'

/** How many rows may stand above the headers. */
const LINES_ABOVE = 10
const MOST_UNITS = 2000

/**
 * What a table of an army says, row by row; nothing is stored. Fails when it is no table that could be read:
 * `import/no-header` and what splitTable says.
 */
export function previewTable(source: string, text: string): Result<ArmyImportPreview, Failure> {
  const table = splitTable(text)
  if (!table.ok) return table
  const { rows, delimiter } = table.value
  const headerAt = rows.slice(0, LINES_ABOVE).findIndex(({ cells }) => readHeaders(cells) !== null)
  const columns = readHeaders(rows[headerAt]?.cells ?? [])
  if (columns === null) {
    const first = rows.find(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    return err(failure('import/no-header', { found: (first?.cells ?? []).join(', ').slice(0, 200) }))
  }
  const above = rows.slice(0, headerAt).map((row): ImportRow => aboveHeaders(row))
  const drafted = rows.slice(headerAt + 1).map((row): DraftedRow => {
    const draft = readRow(columns, row.cells)
    return { row, draft, remarks: draft.what === 'empty' ? [] : [...draft.remarks] }
  })
  const units = drafted.reduce((sum, { draft }) => sum + (draft.what === 'unit' ? draft.count : 0), 0)
  if (units > MOST_UNITS) return err(failure('import/too-many-units', { units, most: MOST_UNITS }))
  const { army, domain, refusedRows } = gatherArmy(drafted, { id: randomUUID(), name: nameOfSource(source) })
  const told = drafted.map((one) => toImportRow(one, refusedRows.has(one), delimiter !== ','))
  return ok({
    source,
    columns: columns.map(({ header, field }) => ({ header, field })),
    rows: [...above, ...told.filter((row, index) => row.what !== 'empty' || index < told.length - 1)],
    domain,
    army,
  })
}

function toImportRow(
  { row, draft, remarks }: DraftedRow,
  refused: boolean,
  commasAreDecimal: boolean,
): ImportRow {
  const { line, cells } = row
  if (draft.what === 'empty') return { line, cells, verdict: 'understood', what: 'empty', remarks: [] }
  // In a table parted by semicolons or tabs a decimal comma is how its numbers are written, nothing to be put right.
  const said = commasAreDecimal ? remarks.filter(({ code }) => code !== 'import/decimal-comma') : remarks
  const what = draft.what === 'refused' ? draft.as : draft.what
  const verdict =
    refused || draft.what === 'refused' ? 'refused' : said.length > 0 ? 'corrected' : 'understood'
  return { line, cells, verdict, what, remarks: said }
}

function aboveHeaders({ line, cells }: TableRow): ImportRow {
  const isEmpty = cells.every((cell) => cell.trim() === '')
  const remarks = isEmpty ? [] : [remark('import/above-headers')]
  return { line, cells, verdict: isEmpty ? 'understood' : 'corrected', what: 'empty', remarks }
}

/** A file's name without its ending, as an army's name where the table gives none. */
function nameOfSource(source: string): string {
  return source
    .replace(/\.(csv|tsv|txt|json)$/i, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim()
    .slice(0, 200)
}
