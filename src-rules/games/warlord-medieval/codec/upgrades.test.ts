import { describe, expect, it } from 'vitest'
import { perform } from '../../../testing/perform'
import saved from '../../../testing/saved/warlord-medieval-1.json'
import { END } from '../../../testing/turns'
import { apply } from '../apply'
import { parseEvent, parseSetup, parseState } from '../codec'
import { DEFAULT_WIDER_RULES } from '../default-wider-rules'
import type { Event } from '../events'
import type { Setup, State } from '../model'
import { setUpBattle } from '../setup'

/** A battle that version 1 played, as it stored it: what it began from, all that happened, and where it stood. */
const { setup, events, state, version } = saved

function readEvents(): readonly Event[] {
  return events.map((event) => {
    const parsed = parseEvent(event, version)
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.trouble))
    return parsed.value
  })
}

function readSetup(): Setup {
  const parsed = parseSetup(setup)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.trouble))
  return parsed.value
}

function readState(): State {
  const parsed = parseState(state, version)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.trouble))
  return parsed.value
}

describe('a battle of version 1', () => {
  it('WM-100…106 opens with the switches of a new battle', () => {
    expect(version).toBe(1)
    expect(setup.houseRules).not.toHaveProperty('wider')
    expect(readSetup().houseRules.wider).toEqual(DEFAULT_WIDER_RULES)
    expect(readState().houseRules.wider).toEqual(DEFAULT_WIDER_RULES)
  })

  it('stands where it stood, whether it is replayed or read', () => {
    const replayed = readEvents().reduce(apply, setUpBattle(readSetup()))
    expect(replayed).toMatchObject(state)
    expect(readState()).toMatchObject(state)
    // Who fought and who moved is told by its log alone.
    const { combat: _, movedFrom: __, movedBefore: ___, ...turn } = replayed.turn ?? {}
    expect(readState().turn).toMatchObject(turn)
    expect({ ...readState(), turn: null }).toEqual({ ...replayed, turn: null })
  })

  it('begins from its stored setup even where nobody has brought that up to date', () => {
    const begun = setUpBattle(setup as unknown as Setup)
    expect(begun).toEqual(setUpBattle(readSetup()))
  })

  it('goes on from there', () => {
    const replayed = readEvents().reduce(apply, setUpBattle(readSetup()))
    let now = replayed
    while (now.turn?.player === replayed.turn?.player) now = perform(now, END).state
    expect(now.quiet).toEqual({ turnsApart: 1, turnsWithoutCombat: 0 })
  })

  it('is not believed to be of this version', () => {
    expect(parseState(state, 2)).toMatchObject({ ok: false, trouble: { path: 'houseRules.wider' } })
    const entered = events.find(({ type }) => type === 'phase-entered')
    expect(parseEvent(entered, 2)).toMatchObject({ ok: false, trouble: { path: 'turnEnded' } })
  })

  it.each([null, 7, 'setup', [], {}, { houseRules: 3, units: [], turn: 'x' }])('refuses %j', (data) => {
    expect(parseSetup(data).ok).toBe(false)
    expect(parseEvent(data, 1).ok).toBe(false)
    expect(parseState(data, 1).ok).toBe(false)
  })
})

it('a battle of version 5, which knew no time limits, opens without any', () => {
  const none = { a: null, b: null }
  expect(setup.houseRules).not.toHaveProperty('timeLimitMinutes')
  expect(readSetup().houseRules.timeLimitMinutes).toEqual(none)
  const present = setUpBattle(readSetup())
  const { timeLimitMinutes: _, ...rules } = present.houseRules
  const older = { ...present, houseRules: rules }
  expect(parseState(older, 5)).toEqual({ ok: true, value: present })
  expect(parseState(older, 6)).toMatchObject({ ok: false, trouble: { path: 'houseRules.timeLimitMinutes' } })
})

it('a state of version 4, which knew no notes and no locks, opens without any', () => {
  const { notes, locked, ...older } = setUpBattle(readSetup())
  expect({ notes, locked }).toEqual({ notes: {}, locked: [] })
  expect(parseState(older, 4)).toMatchObject({ ok: true, value: { ...older, notes: {}, locked: [] } })
  expect(parseState(older, 5)).toMatchObject({ ok: false, trouble: { path: 'notes' } })
})

it('a state of version 6, which did not know where units were revealed, opens as if none had been', () => {
  const present = readEvents().reduce(apply, setUpBattle(readSetup()))
  if (present.turn === null) throw new Error('the saved battle is in its turns')
  const { revealedAt, revealedBefore, ...turn } = present.turn
  expect({ revealedAt, revealedBefore }).toEqual({ revealedAt: {}, revealedBefore: {} })
  expect(parseState({ ...present, turn }, 6)).toEqual({ ok: true, value: present })
  expect(parseState({ ...present, turn }, 7)).toMatchObject({
    ok: false,
    trouble: { path: 'turn.revealedAt' },
  })
})
