import { describe, expect, test } from 'vitest'
import { codesOf, perform, refusalOf } from '../../../testing/perform'
import { scriptedChance } from '../../../testing/seeded-chance'
import { featureOf, rectangle, unitAt } from '../../../testing/table-state'
import { turnState, withWider } from '../../../testing/turn-state'
import type { CommandOf } from '../commands'
import type { Charge, State, Unit } from '../model'
import type { StrikeKind, StrikeModifier } from '../wider-rules'
import { isStrike, neededFor, strikeHelper } from './strikes'

const OWN = unitAt('a-own', { x: 36, y: 9 }, { stands: 5, standsLost: 1 })
const FOE = unitAt('b-foe', { x: 36, y: 19, facingRadians: Math.PI })

function stateWith(
  own: Partial<Unit> = {},
  foe: Partial<Unit> = {},
  parts: Parameters<typeof turnState>[0] = {},
) {
  return turnState({
    phase: 'shooting',
    ...parts,
    units: [
      { ...OWN, ...own },
      { ...FOE, ...foe },
    ],
  })
}

function helper(state: State, kind: StrikeKind = 'shooting') {
  const report = strikeHelper(state, kind, 'a-own', 'b-foe')
  if (report === null) throw new Error('no helper')
  return report
}

function applies(state: State, code: StrikeModifier, kind: StrikeKind = 'shooting') {
  return helper(state, kind).modifiers.find((one) => one.code === code)?.applies
}

function rolling(parts: Partial<CommandOf<'roll-strikes'>> = {}): CommandOf<'roll-strikes'> {
  return {
    type: 'roll-strikes',
    kind: 'shooting',
    unit: 'a-own',
    target: 'b-foe',
    dice: 4,
    modifiers: [],
    halved: false,
    ...parts,
  }
}

describe('the strike helper', () => {
  test('WM-105 has a die for each stand that is left, and a combat value of 7', () => {
    expect(helper(stateWith())).toMatchObject({ dice: 4, combatValue: 7, needed: 7, halved: false })
    expect(helper(stateWith({ stands: null })).dice).toBeNull()
    expect(helper(stateWith({ standsLost: 9 })).dice).toBe(0)
  })

  test('WM-105 skirmishers, training and disorder are seen by themselves', () => {
    expect(applies(stateWith({ formation: 'skirmish' }), 'skirmishers')).toBe(true)
    expect(applies(stateWith({}, { formation: 'skirmish' }), 'skirmishers')).toBe(true)
    expect(applies(stateWith(), 'skirmishers')).toBe(false)
    expect(helper(stateWith({ quality: 'trained' })).needed).toBe(10)
    expect(helper(stateWith({ quality: 'trained', order: 'disordered' }))).toMatchObject({
      halved: true,
      needed: 5,
    })
    expect(helper(stateWith({}, { formation: 'skirmish' })).needed).toBe(4)
  })

  test('WM-105 a foe in an obstacle or on a slope that one is not on is favoured', () => {
    const terrain = (kind: 'obstacle' | 'gentle-slope' | 'area', shape: ReturnType<typeof rectangle>) =>
      stateWith({}, {}, { features: [featureOf('terrain', kind, shape)] })
    const atFoe = rectangle(30, 15, 40, 25)
    expect(applies(terrain('obstacle', atFoe), 'foe-favoured')).toBe(true)
    expect(applies(terrain('gentle-slope', atFoe), 'foe-favoured')).toBe(true)
    expect(applies(terrain('area', atFoe), 'foe-favoured')).toBe(false)
    expect(applies(terrain('gentle-slope', rectangle(30, 5, 40, 25)), 'foe-favoured')).toBe(false)
    expect(applies(terrain('gentle-slope', rectangle(30, 5, 40, 12)), 'foe-favoured')).toBe(false)
  })

  test.each([
    [8, true],
    [8.01, false],
  ])('WM-105 8″ off, a target is distant from %f″ on: %s', (distantInches, distant) => {
    const state = stateWith()
    expect(applies(state, 'distant')).toBe('unknown')
    const { strikes } = state.houseRules.wider
    expect(applies(withWider(state, { strikes: { ...strikes, distantInches } }), 'distant')).toBe(distant)
  })

  test('WM-105 charging counts in melee only, +2 on foot and +3 mounted', () => {
    const charge: Charge = {
      id: 'charge-1',
      charger: 'a-own',
      target: 'b-foe',
      from: { x: 0, y: 0, facingRadians: 0 },
      distanceInches: 8,
      outsideShootingRange: false,
      reaction: null,
      outcome: 'contact',
    }
    const charging = (mounted: boolean) => stateWith({ mounted }, {}, { turn: { charges: [charge] } })
    expect(helper(charging(false), 'melee').needed).toBe(9)
    expect(helper(charging(true), 'melee').needed).toBe(10)
    expect(helper(charging(true), 'shooting').needed).toBe(7)
    expect(helper(stateWith({ mounted: true }), 'melee').needed).toBe(7)
  })

  test.each([
    ['shooting', 20, false, 27],
    ['melee', 20, false, 19],
    ['melee', 12, false, 19],
    ['melee', 11, false, 18],
    ['shooting', 0, true, 3],
    ['shooting', 1, true, 4],
    ['melee', 40, true, 19],
    ['shooting', -9, false, -2],
  ] as const)('WM-105 %s with %i more, halved %s, needs %i', (kind, value, halved, needed) => {
    expect(neededFor(stateWith(), kind, [{ value }], halved)).toBe(needed)
  })

  test.each([
    [7, 7, true],
    [8, 7, false],
    [1, -2, true],
    [20, 27, false],
    [19, 19, true],
    [2, 1, false],
  ])('WM-105 a die of %i against %i strikes: %s', (die, needed, strikes) => {
    expect(isStrike(die, needed)).toBe(strikes)
  })

  test('WM-105 is silent about units that are not there, and switched off', () => {
    const state = stateWith()
    expect(strikeHelper(state, 'melee', 'a-own', 'constructor')).toBeNull()
    const { strikes } = state.houseRules.wider
    const off = withWider(state, { strikes: { ...strikes, on: false } })
    expect(strikeHelper(off, 'melee', 'a-own', 'b-foe')).toBeNull()
  })
})

describe('rolling for strikes', () => {
  test('WM-105 the dice stand in the event, with what they came from', () => {
    const modifiers = [{ code: 'trained', value: 3 }] as const
    const { state, events, against } = perform(
      stateWith(),
      rolling({ modifiers }),
      scriptedChance(0, 9, 10, 19),
    )
    expect(against).toEqual([])
    expect(events).toMatchObject([
      {
        type: 'strikes-rolled',
        roll: { dice: [1, 10, 11, 20], byHand: false, combatValue: 7, modifiers, needed: 10, strikes: 2 },
        trace: [
          { code: 'strikes/combat-value', figures: { combatValue: 7 } },
          { code: 'strikes/modifier', figures: { modifier: 'trained', value: 3 } },
          { code: 'strikes/needed', figures: { needed: 10, halved: 'no' } },
          { code: 'strikes/counted', figures: { dice: 4, strikes: 2 } },
        ],
      },
    ])
    expect(state.turn?.strikes).toHaveLength(1)
    expect(state.turn?.combat).toEqual({ shooting: true, melee: false })
  })

  test('WM-105 dice rolled by hand are counted the same, halved where the referee says so', () => {
    const { events } = perform(stateWith(), rolling({ dice: [3, 4, 20], halved: true }))
    expect(events).toMatchObject([{ roll: { byHand: true, needed: 3, strikes: 1, halved: true } }])
  })

  test('WM-105 in another phase, or at a friend, it is noted; at itself it is refused', () => {
    expect(codesOf(perform(stateWith(), rolling({ kind: 'melee', dice: [5] })).against)).toEqual([
      'strikes/out-of-phase',
    ])
    expect(codesOf(perform(stateWith({}, { side: 'a' }), rolling({ dice: [5] })).against)).toEqual([
      'strikes/on-friend',
    ])
    expect(refusalOf(stateWith(), rolling({ target: 'a-own' })).code).toBe('strikes/itself')
    expect(refusalOf(stateWith(), rolling({ dice: [21] })).code).toBe('command/malformed')
    expect(refusalOf(stateWith(), rolling({ dice: 0 })).code).toBe('command/malformed')
    expect(refusalOf(stateWith({ removal: 'destroyed' }), rolling()).code).toBe('unit/removed')
    expect(refusalOf({ ...stateWith(), stage: 'deployment' }, rolling()).code).toBe('turn/not-running')
  })
})
