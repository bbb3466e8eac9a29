import { describe, expect, test } from 'vitest'
import { perform, performAll } from '../../../testing/perform'
import { personality, unitAt } from '../../../testing/table-state'
import { turnState, withWider } from '../../../testing/turn-state'
import { END } from '../../../testing/turns'
import type { Command } from '../commands'
import type { State, Unit } from '../model'
import { type Clock, victoryClocks } from './clocks'

function clock(state: State, which: Clock, side: 'a' | 'b' | null = null) {
  const found = victoryClocks(state).find((one) => one.clock === which && one.side === side)
  if (found === undefined) throw new Error('no clock')
  return found
}

/** A and B so far apart, base to base. */
function apart(inches: number, figures: Partial<Unit> = {}): State {
  return turnState({
    phase: 'command',
    units: [unitAt('a1', { x: 36, y: 9 }), unitAt('b1', { x: 36, y: 11 + inches }, figures)],
  })
}

/** The battle after so many player turns in which nothing more was done than this. */
function afterTurns(start: State, count: number, ...each: readonly Command[]): State {
  let state = start
  for (let turns = 0; turns < count; turns++) {
    const player = state.turn?.player
    state = performAll(state, ...each)
    while (state.turn?.player === player) state = perform(state, END).state
  }
  return state
}

describe('the clocks that end a battle', () => {
  test.each([
    [4.99, false],
    [5, true],
    [5.01, true],
  ])('WM-104 of 15 points %f are lost: a third is %s', (costAp, runsOut) => {
    const state = turnState({
      units: [
        unitAt('a1', null, { costAp, removal: 'destroyed' }),
        unitAt('a2', null, { costAp: 15 - costAp }),
        unitAt('b1', null, { costAp: 3 }),
      ],
    })
    expect(clock(state, 'lost-share', 'a')).toMatchObject({ figure: costAp, limit: 5, hasRunOut: runsOut })
    expect(clock(state, 'lost-share', 'b')).toMatchObject({ figure: 0, limit: 1, hasRunOut: false })
  })

  test('WM-104 exactly a third counts where the points are decimals, and units that left count too', () => {
    const units = ['destroyed', 'left-table', null, null, null, null].map((removal, at) =>
      unitAt(`a${at}`, null, { costAp: 0.1, removal: removal as Unit['removal'] }),
    )
    expect(clock(turnState({ units }), 'lost-share', 'a')).toMatchObject({ figure: 0.2, hasRunOut: true })
    expect(clock(turnState({ units: units.slice(1) }), 'lost-share', 'a').hasRunOut).toBe(false)
  })

  test('WM-104 a lost personality’s points are lost where personalities cost points', () => {
    const parts = {
      units: [unitAt('a1', null, { costAp: 8 })],
      personalities: [personality('a-warlord', null, { costAp: 4, condition: 'lost' })],
    } as const
    expect(clock(turnState(parts), 'lost-share', 'a')).toMatchObject({ figure: 4, limit: 4, hasRunOut: true })
    const free = turnState({ ...parts, houseRules: { personalitiesCostAp: false } })
    expect(clock(free, 'lost-share', 'a')).toMatchObject({ figure: 0, hasRunOut: false })
  })

  test('WM-104 an army without points has lost nothing of them', () => {
    expect(clock(turnState({}), 'lost-share', 'a').hasRunOut).toBe(false)
  })

  test('WM-104 the last personality is lost, a wounded one is not', () => {
    const state = turnState({
      phase: 'command',
      personalities: [personality('a-warlord', null), personality('a-leader', null)],
    })
    const wound = (id: string, condition: 'wounded' | 'lost'): Command => ({
      type: 'wound-personality',
      personality: id,
      condition,
    })
    const one = performAll(state, wound('a-leader', 'lost'), wound('a-warlord', 'wounded'))
    expect(clock(one, 'last-personality', 'a')).toMatchObject({ figure: 1, limit: 2, hasRunOut: false })
    const all = perform(one, wound('a-warlord', 'lost')).state
    expect(clock(all, 'last-personality', 'a')).toMatchObject({ figure: 2, hasRunOut: true })
    // An army that never had one has no such clock.
    expect(
      victoryClocks(all).some(({ clock: name, side }) => name === 'last-personality' && side === 'b'),
    ).toBe(false)
  })

  test.each([
    [14.99, 0],
    [15, 0],
    [15.01, 3],
  ])('WM-104 enemies %f″ apart at the end of three player turns: %i turns apart', (inches, turns) => {
    const two = afterTurns(apart(inches), 2)
    expect(clock(two, 'apart')).toMatchObject({ figure: Math.min(turns, 2), limit: 3, hasRunOut: false })
    const three = afterTurns(two, 1)
    expect(clock(three, 'apart')).toMatchObject({ figure: turns, hasRunOut: turns === 3 })
    expect(clock(three, 'apart').trace.figures.inches).toBeCloseTo(inches, 9)
  })

  test('WM-104 one turn near each other begins the count again', () => {
    const near: Command = {
      type: 'move-units',
      manner: 'nudge',
      moves: [{ unit: 'b1', pose: { x: 36, y: 14, facingRadians: 0 } }],
    }
    const far: Command = { ...near, moves: [{ unit: 'b1', pose: { x: 36, y: 50, facingRadians: 0 } }] }
    const two = afterTurns(apart(20), 2)
    const met = afterTurns(perform(two, near).state, 1)
    expect(clock(met, 'apart').figure).toBe(0)
    expect(clock(afterTurns(perform(met, far).state, 1), 'apart').figure).toBe(1)
  })

  test('WM-104 a hidden enemy does not stop the clock, since it would tell of him', () => {
    expect(clock(afterTurns(apart(5, { hidden: true }), 3), 'apart')).toMatchObject({ hasRunOut: true })
    expect(clock(afterTurns(apart(5, { removal: 'destroyed' }), 1), 'apart').figure).toBe(1)
  })

  test.each([
    [4, false],
    [5, true],
  ])('WM-104 %i player turns without combat', (turns, runsOut) => {
    expect(clock(afterTurns(apart(5), turns), 'no-combat')).toMatchObject({
      figure: turns,
      limit: 5,
      hasRunOut: runsOut,
    })
  })

  test.each<[string, Command]>([
    ['a melee', { type: 'record', kind: 'melee', units: ['a1'], text: 'held' }],
    ['shooting', { type: 'record', kind: 'shooting', units: ['a1'], text: 'missed' }],
    [
      'dice for melee',
      {
        type: 'roll-strikes',
        kind: 'melee',
        unit: 'a1',
        target: 'b1',
        dice: [7],
        modifiers: [],
        halved: false,
      },
    ],
  ])('WM-104 %s is combat, and the count begins again', (_, command) => {
    const four = afterTurns(apart(5), 4)
    const fought = perform(four, command).state
    expect(clock(fought, 'no-combat')).toMatchObject({ figure: 4, trace: { figures: { combat: 'yes' } } })
    expect(clock(afterTurns(fought, 1), 'no-combat').figure).toBe(0)
    expect(clock(afterTurns(fought, 2), 'no-combat').figure).toBe(1)
  })

  test('WM-104 units that are engaged fight on, and a charge that comes to contact is combat', () => {
    const engaged = perform(apart(0), { type: 'set-engaged', units: ['a1'], engaged: true }).state
    expect(clock(afterTurns(engaged, 3), 'no-combat').figure).toBe(0)
    const charged = performAll(
      apart(5),
      { type: 'declare-charge', charger: 'a1', target: 'b1', outsideShootingRange: false },
      { type: 'end-charge', charge: 'charge-1-a-1', outcome: 'contact' },
    )
    expect(clock(afterTurns(charged, 1), 'no-combat').figure).toBe(0)
    const missed = performAll(
      apart(5),
      { type: 'declare-charge', charger: 'a1', target: 'b1', outsideShootingRange: false },
      { type: 'end-charge', charge: 'charge-1-a-1', outcome: 'no-contact' },
    )
    expect(clock(afterTurns(missed, 1), 'no-combat').figure).toBe(1)
  })

  test('WM-104 shooting alone is no combat where the switch says so', () => {
    const start = apart(5)
    const { clocks } = start.houseRules.wider
    const without = withWider(start, {
      clocks: { ...clocks, noCombat: { ...clocks.noCombat, shootingCounts: false } },
    })
    const shot: Command = { type: 'record', kind: 'shooting', units: ['a1'], text: 'missed' }
    expect(clock(afterTurns(without, 2, shot), 'no-combat').figure).toBe(2)
    expect(clock(afterTurns(start, 2, shot), 'no-combat').figure).toBe(0)
  })

  test('WM-104 each clock can be switched off', () => {
    const state = turnState({ personalities: [personality('a-warlord', null)] })
    const { clocks } = state.houseRules.wider
    expect(new Set(victoryClocks(state).map((one) => one.clock)).size).toBe(4)
    const off = withWider(state, {
      clocks: {
        lastPersonality: { on: false },
        lostShare: { ...clocks.lostShare, on: false },
        apart: { ...clocks.apart, on: false },
        noCombat: { ...clocks.noCombat, on: false },
      },
    })
    expect(victoryClocks(off)).toEqual([])
  })
})
