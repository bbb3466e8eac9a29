import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { ok } from '@rules/core/result'
import Database from 'better-sqlite3'
import { expect, expectTypeOf, test, vi } from 'vitest'
import { CHANNELS } from '../contract/channels'
import { PARSERS } from '../contract/parsers'
import { testFolder } from '../testing/test-library'
import { isTrustedSender } from '../windows/trusted-sender'
import { bugLog } from './bug-log'
import { answererOf, type Guard, respond } from './handle'
import type { Handler, Handlers } from './handlers'
import { type Answerer, listen, type Sender } from './listen'
import { isWithinSize } from './size'

const OURS: Sender = { url: 'app://renderer/index.html', isMainFrame: true, windowId: 7 }

function guard(): Guard & { readonly bugs: unknown[] } {
  const bugs: unknown[] = []
  return {
    bugs,
    isTrusted: (sender) => isTrustedSender(sender, undefined),
    mayAsk: () => true,
    reportBug: (where, error) => {
      bugs.push([where, error])
      return 'f00'
    },
  }
}

const list: Handler<'domains:list'> = () => ok([])

test.each<{ who: string; sender: Sender | null }>([
  { who: 'another site', sender: { ...OURS, url: 'https://example.org/index.html' } },
  { who: 'a file', sender: { ...OURS, url: 'file:///tmp/index.html' } },
  { who: 'an address that only begins like ours', sender: { ...OURS, url: 'app://renderer.example.org/' } },
  { who: 'a page that names ours as its user', sender: { ...OURS, url: 'app://renderer@evil/' } },
  { who: 'a frame within our page', sender: { ...OURS, isMainFrame: false } },
  { who: 'a page without a window', sender: { ...OURS, windowId: null } },
  { who: 'a frame that is gone', sender: null },
  { who: 'an empty page', sender: { ...OURS, url: '' } },
  { who: 'the development server of a packaged Marshal', sender: { ...OURS, url: 'http://localhost:5173/' } },
])('$who is answered with an envelope that says no', async ({ sender }) => {
  const handler = vi.fn(list)
  const answer = await respond('domains:list', handler, guard(), sender, null)
  expect(answer).toEqual({ ok: false, trouble: { code: 'ipc/unknown-sender', figures: {} } })
  expect(handler).not.toHaveBeenCalled()
})

test('a window that is not the referee’s is refused what it may not ask, before anything is read', async () => {
  const handler = vi.fn(list)
  const guarded = { ...guard(), mayAsk: (windowId: number) => windowId !== 7 }
  expect(await respond('domains:list', handler, guarded, OURS, null)).toEqual({
    ok: false,
    trouble: { code: 'ipc/not-for-this-window', figures: { channel: 'domains:list' } },
  })
  expect(handler).not.toHaveBeenCalled()
  expect((await respond('domains:list', handler, guarded, { ...OURS, windowId: 8 }, null)).ok).toBe(true)
})

test('the development server is one of ours where there is one', () => {
  const sender = { ...OURS, url: 'http://localhost:5173/index.html' }
  expect(isTrustedSender(sender, 'http://localhost:5173')).toBe(true)
  expect(isTrustedSender({ ...sender, url: 'http://localhost:5174/' }, 'http://localhost:5173')).toBe(false)
})

test.each([
  { what: 'a number for an id', data: { id: 5 }, path: 'id' },
  { what: 'a field that nobody knows', data: { id: 'x', also: 1 }, path: '' },
  { what: 'nothing', data: undefined, path: '' },
  { what: 'an empty id', data: { id: '' }, path: 'id' },
])('$what is answered with an envelope that says where the argument is wrong', async ({ data, path }) => {
  const handler = vi.fn<Handler<'armies:delete'>>(() => ok(null))
  const answer = await respond('armies:delete', handler, guard(), OURS, data)
  expect(answer).toMatchObject({
    ok: false,
    trouble: { code: 'ipc/bad-argument', figures: { channel: 'armies:delete', path } },
  })
  expect(handler).not.toHaveBeenCalled()
})

test('a bug is written down and comes back as its number, never as an error', async () => {
  const guarded = guard()
  const broken: Handler<'domains:list'> = () => {
    throw new TypeError('undefined is not a domain')
  }
  const answer = await respond('domains:list', broken, guarded, OURS, null)
  expect(answer).toEqual({ ok: false, trouble: { code: 'app/bug', figures: { id: 'f00' } } })
  expect(guarded.bugs).toEqual([['domains:list', new TypeError('undefined is not a domain')]])
  const rejecting: Handler<'domains:list'> = () => Promise.reject(new Error('later'))
  expect(await respond('domains:list', rejecting, guarded, OURS, null)).toMatchObject({
    trouble: { code: 'app/bug' },
  })
})

test.each([
  { sqlite: 'SQLITE_FULL', code: 'storage/full' },
  { sqlite: 'SQLITE_READONLY_DBMOVED', code: 'storage/unwritable' },
  { sqlite: 'SQLITE_CANTOPEN', code: 'storage/unwritable' },
  { sqlite: 'SQLITE_IOERR_FSYNC', code: 'storage/unreachable' },
  { sqlite: 'SQLITE_BUSY', code: 'storage/busy' },
  { sqlite: 'SQLITE_CORRUPT', code: 'storage/damaged' },
])('$sqlite is the failure $code and no bug', async ({ sqlite, code }) => {
  const guarded = guard()
  const failing: Handler<'domains:list'> = () => {
    throw new Database.SqliteError('no', sqlite)
  }
  const answer = await respond('domains:list', failing, guarded, OURS, null)
  expect(answer).toEqual({ ok: false, trouble: { code, figures: { reason: sqlite } } })
  expect(guarded.bugs).toEqual([])
})

test('an argument larger than any window would send is refused before it is parsed', async () => {
  const data = { id: 'x', expectedSequence: 1, command: { values: new Array(300_000).fill(0) } }
  const answer = await respond(
    'battles:submit',
    () => ok({ battleId: 'x', entries: [] }),
    guard(),
    OURS,
    data,
  )
  expect(answer).toEqual({
    ok: false,
    trouble: { code: 'ipc/too-large', figures: { channel: 'battles:submit' } },
  })
})

test('the size of a value counts every value and character in it', () => {
  const limit = { values: 4, characters: 6 }
  expect(isWithinSize({ a: [1, 'xyz'] }, limit)).toBe(true)
  expect(isWithinSize({ a: [1, 'xyzzyx'] }, limit)).toBe(false)
  expect(isWithinSize({ a: [1, 2, 3] }, limit)).toBe(false)
  const loop: unknown[] = []
  loop.push(loop)
  expect(isWithinSize(loop, limit)).toBe(false)
})

test('every channel has a parser and is let through by the preload script', () => {
  expect(Object.keys(PARSERS).sort()).toEqual(Object.keys(CHANNELS).sort())
  expectTypeOf<keyof Handlers>().toEqualTypeOf<keyof typeof PARSERS>()
})

test('what a window asks before anybody can answer waits, and the handler hears which window it was', async () => {
  type Event = { sender: Sender | null }
  const channels = new Map<string, (event: Event, data: unknown) => unknown>()
  const asked: number[] = []
  const handlers = {
    'domains:list': (_argument: null, asker: { windowId: number }) => {
      asked.push(asker.windowId)
      return ok([])
    },
  }
  let answerWith: (answerer: Answerer) => void = () => {}
  const answerer = new Promise<Answerer>((done) => {
    answerWith = done
  })
  listen<Event>(
    { handle: (channel, listener) => void channels.set(channel, listener) },
    answerer,
    ({ sender }) => sender,
  )
  expect([...channels.keys()].sort()).toEqual(Object.keys(CHANNELS).sort())
  const event: Event = { sender: OURS }
  const answer = channels.get('domains:list')?.(event, null)
  event.sender = null
  expect(asked).toEqual([])
  // One channel is enough to see that it is answered.
  answerWith(answererOf(handlers as unknown as Handlers, guard()))
  expect(await answer).toEqual({ ok: true, value: [] })
  expect(asked).toEqual([7])
})

test('bugs go into a file that does not grow for ever', () => {
  const { log } = testFolder()
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
  const report = bugLog(log, () => Date.UTC(2026, 0, 2))
  const id = report('armies:save', new Error('What now?'))
  expect(readFileSync(log, 'utf8')).toContain(`2026-01-02T00:00:00.000Z ${id} armies:save\nError: What now?`)
  writeFileSync(log, 'x'.repeat(1_000_001))
  report('armies:save', 'a word')
  expect(statSync(`${log}.old`).size).toBe(1_000_001)
  expect(readFileSync(log, 'utf8')).toContain('a word')
  expect(() => bugLog('/nowhere/at/all.log')('x', 1)).not.toThrow()
  expect(existsSync('/nowhere')).toBe(false)
  silent.mockRestore()
})
