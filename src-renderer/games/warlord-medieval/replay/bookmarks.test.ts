import { append, type BattleLog, emptyLog, type LogEntry, nextSequence } from '@rules/core/battle-log'
import { warlordMedieval } from '@rules/games/warlord-medieval'
import type { Command } from '@rules/games/warlord-medieval/commands'
import type { Event } from '@rules/games/warlord-medieval/events'
import type { State } from '@rules/games/warlord-medieval/model'
import { battle, battleAt } from '@rules/testing/battle'
import { seededChance } from '@rules/testing/seeded-chance'
import { beforeEach, describe, expect, test } from 'vitest'
import { speak } from '../../../messages/messages.svelte'
import { LookBack, placeOf } from '../../../session/look-back.svelte'
import { LogReader } from '../wording/log-book'
import { bookmarkWords, momentWords } from '../wording/replay-words'
import { bookmarksOf } from './bookmarks'

type Log = BattleLog<State, Event>

const endPhase: Command = { type: 'end-phase', confirmed: true }
const good = (order: 'good' | 'disordered'): Command =>
  ({ type: 'set-order', units: ['a:spears-1'], order }) as Command

function add(log: Log, entry: Omit<LogEntry<Event>, 'sequence' | 'atMs'>): Log {
  const whole = { ...entry, sequence: nextSequence(log), atMs: log.entries.length * 1000 } as LogEntry<Event>
  return append(log, whole, warlordMedieval.apply)
}

function played(start: State, ...commands: readonly Command[]): Log {
  return commands.reduce((log: Log, command) => {
    const decided = warlordMedieval.decide(log.state, command, seededChance(1))
    if (!decided.ok) throw new Error(decided.trouble.code)
    return add(log, { kind: 'command', events: decided.value } as never)
  }, emptyLog<State, Event>(start))
}

const undo = (log: Log) => add(log, { kind: 'undo', target: log.inEffect.at(-1) } as never)

test('bookmarks stand at the beginning, at stages and at player turns', () => {
  const twelve = Array.from({ length: 12 }, () => endPhase)
  expect(bookmarksOf(played(battleAt('turns'), ...twelve, ...twelve))).toEqual([
    { at: 0, kind: 'start' },
    { at: 12, kind: 'turn', round: 1, player: 'a' },
    { at: 24, kind: 'turn', round: 2, player: 'b' },
  ])
  const entered = played(battle(), { type: 'enter-stage', stage: 'initiative', confirmed: true })
  expect(bookmarksOf(entered)).toContainEqual({ at: 1, kind: 'stage', stage: 'initiative' })
})

test('the first player turn has a bookmark of its own; coming back to the turns is a stage', () => {
  const enter = (stage: 'turns' | 'set-up'): Command => ({ type: 'enter-stage', stage, confirmed: true })
  const log = played(
    battle(),
    { type: 'choose-first-mover', side: 'b' },
    enter('turns'),
    enter('set-up'),
    enter('turns'),
  )
  expect(bookmarksOf(log)).toEqual([
    { at: 0, kind: 'start' },
    { at: 2, kind: 'turn', round: 1, player: 'b' },
    { at: 3, kind: 'stage', stage: 'set-up' },
    { at: 4, kind: 'stage', stage: 'turns' },
  ])
})

test('what was undone has no bookmark and no place', () => {
  const log = played(battle(), { type: 'enter-stage', stage: 'initiative', confirmed: true })
  expect(placeOf(log, 1)).toBe(1)
  const undone = undo(log)
  expect(bookmarksOf(undone)).toEqual([{ at: 0, kind: 'start' }])
  expect(placeOf(undone, 1)).toBeNull()
})

describe('looking back', () => {
  const orders = played(battleAt('turns'), good('disordered'), good('good'), good('disordered'))
  const orderAt = (look: LookBack<State, Event>) => look.log.state.units['a:spears-1']?.order

  test('shows each earlier state and loses nothing of the present', () => {
    const look = new LookBack(() => orders, warlordMedieval.apply)
    expect([look.isOn, look.last, orderAt(look)]).toEqual([false, 3, 'disordered'])
    look.go(2)
    expect([look.isOn, look.at, look.sequence, orderAt(look)]).toEqual([true, 2, 2, 'good'])
    look.go(0)
    expect([look.at, look.sequence]).toEqual([0, 0])
    expect(look.log.state).toEqual(orders.start)
    look.end()
    expect(look.log.state).toBe(orders.state)
  })

  test('never goes before the beginning or beyond the present', () => {
    const look = new LookBack(() => orders, warlordMedieval.apply)
    look.go(1)
    look.step(-5)
    expect(look.at).toBe(0)
    look.step(99)
    expect(look.at).toBe(3)
  })

  test('after an undo there is less to look back at', () => {
    const look = new LookBack(() => undo(orders), warlordMedieval.apply)
    look.go(3)
    expect([look.at, look.last, orderAt(look)]).toEqual([2, 2, 'good'])
  })

  test.each(['en', 'fr'] as const)('says in %s where it is and what was done there', (language) => {
    speak(language)
    const book = new LogReader(orders.start).read(orders)
    const look = new LookBack(() => orders, warlordMedieval.apply)
    const sentences = [0, 1, 2, 3].map((at) => {
      look.go(at)
      return momentWords(look.log.state, book, look.log)
    })
    expect(new Set(sentences).size).toBe(3)
    const marks = bookmarksOf(played(battleAt('turns'), ...Array.from({ length: 12 }, () => endPhase)))
    for (const words of [...sentences, ...marks.map((mark) => bookmarkWords(orders.state, mark))])
      expect(words).not.toMatch(/[{}]|undefined/)
  })

  beforeEach(() => speak('en'))
})
