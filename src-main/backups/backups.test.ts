import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, expect, test, vi } from 'vitest'
import type { Failure } from '../contract/failures'
import { readOpenBattle } from '../contract/open-battle'
import { KEPT_BACKUPS } from '../db/backup-files'
import { newBattle } from '../testing/test-battle'
import { answerOf, testArmy, testFolder, testLibrary } from '../testing/test-library'
import { backUp, startBackupRounds } from './backup-rounds'

afterEach(() => {
  vi.useRealTimers()
})

async function until(done: () => boolean): Promise<void> {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 5))
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort() : [])

test('a backup tells when it was made and what is in it', async () => {
  const { ask, library } = await testLibrary({ now: () => Date.UTC(2026, 2, 4, 5, 6, 7, 89) })
  await newBattle(ask)
  await answerOf(ask('armies:delete', { id: 'army-b' }))
  const file = await library.backUp()
  expect(file).toBe('marshal-2026-03-04T05-06-07-089Z.sqlite')
  expect(await answerOf(ask('backups:list', null))).toMatchObject([
    { file, atMs: Date.UTC(2026, 2, 4, 5, 6, 7, 89), battles: ['The ford'], armyCount: 1 },
  ])
})

test('a backup is one sound file that needs nothing beside it', async () => {
  const { ask, library, folder } = await testLibrary()
  await newBattle(ask)
  const file = await library.backUp()
  expect(namesIn(folder.backups)).toEqual([file])
  const copy = new Database(join(folder.backups, file ?? ''), { readonly: true })
  expect(copy.pragma('journal_mode', { simple: true })).toBe('delete')
  expect(copy.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(copy.prepare('SELECT count(*) FROM battles').pluck().get()).toBe(1)
  copy.close()
  expect(namesIn(folder.backups)).toEqual([file])
})

test('nothing is backed up while nothing has changed, not even after a restart', async () => {
  const folder = testFolder()
  const first = await testLibrary({ folder })
  expect(await first.library.backUp()).toBeNull()
  await answerOf(first.ask('armies:save', testArmy('a')))
  expect(await first.library.backUp()).not.toBeNull()
  expect(await first.library.backUp()).toBeNull()
  first.library.close()
  const second = await testLibrary({ folder })
  expect(await second.library.backUp()).toBeNull()
  await answerOf(second.ask('armies:list', null))
  expect(await second.library.backUp()).toBeNull()
  await answerOf(second.ask('armies:save', testArmy('b')))
  expect(await second.library.backUp()).not.toBeNull()
})

test('what a killed program left behind is backed up at the next start', async () => {
  const folder = testFolder()
  const first = await testLibrary({ folder })
  await answerOf(first.ask('armies:save', testArmy('a')))
  await first.library.backUp()
  await answerOf(first.ask('armies:save', testArmy('b')))
  first.library.close()
  const second = await testLibrary({ folder })
  expect(await second.library.backUp()).not.toBeNull()
  expect(await answerOf(second.ask('backups:list', null))).toMatchObject([{ armyCount: 2 }, { armyCount: 1 }])
})

test('the ten newest backups are kept', async () => {
  let clock = Date.UTC(2026, 0, 1)
  const { ask, library } = await testLibrary({ now: () => clock })
  for (let number = 1; number <= KEPT_BACKUPS + 3; number++) {
    clock += 60_000
    await answerOf(ask('armies:save', testArmy(`a${number}`)))
    await library.backUp()
  }
  const backups = await answerOf(ask('backups:list', null))
  expect(backups.map(({ armyCount }) => armyCount)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4])
})

test('commands go on while a backup is being made, and it is of one moment', async () => {
  const { ask, library } = await testLibrary()
  const id = await newBattle(ask)
  const backup = library.backUp()
  for (let next = 1; next <= 50; next++)
    await answerOf(
      ask('battles:submit', {
        id,
        expectedSequence: next,
        command: { type: 'agree-points', points: 10 + next },
      }),
    )
  expect(await backup).not.toBeNull()
  expect(await answerOf(ask('backups:list', null))).toHaveLength(1)
  expect(await library.backUp()).not.toBeNull()
})

test('a backups folder that cannot be written is told to the windows and stops nothing', async () => {
  const { ask, library, folder } = await testLibrary()
  await answerOf(ask('armies:save', testArmy('a')))
  // A file stands where the folder should be: nobody can write into that, not even root.
  writeFileSync(folder.backups, '')
  const told: Failure[] = []
  const bugs: unknown[] = []
  const rounds = {
    library,
    tellTrouble: (trouble: Failure) => void told.push(trouble),
    reportBug: (_where: string, error: unknown) => String(bugs.push(error)),
  }
  expect(await backUp(rounds)).toBeNull()
  expect(told).toMatchObject([{ code: 'backups/not-made', figures: { cause: 'storage/unwritable' } }])
  expect(bugs).toEqual([])
  await answerOf(ask('armies:save', testArmy('b')))
  rmSync(folder.backups)
  expect(await backUp(rounds)).not.toBeNull()
})

test('a backup that breaks off leaves the older ones and no rubbish', async () => {
  let clock = Date.UTC(2026, 0, 1)
  const { ask, library, folder } = await testLibrary({ now: () => clock })
  await answerOf(ask('armies:save', testArmy('a')))
  const first = await library.backUp()
  await answerOf(ask('armies:save', testArmy('b')))
  clock += 1000
  // A folder has the very name that the next backup is to have.
  const inTheWay = 'marshal-2026-01-01T00-00-01-000Z.sqlite'
  mkdirSync(join(folder.backups, inTheWay))
  await expect(library.backUp()).rejects.toThrow()
  expect(namesIn(folder.backups)).toEqual([first, inTheWay])
  expect(await answerOf(ask('backups:list', null))).toMatchObject([{ file: first, armyCount: 1 }])
  clock += 1000
  expect(await library.backUp()).not.toBeNull()
})

test('the rounds back up at once and then every few minutes while something has changed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { ask, library, folder } = await testLibrary()
  await answerOf(ask('armies:save', testArmy('a')))
  const end = startBackupRounds({ library, tellTrouble: () => {}, reportBug: () => '' }, 1000)
  const backups = () => namesIn(folder.backups).filter((name) => name.endsWith('.sqlite')).length
  await until(() => backups() === 1)
  vi.advanceTimersByTime(1000)
  // In turn after the one that the rounds have asked for, so that it is done with.
  expect(await library.backUp()).toBeNull()
  expect(backups()).toBe(1)
  await answerOf(ask('armies:save', testArmy('b')))
  vi.advanceTimersByTime(1000)
  await until(() => backups() === 2)
  end()
  expect(vi.getTimerCount()).toBe(0)
})

test('the pauses of a battle, and how long it was closed, come back with a restored backup', async () => {
  const minute = 60_000
  let now = Date.UTC(2026, 0, 1)
  const { ask, library } = await testLibrary({ now: () => now })
  const id = await newBattle(ask)
  const entry = async (
    channel: 'battles:submit' | 'battles:clock',
    expectedSequence: number,
    what: object,
  ) => {
    now += 10 * minute
    await answerOf(ask(channel, { id, expectedSequence, ...what } as never))
  }
  const timeLimitMinutes = { a: 90, b: 75 }
  await entry('battles:submit', 1, {
    command: { type: 'change-house-rules', houseRules: { timeLimitMinutes } },
  })
  await entry('battles:clock', 2, { kind: 'pause' })
  await entry('battles:clock', 3, { kind: 'go-on' })
  await entry('battles:clock', 4, { kind: 'break' })
  const before = await answerOf(ask('battles:open', { id }))
  const file = (await library.backUp()) ?? ''
  await entry('battles:clock', 5, { kind: 'go-on' })
  await answerOf(ask('backups:restore', { file }))
  const restored = await answerOf(ask('battles:open', { id }))
  expect(readOpenBattle(restored).entries).toEqual(readOpenBattle(before).entries)
  expect(readOpenBattle(restored).entries).toMatchObject([
    { kind: 'command', events: [{ type: 'house-rules-changed', houseRules: { timeLimitMinutes } }] },
    { kind: 'pause' },
    { kind: 'go-on' },
    { kind: 'break' },
  ])
})
