import type { ArmyImportPreview, ImportRow } from '@contract/library'
import { isMessageKey, type MessageValues, say } from '../../messages/messages.svelte'
import type { ImportTableRow } from '../importing/import-table'

/** What was corrected in a row or why it was refused, as a sentence; a code without one is named. */
export function remarkSentence(remark: ImportRow['remarks'][number]): string {
  const key = remark.code.replaceAll('/', '.')
  return isMessageKey(key) ? say(key, remark.figures) : say('import.other', { code: remark.code })
}

/** What the importer calls a column that it took for a field. */
export function importedField(field: string): string {
  const key = `import.field.${field}`
  return isMessageKey(key) ? say(key) : field
}

/** The rows to look at before they are added; empty ones only if there is something to say of them. */
export function rowsToShow(preview: ArmyImportPreview): readonly ImportTableRow[] {
  return preview.rows
    .filter((row) => row.what !== 'empty' || row.remarks.length > 0)
    .map(({ line, verdict, what, cells, remarks }) => ({
      line,
      verdict,
      isEmpty: what === 'empty',
      cells,
      remarks: remarks.map(remarkSentence),
    }))
}

/** The totals of a preview as values for a sentence. */
export function previewValues(preview: ArmyImportPreview): MessageValues {
  const cost = [...preview.army.units, ...preview.army.personalities].reduce(
    (sum, { costAp }) => sum + (costAp ?? 0),
    0,
  )
  return {
    units: preview.army.units.length,
    personalities: preview.army.personalities.length,
    points: Math.round(cost * 1000) / 1000,
  }
}
