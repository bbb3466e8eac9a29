import { describe, expect, test } from 'vitest'
import type { Deployment } from '../../core/deployment'
import { army, battle, battleAt, deployedAt, leading, listed } from '../../testing/battle'
import { perform, refusalOf } from '../../testing/perform'
import { tableState, unitAt } from '../../testing/table-state'
import { type CopyPlan, deploymentOf, mirroredPose, planCopy, sameArmyIn } from './deployments'
import { view } from './view'

const OWN = { from: { a: 'a', b: null }, mirrored: false } as const

/** A deployment of some units of side A on a table of 48″ by 48″. */
function stood(...placements: readonly Partial<Deployment['placements'][number]>[]): Deployment {
  return {
    widthInches: 48,
    depthInches: 48,
    armies: { a: 'Ash', b: 'Birch' },
    placements: placements.map((placement) => ({
      side: 'a',
      listed: 'other',
      name: 'unit spears-1',
      type: 'spearmen',
      pose: { x: 20, y: 8, facingRadians: 0.5 },
      line: null,
      ...placement,
    })),
  }
}

function posesOf({ moves }: CopyPlan): Readonly<Record<string, unknown>> {
  return Object.fromEntries(moves.map(({ unit, pose }) => [unit, pose]))
}

describe('the deployment of a battle', () => {
  test('has every unit that stands on the table, by its list', () => {
    const { placements, ...table } = deploymentOf(battleAt('turns'), 'referee')
    expect(table).toEqual({ widthInches: 48, depthInches: 48, armies: { a: 'Ash', b: 'Birch' } })
    expect(placements).toHaveLength(16)
    expect(placements[0]).toEqual({
      side: 'a',
      listed: 'guard',
      name: 'unit guard',
      type: 'spearmen',
      pose: deployedAt('a:guard'),
      line: { listed: 'warlord', name: 'warlord' },
    })
  })

  test('WM-54 a player gets his own side only, and everybody gets nothing', () => {
    const { state } = perform(battleAt('turns'), {
      type: 'hide-units',
      units: ['b:foot-1'],
      hidden: true,
    })
    const told = (audience: 'player-a' | 'player-b' | 'public') =>
      deploymentOf(view(state, audience), audience)
    expect(new Set(told('player-a').placements.map(({ side }) => side))).toEqual(new Set(['a']))
    expect(told('player-b').placements.map(({ listed }) => listed)).toContain('foot-1')
    expect(told('public').placements).toEqual([])
    expect(JSON.stringify(told('player-a'))).not.toContain('unit b')
  })
})

describe('a deployment that is taken over', () => {
  test('of the same list stands as it stood, unit by unit', () => {
    const plan = planCopy(battle(), deploymentOf(battleAt('turns'), 'referee'), {
      from: { a: 'a', b: 'b' },
      mirrored: false,
    })
    expect(plan).toMatchObject({ unknown: [], staying: [], beyond: [] })
    expect(plan.moves.every(({ by }) => by === 'id')).toBe(true)
    expect(posesOf(plan)).toMatchObject({
      'a:guard': deployedAt('a:guard'),
      'b:foot-3': deployedAt('b:foot-3'),
    })
    const { state } = perform(battleAt('deployment'), {
      type: 'move-units',
      manner: 'copy',
      moves: [{ unit: 'a:foot-1', pose: { x: 30, y: 5, facingRadians: 0 } }],
    })
    expect(state.units['a:foot-1']?.pose?.x).toBe(30)
  })

  test('WM-22 units join the battle lines that they stood in, in the same step', () => {
    const there = deploymentOf(battleAt('turns'), 'referee')
    const led = (line: { listed: string; name: string } | null) => ({
      ...there,
      placements: there.placements.map((placement) =>
        placement.listed === 'foot-1' && placement.side === 'a' ? { ...placement, line } : placement,
      ),
    })
    const state = battleAt('deployment')
    const plan = planCopy(state, led({ listed: 'warlord', name: 'warlord' }), OWN)
    expect(plan).toMatchObject({ joining: ['a:foot-1'], leaderless: [] })
    const taken = perform(state, { type: 'move-units', manner: 'copy', moves: plan.moves })
    expect(taken.events.map(({ type }) => type)).toEqual(['units-moved', 'units-assigned'])
    expect(taken.state.units['a:foot-1']?.line).toBe('a:warlord')
    expect(planCopy(taken.state, led({ listed: 'warlord', name: 'warlord' }), OWN).joining).toEqual([])
    const stranger = planCopy(state, led({ listed: 'nobody', name: 'Nobody' }), OWN)
    expect(stranger).toMatchObject({ joining: [], leaderless: ['a:foot-1'] })
    expect(
      refusalOf(state, {
        type: 'move-units',
        manner: 'copy',
        moves: [{ unit: 'a:foot-1', pose: deployedAt('a:foot-1'), line: 'b:warlord' }],
      }).code,
    ).toBe('line/other-side')
  })

  test('takes one side and leaves the other alone', () => {
    const plan = planCopy(battle(), deploymentOf(battleAt('turns'), 'referee'), OWN)
    expect(plan.moves).toHaveLength(8)
    expect(plan.moves.every(({ unit }) => unit.startsWith('a:'))).toBe(true)
  })

  test('of another list goes by name and type, each unit once, in order', () => {
    const units = [listed('x1', { name: 'Spears' }), listed('x2', { name: 'spears ' }), listed('x3')]
    const state = battle({
      armies: { a: army('Other', { units, personalities: [leading('warlord', { bannerUnit: 'x1' })] }) },
    })
    const plan = planCopy(
      state,
      stood(
        { name: 'SPEARS', pose: { x: 10, y: 8, facingRadians: 0 } },
        { name: 'Spears', pose: { x: 14, y: 8, facingRadians: 0 } },
        { name: 'Spears', pose: { x: 18, y: 8, facingRadians: 0 } },
        { name: 'Spears', type: 'knights' },
      ),
      OWN,
    )
    expect(plan.moves).toEqual([
      { unit: 'a:x1', pose: { x: 10, y: 8, facingRadians: 0 }, by: 'name' },
      { unit: 'a:x2', pose: { x: 14, y: 8, facingRadians: 0 }, by: 'name' },
    ])
    expect(plan.unknown.map(({ name, type }) => [name, type])).toEqual([
      ['Spears', 'spearmen'],
      ['Spears', 'knights'],
    ])
    expect(plan.staying).toEqual(['a:x3'])
  })

  test('ids that two lists share by chance do not make a unit another', () => {
    const there = stood({ listed: 'spears-1', name: 'Archers', type: 'bows' })
    expect(planCopy(battle(), there, OWN)).toMatchObject({ moves: [], unknown: [{ name: 'Archers' }] })
    expect(sameArmyIn(battle(), 'a', { ...there, armies: { a: 'Oak', b: 'Elm' } })).toBeNull()
  })

  test('the army is found at whichever edge it stood, by its ids before its name', () => {
    const there = stood({ side: 'b', listed: 'guard', name: 'unit guard' })
    expect(sameArmyIn(battle(), 'a', there)).toBe('b')
    expect(sameArmyIn(battle(), 'a', stood({ listed: 'strange', name: 'Strange', type: 'odd' }))).toBe('a')
  })

  test('mirrored, places change side about the middle and facings are negated', () => {
    const plan = planCopy(battle(), stood({}), { ...OWN, mirrored: true })
    expect(posesOf(plan)).toEqual({ 'a:spears-1': { x: 28, y: 8, facingRadians: -0.5 } })
    expect(mirroredPose({ widthInches: 72 }, { x: 30, y: 3, facingRadians: Math.PI })).toEqual({
      x: 42,
      y: 3,
      facingRadians: Math.PI,
    })
    const twice = mirroredPose(
      { widthInches: 72 },
      mirroredPose({ widthInches: 72 }, { x: 30, y: 3, facingRadians: 1 }),
    )
    expect(twice).toEqual({ x: 30, y: 3, facingRadians: 1 })
  })

  test('of the other long edge is turned half round', () => {
    const there = stood({ side: 'b', pose: { x: 20, y: 40, facingRadians: Math.PI } })
    const plan = planCopy(battle(), there, { from: { a: 'b', b: null }, mirrored: false })
    expect(plan.moves[0]?.pose.x).toBeCloseTo(28, 9)
    expect(plan.moves[0]?.pose.y).toBeCloseTo(8, 9)
    expect(plan.moves[0]?.pose.facingRadians).toBeCloseTo(0, 9)
  })

  test('on another table keeps its distance to its own edge and to the middle', () => {
    const state = tableState({
      agreedPoints: 70,
      units: [
        unitAt('a:spears-1', null, { name: 'unit spears-1', type: 'spearmen' }),
        unitAt('b:spears-1', null, { name: 'unit spears-1', type: 'spearmen' }),
      ],
    })
    const there = stood({}, { side: 'b', pose: { x: 30, y: 41, facingRadians: Math.PI } })
    const plan = planCopy(state, there, { from: { a: 'a', b: 'b' }, mirrored: false })
    expect(posesOf(plan)).toEqual({
      'a:spears-1': { x: 32, y: 8, facingRadians: 0.5 },
      'b:spears-1': { x: 42, y: 53, facingRadians: Math.PI },
    })
  })

  test('what would stand beyond the edge of a smaller table is named and left alone', () => {
    const there = {
      ...stood(
        { pose: { x: 13.05, y: 8, facingRadians: 0 } },
        { name: 'unit spears-2', pose: { x: 12.95, y: 8, facingRadians: 0 } },
      ),
      widthInches: 72,
      depthInches: 60,
    }
    // The bases are 2 inches wide: on the table of 48 inches their left edges come to 0.05 and -0.05.
    const plan = planCopy(battle(), there, OWN)
    expect(plan.moves.map(({ unit }) => unit)).toEqual(['a:spears-1'])
    expect(plan.beyond).toEqual(['a:spears-2'])
  })

  test('a unit that is locked stays where it is', () => {
    const { state } = perform(battleAt('turns'), {
      type: 'lock-pieces',
      pieces: ['a:spears-1'],
      locked: true,
    })
    expect(planCopy(state, stood({ listed: 'spears-1' }), OWN)).toMatchObject({
      moves: [],
      locked: ['a:spears-1'],
      unknown: [],
    })
  })

  test('a unit that is out of the battle is not brought back', () => {
    const { state } = perform(battleAt('turns'), {
      type: 'remove-units',
      units: ['a:spears-1'],
      removal: 'destroyed',
    })
    expect(planCopy(state, stood({ listed: 'spears-1' }), OWN)).toMatchObject({
      moves: [],
      unknown: [{ listed: 'spears-1' }],
    })
  })
})
