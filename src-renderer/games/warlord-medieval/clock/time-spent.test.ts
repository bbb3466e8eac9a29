import type { LogEntry } from '@rules/core/battle-log'
import type { Event } from '@rules/games/warlord-medieval/events'
import { expect, test } from 'vitest'
import { clockText, LONGEST_GAP_MS, timeLeft, timeNoted, timeOf, timeSpent } from './time-spent'

const MINUTE = 60_000

type Step =
  | readonly [minute: number, ...events: readonly object[]]
  | readonly [minute: number, 'undo' | 'redo' | 'pause' | 'break' | 'go-on']

/** A log of which each entry notes that the battle was open all the time, or not, by its index. */
function log(steps: readonly Step[], away: (index: number) => number | undefined = () => 0) {
  return steps.map(([minute, ...rest], index) => {
    const minutes = away(index)
    const base = {
      sequence: index + 1,
      atMs: minute * MINUTE,
      ...(minutes === undefined ? {} : { awayMs: minutes * MINUTE }),
    }
    const [first] = rest
    return (
      typeof first === 'string'
        ? { ...base, kind: first, target: 0 }
        : { ...base, kind: 'command', events: rest }
    ) as LogEntry<Event>
  })
}

const spentAt = (entries: readonly LogEntry<Event>[], minute: number, awayMinutes = 0) =>
  timeSpent(timeNoted(entries), { nowMs: minute * MINUTE, awayMs: awayMinutes * MINUTE })
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
  const entries = log([
    ...BEGIN,
    [13, phase('b', 'rally')],
    [14, { type: 'recorded' }],
    [18, phase('a', 'command')],
  ])
  const spent = spentAt(entries, 20)
  expect(minutes(spent)).toEqual(['1 b command 3', '1 b rally 5', '1 a command 2'])
  expect(timeOf(spent, { player: 'b' })).toBe(8 * MINUTE)
  expect(timeOf(spent, { round: 1 })).toBe(10 * MINUTE)
})

test('a pause does not count, nor a break, nor one that still lasts', () => {
  const steps = [...BEGIN, [12, 'pause'], [22, 'go-on'], [30, phase('b', 'rally')], [31, 'break']] as const
  expect(minutes(spentAt(log(steps), 60))).toEqual(['1 b command 10', '1 b rally 1'])
})

test('what is commanded or undone while the clock stands takes no time', () => {
  const steps = [...BEGIN, [12, 'pause'], [22, phase('b', 'rally')], [25, 'undo'], [30, 'go-on']] as const
  expect(minutes(spentAt(log(steps), 34))).toEqual(['1 b command 6', '1 b rally 0'])
})

test('the time in which the battle was not open does not count, before an entry and since the newest', () => {
  const entries = log([...BEGIN, [100, phase('b', 'rally')]], (index) => (index === 2 ? 85 : 0))
  expect(minutes(spentAt(entries, 200, 93))).toEqual(['1 b command 5', '1 b rally 7'])
})

test('a pause that lasted while the battle was closed is taken off once', () => {
  const steps = [...BEGIN, [12, 'pause'], [100, 'go-on'], [103, phase('b', 'rally')]] as const
  const entries = log(steps, (index) => (index === 3 ? 80 : 0))
  expect(minutes(spentAt(entries, 103))).toEqual(['1 b command 5', '1 b rally 0'])
})

test('an undo takes no time back and gives none to what is undone', () => {
  const entries = log([...BEGIN, [12, phase('b', 'rally')], [15, 'undo'], [16, 'redo']])
  expect(minutes(spentAt(entries, 20))).toEqual(['1 b command 3', '1 b rally 7'])
})

test('a round is never less than the first, however much is undone', () => {
  expect(minutes(spentAt(log([...BEGIN, [12, 'undo'], [13, 'undo']]), 20))).toEqual(['1 b command 2'])
})

test('the clock never runs backwards when the computer’s does', () => {
  const entries = log([...BEGIN, [4, phase('b', 'rally')], [3, phase('b', 'impetuous')]])
  expect(spentAt(entries, 0).every(({ ms }) => ms === 0)).toBe(true)
})

test('a long gap was a break only where nobody noted whether the battle was open', () => {
  const gap = LONGEST_GAP_MS / MINUTE
  const command = (long: number, away: number | undefined) =>
    timeOf(
      spentAt(
        log([...BEGIN, [10 + long, phase('b', 'rally')]], () => away),
        0,
      ),
      { phase: 'command' },
    ) / MINUTE
  expect(command(gap, undefined)).toBe(gap)
  expect(command(gap + 0.01, undefined)).toBe(0)
  expect(command(gap + 0.01, 0)).toBeCloseTo(gap + 0.01)
})

test('after the battle has ended no time is counted', () => {
  expect(minutes(spentAt(log([...BEGIN, [14, { type: 'battle-ended' }]]), 90))).toEqual(['1 b command 4'])
})

test.each([
  [5, { ms: 3 * MINUTE, isUsedUp: false }],
  [7, { ms: 1 * MINUTE, isUsedUp: false }],
  [8, { ms: 0, isUsedUp: true }],
  [9, { ms: 1 * MINUTE, isUsedUp: true }],
])('of a limit of 8 minutes, after %i of his own, a player has %o', (own, left) => {
  // Five minutes of the other player, and ten of a pause, are none of his.
  const entries = log([
    ...BEGIN,
    [12, phase('a', 'command')],
    [17, phase('b', 'command', 2)],
    [18, 'pause'],
    [28, 'go-on'],
  ])
  expect(timeLeft(spentAt(entries, 25 + own), 'b', 8)).toEqual(left)
})

test('a player without a limit has nothing left to lose', () => {
  expect(timeLeft(spentAt(log(BEGIN), 90), 'b', null)).toBeNull()
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
