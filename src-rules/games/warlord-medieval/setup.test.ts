import { describe, expect, it } from 'vitest'
import { army, battle, leading, listed, setupOf, squareAt } from '../../testing/battle'
import { throughJson } from '../../testing/laws'
import { parseSetup } from './codec'
import { setUpBattle } from './setup'

describe('setting up a battle', () => {
  it('WM-1 each side has its own Warlord and Leaders, with their ratings', () => {
    const { personalities } = battle()
    expect(Object.values(personalities).map(({ id, rank, socialRank }) => [id, rank, socialRank])).toEqual([
      ['a:warlord', 'warlord', 5],
      ['a:leader', 'leader', 3],
      ['b:warlord', 'warlord', 5],
      ['b:leader', 'leader', 3],
    ])
    expect(Object.values(personalities).every(({ awayFromBanner }) => !awayFromBanner)).toBe(true)
  })

  it('WM-1 an SR of 0 or of 2.5 is refused with its place, 1 is not', () => {
    const withRating = (socialRank: number) =>
      parseSetup(
        setupOf({ armies: { b: army('Birch', { personalities: [leading('warlord', { socialRank })] }) } }),
      )
    const path = 'armies.b.personalities.0.socialRank'
    expect(withRating(0)).toEqual({
      ok: false,
      trouble: { code: 'codec/malformed', path, problem: 'too_small' },
    })
    expect(withRating(2.5)).toMatchObject({ ok: false, trouble: { path, problem: 'invalid_type' } })
    expect(withRating(1).ok).toBe(true)
  })

  it('WM-2 every unit starts in good order, off the table, neither hidden nor engaged, in its list’s order', () => {
    const { units } = battle()
    expect(Object.keys(units).slice(0, 3)).toEqual(['a:guard', 'a:spears-1', 'a:spears-2'])
    expect(Object.keys(units)).toHaveLength(16)
    expect(units['b:foot-3']).toEqual({
      ...listed('foot-3', { formation: 'skirmish' }),
      id: 'b:foot-3',
      side: 'b',
      order: 'good',
      removal: null,
      hidden: false,
      engaged: false,
      pose: null,
      line: null,
      standsLost: 0,
      classedAs: { troop: null, trained: null },
    })
  })

  it('WM-2 a unit without a base size is refused and not given one in silence', () => {
    const { frontageInches: _, ...noFrontage } = listed('guard')
    const setup = throughJson(setupOf())
    const lacking = { ...setup, armies: { ...setup.armies, a: { ...setup.armies.a, units: [noFrontage] } } }
    expect(parseSetup(lacking)).toMatchObject({
      ok: false,
      trouble: { path: 'armies.a.units.0.frontageInches', problem: 'invalid_type' },
    })
  })

  it('WM-3 personalities carry a cost of their own, counted unless the switch says otherwise', () => {
    const personalities = [leading('warlord', { costAp: 4, bannerUnit: 'guard' })]
    const state = battle({ armies: { a: army('Ash', { personalities }) } })
    expect(state.personalities['a:warlord']?.costAp).toBe(4)
    expect(state.houseRules.personalitiesCostAp).toBe(true)
  })

  it('WM-4 each side keeps its domain with its number of terrain features', () => {
    const state = battle({ armies: { b: army('Birch', { domain: { name: 'Fens', terrainFeatures: 5 } }) } })
    expect(state.sides.a.domain).toEqual({ name: 'Ash lands', terrainFeatures: 2 })
    expect(state.sides.b.domain).toEqual({ name: 'Fens', terrainFeatures: 5 })
  })

  it('WM-20 banner units are in the line of their personality, the others in none while there are two lines', () => {
    const { units, personalities } = battle()
    expect(personalities['a:leader']?.bannerUnit).toBe('a:knights')
    const lines = ['a:guard', 'a:knights', 'a:spears-1', 'b:guard'].map((id) => units[id]?.line)
    expect(lines).toEqual(['a:warlord', 'a:leader', null, 'b:warlord'])
  })

  it('WM-20 with one personality there is one line, and all units are in it', () => {
    const personalities = [leading('warlord')]
    const { units } = battle({ armies: { a: army('Ash', { personalities }) } })
    const own = Object.values(units).filter(({ side }) => side === 'a')
    expect(own.every(({ line }) => line === 'a:warlord')).toBe(true)
    expect(Object.values(units).some(({ side, line }) => side === 'b' && line === 'a:warlord')).toBe(false)
  })

  it('WM-40 features of a terrain map stand where the map has them, and nothing is drawn for', () => {
    const state = battle({ terrain: [squareAt(10, 10), squareAt(30, 20, { name: 'the fen' })] })
    expect(state.terrainFromMap).toBe(true)
    expect(Object.values(state.features).map(({ id, name, placedBy }) => [id, name, placedBy])).toEqual([
      ['feature-1', 'a wood', null],
      ['feature-2', 'the fen', null],
    ])
    expect(battle().terrainFromMap).toBe(false)
  })

  it('gives both armies the same ids in their lists without mixing them up', () => {
    const { units } = battle()
    expect(units['a:guard']?.side).toBe('a')
    expect(units['b:guard']?.side).toBe('b')
  })

  it('reads a setup the same after JSON', () => {
    const setup = setupOf({ terrain: [squareAt(10, 10)] })
    const read = parseSetup(throughJson(setup))
    expect(read).toEqual({ ok: true, value: setup })
    expect(read.ok && setUpBattle(read.value)).toEqual(setUpBattle(setup))
  })

  it('WM-40 a picture beneath the terrain map comes along; one with a broken name does not', () => {
    const background = {
      picture: 'a1'.repeat(32),
      widthInches: 72,
      origin: { x: 0, y: -1.5 },
      rotationRadians: 0.1,
      opacity: 0.8,
      hidden: false,
    }
    const parsed = parseSetup(throughJson({ ...setupOf(), background }))
    expect(parsed.ok && setUpBattle(parsed.value).background).toEqual(background)
    expect(setUpBattle(setupOf()).background).toBeNull()
    for (const picture of ['../../etc/passwd', 'A1'.repeat(32), 'a1', ''])
      expect(parseSetup({ ...setupOf(), background: { ...background, picture } }).ok).toBe(false)
  })
})
