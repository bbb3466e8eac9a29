import { err, ok } from '@rules/core/result'
import { expect, test } from 'vitest'
import { failure } from '../contract/failures'
import type { EntryRow } from './battles-repo'
import { readLog, toStored, withReadableLog } from './stored-log'

/** A game in its third version: the first called a unit's name `title`. */
const GAME: Parameters<typeof readLog>[1] = {
  version: 3,
  upgrade: (events, version) => {
    const upgraded: unknown[] = []
    for (const event of events) {
      if (typeof event !== 'object' || event === null || !('type' in event))
        return err(failure('codec/malformed', { path: '0', problem: 'no-type' }))
      const title = version === 1 && 'title' in event ? { name: event.title } : {}
      upgraded.push({ ...event, ...title, seen: version })
    }
    return ok(upgraded)
  },
}

const command = (sequence: number, version: number, events: string): EntryRow => [
  sequence,
  'command',
  null,
  1000 + sequence,
  version,
  events,
  null,
]

test('entries of an older version are brought up to date, those of this version are taken as they are', () => {
  const rows: EntryRow[] = [
    command(1, 1, '[{"type":"named","title":"Spears"}]'),
    command(2, 2, '[{"type":"named","name":"Bows"}]'),
    command(3, 3, '[{"type":"named","name":"Pikes"},{"type":"moved"}]'),
    [4, 'undo', 3, 1004, 3, '[]', null],
    [5, 'redo', 3, 1005, 3, '[]', 0],
    [6, 'break', null, 1006, 3, '[]', 250],
  ]
  const log = readLog(rows, GAME)
  if (!log.ok) throw new Error(log.trouble.code)
  const expected = [
    {
      kind: 'command',
      sequence: 1,
      atMs: 1001,
      events: [{ type: 'named', title: 'Spears', name: 'Spears', seen: 1 }],
    },
    { kind: 'command', sequence: 2, atMs: 1002, events: [{ type: 'named', name: 'Bows', seen: 2 }] },
    {
      kind: 'command',
      sequence: 3,
      atMs: 1003,
      events: [{ type: 'named', name: 'Pikes' }, { type: 'moved' }],
    },
    { kind: 'undo', sequence: 4, atMs: 1004, target: 3 },
    { kind: 'redo', sequence: 5, atMs: 1005, awayMs: 0, target: 3 },
    { kind: 'break', sequence: 6, atMs: 1006, awayMs: 250 },
  ]
  expect(JSON.parse(log.value.text)).toEqual(expected)
  const { entries } = log.value
  expect(entries.map((entry) => ('events' in entry ? { ...toPlain(entry) } : entry))).toEqual(expected)
})

function toPlain({
  kind,
  sequence,
  atMs,
  events,
}: {
  kind: string
  sequence: number
  atMs: number
  events: unknown
}) {
  return { kind, sequence, atMs, events }
}

test('a log without entries is an empty list', () => {
  expect(readLog([], GAME)).toEqual({ ok: true, value: { entries: [], text: '[]' } })
})

test.each<{ what: string; rows: EntryRow[]; trouble: ReturnType<typeof failure> }>([
  {
    what: 'an entry of a version to come',
    rows: [command(1, 4, '[]')],
    trouble: failure('battles/newer-version', { found: 4, known: 3 }),
  },
  {
    what: 'a gap',
    rows: [command(1, 3, '[]'), command(3, 3, '[]')],
    trouble: failure('battles/damaged', { sequence: 2 }),
  },
  {
    what: 'an entry of no known kind',
    rows: [[1, 'dance' as 'break', null, 1001, 3, '[]', null]],
    trouble: failure('battles/damaged', { sequence: 1 }),
  },
  {
    what: 'events cut short',
    rows: [command(1, 3, '[{"ty')],
    trouble: failure('battles/damaged', { sequence: 1 }),
  },
  {
    what: 'older events that are no list',
    rows: [command(1, 2, '[}]')],
    trouble: failure('battles/damaged', { sequence: 1 }),
  },
  {
    what: 'older events that make no sense',
    rows: [command(1, 2, '[7]')],
    trouble: failure('battles/damaged', { sequence: 1, path: '0', problem: 'no-type' }),
  },
])('a log with $what is not read', ({ rows, trouble }) => {
  expect(readLog(rows, GAME)).toEqual({ ok: false, trouble })
})

test('an entry that turns out to be unreadable when it is needed names itself', () => {
  const log = readLog([command(1, 3, '[]'), command(2, 3, '[{]')], GAME)
  if (!log.ok) throw new Error(log.trouble.code)
  const [first, second] = log.value.entries
  const eventsOf = (entry: typeof first) =>
    withReadableLog(() => ok(entry?.kind === 'command' ? entry.events : null))
  expect(eventsOf(first)).toEqual({ ok: true, value: [] })
  expect(eventsOf(second)).toEqual({ ok: false, trouble: failure('battles/damaged', { sequence: 2 }) })
  expect(() =>
    withReadableLog(() => {
      throw new TypeError('a bug is a bug')
    }),
  ).toThrow('a bug is a bug')
})

test('an undo is stored with its target and no events', () => {
  expect(toStored({ kind: 'undo', sequence: 3, atMs: 5, target: 2 }, 3)).toEqual({
    kind: 'undo',
    sequence: 3,
    atMs: 5,
    awayMs: null,
    target: 2,
    version: 3,
    events: '[]',
  })
})

test('a break is stored without target or events', () => {
  expect(toStored({ kind: 'break', sequence: 3, atMs: 5, awayMs: 70 }, 3)).toEqual({
    kind: 'break',
    sequence: 3,
    atMs: 5,
    awayMs: 70,
    target: null,
    version: 3,
    events: '[]',
  })
})
