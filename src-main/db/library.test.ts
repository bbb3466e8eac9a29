import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { buildScript } from '../testing/child-script'
import { answerOf, testArmy, testFolder, testLibrary } from '../testing/test-library'
import { listBackups } from './backup-files'
import type { DataFolder } from './data-folder'
import { Library } from './library'
import { KNOWN_VERSION } from './migrate'

/** A library with one army and one backup of it, closed. */
async function closedLibrary(folder: DataFolder = testFolder()) {
  const { library, ask } = await testLibrary({ folder })
  await answerOf(ask('armies:save', testArmy('kept')))
  const backup = await library.backUp()
  library.close()
  return { folder, backup: backup ?? '' }
}

function damagedFile({ folder }: DataFolder): string {
  const [name, ...more] = readdirSync(folder).filter((file) => /^marshal-damaged-.*\.sqlite$/.test(file))
  expect(more).toEqual([])
  return name ?? ''
}

async function expectSetAside(folder: DataFolder, bytes: Buffer) {
  const { library, ask } = await testLibrary({ folder })
  const name = damagedFile(folder)
  expect(library.state).toMatchObject({ kind: 'damaged', setAside: name })
  expect(readFileSync(join(folder.folder, name)).equals(bytes)).toBe(true)
  expect(existsSync(folder.database)).toBe(false)
  return { library, ask, name }
}

test('a new folder gets a library of the known version', async () => {
  const { library, folder } = await testLibrary()
  expect(library.state).toEqual({ kind: 'ready', setAside: null })
  library.close()
  const file = new Database(folder.database, { readonly: true })
  expect(file.pragma('user_version', { simple: true })).toBe(KNOWN_VERSION)
  expect(file.pragma('journal_mode', { simple: true })).toBe('wal')
  file.close()
})

test('a library from the future is refused and not a byte of it is touched', async () => {
  const { folder } = await closedLibrary()
  const future = new Database(folder.database)
  future.pragma(`user_version = ${KNOWN_VERSION + 10}`)
  future.pragma('journal_mode = DELETE')
  future.close()
  const before = readFileSync(folder.database)
  const files = readdirSync(folder.folder)
  const { library, ask } = await testLibrary({ folder })
  expect(library.state).toEqual({ kind: 'too-new', found: KNOWN_VERSION + 10, known: KNOWN_VERSION })
  expect(await ask('armies:list', null)).toEqual({
    ok: false,
    trouble: { code: 'library/not-ready', figures: {} },
  })
  expect(readFileSync(folder.database).equals(before)).toBe(true)
  expect(readdirSync(folder.folder)).toEqual(files)
})

test('a library from the future whose version stands in its write-ahead log only is left alone, too', async () => {
  const { folder: from } = await closedLibrary()
  const writing = new Database(from.database)
  writing.pragma('wal_autocheckpoint = 0')
  writing.pragma(`user_version = ${KNOWN_VERSION + 10}`)
  const folder = testFolder()
  for (const ending of ['', '-wal']) copyFileSync(from.database + ending, folder.database + ending)
  writing.close()
  const bytes = () => ['', '-wal'].map((ending) => readFileSync(folder.database + ending).toString('base64'))
  const before = bytes()
  const { library } = await testLibrary({ folder })
  expect(library.state).toEqual({ kind: 'too-new', found: KNOWN_VERSION + 10, known: KNOWN_VERSION })
  expect(bytes()).toEqual(before)
  expect(existsSync(`${folder.database}-shm`)).toBe(false)
})

test('a file that is no database is set aside as it is, and the newest backup is offered first', async () => {
  const { folder } = await closedLibrary()
  const again = await testLibrary({ folder })
  await again.ask('armies:save', testArmy('second'))
  await again.library.backUp()
  again.library.close()
  const text = Buffer.from('Dear diary, today I opened a database with a text editor. '.repeat(50))
  writeFileSync(folder.database, text)
  const { library } = await expectSetAside(folder, text)
  const { state } = library
  expect(state.kind === 'damaged' && state.backups.map(({ armyCount }) => armyCount)).toEqual([2, 1])
})

test('a database with overwritten pages is set aside', async () => {
  const { folder } = await closedLibrary()
  const bytes = readFileSync(folder.database)
  bytes.fill(0xaa, 4096, bytes.length - 4096)
  writeFileSync(folder.database, bytes)
  await expectSetAside(folder, bytes)
})

test('a truncated database is set aside', async () => {
  const { folder } = await closedLibrary()
  truncateSync(folder.database, 3 * 4096)
  await expectSetAside(folder, readFileSync(folder.database))
})

test('a database that was emptied is set aside where there was a library before', async () => {
  const { folder } = await closedLibrary()
  truncateSync(folder.database, 0)
  await expectSetAside(folder, Buffer.alloc(0))
})

test('an empty file without any backup becomes a new library', async () => {
  const folder = testFolder()
  writeFileSync(folder.database, '')
  const { library } = await testLibrary({ folder })
  expect(library.state.kind).toBe('ready')
})

test('the database of some other program is set aside', async () => {
  const folder = testFolder()
  const other = new Database(folder.database)
  other.exec('CREATE TABLE recipes (name TEXT)')
  other.close()
  await expectSetAside(folder, readFileSync(folder.database))
})

test('no empty library takes the place of one whose file is gone', async () => {
  const { folder } = await closedLibrary()
  const gone = testFolder()
  mkdirSync(gone.backups, { recursive: true })
  for (const name of readdirSync(folder.backups))
    copyFileSync(join(folder.backups, name), join(gone.backups, name))
  const { library } = await testLibrary({ folder: gone })
  expect(library.state).toMatchObject({ kind: 'damaged', setAside: null, backups: [{ armyCount: 1 }] })
})

test('a damaged library stays so over a restart until someone decides', async () => {
  const { folder } = await closedLibrary()
  writeFileSync(folder.database, 'no database at all')
  const first = await testLibrary({ folder })
  first.library.close()
  const second = await testLibrary({ folder })
  expect(second.library.state).toEqual(first.library.state)
})

test('a backup takes the place of a damaged library', async () => {
  const { folder, backup } = await closedLibrary()
  writeFileSync(folder.database, 'no database at all')
  const { ask } = await testLibrary({ folder })
  const name = damagedFile(folder)
  expect(await answerOf(ask('backups:restore', { file: backup }))).toEqual({ kind: 'ready', setAside: name })
  expect(await answerOf(ask('armies:list', null))).toMatchObject([{ id: 'kept' }])
  expect(readFileSync(join(folder.folder, name), 'utf8')).toBe('no database at all')
})

test('an empty library takes the place of a damaged one when that is wanted', async () => {
  const { folder } = await closedLibrary()
  writeFileSync(folder.database, 'no database at all')
  const { ask } = await testLibrary({ folder })
  expect(await answerOf(ask('backups:start-empty', null))).toEqual({
    kind: 'ready',
    setAside: damagedFile(folder),
  })
  expect(await answerOf(ask('armies:list', null))).toEqual([])
  expect(await ask('backups:start-empty', null)).toMatchObject({
    ok: false,
    trouble: { code: 'backups/nothing-damaged' },
  })
})

test('a library that is in use is set aside before a backup takes its place, and nothing of it is lost', async () => {
  const { folder, backup } = await closedLibrary()
  const { ask, library } = await testLibrary({ folder })
  await answerOf(ask('armies:save', testArmy('later')))
  const state = await answerOf(ask('backups:restore', { file: backup }))
  expect(await answerOf(ask('armies:list', null))).toMatchObject([{ id: 'kept' }])
  const aside = state.kind === 'ready' ? (state.setAside ?? '') : ''
  expect(aside).toMatch(/^marshal-replaced-/)
  const before = new Database(join(folder.folder, aside), { readonly: true })
  expect(before.prepare('SELECT id FROM armies ORDER BY id').pluck().all()).toEqual(['kept', 'later'])
  before.close()
  library.close()
})

test.each([
  '../marshal.sqlite',
  'marshal-2026.sqlite',
  '/etc/passwd',
  'marshal-2026-01-01T00-00-00-000Z.sqlite',
])('what is no backup of ours is not restored: %s', async (file) => {
  const { folder } = await closedLibrary()
  const { ask } = await testLibrary({ folder })
  expect(await ask('backups:restore', { file })).toEqual({
    ok: false,
    trouble: { code: 'backups/unknown', figures: { file } },
  })
  expect(await answerOf(ask('armies:list', null))).toMatchObject([{ id: 'kept' }])
})

test('a backup that cannot be read is neither offered nor restored, and the library stays', async () => {
  const { folder, backup } = await closedLibrary()
  truncateSync(join(folder.backups, backup), 5000)
  expect(listBackups(folder.backups)).toEqual([])
  const { ask } = await testLibrary({ folder })
  const answer = await ask('backups:restore', { file: backup })
  expect(answer).toMatchObject({ ok: false })
  expect(await answerOf(ask('armies:list', null))).toMatchObject([{ id: 'kept' }])
})

test('a folder that may not be written makes the library unavailable and says why', {
  timeout: 60_000,
}, async () => {
  const script = await buildScript(join(import.meta.dirname, '../testing/open-as-nobody.ts'))
  const stateIn = (folder: DataFolder) => {
    const { stdout, stderr } = spawnSync(process.execPath, [script, folder.folder], { encoding: 'utf8' })
    expect(stderr).toBe('')
    return JSON.parse(stdout)
  }
  const empty = testFolder()
  chmodSync(empty.folder, 0o555)
  expect(stateIn(empty)).toEqual({ kind: 'unavailable', reason: 'SQLITE_CANTOPEN' })
  const { folder } = await closedLibrary()
  chmodSync(folder.database, 0o444)
  chmodSync(folder.folder, 0o555)
  const before = readFileSync(folder.database)
  expect(stateIn(folder)).toMatchObject({ kind: 'unavailable' })
  expect(readFileSync(folder.database).equals(before)).toBe(true)
  chmodSync(folder.folder, 0o755)
  chmodSync(empty.folder, 0o755)
})

test('a data folder that is a file makes the library unavailable', async () => {
  const folder = testFolder()
  const file = join(folder.folder, 'file')
  writeFileSync(file, '')
  const library = await Library.open({ ...folder, folder: file, database: join(file, 'marshal.sqlite') })
  expect(library.state).toMatchObject({ kind: 'unavailable' })
})
