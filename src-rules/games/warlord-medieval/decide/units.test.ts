import { describe, expect, it } from 'vitest'
import { battle, battleAt, deployedAt } from '../../../testing/battle'
import { codesOf, perform, performAll, refusalOf } from '../../../testing/perform'
import { unitAt } from '../../../testing/table-state'
import { turnState } from '../../../testing/turn-state'
import { checkState } from '../check'
import type { Command, Manner } from '../commands'
import { bannersTurn, deploymentTurn, unitsToDeploy } from '../deployment-turns'

function putting(...units: readonly string[]): Command {
  return {
    type: 'move-units',
    manner: 'place',
    moves: units.map((unit) => ({ unit, pose: deployedAt(unit) })),
  }
}

function shifting(unit: string, manner: Manner, dx = 1): Command {
  const pose = deployedAt(unit)
  return { type: 'move-units', manner, moves: [{ unit, pose: { ...pose, x: pose.x + dx } }] }
}

const CAMP_B: Command = { type: 'move-camp', side: 'b', pose: { x: 39, y: 44.5, facingRadians: Math.PI } }
const CAMP_A: Command = { type: 'move-camp', side: 'a', pose: { x: 9, y: 3.5, facingRadians: 0 } }

describe('moves out of a melee', () => {
  const own = unitAt('a-foot', { x: 30, y: 10 }, { engaged: true })
  const foe = unitAt('b-foot', { x: 30, y: 12, facingRadians: Math.PI }, { engaged: true })
  const moving = (unit: string, x: number, y: number): Command => ({
    type: 'move-units',
    manner: 'move',
    moves: [{ unit, pose: { x, y, facingRadians: 0 } }],
  })

  it('WM-81 part both units, which are engaged no longer', () => {
    const state = turnState({ units: [own, foe], phase: 'post-melee' })
    const { events, state: after } = perform(state, moving('b-foot', 30, 20))
    expect(events.map(({ type }) => type)).toEqual(['units-moved', 'engaged-set'])
    expect(events.at(-1)).toEqual({ type: 'engaged-set', units: ['a-foot', 'b-foot'], engaged: false })
    expect(Object.values(after.units).map(({ engaged }) => engaged)).toEqual([false, false])
  })

  it('WM-81 leave engaged who still touches an enemy, or never touched one', () => {
    const other = unitAt('b-other', { x: 30, y: 8 })
    const held = perform(
      turnState({ units: [own, foe, other], phase: 'post-melee' }),
      moving('b-foot', 30, 20),
    )
    expect(held.events.at(-1)).toMatchObject({ units: ['b-foot'], engaged: false })
    const shifted = perform(turnState({ units: [own, foe] }), moving('a-foot', 31, 10))
    expect(shifted.events).toHaveLength(1)
    const apart = { ...foe, pose: { x: 30, y: 16, facingRadians: Math.PI } }
    expect(perform(turnState({ units: [own, apart] }), moving('b-foot', 30, 20)).events).toHaveLength(1)
  })
})

describe('placing banners and camps', () => {
  it('WM-50 the loser of the initiative places camp and banner units, then the winner', () => {
    const start = battleAt('banners')
    expect(bannersTurn(start)).toBe('b')
    const camp = perform(start, CAMP_B)
    const guard = perform(camp.state, putting('b:guard'))
    expect([...camp.against, ...guard.against]).toEqual([])
    expect(bannersTurn(guard.state)).toBe('b')
    const knights = perform(guard.state, putting('b:knights'))
    expect(bannersTurn(knights.state)).toBe('a')
    const own = performAll(knights.state, CAMP_A, putting('a:guard', 'a:knights'))
    expect(own.irregularities).toEqual([])
    expect(bannersTurn(own)).toBeNull()
  })

  it('WM-50 the winner placing first stands and is noted', () => {
    const start = battleAt('banners')
    expect(perform(start, CAMP_A).against).toMatchObject([
      { code: 'banners/out-of-turn', rule: 'WM-50', pieces: ['camp-a'], figures: { side: 'a', due: 'b' } },
    ])
    const { against, state } = perform(start, putting('a:guard', 'b:guard'))
    expect(against).toMatchObject([
      { code: 'deployment/banner-out-of-turn', rule: 'WM-50', pieces: ['a:guard'], figures: { due: 'b' } },
    ])
    expect(state.units['a:guard']?.pose).toEqual(deployedAt('a:guard'))
  })

  it('WM-50 camps and banner units in another stage are noted', () => {
    const early = battleAt('terrain')
    expect(perform(early, CAMP_B).against).toMatchObject([
      { code: 'banners/out-of-stage', rule: 'WM-50', figures: { stage: 'terrain', due: 'banners' } },
    ])
    expect(codesOf(perform(early, putting('b:guard')).against)).toEqual(['deployment/banner-out-of-stage'])
    expect(codesOf(perform(battleAt('hidden'), { ...CAMP_B, pose: null }).against)).toEqual([
      'banners/out-of-stage',
    ])
  })

  it('WM-50 moving a camp again in its stage is nobody’s trouble', () => {
    const placed = performAll(battleAt('banners'), CAMP_B, putting('b:guard', 'b:knights'))
    const pose = { x: 38, y: 44, facingRadians: 0 }
    expect(perform(placed, { type: 'move-camp', side: 'b', pose }).against).toEqual([])
    expect(refusalOf(placed, CAMP_B).code).toBe('command/changes-nothing')
  })
})

describe('deployment', () => {
  it('WM-55 the loser of the initiative deploys all his visible units, then the winner', () => {
    const start = battleAt('deployment')
    expect([deploymentTurn(start), unitsToDeploy(start, 'b')]).toEqual(['b', 6])
    const five = perform(start, putting('b:spears-1', 'b:spears-2', 'b:spears-3', 'b:foot-1', 'b:foot-2'))
    expect(five.against).toEqual([])
    expect([deploymentTurn(five.state), unitsToDeploy(five.state, 'b')]).toEqual(['b', 1])
    const sixth = perform(five.state, putting('b:foot-3')).state
    expect(deploymentTurn(sixth)).toBe('a')
    expect(perform(sixth, putting('a:spears-1')).against).toEqual([])
  })

  it('WM-55 the winner deploying before the loser is done is noted, unit by unit', () => {
    const { against } = perform(battleAt('deployment'), putting('a:spears-1', 'a:spears-2'))
    expect(against.map(({ code, rule, pieces }) => [code, rule, ...pieces])).toEqual([
      ['deployment/out-of-turn', 'WM-55', 'a:spears-1'],
      ['deployment/out-of-turn', 'WM-55', 'a:spears-2'],
    ])
  })

  it('WM-55 units that start hidden are not waited for', () => {
    const names = ['spears-1', 'spears-2', 'spears-3', 'foot-1', 'foot-2', 'foot-3'].map((id) => `b:${id}`)
    const hidden = perform(battleAt('hidden'), { type: 'hide-units', units: names, hidden: true }).state
    expect(deploymentTurn(hidden)).toBe('a')
  })

  it('WM-55 a unit placed before or after its stage is noted', () => {
    const placing = putting('b:spears-1')
    for (const stage of ['set-up', 'banners', 'hidden'] as const) {
      expect(perform(battleAt(stage), placing).against).toMatchObject([
        { code: 'deployment/out-of-stage', rule: 'WM-55', figures: { stage, due: 'deployment' } },
      ])
    }
    const off: Command = { type: 'move-units', manner: 'place', moves: [{ unit: 'b:spears-1', pose: null }] }
    const late = perform(battleAt('turns'), off)
    expect(late.against).toEqual([])
    expect(codesOf(perform(late.state, placing).against)).toEqual(['deployment/out-of-stage'])
  })

  it('WM-55 a unit that is taken off the table again is no longer in trouble', () => {
    const early = perform(battleAt('banners'), putting('b:spears-1')).state
    expect(codesOf(checkState(early))).toContain('deployment/out-of-stage')
    const off: Command = { type: 'move-units', manner: 'place', moves: [{ unit: 'b:spears-1', pose: null }] }
    expect(codesOf(checkState(perform(early, off).state))).not.toContain('deployment/out-of-stage')
  })

  it('WM-54 a hidden unit is placed in the stage of hidden units, later it is noted', () => {
    const hidden = perform(battleAt('hidden'), {
      type: 'hide-units',
      units: ['b:foot-1'],
      hidden: true,
    }).state
    expect(perform(hidden, putting('b:foot-1')).against).toEqual([])
    const later = perform(hidden, { type: 'enter-stage', stage: 'deployment', confirmed: true }).state
    expect(perform(later, putting('b:foot-1')).against).toMatchObject([
      { code: 'deployment/hidden-out-of-stage', rule: 'WM-54', pieces: ['b:foot-1'] },
    ])
  })

  it('shifting what stands is free until the turns begin', () => {
    expect(perform(battleAt('first-move'), shifting('a:foot-1', 'move')).against).toEqual([])
  })
})

describe('moving units', () => {
  it('moves several units as one step, each from where it stood', () => {
    const { events, state } = perform(battleAt('turns'), {
      type: 'move-units',
      manner: 'nudge',
      moves: ['a:foot-1', 'a:foot-2'].map((unit) => ({ unit, pose: { ...deployedAt(unit), y: 9 } })),
    })
    expect(events).toMatchObject([
      {
        type: 'units-moved',
        moves: [{ unit: 'a:foot-1', from: { y: 8 }, to: { y: 9 } }, { unit: 'a:foot-2' }],
      },
    ])
    expect(state.units['a:foot-2']?.pose?.y).toBe(9)
  })

  it('leaves out those that stay where they are, and is refused when all do', () => {
    const moves = [
      { unit: 'a:foot-1', pose: deployedAt('a:foot-1') },
      { unit: 'a:foot-2', pose: { ...deployedAt('a:foot-2'), facingRadians: 1 } },
    ]
    const { events } = perform(battleAt('turns'), { type: 'move-units', manner: 'nudge', moves })
    expect(events).toMatchObject([{ moves: [{ unit: 'a:foot-2' }] }])
    expect(refusalOf(battleAt('turns'), putting('a:foot-1')).code).toBe('command/changes-nothing')
  })

  it('refuses a unit that is not there, is named twice, or is destroyed', () => {
    const state = battleAt('turns')
    expect(refusalOf(state, putting('a:ghosts'))).toEqual({
      code: 'unit/unknown',
      figures: { unit: 'a:ghosts' },
    })
    expect(refusalOf(state, putting('toString')).code).toBe('unit/unknown')
    expect(refusalOf(state, putting('a:foot-1', 'a:foot-1')).code).toBe('unit/twice')
    const destroyed = perform(state, {
      type: 'remove-units',
      units: ['a:foot-1'],
      removal: 'destroyed',
    }).state
    expect(refusalOf(destroyed, shifting('a:foot-1', 'move'))).toEqual({
      code: 'unit/removed',
      figures: { unit: 'a:foot-1' },
    })
  })

  it.each([
    ['not a number', Number.NaN, 'invalid_type'],
    ['infinite', Number.POSITIVE_INFINITY, 'invalid_type'],
    ['a mile away', 63_360, 'too_big'],
  ])('refuses a place that is %s', (_, x, problem) => {
    const moves = [{ unit: 'a:foot-1', pose: { x, y: 8, facingRadians: 0 } }]
    expect(refusalOf(battleAt('turns'), { type: 'move-units', manner: 'move', moves })).toEqual({
      code: 'command/malformed',
      figures: { path: 'moves.0.pose.x', problem },
    })
  })

  it('keeps no minus nought, which would not come back from JSON', () => {
    const moves = [{ unit: 'a:foot-1', pose: { x: 20, y: 8, facingRadians: -0 } }]
    const { state } = perform(battleAt('turns'), { type: 'move-units', manner: 'nudge', moves })
    expect(Object.is(state.units['a:foot-1']?.pose?.facingRadians, 0)).toBe(true)
  })
})

describe('what becomes of units', () => {
  it('WM-2 order, engagement, hiding and removal are kept apart', () => {
    const state = performAll(
      battleAt('turns'),
      { type: 'set-order', units: ['a:foot-1'], order: 'disordered' },
      { type: 'set-engaged', units: ['a:foot-1'], engaged: true },
      { type: 'remove-units', units: ['a:foot-1'], removal: 'left-table' },
    )
    expect(state.units['a:foot-1']).toMatchObject({
      order: 'disordered',
      engaged: true,
      removal: 'left-table',
      hidden: false,
      pose: deployedAt('a:foot-1'),
    })
    const back = perform(state, { type: 'remove-units', units: ['a:foot-1'], removal: null }).state
    expect(back.units['a:foot-1']).toMatchObject({ removal: null, order: 'disordered', engaged: true })
  })

  it('WM-2 several units are set at once; only those that change are told of', () => {
    const one = perform(battleAt('turns'), { type: 'set-order', units: ['a:foot-1'], order: 'broken' }).state
    const { events } = perform(one, { type: 'set-order', units: ['a:foot-1', 'a:foot-2'], order: 'broken' })
    expect(events).toEqual([{ type: 'order-set', units: ['a:foot-2'], order: 'broken' }])
    expect(refusalOf(one, { type: 'set-order', units: ['a:foot-1'], order: 'broken' }).code).toBe(
      'command/changes-nothing',
    )
    expect(refusalOf(one, { type: 'set-engaged', units: ['a:foot-1'], engaged: false }).code).toBe(
      'command/changes-nothing',
    )
  })

  it('WM-25 disordering a unit at once cuts off those that hung on it', () => {
    const state = battleAt('turns')
    const cutOff = (now: typeof state) =>
      checkState(now)
        .filter(({ code }) => code === 'unit/cut-off')
        .map(({ pieces }) => pieces[0])
    expect(cutOff(state)).toEqual([])
    // In a row beside the guard, gaps of 0.5″: spears-2 are 3.0″ from it and spears-3 5.5″, reached through the other two.
    const one = perform(state, { type: 'set-order', units: ['a:spears-2'], order: 'disordered' }).state
    expect(cutOff(one)).toEqual([])
    const two = perform(one, { type: 'set-order', units: ['a:spears-1'], order: 'broken' }).state
    expect(cutOff(two)).toEqual(['a:spears-3'])
    const rallied = perform(two, { type: 'set-order', units: ['a:spears-1'], order: 'good' }).state
    expect(cutOff(rallied)).toEqual([])
  })

  it('a unit may lose all its stands and no more', () => {
    const state = battleAt('turns')
    const lose = (standsLost: number): Command => ({ type: 'lose-stands', unit: 'a:foot-1', standsLost })
    expect(perform(state, lose(4)).state.units['a:foot-1']?.standsLost).toBe(4)
    expect(refusalOf(state, lose(5))).toEqual({
      code: 'unit/stands',
      figures: { unit: 'a:foot-1', stands: 4, standsLost: 5 },
    })
    expect(refusalOf(state, lose(-1)).code).toBe('command/malformed')
    expect(refusalOf(state, lose(0)).code).toBe('command/changes-nothing')
  })

  it('a unit’s figures can be corrected within bounds', () => {
    const correct = (frontageInches: number): Command => ({
      type: 'correct-unit',
      unit: 'a:foot-1',
      changes: { frontageInches, name: 'unit foot-1' },
    })
    const { events, state } = perform(battle(), correct(3.5))
    expect(events).toEqual([{ type: 'unit-corrected', unit: 'a:foot-1', changes: { frontageInches: 3.5 } }])
    expect(state.units['a:foot-1']?.frontageInches).toBe(3.5)
    expect(refusalOf(battle(), correct(0)).figures).toEqual({
      path: 'changes.frontageInches',
      problem: 'too_small',
    })
    expect(perform(battle(), correct(1000)).state.units['a:foot-1']?.frontageInches).toBe(1000)
    expect(refusalOf(battle(), correct(1000.5)).figures).toMatchObject({ problem: 'too_big' })
    expect(refusalOf(battle(), correct(2)).code).toBe('command/changes-nothing')
  })
})
