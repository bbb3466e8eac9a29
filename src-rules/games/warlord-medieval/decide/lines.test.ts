import { describe, expect, it } from 'vitest'
import { battle, battleAt } from '../../../testing/battle'
import { codesOf, perform, refusalOf } from '../../../testing/perform'
import { checkState } from '../check'
import type { Command } from '../commands'

describe('battle lines and banners', () => {
  it('WM-20 units are put into a line of their side, or into none', () => {
    const assign: Command = { type: 'assign-to-line', units: ['a:foot-1', 'a:foot-2'], line: 'a:leader' }
    const { state } = perform(battle(), assign)
    expect(state.units['a:foot-1']?.line).toBe('a:leader')
    expect(refusalOf(state, assign).code).toBe('command/changes-nothing')
    expect(perform(state, { ...assign, line: null }).state.units['a:foot-2']?.line).toBeNull()
  })

  it('WM-22 a unit is in one line: joining another it leaves the first', () => {
    const first = perform(battle(), { type: 'assign-to-line', units: ['a:foot-1'], line: 'a:leader' }).state
    const second = perform(first, { type: 'assign-to-line', units: ['a:foot-1'], line: 'a:warlord' }).state
    expect(second.units['a:foot-1']?.line).toBe('a:warlord')
  })

  it('WM-20 a line of the other side cannot be meant, nor one that is not there', () => {
    expect(refusalOf(battle(), { type: 'assign-to-line', units: ['a:foot-1'], line: 'b:leader' })).toEqual({
      code: 'line/other-side',
      figures: { unit: 'a:foot-1', personality: 'b:leader' },
    })
    expect(refusalOf(battle(), { type: 'assign-to-line', units: ['a:foot-1'], line: 'a:king' })).toEqual({
      code: 'personality/unknown',
      figures: { personality: 'a:king' },
    })
  })

  it('WM-51 naming a banner unit takes it into the line; a cheaper one than the dearest stands and is reported', () => {
    const name: Command = { type: 'name-banner-unit', personality: 'a:warlord', unit: 'a:spears-1' }
    const { state, against } = perform(battle(), name)
    expect(against).toEqual([])
    expect(state.personalities['a:warlord']?.bannerUnit).toBe('a:spears-1')
    expect(state.units['a:spears-1']?.line).toBe('a:warlord')
    expect(checkState(state)).toMatchObject([
      { code: 'banner/not-most-expensive', rule: 'WM-51', figures: { costAp: 5, mostAp: 8 } },
    ])
    expect(refusalOf(state, name).code).toBe('command/changes-nothing')
  })

  it('WM-51 a banner unit of the other side, or of no unit at all, cannot be meant', () => {
    const name = (unit: string): Command => ({ type: 'name-banner-unit', personality: 'a:warlord', unit })
    expect(refusalOf(battle(), name('b:guard')).code).toBe('banner/other-side')
    expect(refusalOf(battle(), name('a:ghosts')).code).toBe('unit/unknown')
    const none: Command = { type: 'name-banner-unit', personality: 'a:warlord', unit: null }
    expect(perform(battle(), none).state.personalities['a:warlord']?.bannerUnit).toBeNull()
  })

  it('WM-28 a Warlord leaves his banner unit, which stays the banner unit, and comes back', () => {
    const leave = (away: boolean): Command => ({
      type: 'leave-banner-unit',
      personality: 'a:warlord',
      away,
    })
    const { state, against } = perform(battleAt('turns'), leave(true))
    expect(against).toEqual([])
    expect(state.personalities['a:warlord']).toMatchObject({ bannerUnit: 'a:guard', awayFromBanner: true })
    expect(codesOf(checkState(state))).toEqual(codesOf(checkState(battleAt('turns'))))
    expect(perform(state, leave(false)).state.personalities['a:warlord']?.awayFromBanner).toBe(false)
    expect(refusalOf(state, leave(true)).code).toBe('command/changes-nothing')
  })

  it('WM-28 who has no banner unit cannot leave it', () => {
    const none = perform(battle(), { type: 'name-banner-unit', personality: 'a:leader', unit: null }).state
    expect(refusalOf(none, { type: 'leave-banner-unit', personality: 'a:leader', away: true })).toEqual({
      code: 'banner/none',
      figures: { personality: 'a:leader' },
    })
  })

  it('WM-29 in the turns a unit may leave its line and nothing is said against it', () => {
    const leave: Command = { type: 'assign-to-line', units: ['a:foot-1'], line: null }
    expect(perform(battleAt('turns'), leave).against).toEqual([])
  })
})
