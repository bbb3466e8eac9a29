/** A row of a table that is being imported, with what came of it. */
export type ImportTableRow = {
  /** Its line in the file or text. */
  readonly line: number
  readonly verdict: 'understood' | 'corrected' | 'refused'
  readonly cells: readonly string[]
  /** What was corrected or why it was refused, in sentences. */
  readonly remarks: readonly string[]
  /** An empty row, or one above the headings: it is not counted. */
  readonly isEmpty?: boolean
  /** What the row comes to, where that is counted. */
  readonly count?: number
}
