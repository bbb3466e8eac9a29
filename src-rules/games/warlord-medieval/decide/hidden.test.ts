import { describe, expect, it } from 'vitest'
import { battleAt } from '../../../testing/battle'
import { codesOf, perform, refusalOf } from '../../../testing/perform'
import { checkState } from '../check'
import type { Command } from '../commands'

function hide(unit: string, hidden = true): Command {
  return { type: 'hide-units', units: [unit], hidden }
}

describe('hidden units', () => {
  it('WM-54 are marked in their stage, and shown again at any time', () => {
    const { state, against } = perform(battleAt('hidden'), hide('a:foot-1'))
    expect(against).toEqual([])
    expect(state.units['a:foot-1']?.hidden).toBe(true)
    const shown = perform(state, hide('a:foot-1', false))
    expect(shown.against).toEqual([])
    expect(shown.state.units['a:foot-1']?.hidden).toBe(false)
  })

  it('WM-54 are not marked in any other stage without a note', () => {
    for (const stage of ['set-up', 'banners', 'deployment', 'turns'] as const) {
      const { against, state } = perform(battleAt(stage), hide('a:foot-1'))
      expect(against).toMatchObject([
        {
          code: 'hidden/out-of-stage',
          rule: 'WM-54',
          pieces: ['a:foot-1'],
          figures: { stage, due: 'hidden' },
        },
      ])
      expect(state.units['a:foot-1']?.hidden).toBe(true)
    }
  })

  it('WM-54 showing a unit that was marked too late settles it', () => {
    const late = perform(battleAt('deployment'), hide('a:foot-1')).state
    expect(codesOf(late.irregularities)).toEqual(['hidden/out-of-stage'])
    expect(perform(late, hide('a:foot-1', false)).state.irregularities).toEqual([])
  })

  it('WM-52 a banner unit that is marked as hidden is reported, not refused', () => {
    const { state } = perform(battleAt('hidden'), hide('a:guard'))
    expect(checkState(state)).toMatchObject([
      { code: 'banner/hidden', rule: 'WM-52', pieces: ['a:guard', 'a:warlord'] },
    ])
  })

  it('WM-54 marking a marked unit again changes nothing', () => {
    const hidden = perform(battleAt('hidden'), hide('a:foot-1')).state
    expect(refusalOf(hidden, hide('a:foot-1')).code).toBe('command/changes-nothing')
    expect(refusalOf(hidden, hide('a:nobody')).code).toBe('unit/unknown')
  })
})
