import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  append,
  type BattleLog,
  type ClockKind,
  emptyLog,
  KEEP_EVERY,
  type LogEntry,
  nextSequence,
  redoTarget,
  restoreLog,
  stateAt,
  undoTarget,
} from './battle-log'

type Event = { readonly put: string }
type Log = BattleLog<readonly string[], Event>

const apply = (state: readonly string[], { put }: Event) => [...state, put]

function command(log: Log, ...puts: readonly string[]): Log {
  const events = puts.map((put) => ({ put }))
  return append(log, { kind: 'command', sequence: nextSequence(log), atMs: 0, events }, apply)
}

function undo(log: Log): Log {
  const entry = { kind: 'undo', sequence: nextSequence(log), atMs: 0, target: undoTarget(log) ?? -1 } as const
  return append(log, entry, apply)
}

function redo(log: Log): Log {
  const entry = { kind: 'redo', sequence: nextSequence(log), atMs: 0, target: redoTarget(log) ?? -1 } as const
  return append(log, entry, apply)
}

const start: Log = emptyLog<readonly string[], Event>([])

describe('battle log', () => {
  it('applies all events of a command as one step, and undo takes back all of them', () => {
    const done = command(command(start, 'a'), 'b', 'c')
    expect(done.state).toEqual(['a', 'b', 'c'])
    expect(undo(done).state).toEqual(['a'])
  })

  it('keeps what was undone in its entries', () => {
    const log = undo(command(start, 'a'))
    expect(log.entries.map(({ kind, sequence }) => [kind, sequence])).toEqual([
      ['command', 1],
      ['undo', 2],
    ])
    expect(log.state).toEqual([])
    expect(log.undone).toEqual([1])
  })

  it('undoes and redoes several steps in their order', () => {
    const done = command(command(command(start, 'a'), 'b'), 'c')
    const twoBack = undo(undo(done))
    expect(twoBack.state).toEqual(['a'])
    expect(redo(twoBack).state).toEqual(['a', 'b'])
    expect(redo(redo(twoBack)).state).toEqual(['a', 'b', 'c'])
  })

  it('has nothing to redo once a new command was given after an undo', () => {
    const log = command(undo(command(start, 'a')), 'b')
    expect(redoTarget(log)).toBeNull()
    expect(log.state).toEqual(['b'])
  })

  it('has nothing to undo at the start and nothing to redo at the end', () => {
    expect(undoTarget(start)).toBeNull()
    expect(redoTarget(start)).toBeNull()
    expect(() => undo(start)).toThrow('Entry 1 cannot undo entry -1')
    expect(() => redo(command(start, 'a'))).toThrow('Entry 2 cannot redo entry -1')
  })

  it('throws at an entry that is not the next one, and at an undo of anything but the latest', () => {
    const log = command(command(start, 'a'), 'b')
    expect(() => append(log, { kind: 'command', sequence: 2, atMs: 0, events: [] }, apply)).toThrow(
      'Entry 2 cannot follow entry 2',
    )
    expect(() => append(log, { kind: 'undo', sequence: 3, atMs: 0, target: 1 }, apply)).toThrow(
      'Entry 3 cannot undo entry 1',
    )
  })

  it('looks back at any count of commands without losing the present', () => {
    const log = command(command(undo(command(start, 'gone')), 'a'), 'b')
    expect([0, 1, 2].map((count) => stateAt(log, count, apply))).toEqual([[], ['a'], ['a', 'b']])
    expect(log.state).toEqual(['a', 'b'])
  })

  it('keeps a state at every 32nd command, so that an undo replays no more than that', () => {
    let log = start
    for (let count = 1; count <= 2 * KEEP_EVERY + 1; count++) log = command(log, String(count))
    expect([...log.kept.keys()]).toEqual([32, 64])
    let applied = 0
    const counting = (state: readonly string[], event: Event) => {
      applied++
      return apply(state, event)
    }
    const entry = { kind: 'undo', sequence: nextSequence(log), atMs: 0, target: 65 } as const
    const undone = append(log, entry, counting)
    expect(undone.state.length).toBe(64)
    expect(applied).toBe(0)
  })

  it('is restored from its entries, with or without a state kept beside them', () => {
    const log = redo(undo(command(command(start, 'a'), 'b')))
    expect(restoreLog([], log.entries, apply)).toEqual(log)
    const beside = new Map([[1, ['a']]])
    expect(restoreLog([], log.entries, apply, beside).state).toEqual(['a', 'b'])
  })

  it('starts from the newest kept state that is still in effect, never from an undone one', () => {
    const log = command(undo(command(command(start, 'a'), 'b')), 'c')
    const beside = new Map<number, readonly string[]>([
      [1, ['a']],
      [2, ['a', 'b']],
    ])
    expect(restoreLog([], log.entries, apply, beside).state).toEqual(['a', 'c'])
  })

  it('stands where a plain list with undo and redo would, after any row of steps', () => {
    const step = fc.constantFrom('command', 'undo', 'redo')
    fc.assert(
      fc.property(fc.array(step, { maxLength: 150 }), (steps) => {
        let log = start
        let done: string[] = []
        let undone: string[] = []
        for (const [index, kind] of steps.entries()) {
          if (kind === 'command') {
            log = command(log, String(index))
            done = [...done, String(index)]
            undone = []
          } else if (kind === 'undo' && undoTarget(log) !== null) {
            log = undo(log)
            undone.push(done.pop() ?? '')
          } else if (kind === 'redo' && redoTarget(log) !== null) {
            log = redo(log)
            done = [...done, undone.pop() ?? '']
          }
          expect(log.state).toEqual(done)
        }
        const entries: readonly LogEntry<Event>[] = JSON.parse(JSON.stringify(log.entries))
        expect(restoreLog([], entries, apply).state).toEqual(done)
      }),
      { numRuns: 200 },
    )
  })

  it('keeps pauses of the clock beside the commands: they change no state and take no redo away', () => {
    const stamp = (log: typeof start, kind: ClockKind) =>
      append(log, { kind, sequence: nextSequence(log), atMs: 0 }, apply)
    const undone = undo(command(command(start, 'a'), 'b'))
    const paused = stamp(undone, 'pause')
    expect([paused.clock, paused.state, redoTarget(paused)]).toEqual(['pause', ['a'], 2])
    expect(redo(paused).state).toEqual(['a', 'b'])
    const taken = undo(stamp(stamp(paused, 'break'), 'go-on'))
    expect([taken.clock, taken.state, undoTarget(taken)]).toEqual(['running', [], null])
    const standing = stamp(taken, 'break')
    expect(restoreLog([], standing.entries, apply)).toEqual(standing)
  })
})

describe('looking back', () => {
  it('gives the same state wherever it looked before, for two battles in turns', () => {
    const numbered = (name: string) => {
      let log = emptyLog<readonly string[], Event>([])
      for (let at = 1; at <= 2 * KEEP_EVERY + 7; at++) log = command(log, `${name}${at}`)
      // As a window has it: no state is kept but the start.
      return restoreLog<readonly string[], Event>([], log.entries, apply)
    }
    const logs = [numbered('a'), numbered('b')] as const
    const places = fc.array(fc.tuple(fc.constantFrom(0, 1), fc.nat(2 * KEEP_EVERY + 7)), { maxLength: 12 })
    fc.assert(
      fc.property(places, (jumps) => {
        for (const [which, at] of jumps) {
          const log = logs[which as 0 | 1]
          const expected = log.entries
            .slice(0, at)
            .flatMap((entry) => ('events' in entry ? entry.events : []))
          expect(stateAt(log, at, apply)).toEqual(expected.map(({ put }) => put))
        }
      }),
      { numRuns: 40 },
    )
  })

  it('walks a stretch of the battle once', () => {
    let steps = 0
    const counting = (state: readonly string[], event: Event) => {
      steps += 1
      return apply(state, event)
    }
    let log = start
    for (let at = 0; at < 3 * KEEP_EVERY; at++) log = command(log, `${at}`)
    const bare = restoreLog<readonly string[], Event>([], log.entries, apply)
    stateAt(bare, 3 * KEEP_EVERY - 1, counting)
    expect(steps).toBe(3 * KEEP_EVERY - 1)
    steps = 0
    stateAt(bare, 2 * KEEP_EVERY + 3, counting)
    expect(steps).toBe(3)
  })
})
