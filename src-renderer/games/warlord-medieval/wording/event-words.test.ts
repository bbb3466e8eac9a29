import type { LogEntry } from '@rules/core/battle-log'
import { append, emptyLog } from '@rules/core/battle-log'
import { moveForward, type Pose, sidestep } from '@rules/core/geometry'
import { warlordMedieval } from '@rules/games/warlord-medieval'
import type { Command } from '@rules/games/warlord-medieval/commands'
import type { Event } from '@rules/games/warlord-medieval/events'
import type { State } from '@rules/games/warlord-medieval/model'
import { battle, battleAt, squareAt } from '@rules/testing/battle'
import { scriptedChance } from '@rules/testing/seeded-chance'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { speak } from '../../../messages/messages.svelte'
import { eventWords } from './event-words'
import { writeIn } from './lengths.svelte'
import { LogReader, logLines } from './log-book'
import { logItem } from './log-items'

beforeEach(() => {
  speak('en')
  writeIn('inches')
})
afterEach(() => speak('en'))

const clock = new Intl.DateTimeFormat('en', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
  hourCycle: 'h23',
})

function decided(state: State, command: Command, ...numbers: readonly number[]): readonly Event[] {
  const decision = warlordMedieval.decide(state, command, scriptedChance(...numbers))
  if (!decision.ok) throw new Error(decision.trouble.code)
  return decision.value
}

function told(state: State, command: Command, ...numbers: readonly number[]): string {
  const events = decided(state, command, ...numbers)
  const after = events.reduce(warlordMedieval.apply, state)
  const book = new LogReader(state).read({ entries: [{ kind: 'command', sequence: 1, atMs: 0, events }] })
  return events.map((event) => eventWords(after, book, event)).join(' ')
}

/** A log of commands and of undo and redo, as main would write it. */
function logOf(start: State, ...steps: readonly (Command | 'undo' | 'redo')[]) {
  let log = emptyLog<State, Event>(start)
  for (const step of steps) {
    const sequence = log.entries.length + 1
    const atMs = (12 * 60 + sequence) * 60_000
    const entry: LogEntry<Event> =
      step === 'undo'
        ? { kind: 'undo', sequence, atMs, target: log.inEffect.at(-1) ?? 0 }
        : step === 'redo'
          ? { kind: 'redo', sequence, atMs, target: log.undone.at(-1) ?? 0 }
          : { kind: 'command', sequence, atMs, events: decided(log.state, step) }
    log = append(log, entry, warlordMedieval.apply)
  }
  return log
}

const itemsOf = (start: State, ...steps: Parameters<typeof logOf>[1][]) => {
  const log = logOf(start, ...steps)
  const book = new LogReader(start).read(log)
  return logLines(log, 100).map((line) => logItem(log.state, book, line, clock))
}

describe('moves', () => {
  const state = battleAt('deployment')
  const unit = Object.values(state.units).find(({ side, pose }) => side === 'a' && pose !== null)
  if (unit?.pose == null) throw new Error('no unit on the table')
  const { id, pose } = unit

  test('are told with the way, a wheel with its angle and hand', () => {
    const moved = { ...pose, x: pose.x + 3.2 }
    expect(told(state, { type: 'move-units', manner: 'move', moves: [{ unit: id, pose: moved }] })).toBe(
      `warlord moves ${unit.name} by 3.2″.`,
    )
    const wheeled = { ...pose, facingRadians: pose.facingRadians - Math.PI / 30 }
    expect(told(state, { type: 'move-units', manner: 'wheel', moves: [{ unit: id, pose: wheeled }] })).toBe(
      `warlord wheels ${unit.name} 6° to the right.`,
    )
  })

  test('from a sketch, another battle or a mirror are told as such, whoever they belong to', () => {
    const moves = [{ unit: id, pose: { ...pose, x: pose.x + 3.2 } }]
    const as = (manner: 'sketch' | 'copy' | 'mirror', to = moves) =>
      told(state, { type: 'move-units', manner, moves: to })
    expect(as('sketch')).toBe(`As sketched beforehand: ${unit.name}, by up to 3.2″.`)
    expect(as('copy')).toBe(`As deployed in another battle: ${unit.name}.`)
    expect(as('mirror')).toBe(`Left and right exchanged: ${unit.name}.`)
    const turned = [{ unit: id, pose: { ...pose, facingRadians: 1 } }]
    expect(as('sketch', turned)).toBe(`As sketched beforehand: ${unit.name}.`)
  })

  test('by a key or a figure are told with their direction, by the own front where there is one', () => {
    const [one, other] = Object.values(state.units).filter(({ side, pose }) => side === 'b' && pose !== null)
    if (one?.pose == null || other?.pose == null) throw new Error('no units on the table')
    const shift = (...to: readonly (readonly [string, Pose])[]) =>
      told(state, {
        type: 'move-units',
        manner: 'step',
        moves: to.map(([unit, pose]) => ({ unit, pose })),
      })
    expect(shift([id, moveForward(pose, 5)])).toBe(`warlord shifts ${unit.name} 5.0″ forward.`)
    expect(shift([id, moveForward(pose, -5)])).toBe(`warlord shifts ${unit.name} 5.0″ back.`)
    expect(shift([id, sidestep(pose, 3)])).toBe(`warlord shifts ${unit.name} 3.0″ to its own right.`)
    const both = `${one.name} and ${other.name}`
    expect(shift([one.id, sidestep(one.pose, -1)], [other.id, sidestep(other.pose, -1)])).toBe(
      `warlord shifts ${both} 1.0″ to their own left.`,
    )
    const aslant = {
      ...state,
      units: { ...state.units, [id]: { ...unit, pose: { ...pose, facingRadians: 0.5 } } },
    }
    const key = (x: number, y: number) =>
      told(aslant, {
        type: 'move-units',
        manner: 'nudge',
        moves: [{ unit: id, pose: { x: pose.x + x, y: pose.y + y, facingRadians: 0.5 } }],
      })
    expect(key(0, -0.5)).toBe(`warlord shifts ${unit.name} 0.5″ towards the edge of warlord.`)
    expect(key(-3, 0)).toBe(`warlord shifts ${unit.name} 3.0″ to the left as warlord sees it.`)
    expect(key(1, 1)).toBe(`warlord shifts ${unit.name} by 1.4″.`)
    speak('fr')
    expect(shift([id, moveForward(pose, -5)])).toBe(`warlord décale ${unit.name} de 5,0″ en arrière.`)
    expect(key(3, 0)).toBe(`warlord décale ${unit.name} de 3,0″ vers la droite vue par warlord.`)
  })

  test('of a camp are told with their direction along a side of the table', () => {
    const { camp } = state.sides.a
    if (camp === null) throw new Error('no camp on the table')
    const to = (x: number, y: number): Command => ({
      type: 'move-camp',
      side: 'a',
      pose: { ...camp, x: camp.x + x, y: camp.y + y },
    })
    expect(told(state, to(0.5, 0))).toBe('warlord moves the camp 0.5″ to the right as warlord sees it.')
    expect(told(state, to(3, 4))).toBe('warlord moves the camp by 5.0″.')
  })

  test('to the table and off it are told as such', () => {
    expect(told(state, { type: 'move-units', manner: 'move', moves: [{ unit: id, pose: null }] })).toBe(
      `warlord takes ${unit.name} off the table again.`,
    )
  })

  test('of many units name the first three and count the rest', () => {
    const others = Object.values(state.units)
      .filter(({ side }) => side === 'a')
      .slice(0, 6)
    const order = told(state, { type: 'set-order', units: others.map((other) => other.id), order: 'broken' })
    expect(order).toBe(
      `${others
        .slice(0, 3)
        .map(({ name }) => name)
        .join(', ')} and 3 more: broken.`,
    )
  })
})

describe('draws', () => {
  test('are told with their sum, in both languages', () => {
    const state = battleAt('initiative')
    const at = state.houseRules.deck.findIndex(({ id }) => id === 'hearts-7')
    const draw: Command = { type: 'draw-initiative', purpose: 'campaign', sides: ['a'] }
    expect(told(state, draw, at)).toBe('warlord draws 7 of hearts: 7 + 15 = 22.')
    speak('fr')
    expect(told(state, draw, at)).toBe('warlord tire 7 de cœur\u00a0: 7 + 15 = 22.')
  })

  test('show on demand what the deck had before', () => {
    const state = battleAt('initiative')
    const events = decided(state, { type: 'draw-initiative', purpose: 'campaign', sides: ['a'] }, 0)
    const entry = { kind: 'command' as const, sequence: 1, atMs: 0, events }
    const book = new LogReader(state).read({ entries: [entry] })
    const item = logItem(state, book, { entry, events, undone: false }, clock)
    expect(item.detail?.title).toBe('54 cards in the pack before the draw')
    expect(item.detail?.text).toContain('ace of hearts, 2 of hearts')
    expect(item.detail?.text).toContain('Joker')
  })
})

describe('the log', () => {
  const agree = (points: number): Command => ({ type: 'agree-points', points })

  test('has the newest entry first, and marks what was undone', () => {
    const items = itemsOf(battle(), agree(60), agree(70), 'undo')
    expect(items.map(({ time, sentences, undone }) => ({ time, sentences, undone }))).toEqual([
      { time: '12:03', sentences: ['Undone: The points agreed change from 60 to 70.'], undone: false },
      { time: '12:02', sentences: ['The points agreed change from 60 to 70.'], undone: true },
      { time: '12:01', sentences: ['The points agreed change from 45 to 60.'], undone: false },
    ])
  })

  test('shows what was done again as in effect', () => {
    const items = itemsOf(battle(), agree(60), 'undo', 'redo')
    expect(items.map(({ kind, undone }) => [kind, undone])).toEqual([
      ['redo', false],
      ['undo', false],
      ['command', false],
    ])
  })

  test('goes on naming a feature that is gone', () => {
    const start = battleAt('terrain')
    const place: Command = {
      type: 'place-feature',
      placedBy: null,
      feature: squareAt(20, 10, { name: 'Otter wood' }),
    }
    const placed = logOf(start, place)
    const id = Object.keys(placed.state.features).at(-1) ?? ''
    const [item] = itemsOf(start, place, { type: 'remove-feature', feature: id })
    expect(item?.sentences).toEqual(['Otter wood is taken off the table.'])
  })

  test('tells what is past with the names of its time, when an id is used again or its first use was undone', () => {
    const start = battleAt('terrain')
    const placing = (name: string): Command => ({
      type: 'place-feature',
      placedBy: null,
      feature: squareAt(20, 10, { name }),
    })
    const { shape } = squareAt(20, 10)
    const newest = (...steps: readonly Command[]) =>
      Object.keys(logOf(start, ...steps).state.features).at(-1) ?? ''
    const hill = newest(placing('Bald Hill'))
    const split: Command = {
      type: 'split-feature',
      feature: hill,
      name: 'Bald Hill 2',
      parts: [shape, shape],
    }
    const part = newest(placing('Bald Hill'), split)
    const join: Command = { type: 'join-features', features: [hill, part], shape }
    const steps = [placing('Bald Hill'), split, join, placing('Field'), 'undo', placing('Pond')] as const
    expect(Object.keys(logOf(start, ...steps).state.features)).toContain(part)
    const told = itemsOf(start, ...steps).map(({ sentences }) => sentences.join(' '))
    expect(told.slice(0, 5)).toEqual([
      expect.stringContaining('places Pond'),
      expect.stringContaining('places Field'),
      expect.stringContaining('places Field'),
      'Bald Hill 2 is joined to Bald Hill.',
      'Bald Hill is cut in two: Bald Hill 2 is the other part.',
    ])
  })

  test('tells a new name with the old one, and what was before with the old one alone', () => {
    const start = battleAt('terrain')
    const place: Command = {
      type: 'place-feature',
      placedBy: null,
      feature: squareAt(20, 10, { name: 'Hill' }),
    }
    const feature = Object.keys(logOf(start, place).state.features).at(-1) ?? ''
    const lock: Command = { type: 'lock-pieces', pieces: [feature], locked: true }
    const rename = (name: string): Command => ({ type: 'change-feature', feature, changes: { name } })
    const steps = [
      place,
      lock,
      rename('Bald Hill'),
      rename('Green Hill'),
      'undo',
      rename('Old Hill'),
    ] as const
    const told = itemsOf(start, ...steps).map(({ sentences }) => sentences.join(' '))
    expect(told[0]).toMatch(/^Bald Hill is now Old Hill \(/)
    expect(told[1]).toMatch(/^Undone: Bald Hill is now Green Hill \(/)
    expect(told[3]).toMatch(/^Hill is now Bald Hill \(/)
    expect(told[4]).toMatch(/^Hill/)
    const { id, name } = Object.values(start.units)[0] ?? { id: '', name: '' }
    const order: Command = { type: 'set-order', units: [id], order: 'broken' }
    const correct: Command = { type: 'correct-unit', unit: id, changes: { name: 'The Few' } }
    const items = itemsOf(start, order, correct, { ...order, order: 'good' })
    expect(items.map(({ sentences }) => sentences)).toEqual([
      ['The Few: in good order.'],
      [`${name}: figures corrected (Name The Few).`],
      [`${name}: broken.`],
    ])
  })

  test('keeps what a rule says against an act', () => {
    const start = battleAt('initiative')
    const [item] = itemsOf(start, { type: 'choose-territory', side: 'a' })
    expect(item?.against).toContain('Against WM-91: Territory chosen outside its stage.')
  })

  test('of ten thousand entries writes only those that are asked for', () => {
    const entries = Array.from(
      { length: 10_000 },
      (_, index): LogEntry<Event> => ({
        kind: 'command',
        sequence: index + 1,
        atMs: 0,
        events: [{ type: 'points-agreed', from: index, to: index + 1 }],
      }),
    )
    const log = {
      ...emptyLog<State, Event>(battle()),
      entries,
      inEffect: entries.map(({ sequence }) => sequence),
    }
    const lines = logLines(log, 100)
    expect(lines).toHaveLength(100)
    expect(lines[0]?.entry.sequence).toBe(10_000)
    expect(lines.some(({ undone }) => undone)).toBe(false)
  })
})
