import { ftruncateSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answerOf, dialogsAnswering, testFolder, testLibrary } from '../../testing/test-library'
import { BATTLESCRIBE_ROSTER, rosterOf, zipOf } from '../../testing/test-rosters'
import { previewRoster } from './preview-roster'
import { readRosterFile } from './read-roster-file'
import { MOST_ROSTER_BYTES } from './unpack-roster'

function failureOf(bytes: Uint8Array | string) {
  const text = readRosterFile(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes)
  const read = text.ok ? previewRoster('x.rosz', text.value) : text
  return read.ok ? null : read.trouble.code
}

const LAUGHS = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><roster name="&b;"/>`
const SPEARS = rosterOf('<selection name="Spears" type="unit"/>')

test('a packed roster is read, and a plain one under the name of a packed one', () => {
  expect(failureOf(zipOf({ 'list.ros': BATTLESCRIBE_ROSTER }))).toBeNull()
  expect(failureOf(zipOf({ 'readme.txt': 'x', 'in/list.XML': SPEARS }))).toBeNull()
  expect(failureOf(BATTLESCRIBE_ROSTER)).toBeNull()
})

test('a roster in UTF-16 is read', () => {
  const bytes = new Uint8Array(Buffer.from(`\uFEFF${SPEARS}`, 'utf16le'))
  expect(failureOf(bytes)).toBeNull()
})

test.each([
  { what: 'entities that laugh', file: LAUGHS, code: 'import/roster-doctype' },
  {
    what: 'an entity that reads a file',
    file: '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><roster>&x;</roster>',
    code: 'import/roster-doctype',
  },
  {
    what: 'entities in a packed file',
    file: zipOf({ 'x.ros': LAUGHS }),
    code: 'import/roster-doctype',
  },
  {
    what: 'elements 61 deep',
    file: `<roster>${'<a>'.repeat(60)}${'</a>'.repeat(60)}</roster>`,
    code: 'import/roster-deep',
  },
  { what: 'elements that never end', file: '<a>'.repeat(100_000), code: 'import/roster-deep' },
  {
    what: '200,001 elements',
    file: `<roster>${'<a/>'.repeat(200_000)}</roster>`,
    code: 'import/roster-large',
  },
  { what: 'comments without end', file: `<roster>${'<!--'.repeat(100_000)}`, code: 'import/roster-not-xml' },
  { what: 'tags without end', file: `<roster>${'<a '.repeat(100_000)}`, code: 'import/roster-not-xml' },
  { what: 'a file cut short', file: BATTLESCRIBE_ROSTER.slice(0, 900), code: 'import/roster-not-xml' },
  { what: 'prose', file: 'Dear club,', code: 'import/roster-not-xml' },
  { what: 'nothing', file: '', code: 'import/roster-not-xml' },
  { what: 'a catalogue', file: '<catalogue name="x"/>', code: 'import/roster-other-xml' },
  { what: 'an empty roster', file: rosterOf(''), code: 'import/roster-empty' },
  {
    what: 'a picture',
    file: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]),
    code: 'import/roster-binary',
  },
  { what: 'a packed picture', file: zipOf({ 'a.png': 'x' }), code: 'import/roster-none' },
  {
    what: 'a packed packed roster',
    file: zipOf({ 'a.ros': zipOf({ 'b.ros': SPEARS }) }),
    code: 'import/roster-nested',
  },
  { what: 'a path out of the archive', file: zipOf({ '../../a.ros': SPEARS }), code: 'import/roster-path' },
  { what: 'a path from the root', file: zipOf({ '/etc/a.ros': SPEARS }), code: 'import/roster-path' },
  { what: 'a path of Windows', file: zipOf({ 'C:\\a.ros': SPEARS }), code: 'import/roster-path' },
  {
    what: '21 files in one',
    file: zipOf(Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`${index}.txt`, 'x']))),
    code: 'import/roster-entries',
  },
  {
    what: 'a packed file cut short',
    file: zipOf({ 'a.ros': BATTLESCRIBE_ROSTER }).subarray(0, 300),
    code: 'import/roster-damaged',
  },
])('$what is refused with a failure of its own', ({ file, code }) => {
  expect(failureOf(file)).toBe(code)
})

test('elements 60 deep are read', () => {
  const deep = `<roster><forces><force><selections><selection name="A" type="unit"><x>${'<a>'.repeat(54)}${'</a>'.repeat(54)}</x></selection></selections></force></forces></roster>`
  expect(failureOf(deep)).toBeNull()
})

test('a zip that unpacks to 100 MB is left as soon as it is too much', () => {
  const bomb = zipOf({ 'a.ros': new Uint8Array(100_000_000) })
  expect(bomb.length).toBeLessThan(200_000)
  expect(failureOf(bomb)).toBe('import/roster-bomb')
})

test('a zip that lies about its size is measured by what comes out of it', () => {
  const bomb = zipOf({ 'a.ros': new Uint8Array(30_000_000) })
  // The size that a header claims stands at 22 in the entry's own, and at 24 in the directory's.
  const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.byteLength)
  view.setUint32(22, 100, true)
  expect(failureOf(bomb)).toBe('import/roster-bomb')
})

test('a roster of 100 MB is refused before it is read', async () => {
  const folder = testFolder()
  const file = join(folder.folder, 'large.ros')
  // Sparse, so that it takes no room on the disk.
  ftruncateSync(openSync(file, 'w'), 100_000_000)
  const { ask } = await testLibrary({ folder, dialogs: dialogsAnswering({ open: file }) })
  expect(await ask('armies:preview-file', null)).toEqual({
    ok: false,
    trouble: {
      code: 'transfer/too-large',
      figures: { file: 'large.ros', bytes: 100_000_000, mostBytes: MOST_ROSTER_BYTES },
    },
  })
})

test('a roster chosen or dropped is previewed and nothing is stored', async () => {
  const folder = testFolder()
  const file = join(folder.folder, 'elm.rosz')
  writeFileSync(file, zipOf({ 'elm.ros': BATTLESCRIBE_ROSTER }))
  const { ask } = await testLibrary({ folder, dialogs: dialogsAnswering({ open: file }) })
  expect(await answerOf(ask('armies:preview-file', null))).toMatchObject({
    army: { name: 'Marchers of Elm' },
  })
  expect(
    await answerOf(ask('armies:preview-text', { name: 'elm.xml', text: BATTLESCRIBE_ROSTER })),
  ).toMatchObject({
    army: { units: [{ costAp: 41.5 }, { costAp: 37.5 }] },
  })
  expect(await ask('armies:preview-text', { name: 'elm.rosz', text: 'PK\u0003\u0004' })).toMatchObject({
    trouble: { code: 'import/roster-dropped' },
  })
  expect(await answerOf(ask('armies:list', null))).toEqual([])
})
