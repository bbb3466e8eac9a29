import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Setup } from '@rules/games/warlord-medieval/model'
import { expect, test } from 'vitest'
import { KEPT_IN_BIN_MS, removeExpired } from '../bin/empty-bin'
import type { TerrainMap } from '../contract/library'
import { newBattle } from '../testing/test-battle'
import { answerOf, dialogsAnswering, testFolder, testLibrary } from '../testing/test-library'
import { testPng } from '../testing/test-pictures'
import { formatMarshalFile } from '../transfer/marshal-file'
import { findPicture, pictureId, storePicture } from './pictures-repo'
import { servePicture } from './serve-picture'

const PNG = testPng(40, 30)
const DAY_MS = 24 * 3600 * 1000

const mapWith = (picture: string, id = 'm'): TerrainMap => ({
  id,
  name: 'Ford',
  widthInches: 72,
  depthInches: 60,
  features: [],
  background: {
    picture,
    widthInches: 80.5,
    origin: { x: -4, y: 0.125 },
    rotationRadians: -0.25,
    opacity: 0.6,
    hidden: false,
  },
})

/** A library with a map that has a picture, and a file that its dialogs answer with. */
async function libraryWithPicture() {
  const folder = testFolder()
  const file = join(folder.folder, 'file.json')
  let clock = 1_000_000
  const desk = await testLibrary({
    folder,
    now: () => clock,
    dialogs: dialogsAnswering({ open: file, save: file }),
  })
  const { db } = desk.library
  if (db === null) throw new Error('No library')
  const stored = storePicture(db, PNG, clock)
  if (!stored.ok) throw new Error(stored.trouble.code)
  const map = mapWith(stored.value)
  await answerOf(desk.ask('maps:save', map))
  const later = (ms: number) => {
    clock += ms
    removeExpired(db, clock)
    return findPicture(db, stored.value) !== null
  }
  return { ...desk, db, file, map, picture: stored.value, later, now: () => clock }
}

test('a map comes back with the picture beneath it as it lay, and so does its copy', async () => {
  const { ask, map, db } = await libraryWithPicture()
  expect(await answerOf(ask('maps:get', { id: 'm' }))).toEqual(map)
  const copy = await answerOf(ask('maps:duplicate', { id: 'm', name: 'Copy' }))
  expect(copy.background).toEqual(map.background)
  expect(db.one(`SELECT count(*) AS rows FROM pictures`)).toEqual({ rows: 1 })
})

test('a map with a picture that is not in the library is not stored', async () => {
  const { ask } = await libraryWithPicture()
  const missing = mapWith('0'.repeat(64), 'other')
  expect(await ask('maps:save', missing)).toMatchObject({ trouble: { code: 'pictures/unknown' } })
  expect(await ask('maps:get', { id: 'other' })).toMatchObject({ trouble: { code: 'maps/unknown' } })
  const crooked = { ...missing, background: { ...missing.background, picture: '../marshal.sqlite' } }
  expect(await ask('maps:save', crooked as TerrainMap)).toMatchObject({ ok: false })
})

test('a picture stays while a map or a battle uses it, in the bin too, and a day longer', async () => {
  const { ask, map, later } = await libraryWithPicture()
  expect(later(10 * DAY_MS)).toBe(true)
  await answerOf(ask('maps:delete', { id: 'm' }))
  expect(later(KEPT_IN_BIN_MS)).toBe(true)
  await answerOf(ask('maps:restore', { id: 'm' }))
  const battle = await newBattle(ask, { mapId: 'm' })
  const copy = await answerOf(ask('battles:branch', { id: battle, title: 'Branch', sequence: 0 }))
  const { background: _, ...bare } = map
  await answerOf(ask('maps:save', bare))
  await answerOf(ask('battles:delete', { id: battle }))
  expect(later(2 * KEPT_IN_BIN_MS)).toBe(true)
  await answerOf(ask('battles:delete', { id: copy.id }))
  expect(later(KEPT_IN_BIN_MS)).toBe(true)
  expect(later(1)).toBe(false)
})

test('a picture that was just taken from a map is still there to be taken back', async () => {
  const { ask, map, later } = await libraryWithPicture()
  const { background: _, ...bare } = map
  await answerOf(ask('maps:save', bare))
  expect(later(DAY_MS)).toBe(true)
  await answerOf(ask('maps:save', map))
  expect(later(5 * DAY_MS)).toBe(true)
  await answerOf(ask('maps:save', bare))
  expect(later(1)).toBe(false)
})

test('a battle from a map has its picture beneath the table, for every audience', async () => {
  const { ask, battles, map } = await libraryWithPicture()
  const id = await newBattle(ask, { mapId: 'm' })
  const opened = await answerOf(ask('battles:open', { id }))
  expect((opened.setup as Setup).background).toEqual(map.background)
  for (const audience of ['referee', 'player-a', 'player-b', 'public'] as const)
    expect(battles.view(id, audience)).toMatchObject({ background: map.background })
})

test.each(['maps', 'battles'] as const)('%s take their picture along to another library', async (kind) => {
  const { ask, file, map } = await libraryWithPicture()
  const id = kind === 'maps' ? 'm' : await newBattle(ask, { mapId: 'm' })
  await answerOf(ask(`${kind}:export`, { id }))
  const other = await testLibrary({ dialogs: dialogsAnswering({ open: file }) })
  const imported = await answerOf(other.ask(`${kind}:import`, null))
  const { db } = other.library
  expect(db && findPicture(db, pictureId(PNG))?.type).toBe('image/png')
  if (kind === 'maps')
    expect(await answerOf(other.ask('maps:get', { id: imported?.id ?? '' }))).toMatchObject({
      background: map.background,
    })
  // An older Marshal refuses the file as one of a newer.
  expect(JSON.parse(readFileSync(file, 'utf8')).version).toBe(2)
})

test('a map without a picture is written so that an older Marshal can read it', async () => {
  const { ask, file, map } = await libraryWithPicture()
  const { background: _, ...bare } = map
  await answerOf(ask('maps:save', bare))
  await answerOf(ask('maps:export', { id: 'm' }))
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ version: 1, content: bare })
})

const evil = Buffer.from('<svg onload="alert(1)"/>')

test.each([
  { what: 'without its picture', packed: undefined, code: 'transfer/not-marshal' },
  { what: 'with another picture', packed: testPng(1, 1).toString('base64'), code: 'transfer/not-marshal' },
  { what: 'with what is no base64', packed: '../../picture.png', code: 'transfer/not-marshal' },
  {
    what: 'with an SVG under its right name',
    packed: evil.toString('base64'),
    named: pictureId(evil),
    code: 'pictures/not-a-picture',
  },
  {
    what: 'with a picture that is too long',
    packed: 'A'.repeat(27_000_000),
    code: 'transfer/not-marshal',
  },
])('a map file $what is refused whole', async ({ packed, named, code }) => {
  const { ask, file, map, picture } = await libraryWithPicture()
  const content = { ...map, background: { ...map.background, picture: named ?? picture } }
  writeFileSync(
    file,
    packed === undefined
      ? formatMarshalFile('map', content)
      : formatMarshalFile('map', { map: content, picture: packed }, 2),
  )
  expect(await ask('maps:import', null)).toMatchObject({ ok: false, trouble: { code } })
  expect(await answerOf(ask('maps:list', null))).toHaveLength(1)
})

test('a picture is served by its id alone, as what it is, and can do nothing', async () => {
  const { db, picture } = await libraryWithPicture()
  const find = (id: string) => findPicture(db, id)
  const answer = servePicture(`/pictures/${picture}`, find)
  expect(answer?.headers['content-type']).toBe('image/png')
  expect(answer?.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  expect(answer?.headers['x-content-type-options']).toBe('nosniff')
  expect(answer?.data).toEqual(PNG)
})

test.each([
  `/pictures/${'0'.repeat(64)}`,
  '/pictures/',
  '/pictures/../index.html',
  `/pictures/${'A'.repeat(64)}`,
  '/pictures/%2e%2e/marshal.sqlite',
  `/pictures/x' OR 1=1 --`,
])('nothing is at %s', async (pathname) => {
  const { db } = await libraryWithPicture()
  expect(servePicture(pathname, (id) => findPicture(db, id))?.statusCode).toBe(404)
})

test('other addresses are none of pictures', () => {
  expect(servePicture('/index.html', () => null)).toBeNull()
})
