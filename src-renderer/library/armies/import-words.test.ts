import type { ArmyImportPreview, ImportRow } from '@contract/library'
import { afterEach, expect, test } from 'vitest'
import { speak } from '../../messages/messages.svelte'
import { importedField, previewValues, remarkSentence, rowsToShow } from './import-words'

afterEach(() => speak('en'))

function row(verdict: ImportRow['verdict'], what: ImportRow['what'] = 'unit'): ImportRow {
  return { line: 1, cells: [], verdict, what, remarks: [] }
}

const preview: ArmyImportPreview = {
  source: 'list.csv',
  columns: [],
  rows: [
    row('understood'),
    row('understood', 'army'),
    row('corrected'),
    row('refused'),
    row('corrected', 'empty'),
  ],
  domain: null,
  army: { id: 'army', name: 'Lisse', domainId: null, units: [], personalities: [] },
}

test('a remark is a sentence with the words of the file and the figures of the language', () => {
  const converted = {
    code: 'import/converted',
    figures: { column: 'Front', text: '60 mm', inches: 60 / 25.4 },
  }
  expect(remarkSentence(converted)).toBe('Front: 60 mm was converted to 2.362″.')
  speak('fr')
  expect(remarkSentence(converted)).toBe('Front : 60 mm converti en 2,362″.')
})

test('a remark without a sentence is named by its code', () => {
  expect(remarkSentence({ code: 'import/hail', figures: {} })).toContain('import/hail')
})

test('a column says what it was taken for', () => {
  expect([importedField('cost'), importedField('unheard-of')]).toEqual(['AP', 'unheard-of'])
})

test('empty rows and rows above the headings are not counted, and shown only with what is to be said of them', () => {
  const remark = { code: 'import/roster-group', figures: {} }
  const rows = rowsToShow({
    ...preview,
    rows: [...preview.rows, { ...row('corrected', 'empty'), remarks: [remark] }],
  })
  expect(rows.map(({ verdict, isEmpty }) => [verdict, isEmpty])).toEqual([
    ['understood', false],
    ['understood', false],
    ['corrected', false],
    ['refused', false],
    ['corrected', true],
  ])
  expect(rows.at(-1)?.remarks).toEqual([remarkSentence(remark)])
})

test('the totals of a preview leave out what is not known', () => {
  const unit = {
    name: 'Bows',
    type: '',
    formation: null,
    frontageInches: null,
    depthInches: null,
    stands: null,
  }
  const units = [0.1, 0.2, null].map((costAp, index) => ({
    ...unit,
    id: String(index),
    costAp,
    moraleGrade: null,
    quality: '',
    mounted: false,
  }))
  expect(previewValues({ ...preview, army: { ...preview.army, units } })).toEqual({
    units: 3,
    personalities: 0,
    points: 0.3,
  })
})
