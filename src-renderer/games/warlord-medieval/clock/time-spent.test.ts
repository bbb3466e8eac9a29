import type { LogEntry } from '@rules/core/battle-log'
import type { Event } from '@rules/games/warlord-medieval/events'
import { expect, test } from 'vitest'
import { type ClockNotes, clockText, LONGEST_GAP_MS, type Pause, timeOf, timeSpent } from './time-spent'

const MINUTE = 60_000

type Step =
  | readonly [minute: number, ...events: readonly object[]]
  | readonly [minute: number, 'undo' | 'redo']

function log(...steps: readonly Step[]): readonly LogEntry<Event>[] {
  return steps.map(([minute, ...rest], index) => {
    const base = { sequence: index + 1, atMs: minute * MINUTE }
    const [first] = rest
    return (
      typeof first === 'string'
        ? { ...base, kind: first, target: 0 }
        : { ...base, kind: 'command', events: rest }
    ) as LogEntry<Event>
  })
}

const notes = (pauses: readonly Pause[] = [], sinceMs = 0): ClockNotes => ({ sinceMs, seenMs: 0, pauses })
const pause = (from: number, to: number | null): Pause => ({
  fromMs: from * MINUTE,
  toMs: to === null ? null : to * MINUTE,
})
const minutes = (spent: ReturnType<typeof timeSpent>) =>
  spent.map(({ round, player, phase, ms }) => `${round} ${player} ${phase} ${ms / MINUTE}`)

const BEGIN = [
  [0, { type: 'first-mover-chosen', side: 'b' }],
  [10, { type: 'stage-entered', stage: 'turns' }],
] as const satisfies readonly Step[]
const phase = (player: 'a' | 'b', name: string, round = 1) => ({
  type: 'phase-entered',
  round,
  player,
  phase: name,
})

test('the clock counts up in each phase, from the beginning of the turns', () => {
  const entries = log(
    ...BEGIN,
    [13, phase('b', 'rally')],
    [14, { type: 'recorded' }],
    [18, phase('a', 'command')],
  )
  const spent = timeSpent(entries, notes(), 20 * MINUTE)
  expect(minutes(spent)).toEqual(['1 b command 3', '1 b rally 5', '1 a command 2'])
  expect(timeOf(spent, { player: 'b' })).toBe(8 * MINUTE)
  expect(timeOf(spent, { round: 1 })).toBe(10 * MINUTE)
})

test('a pause does not count, nor one that still lasts', () => {
  const entries = log(...BEGIN, [30, phase('b', 'rally')])
  expect(minutes(timeSpent(entries, notes([pause(12, 22), pause(31, null)]), 60 * MINUTE))).toEqual([
    '1 b command 10',
    '1 b rally 1',
  ])
})

test('an undo takes no time back and gives none to what is undone', () => {
  const entries = log(...BEGIN, [12, phase('b', 'rally')], [15, 'undo'], [16, 'redo'])
  expect(minutes(timeSpent(entries, notes(), 20 * MINUTE))).toEqual(['1 b command 3', '1 b rally 7'])
})

test('a round is never less than the first, however much is undone', () => {
  const entries = log(...BEGIN, [12, 'undo'], [13, 'undo'])
  const spent = timeSpent(entries, notes(), 20 * MINUTE)
  expect(minutes(spent)).toEqual(['1 b command 2'])
})

test('the clock never runs backwards when the computer’s does', () => {
  const entries = log(...BEGIN, [4, phase('b', 'rally')], [3, phase('b', 'impetuous')])
  expect(timeSpent(entries, notes(), 0).every(({ ms }) => ms === 0)).toBe(true)
})

test('a long gap was a break only in times of which nothing was noted', () => {
  const gap = LONGEST_GAP_MS / MINUTE
  const entries = (long: number) => log(...BEGIN, [10 + long, phase('b', 'rally')])
  const command = (long: number, since: number) =>
    timeOf(timeSpent(entries(long), notes([], since * MINUTE), 0), { phase: 'command' }) / MINUTE
  expect(command(gap, 1000)).toBe(gap)
  expect(command(gap + 0.01, 1000)).toBe(0)
  expect(command(gap + 0.01, 0)).toBeCloseTo(gap + 0.01)
})

test('after the battle has ended no time is counted', () => {
  const entries = log(...BEGIN, [14, { type: 'battle-ended' }])
  expect(minutes(timeSpent(entries, notes(), 90 * MINUTE))).toEqual(['1 b command 4'])
})

test.each([
  [0, '0:00'],
  [59_999, '0:59'],
  [60_000, '1:00'],
  [3_599_999, '59:59'],
  [3_600_000, '1:00:00'],
  [-5000, '0:00'],
])('%s ms are shown as %s', (ms, text) => {
  expect(clockText(ms)).toBe(text)
})
