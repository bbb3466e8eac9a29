import type { ClockKind } from '@rules/core/battle-log'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { readOpenBattle } from '../contract/open-battle'
import { newBattle } from '../testing/test-battle'
import { answerOf, testFolder, testLibrary } from '../testing/test-library'
import { SNAPSHOT_EVERY } from './open-battles'

type Desk = Awaited<ReturnType<typeof desk>>

async function desk(options: Parameters<typeof testLibrary>[0] = {}) {
  const opened = await testLibrary(options)
  return { ...opened, id: await newBattle(opened.ask) }
}

const agree = (points: number) => ({ type: 'agree-points', points })

async function submit({ ask, id }: Desk, expectedSequence: number, command: unknown) {
  return ask('battles:submit', { id, expectedSequence, command })
}

async function entriesOf({ ask, id }: Pick<Desk, 'ask' | 'id'>) {
  return readOpenBattle(await answerOf(ask('battles:open', { id }))).entries
}

async function pointsOf({ ask, id }: Pick<Desk, 'ask' | 'id'>) {
  const listed = await answerOf(ask('battles:list', null))
  return listed.find((battle) => battle.id === id)?.size
}

/** Changes the file behind an open library's back. */
function tamper(file: string, sql: string, ...cells: unknown[]) {
  const connection = new Database(file)
  connection.prepare(sql).run(...cells)
  connection.close()
}

test('a command is answered with the entry that was stored', async () => {
  const battle = await desk()
  const answer = await answerOf(submit(battle, 1, agree(60)))
  expect(answer).toMatchObject({
    battleId: battle.id,
    entries: [{ kind: 'command', sequence: 1, events: [{ type: 'points-agreed', from: 45, to: 60 }] }],
  })
  expect(await entriesOf(battle)).toEqual(answer.entries)
  expect(battle.announced).toEqual([answer])
})

test('undo and redo are entries of their own that name the command', async () => {
  const battle = await desk()
  await submit(battle, 1, agree(60))
  await submit(battle, 2, agree(70))
  const undone = await answerOf(battle.ask('battles:undo', { id: battle.id, expectedSequence: 3 }))
  expect(undone.entries).toMatchObject([{ kind: 'undo', sequence: 3, target: 2 }])
  expect(await pointsOf(battle)).toBe(60)
  const redone = await answerOf(battle.ask('battles:redo', { id: battle.id, expectedSequence: 4 }))
  expect(redone.entries).toMatchObject([{ kind: 'redo', sequence: 4, target: 2 }])
  expect(await pointsOf(battle)).toBe(70)
})

test('there is nothing to undo before the first command and nothing to redo after a new one', async () => {
  const battle = await desk()
  const undo = (expectedSequence: number) => battle.ask('battles:undo', { id: battle.id, expectedSequence })
  const redo = (expectedSequence: number) => battle.ask('battles:redo', { id: battle.id, expectedSequence })
  expect(await undo(1)).toEqual({ ok: false, trouble: { code: 'battles/nothing-to-undo', figures: {} } })
  await submit(battle, 1, agree(60))
  await undo(2)
  await submit(battle, 3, agree(70))
  expect(await redo(4)).toEqual({ ok: false, trouble: { code: 'battles/nothing-to-redo', figures: {} } })
})

test('everything is as it was after a restart, what was undone included', async () => {
  const folder = testFolder()
  const before = await desk({ folder })
  await submit(before, 1, agree(60))
  await submit(before, 2, agree(70))
  await before.ask('battles:undo', { id: before.id, expectedSequence: 3 })
  const entries = await entriesOf(before)
  before.library.close()
  const { ask } = await testLibrary({ folder })
  const after = { ask, id: before.id }
  expect(await entriesOf(after)).toEqual(entries)
  const redone = await answerOf(ask('battles:redo', { id: before.id, expectedSequence: 4 }))
  expect(redone.entries).toMatchObject([{ kind: 'redo', target: 2 }])
  expect(await pointsOf(after)).toBe(70)
})

test('a command that was made for an older state is refused with the number that would have been right', async () => {
  const battle = await desk()
  await submit(battle, 1, agree(60))
  const stale = { ok: false, trouble: { code: 'battles/stale', figures: { expected: 1, next: 2 } } }
  expect(await submit(battle, 1, agree(70))).toEqual(stale)
  expect(await battle.ask('battles:undo', { id: battle.id, expectedSequence: 1 })).toEqual(stale)
  expect(await entriesOf(battle)).toHaveLength(1)
})

test.each([
  { what: 'an unknown command', command: { type: 'conjure' } },
  { what: 'no command at all', command: null },
  { what: 'a figure that is a word', command: { type: 'agree-points', points: 'many' } },
])('$what is malformed and leaves no trace', async ({ command }) => {
  const battle = await desk()
  expect(await submit(battle, 1, command)).toMatchObject({ ok: false, trouble: { code: 'codec/malformed' } })
  expect(await entriesOf(battle)).toEqual([])
})

test('a command that a rule refuses comes back with its own code and leaves no trace', async () => {
  const battle = await desk()
  const command = { type: 'set-order', units: ['a:nobody'], order: 'disordered' }
  const answer = await submit(battle, 1, command)
  expect(answer).toMatchObject({ ok: false })
  expect(answer.ok || answer.trouble.code).toMatch(/^[a-z-]+\/[a-z-]+$/)
  expect(await entriesOf(battle)).toEqual([])
})

test('a full disk fails one command and changes nothing, and the next one succeeds', async () => {
  const battle = await desk()
  await submit(battle, 1, agree(60))
  const { db } = battle.library
  const pages = db?.one<{ page_count: number }>('PRAGMA page_count')?.page_count ?? 0
  const limit = (count: number) => db?.all(`PRAGMA max_page_count = ${count}`)
  limit(pages)
  const long = 'A long reason. '.repeat(100)
  const note = { type: 'end-battle', winner: null, reason: long }
  let failed = await submit(battle, 2, note)
  // The last page may still have room for a few entries.
  let next = 2
  while (failed.ok) failed = await submit(battle, ++next, note)
  expect(failed).toEqual({ ok: false, trouble: { code: 'storage/full', figures: { reason: 'SQLITE_FULL' } } })
  expect(await entriesOf(battle)).toHaveLength(next - 1)
  limit(1_000_000)
  expect(await submit(battle, next, note)).toMatchObject({
    ok: true,
    value: { entries: [{ sequence: next }] },
  })
  expect(battle.bugs).toEqual([])
})

test('a state that is kept beside a long log gives the same battle as the log from its start', async () => {
  const folder = testFolder()
  const battle = await desk({ folder })
  for (let next = 1; next <= SNAPSHOT_EVERY + 5; next++) await submit(battle, next, agree(10 + next))
  const whole = await answerOf(battle.ask('battles:open', { id: battle.id }))
  expect(whole.kept?.sequence).toBe(SNAPSHOT_EVERY)
  battle.library.close()
  const second = await testLibrary({ folder })
  const after = { ask: second.ask, id: battle.id }
  await second.ask('battles:submit', {
    id: battle.id,
    expectedSequence: SNAPSHOT_EVERY + 6,
    command: agree(99),
  })
  expect(await pointsOf(after)).toBe(99)
  // Back past the kept state, which is no longer in effect then.
  for (let step = 0; step < 10; step++)
    await answerOf(second.ask('battles:undo', { id: battle.id, expectedSequence: SNAPSHOT_EVERY + 7 + step }))
  expect(await pointsOf(after)).toBe(10 + SNAPSHOT_EVERY + 6 - 10)
  const reopened = await answerOf(second.ask('battles:open', { id: battle.id }))
  expect(reopened.kept).toBeNull()
  second.library.close()
  const third = await testLibrary({ folder })
  expect(await pointsOf({ ask: third.ask, id: battle.id })).toBe(10 + SNAPSHOT_EVERY + 6 - 10)
  await answerOf(third.ask('battles:redo', { id: battle.id, expectedSequence: SNAPSHOT_EVERY + 17 }))
})

test('undo goes on from the state kept before, however far back it goes', async () => {
  const folder = testFolder()
  const battle = await desk({ folder })
  const last = 2 * SNAPSHOT_EVERY + 2
  for (let next = 1; next <= last; next++) await submit(battle, next, agree(10 + next))
  battle.library.close()
  const { ask } = await testLibrary({ folder })
  const undo = (step: number) => ask('battles:undo', { id: battle.id, expectedSequence: last + step })
  for (let step = 1; step <= SNAPSHOT_EVERY + 4; step++) {
    expect((await answerOf(undo(step))).entries).toMatchObject([{ target: last + 1 - step }])
    if (step % 50 === 0 || step > SNAPSHOT_EVERY)
      expect(await pointsOf({ ask, id: battle.id })).toBe(10 + last - step)
  }
})

test('a kept state that cannot be read is passed over', async () => {
  const folder = testFolder()
  const battle = await desk({ folder })
  for (let next = 1; next <= SNAPSHOT_EVERY; next++) await submit(battle, next, agree(10 + next))
  battle.library.close()
  tamper(folder.database, `UPDATE battle_snapshots SET state = '{"stage":'`)
  const { ask } = await testLibrary({ folder })
  const expectedSequence = SNAPSHOT_EVERY + 1
  await answerOf(ask('battles:submit', { id: battle.id, expectedSequence, command: agree(77) }))
  expect(await pointsOf({ ask, id: battle.id })).toBe(77)
})

test.each([
  {
    what: 'an entry that is missing',
    sql: 'DELETE FROM battle_entries WHERE sequence = 2',
    code: 'battles/damaged',
  },
  {
    what: 'an entry of another game version to come',
    sql: 'UPDATE battle_entries SET version = 99',
    code: 'battles/newer-version',
  },
  { what: 'a setup that is no JSON', sql: `UPDATE battles SET setup = '{'`, code: 'battles/damaged' },
  {
    what: 'events that are no JSON',
    sql: `UPDATE battle_entries SET events = '{' WHERE sequence = 1`,
    code: 'battles/damaged',
  },
  {
    what: 'a game that nobody knows',
    sql: `UPDATE battles SET game = 'chess'`,
    code: 'battles/unknown-game',
  },
])('a battle with $what is not opened and says so', async ({ sql, code }) => {
  const folder = testFolder()
  const battle = await desk({ folder })
  for (const next of [1, 2, 3]) await submit(battle, next, agree(50 + next))
  battle.library.close()
  tamper(folder.database, sql)
  const { ask, bugs } = await testLibrary({ folder })
  expect(await ask('battles:open', { id: battle.id })).toMatchObject({ ok: false, trouble: { code } })
  expect(await ask('battles:list', null)).toMatchObject({ ok: true, value: [{ id: battle.id }] })
  expect(bugs).toEqual([])
})

test('a battle that nobody knows is unknown to every question', async () => {
  const { ask } = await testLibrary()
  const unknown = { ok: false, trouble: { code: 'battles/unknown', figures: { id: 'x' } } }
  expect(await ask('battles:open', { id: 'x' })).toEqual(unknown)
  expect(await ask('battles:submit', { id: 'x', expectedSequence: 1, command: agree(1) })).toEqual(unknown)
  expect(await ask('battles:rename', { id: 'x', title: 'X' })).toEqual(unknown)
  expect(await ask('battles:duplicate', { id: 'x', title: 'X' })).toEqual(unknown)
  expect(await ask('battles:delete', { id: 'x' })).toEqual(unknown)
  expect(await ask('battles:restore', { id: 'x' })).toEqual(unknown)
})

test('the clock is stopped and goes on in entries of its own, which neither undo nor redo knows', async () => {
  let now = 1000
  const battle = await desk({ now: () => now })
  const clock = (expectedSequence: number, kind: ClockKind) =>
    answerOf(battle.ask('battles:clock', { id: battle.id, expectedSequence, kind }))
  await submit(battle, 1, agree(60))
  await battle.ask('battles:undo', { id: battle.id, expectedSequence: 2 })
  now = 5000
  expect((await clock(3, 'pause')).entries).toEqual([{ kind: 'pause', sequence: 3, atMs: 5000, awayMs: 0 }])
  expect((await clock(4, 'pause')).entries).toEqual([])
  expect((await clock(4, 'break')).entries).toMatchObject([{ kind: 'break', sequence: 4 }])
  const redone = await answerOf(battle.ask('battles:redo', { id: battle.id, expectedSequence: 5 }))
  expect(redone.entries).toMatchObject([{ kind: 'redo', target: 1 }])
  expect((await clock(6, 'go-on')).entries).toMatchObject([{ kind: 'go-on', sequence: 6 }])
  expect((await clock(7, 'go-on')).entries).toEqual([])
  const undone = await answerOf(battle.ask('battles:undo', { id: battle.id, expectedSequence: 7 }))
  expect(undone.entries).toMatchObject([{ kind: 'undo', target: 1 }])
})

test('a pause is there after a restart and in every copy, and a branch has those before its entry', async () => {
  const folder = testFolder()
  const battle = await desk({ folder })
  const clock = (expectedSequence: number, kind: ClockKind) =>
    battle.ask('battles:clock', { id: battle.id, expectedSequence, kind })
  await submit(battle, 1, agree(60))
  await clock(2, 'pause')
  await submit(battle, 3, agree(70))
  await clock(4, 'break')
  battle.library.close()
  const { ask } = await testLibrary({ folder })
  const kinds = async (id: string) => (await entriesOf({ ask, id })).map(({ kind }) => kind)
  const { id } = battle
  expect(await kinds(id)).toEqual(['command', 'pause', 'command', 'break'])
  const { id: copy } = await answerOf(ask('battles:duplicate', { id, title: 'Copy' }))
  expect(await kinds(copy)).toEqual(['command', 'pause', 'command', 'break'])
  const { id: branch } = await answerOf(ask('battles:branch', { id, title: 'Branch', sequence: 3 }))
  expect(await kinds(branch)).toEqual(['command', 'pause', 'command'])
})

test('the time in which a battle was not open is noted in the next entry, and only there', async () => {
  const folder = testFolder()
  let now = 1000
  const options = { folder, now: () => now }
  const first = await desk(options)
  await submit(first, 1, agree(60))
  now = 4000
  await answerOf(first.ask('battles:close', { id: first.id }))
  first.library.close()
  // Opened and left again with nothing done: both times away add up.
  now = 10_000
  const second = await testLibrary(options)
  expect((await answerOf(second.ask('battles:open', { id: first.id }))).awayMs).toBe(6000)
  now = 11_000
  await answerOf(second.ask('battles:close', { id: first.id }))
  second.library.close()
  now = 31_000
  const third = await testLibrary(options)
  const { ask } = third
  expect((await answerOf(ask('battles:open', { id: first.id }))).awayMs).toBe(26_000)
  now = 32_000
  await submit({ ...third, id: first.id }, 2, agree(70))
  await submit({ ...third, id: first.id }, 3, agree(80))
  expect((await entriesOf({ ask, id: first.id })).map(({ awayMs }) => awayMs)).toEqual([0, 26_000, 0])
  expect((await answerOf(ask('battles:open', { id: first.id }))).awayMs).toBe(0)
})

test('after a kill the battle was open until it was last seen, or until its newest entry', async () => {
  const folder = testFolder()
  let now = 1000
  const options = { folder, now: () => now }
  const first = await desk(options)
  await submit(first, 1, agree(60))
  now = 20_000
  if (first.library.db === null) throw new Error('The library is not open')
  first.battles.noteSeen(first.library.db)
  first.library.close()
  now = 30_000
  const second = await testLibrary(options)
  await submit({ ...second, id: first.id }, 2, agree(70))
  second.library.close()
  now = 35_000
  const third = await testLibrary(options)
  await submit({ ...third, id: first.id }, 3, agree(80))
  const entries = await entriesOf({ ask: third.ask, id: first.id })
  expect(entries.map(({ atMs, awayMs }) => [atMs, awayMs])).toEqual([
    [1000, 0],
    [30_000, 10_000],
    [35_000, 5000],
  ])
})
