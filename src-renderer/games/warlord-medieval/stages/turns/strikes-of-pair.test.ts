import { append, type BattleLog, emptyLog, nextSequence } from '@rules/core/battle-log'
import type { Event } from '@rules/games/warlord-medieval/events'
import { expect, test } from 'vitest'
import { strikesOfPair } from './strikes-of-pair'

const PAIR = { kind: 'shooting', unit: 'bows', target: 'foot' } as const

const rolled = (strikes: number, pair: object = {}) => ({
  type: 'strikes-rolled',
  roll: { ...PAIR, ...pair, strikes },
})
const lost = (unit: string) => ({ type: 'stands-lost', unit, standsLost: 1 })
const phase = { type: 'phase-entered' }

/** A log of commands with one event each; a number undoes the command of that sequence. */
function log(...events: readonly (object | number)[]): BattleLog<null, Event> {
  return events.reduce<BattleLog<null, Event>>((now, event) => {
    const sequence = nextSequence(now)
    const entry =
      typeof event === 'number'
        ? ({ kind: 'undo', sequence, atMs: 0, target: event } as const)
        : ({ kind: 'command', sequence, atMs: 0, events: [event as Event] } as const)
    return append(now, entry, (state) => state)
  }, emptyLog(null))
}

const found = (...events: readonly (object | number)[]) =>
  strikesOfPair(log(...events), PAIR).map(({ roll, isTakenOff }) => [roll.strikes, isTakenOff])

test('WM-105 the rolls of a pair are shown, the newest first, and no other pair’s', () => {
  const others = [rolled(7, { unit: 'slings' }), rolled(8, { target: 'horse' }), rolled(9, { kind: 'melee' })]
  expect(found(rolled(1), ...others, rolled(2))).toEqual([
    [2, false],
    [1, false],
  ])
})

test('WM-105 a roll goes when its phase does, and when it is undone', () => {
  expect(found(rolled(1), phase)).toEqual([])
  expect(found(rolled(1), phase, rolled(2))).toEqual([[2, false]])
  expect(found(rolled(1), 1)).toEqual([])
})

test('WM-105 stands that the target lost after a roll are its result; an undo offers them again', () => {
  expect(found(rolled(2), lost('foot'))).toEqual([[2, true]])
  expect(found(lost('foot'), rolled(2))).toEqual([[2, false]])
  expect(found(rolled(2), lost('horse'))).toEqual([[2, false]])
  expect(found(rolled(2), lost('foot'), rolled(1))).toEqual([
    [1, false],
    [2, true],
  ])
  expect(found(rolled(2), lost('foot'), 2)).toEqual([[2, false]])
})
