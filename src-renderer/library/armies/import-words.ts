import type { ArmyImportPreview, ImportRow } from '@contract/library'
import { isMessageKey, type MessageValues, say } from '../../messages/messages.svelte'

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

/** How many rows were understood, corrected and refused; empty rows count as nothing. */
export function verdictsOf(preview: ArmyImportPreview): Readonly<Record<ImportRow['verdict'], number>> {
  const counts = { understood: 0, corrected: 0, refused: 0 }
  for (const row of preview.rows) if (row.what !== 'empty') counts[row.verdict]++
  return counts
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
