import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { loadSamplesOnce } from '../samples/load-samples'
import { answerOf, testFolder, testLibrary } from '../testing/test-library'
import { type Connection, connect } from './database'
import { KNOWN_VERSION, migrate, newestVersion, schemaVersion } from './migrate'
import { MIGRATIONS } from './migrations/index'

function schemaOf(connection: Connection): unknown {
  return connection.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name').all()
}

/** A library as version 10 left it, with one army in it. */
function libraryOfVersion10(file: string): void {
  const connection = connect(file)
  migrate(connection, MIGRATIONS.slice(0, 1))
  connection.exec(`
    INSERT INTO domains (id, name, terrain_features) VALUES ('d', 'Vale', 3);
    INSERT INTO armies (id, name, domain_id, updated_at_ms) VALUES ('a', 'Old army', 'd', 1);
  `)
  connection.close()
}

test('a database that was brought up step by step has the schema of a new one', async () => {
  const folder = testFolder()
  const stepwise = connect(folder.database)
  for (const [index] of MIGRATIONS.entries()) migrate(stepwise, MIGRATIONS.slice(0, index + 1))
  const fresh = new Database(':memory:')
  migrate(fresh)
  expect(schemaVersion(stepwise)).toBe(KNOWN_VERSION)
  expect(schemaOf(stepwise)).toEqual(schemaOf(fresh))
  stepwise.close()
})

test('every table is strict', () => {
  const fresh = new Database(':memory:')
  migrate(fresh)
  const loose = fresh
    .prepare(`SELECT name FROM pragma_table_list WHERE schema = 'main' AND strict = 0`)
    .pluck()
    .all()
  expect(loose).toEqual(['sqlite_schema'])
})

test('an older library is copied before it is changed, and keeps what is in it', async () => {
  const folder = testFolder()
  libraryOfVersion10(folder.database)
  const { library, ask } = await testLibrary({ folder })
  expect(library.state.kind).toBe('ready')
  expect(await answerOf(ask('armies:list', null))).toMatchObject([
    { id: 'a', name: 'Old army', domain: 'Vale' },
  ])
  expect(await answerOf(ask('battles:list', null))).toEqual([])
  const [copy = '', ...more] = readdirSync(folder.backups)
  expect(more).toEqual([])
  expect(copy).toMatch(new RegExp(`-before-${KNOWN_VERSION}\\.sqlite$`))
  const old = new Database(join(folder.backups, copy), { readonly: true })
  expect(schemaVersion(old)).toBe(10)
  old.close()
  expect(await answerOf(ask('backups:list', null))).toMatchObject([{ file: copy, armyCount: 1, battles: [] }])
})

test('a battle from before its outline had one form for every game is listed as it was', async () => {
  const folder = testFolder()
  const connection = connect(folder.database)
  migrate(connection, MIGRATIONS.slice(0, 2))
  const picture = { widthInches: 72, depthInches: 60, shapes: [] }
  const insert = connection.prepare(
    `INSERT INTO battles (id, title, game, setup, setup_version, created_at_ms, summary, summary_sequence)
     VALUES (?, ?, 'warlord-medieval', '{}', 1, 1, ?, 0)`,
  )
  const armies = { a: 'Hosts', b: 'Guests' }
  for (const [stage, round] of [
    ['terrain', null],
    ['turns', 3],
  ] as const)
    insert.run(stage, stage, JSON.stringify({ armies, agreedPoints: 70, stage, round, picture }))
  connection.close()
  const { ask } = await testLibrary({ folder })
  const listed = await answerOf(ask('battles:list', null))
  expect(listed.map(({ sides, size, standing, picture }) => ({ sides, size, standing, picture }))).toEqual([
    { sides: armies, size: 70, standing: { code: 'turns', figures: { round: 3 } }, picture },
    { sides: armies, size: 70, standing: { code: 'terrain', figures: {} }, picture },
  ])
})

test('a deck from before there were collections is a deck, and gets the example cards beside it once', async () => {
  const folder = testFolder()
  const connection = connect(folder.database)
  migrate(connection, MIGRATIONS.slice(0, 6))
  connection.exec(`
    INSERT INTO decks (id, name, army, cards, updated_at_ms) VALUES ('old', 'Old deck', '', '[]', 1);
    INSERT INTO done_once (name, at_ms) VALUES ('samples', 1), ('sample-decks', 1);
  `)
  connection.close()
  const prepare = (db: Parameters<typeof loadSamplesOnce>[0]) => loadSamplesOnce(db, 2)
  const first = await testLibrary({ folder, prepare })
  const listed = await answerOf(first.ask('decks:list', null))
  expect(listed.map(({ name, isCollection }) => [name, isCollection])).toEqual([
    ['Old deck', false],
    ['Example cards of the rulebook', true],
  ])
  await first.ask('decks:delete', { id: listed[1]?.id ?? '' })
  first.library.close()
  const second = await testLibrary({ folder, prepare })
  expect(await answerOf(second.ask('decks:list', null))).toMatchObject([{ id: 'old' }])
})

test('a step that breaks off leaves the database at the step before', () => {
  const connection = new Database(':memory:')
  const steps = [
    { version: 10, change: (file: Connection) => void file.exec('CREATE TABLE first (id TEXT) STRICT') },
    {
      version: 20,
      change: (file: Connection) => {
        file.exec('CREATE TABLE second (id TEXT) STRICT')
        throw new Error('The power is out')
      },
    },
  ]
  expect(() => migrate(connection, steps)).toThrow('The power is out')
  expect(schemaVersion(connection)).toBe(10)
  expect(connection.prepare('SELECT name FROM sqlite_schema').pluck().all()).toEqual(['first'])
})

test('versions that do not rise are refused before anything is changed', () => {
  const nothing = () => {}
  const steps = [10, 30, 20].map((version) => ({ version, change: nothing }))
  expect(() => newestVersion(steps)).toThrow('Migration 20 does not rise above 30')
  const connection = new Database(':memory:')
  expect(() => migrate(connection, steps)).toThrow()
  expect(schemaVersion(connection)).toBe(0)
})

test('our versions go in tens, so that a step can be put between', () => {
  expect(MIGRATIONS.map(({ version }) => version % 10)).toEqual(MIGRATIONS.map(() => 0))
})

test('the newest entry of a battle is found by an index', () => {
  const fresh = new Database(':memory:')
  migrate(fresh)
  const plan = fresh
    .prepare(`EXPLAIN QUERY PLAN SELECT max(sequence) FROM battle_entries WHERE battle_id = ?`)
    .all('b') as { detail: string }[]
  expect(plan.map(({ detail }) => detail).join()).toContain(
    'SEARCH battle_entries USING PRIMARY KEY (battle_id=?)',
  )
})
