import type { MarshalBridge } from '@contract/api'
import type { Appended, OpenBattle } from '@contract/library'
import { append, emptyLog, type LogEntry, nextSequence, redoTarget, undoTarget } from '@rules/core/battle-log'
import { warlordMedieval } from '@rules/games/warlord-medieval'
import type { Command } from '@rules/games/warlord-medieval/commands'
import type { Event } from '@rules/games/warlord-medieval/events'
import type { State } from '@rules/games/warlord-medieval/model'
import { setupOf } from '@rules/testing/battle'
import { seededChance } from '@rules/testing/seeded-chance'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BattleSession } from './battle-session.svelte'

const setup = setupOf()

/** The other end of the bridge: a log that decides as main does, and can be written to past the window. */
class OtherEnd {
  log = emptyLog<State, Event>(warlordMedieval.setup(setup))
  readonly asked: string[] = []
  #tell: (appended: Appended) => void = () => {}

  readonly bridge = {
    call: async (channel: string, argument: { expectedSequence?: number; command?: Command } | null) => {
      this.asked.push(channel)
      if (channel === 'battles:open') return { ok: true, value: this.opened() }
      if (channel === 'battles:close') return { ok: true, value: null }
      if (argument?.expectedSequence !== nextSequence(this.log)) {
        return { ok: false, trouble: { code: 'battles/stale', figures: {} } }
      }
      return this.write(channel === 'battles:submit' ? (argument.command as Command) : channel.slice(8))
    },
    on: (_name: string, listener: (appended: Appended) => void) => {
      this.#tell = listener
      return () => {
        this.#tell = () => {}
      }
    },
  } as unknown as MarshalBridge // its answers are typed by channel, which a test need not repeat

  opened(): OpenBattle {
    const log = JSON.stringify(this.log.entries)
    return {
      id: 'one',
      title: 'One',
      game: 'warlord-medieval',
      version: 1,
      setup,
      log,
      awayMs: 0,
      kept: null,
    }
  }

  write(what: Command | string) {
    const sequence = nextSequence(this.log)
    let entry: LogEntry<Event>
    if (typeof what === 'string') {
      const kind = what === 'undo' ? 'undo' : 'redo'
      const target = (kind === 'undo' ? undoTarget(this.log) : redoTarget(this.log)) ?? 0
      entry = { kind, sequence, atMs: 0, target }
    } else {
      const decision = warlordMedieval.decide(this.log.state, what, seededChance(1))
      if (!decision.ok) return decision
      entry = { kind: 'command', sequence, atMs: 0, events: decision.value }
    }
    this.log = append(this.log, entry, warlordMedieval.apply)
    return { ok: true, value: { battleId: 'one', entries: [entry] } as Appended }
  }

  /** Another window's command, told to this one or lost on the way. */
  writeElsewhere(command: Command, isTold: boolean): void {
    const written = this.write(command)
    if (written.ok && 'value' in written && isTold) this.#tell(written.value as Appended)
  }
}

let end: OtherEnd
let session: BattleSession<State, Command, Event, typeof setup>

beforeEach(() => {
  end = new OtherEnd()
  vi.stubGlobal('window', { marshal: end.bridge })
  session = new BattleSession(end.opened(), warlordMedieval)
})
afterEach(() => vi.unstubAllGlobals())

const agree = (points: number): Command => ({ type: 'agree-points', points })

test('a battle stands where its log has brought it', async () => {
  end.write(agree(60))
  const opened = new BattleSession(end.opened(), warlordMedieval)
  expect(opened.state.agreedPoints).toBe(60)
  expect(opened.canUndo).toBe(true)
})

test('commands asked at once are decided one after the other', async () => {
  const results = await Promise.all([
    session.send(agree(60)),
    session.send(agree(70)),
    session.send(agree(80)),
  ])
  expect(results.map(({ ok }) => ok)).toEqual([true, true, true])
  expect(session.state.agreedPoints).toBe(80)
  expect(session.log.entries).toHaveLength(3)
})

test('undo and redo bring the state back and again', async () => {
  await session.send(agree(60))
  await session.undo()
  expect(session.state.agreedPoints).toBe(setup.agreedPoints)
  expect([session.canUndo, session.canRedo]).toEqual([false, true])
  await session.redo()
  expect(session.state.agreedPoints).toBe(60)
})

test('a refusal changes nothing and comes back as data', async () => {
  const refused = await session.send(agree(setup.agreedPoints))
  expect(refused).toEqual({ ok: false, trouble: { code: 'command/changes-nothing', figures: {} } })
  expect(session.log.entries).toEqual([])
})

test('what another window does is taken in once', async () => {
  end.writeElsewhere(agree(60), true)
  expect(session.state.agreedPoints).toBe(60)
  await session.send(agree(70))
  expect(session.log.entries.map(({ sequence }) => sequence)).toEqual([1, 2])
})

test('an entry that went by is read from main, so that the next command fits again', async () => {
  end.writeElsewhere(agree(60), false)
  const stale = await session.send(agree(70))
  expect(stale.ok).toBe(false)
  expect(session.state.agreedPoints).toBe(60)
  expect((await session.send(agree(70))).ok).toBe(true)
  expect(session.state.agreedPoints).toBe(70)
})

test('a closed battle hears nothing more', async () => {
  await session.close()
  end.writeElsewhere(agree(60), true)
  expect(session.state.agreedPoints).toBe(setup.agreedPoints)
  expect(end.asked).toEqual(['battles:close'])
})
