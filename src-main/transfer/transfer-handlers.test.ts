import { mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readOpenBattle } from '../contract/open-battle'
import { newBattle } from '../testing/test-battle'
import {
  answerOf,
  dialogsAnswering,
  testArmy,
  testFolder,
  testLibrary,
  testUnit,
} from '../testing/test-library'
import { fileNameOf } from './files'
import { formatMarshalFile } from './marshal-file'

type Content = Record<string, unknown>

/** A library whose dialogs always answer with one file. */
async function withFile(name = 'file.json') {
  const folder = testFolder()
  const file = join(folder.folder, name)
  return { ...(await testLibrary({ folder, dialogs: dialogsAnswering({ open: file, save: file }) })), file }
}

/** A battle of three commands and an undo, exported. */
async function exportedBattle() {
  const desk = await withFile('battle.json')
  const id = await newBattle(desk.ask)
  for (const [index, points] of [60, 70, 80].entries())
    await answerOf(
      desk.ask('battles:submit', {
        id,
        expectedSequence: index + 1,
        command: { type: 'agree-points', points },
      }),
    )
  await answerOf(desk.ask('battles:undo', { id, expectedSequence: 4 }))
  await answerOf(desk.ask('battles:clock', { id, expectedSequence: 5, kind: 'break' }))
  expect(await answerOf(desk.ask('battles:export', { id }))).toEqual({ file: desk.file })
  return { ...desk, id }
}

/** Writes the exported content changed, with a checksum that fits. */
function rewrite(file: string, kind: 'battle' | 'map' | 'army', change: (content: Content) => Content) {
  const { content } = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, formatMarshalFile(kind, change(content)))
}

test('a battle that is exported and imported is the same battle under another id', async () => {
  const { ask, id } = await exportedBattle()
  const { id: imported } = (await answerOf(ask('battles:import', null))) ?? { id: '' }
  expect(imported).not.toBe(id)
  const { id: _, awayMs: __, ...from } = await answerOf(ask('battles:open', { id }))
  const { id: ___, awayMs: ____, ...to } = await answerOf(ask('battles:open', { id: imported }))
  expect(to).toEqual(from)
  // The break that lasted lasts on, and takes away nothing that could be done again.
  expect(readOpenBattle({ ...to, id: imported, awayMs: 0 }).entries.at(-1)).toMatchObject({ kind: 'break' })
  const redone = await answerOf(ask('battles:redo', { id: imported, expectedSequence: 6 }))
  expect(redone.entries).toMatchObject([{ kind: 'redo', target: 3 }])
  expect(readOpenBattle(await answerOf(ask('battles:open', { id }))).entries).toHaveLength(5)
})

test('an imported battle stands in the list with its picture at once', async () => {
  const { ask } = await exportedBattle()
  await answerOf(ask('battles:import', null))
  expect(await answerOf(ask('battles:list', null))).toMatchObject([
    { title: 'The ford', size: 70, entryCount: 5, picture: { widthInches: 72 } },
    { title: 'The ford', size: 70, entryCount: 5 },
  ])
})

test.each([
  { what: 'a file cut short', spoil: (file: string) => truncateSync(file, 500), path: '', problem: 'json' },
  { what: 'a text', spoil: (file: string) => writeFileSync(file, 'Dear club'), path: '', problem: 'json' },
  {
    what: 'JSON of some other program',
    spoil: (file: string) => writeFileSync(file, '{"roster":{}}'),
    path: 'format',
    problem: 'format',
  },
  {
    what: 'a file in which a figure was changed by hand',
    spoil: (file: string) => writeFileSync(file, readFileSync(file, 'utf8').replace('"to": 60', '"to": 61')),
    path: 'content',
    problem: 'checksum',
  },
])('$what is refused and nothing is stored', async ({ spoil, path, problem }) => {
  const { ask, file } = await exportedBattle()
  spoil(file)
  expect(await ask('battles:import', null)).toEqual({
    ok: false,
    trouble: { code: 'transfer/not-marshal', figures: { path, problem } },
  })
  expect(await answerOf(ask('battles:list', null))).toHaveLength(1)
})

const entry = (sequence: number, rest: Content) => ({ sequence, atMs: 1, ...rest })

test.each<{ what: string; change: (content: Content) => Content; path: RegExp }>([
  {
    what: 'an event that no game has',
    change: (content) => ({
      ...content,
      entries: [entry(1, { kind: 'command', events: [{ type: 'dragon-landed' }] })],
    }),
    path: /^entries\.0\.events\.0/,
  },
  {
    what: 'an undo of nothing',
    change: (content) => ({ ...content, entries: [entry(1, { kind: 'undo', target: 1 })] }),
    path: /^entries\.0$/,
  },
  {
    what: 'a gap in the log',
    change: (content) => ({ ...content, entries: [entry(2, { kind: 'command', events: [] })] }),
    path: /^entries\.0$/,
  },
  {
    what: 'a redo of the wrong command',
    change: (content) => ({
      ...content,
      entries: [
        entry(1, { kind: 'command', events: [] }),
        entry(2, { kind: 'undo', target: 1 }),
        entry(3, { kind: 'redo', target: 2 }),
      ],
    }),
    path: /^entries\.2$/,
  },
  {
    what: 'a setup without armies',
    change: (content) => ({ ...content, setup: { agreedPoints: 45 } }),
    path: /^setup\./,
  },
  { what: 'a title of nothing', change: (content) => ({ ...content, title: ' ' }), path: /^title$/ },
  { what: 'a field that nobody knows', change: (content) => ({ ...content, winner: 'me' }), path: /^$/ },
])('a battle with $what is refused with the place, and nothing is stored', async ({ change, path }) => {
  const { ask, file, bugs } = await exportedBattle()
  rewrite(file, 'battle', change)
  const answer = await ask('battles:import', null)
  expect(answer).toMatchObject({
    ok: false,
    trouble: { code: 'transfer/not-marshal', figures: { path: expect.stringMatching(path) } },
  })
  expect(await answerOf(ask('battles:list', null))).toHaveLength(1)
  expect(bugs).toEqual([])
})

test('a battle from a file of before the clock is read as it was written', async () => {
  const { ask, file } = await exportedBattle()
  const data = JSON.parse(readFileSync(file, 'utf8'))
  const entries = data.content.entries.slice(0, 4).map(({ awayMs: _, ...entry }: { awayMs: number }) => entry)
  rewrite(file, 'battle', (content) => ({ ...content, entries }))
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version: 1 }))
  const { id } = (await answerOf(ask('battles:import', null))) ?? { id: '' }
  expect(readOpenBattle(await answerOf(ask('battles:open', { id }))).entries).toEqual(entries)
})

test('a file of a newer Marshal is refused whole, whatever is in it', async () => {
  const { ask, file } = await exportedBattle()
  const data = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...data, version: 3, layout: 'quite another' }))
  expect(await ask('battles:import', null)).toEqual({
    ok: false,
    trouble: { code: 'transfer/newer-version', figures: { found: 3, known: 2 } },
  })
  writeFileSync(file, JSON.stringify(data))
  rewrite(file, 'battle', (content) => ({ ...content, version: 99 }))
  expect(await ask('battles:import', null)).toMatchObject({
    ok: false,
    trouble: { code: 'transfer/newer-version' },
  })
  expect(await answerOf(ask('battles:list', null))).toHaveLength(1)
})

test('a battle of a game that this Marshal does not know is refused by name', async () => {
  const { ask, file } = await exportedBattle()
  rewrite(file, 'battle', (content) => ({ ...content, game: 'chess' }))
  expect(await ask('battles:import', null)).toEqual({
    ok: false,
    trouble: { code: 'battles/unknown-game', figures: { game: 'chess' } },
  })
})

test('a terrain map comes back the same under another id, and is no battle', async () => {
  const { ask, file } = await withFile('map.json')
  const map = {
    id: 'm',
    name: 'Ford',
    widthInches: 48,
    depthInches: 48,
    features: [
      {
        id: 'f',
        name: 'Stream',
        kind: 'obstacle' as const,
        look: 'stream' as const,
        shape: {
          kind: 'polyline' as const,
          points: [
            { x: 1, y: 2 },
            { x: 30.123456789, y: 4 },
          ],
        },
      },
    ],
  }
  await answerOf(ask('maps:save', map))
  expect(await answerOf(ask('maps:export', { id: 'm' }))).toEqual({ file })
  const imported = await answerOf(ask('maps:import', null))
  expect(imported?.id).not.toBe('m')
  expect({ ...imported, id: 'm' }).toEqual(map)
  expect(await answerOf(ask('maps:list', null))).toHaveLength(2)
  expect(await ask('battles:import', null)).toEqual({
    ok: false,
    trouble: { code: 'transfer/wrong-kind', figures: { found: 'map', expected: 'battle' } },
  })
  rewrite(file, 'map', (content) => ({ ...content, widthInches: -1 }))
  expect(await ask('maps:import', null)).toMatchObject({ trouble: { figures: { path: 'widthInches' } } })
  expect(await answerOf(ask('maps:list', null))).toHaveLength(2)
})

test('an army in a file of ours is previewed like a table, and its domain is found by name', async () => {
  const { ask } = await withFile('army.json')
  await answerOf(ask('domains:save', { id: 'd', name: 'Vale', terrainFeatures: 3 }))
  const army = testArmy('a', {
    domainId: 'd',
    units: [testUnit('u1'), testUnit('u2', { depthInches: null })],
  })
  await answerOf(ask('armies:save', army))
  await answerOf(ask('armies:export', { id: 'a', format: 'json' }))
  const preview = await answerOf(ask('armies:preview-file', null))
  expect(preview).toMatchObject({
    source: 'army.json',
    rows: [],
    domain: { name: 'Vale', terrainFeatures: 3 },
  })
  expect(preview?.army.id).not.toBe('a')
  expect({ ...preview?.army, id: 'a' }).toEqual(army)
  expect(await answerOf(ask('armies:list', null))).toHaveLength(1)
})

test('an army exported as a table is previewed as it was', async () => {
  const { ask, file } = await withFile('army.csv')
  await answerOf(ask('domains:save', { id: 'd', name: 'Vale', terrainFeatures: 3 }))
  await answerOf(ask('armies:save', testArmy('a', { domainId: 'd' })))
  expect(await answerOf(ask('armies:export', { id: 'a', format: 'csv' }))).toEqual({ file })
  expect(readFileSync(file, 'utf8')).toMatch(/^\uFEFFKind,Name,/)
  const preview = await answerOf(ask('armies:preview-file', null))
  expect({ ...preview?.army, id: 'a' }).toEqual(testArmy('a', { domainId: 'd' }))
  await answerOf(ask('settings:change', { language: 'fr' }))
  await answerOf(ask('armies:export', { id: 'a', format: 'csv' }))
  expect(readFileSync(file, 'utf8')).toMatch(/^\uFEFFGenre;Nom;/)
})

test('a pasted table is previewed and nothing of it is stored', async () => {
  const { ask } = await testLibrary()
  await answerOf(ask('domains:save', { id: 'd', name: 'VALE', terrainFeatures: 3 }))
  const text = 'name\tap\tdomain\nSpears\t5\tvale'
  const preview = await answerOf(ask('armies:preview-text', { name: 'Pasted', text }))
  expect(preview.army).toMatchObject({ name: 'Pasted', domainId: 'd' })
  expect(preview.domain).toEqual({ name: 'vale', terrainFeatures: null })
  expect(await answerOf(ask('armies:list', null))).toEqual([])
})

test('a closed dialog is no failure', async () => {
  const { ask } = await testLibrary()
  const id = await newBattle(ask)
  for (const answer of [
    ask('armies:preview-file', null),
    ask('armies:export', { id: 'army-a', format: 'csv' }),
    ask('maps:import', null),
    ask('battles:import', null),
    ask('battles:export', { id }),
  ])
    expect(await answer).toEqual({ ok: true, value: null })
})

test('a file that cannot be written fails with the reason and leaves no rubbish', async () => {
  const folder = testFolder()
  const target = join(folder.folder, 'taken')
  mkdirSync(target)
  const { ask } = await testLibrary({ folder, dialogs: dialogsAnswering({ save: target }) })
  await answerOf(ask('armies:save', testArmy('a')))
  expect(await ask('armies:export', { id: 'a', format: 'json' })).toEqual({
    ok: false,
    trouble: { code: 'transfer/cannot-write', figures: { file: target, reason: 'EISDIR' } },
  })
  expect(readdirSync(folder.folder).filter((name) => name.includes('unfinished'))).toEqual([])
})

test('an export replaces a file whole', async () => {
  const { ask, file } = await withFile('army.csv')
  writeFileSync(file, 'an older, much longer file '.repeat(1000))
  await answerOf(ask('armies:save', testArmy('a')))
  await answerOf(ask('armies:export', { id: 'a', format: 'csv' }))
  expect(readFileSync(file, 'utf8')).not.toContain('older')
})

test('a file that is gone or too large fails with the reason', async () => {
  const { ask, file } = await withFile('army.csv')
  expect(await ask('armies:preview-file', null)).toEqual({
    ok: false,
    trouble: { code: 'transfer/cannot-read', figures: { file, reason: 'ENOENT' } },
  })
  writeFileSync(file, Buffer.alloc(5_000_001, 'a'))
  expect(await ask('armies:preview-file', null)).toEqual({
    ok: false,
    trouble: {
      code: 'transfer/too-large',
      figures: { file: 'army.csv', bytes: 5_000_001, mostBytes: 5_000_000 },
    },
  })
})

test.each([
  ['Lady Isaude’s muster', 'Lady Isaude’s muster'],
  ['A/B\\C: "the <ford>"?', 'A B C the ford'],
  ['../../etc/passwd', 'etc passwd'],
  ['...', 'Marshal'],
  ['CON', 'Marshal CON'],
  ['x'.repeat(200), 'x'.repeat(80)],
])('a file for %s is called %s', (name, file) => {
  expect(fileNameOf(name)).toBe(file)
})
