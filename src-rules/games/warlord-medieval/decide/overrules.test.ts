import { describe, expect, it } from 'vitest'
import { battleAt, deployedAt } from '../../../testing/battle'
import { perform, performAll, refusalOf } from '../../../testing/perform'
import { checkState } from '../check'
import type { Command } from '../commands'
import type { State } from '../model'
import { isOverruled, openViolations } from '../overrules'

/** Puts B's first foot so far towards the centreline, at y = 24. */
function towardsCentre(gapInches: number): Command {
  // The base is 1″ deep, so its front edge is half an inch ahead of its centre.
  const pose = { ...deployedAt('b:foot-1'), y: 24 + gapInches + 0.5 }
  return { type: 'move-units', manner: 'move', moves: [{ unit: 'b:foot-1', pose }] }
}

const KEY = 'unit/too-near-centreline b:foot-1'

function tooNear(gapInches: number): State {
  return perform(battleAt('first-move'), towardsCentre(gapInches)).state
}

function overrule(reason = 'agreed by both'): Command {
  return { type: 'overrule', key: KEY, reason }
}

function openKeys(state: State): readonly string[] {
  return openViolations(state).map(({ key }) => key)
}

describe('letting a trouble stand', () => {
  it('WM-90 a check names its rule, the pieces and the figure: 11.5″ where 12″ are asked', () => {
    expect(checkState(tooNear(11.5)).find(({ key }) => key === KEY)).toMatchObject({
      rule: 'WM-36',
      pieces: ['b:foot-1'],
      figures: { inches: 11.5, limitInches: 12 },
    })
  })

  it('WM-90 with a reason it is no longer to settle, and event and state keep both', () => {
    const before = tooNear(11.5)
    expect(openKeys(before)).toContain(KEY)
    const { events, state } = perform(before, overrule())
    expect(events).toMatchObject([
      {
        type: 'overruled',
        overrule: { key: KEY, reason: 'agreed by both' },
        found: { figures: { inches: 11.5 } },
      },
    ])
    expect(openKeys(state)).not.toContain(KEY)
    expect(checkState(state).map(({ key }) => key)).toContain(KEY)
  })

  it('WM-90 several of a kind stand with one reason, in one command', () => {
    const KEYS = [KEY, 'unit/too-near-centreline b:foot-2']
    const moves = ['b:foot-1', 'b:foot-2'].map((unit) => ({ unit, pose: { ...deployedAt(unit), y: 36 } }))
    const before = perform(battleAt('first-move'), { type: 'move-units', manner: 'move', moves }).state
    expect(openKeys(before)).toEqual(expect.arrayContaining(KEYS))
    const [key = '', ...also] = KEYS
    const { events, state } = perform(before, { type: 'overrule', key, also, reason: 'agreed by both' })
    expect(events.map(({ type }) => type)).toEqual(['overruled', 'overruled'])
    for (const stands of KEYS) expect(openKeys(state)).not.toContain(stands)
    expect(refusalOf(before, { type: 'overrule', key, also: ['nothing'], reason: 'agreed' })).toMatchObject({
      code: 'overrule/not-reported',
      figures: { key: 'nothing' },
    })
  })

  it('WM-90 holds for this figure only: moved from 11.5″ to 11.2″ it is open again, back at 11.5″ it stands', () => {
    const standing = perform(tooNear(11.5), overrule()).state
    const moved = perform(standing, towardsCentre(11.2)).state
    expect(openKeys(moved)).toContain(KEY)
    expect(openKeys(perform(moved, towardsCentre(11.5)).state)).not.toContain(KEY)
  })

  it('WM-90 needs a reason, and a trouble that is reported', () => {
    expect(refusalOf(tooNear(11.5), overrule('  ')).figures).toEqual({ path: 'reason', problem: 'too_small' })
    expect(refusalOf(tooNear(12), overrule())).toEqual({
      code: 'overrule/not-reported',
      figures: { key: KEY },
    })
  })

  it('WM-90 can be given another reason and be withdrawn', () => {
    const standing = perform(tooNear(11.5), overrule()).state
    expect(refusalOf(standing, overrule()).code).toBe('command/changes-nothing')
    const other = perform(standing, overrule('the table is small')).state
    expect(other.overrules).toMatchObject([{ reason: 'the table is small' }])
    const withdrawn = perform(other, { type: 'withdraw-overrule', key: KEY }).state
    expect(openKeys(withdrawn)).toContain(KEY)
    expect(refusalOf(withdrawn, { type: 'withdraw-overrule', key: KEY })).toEqual({
      code: 'overrule/not-overruled',
      figures: { key: KEY },
    })
  })

  it('WM-90 an act that was let stand and is done again is open again', () => {
    const hide = (hidden: boolean): Command => ({ type: 'hide-units', units: ['b:foot-1'], hidden })
    const key = 'hidden/out-of-stage b:foot-1'
    const standing = performAll(battleAt('deployment'), hide(true), { type: 'overrule', key, reason: 'late' })
    expect(openKeys(standing)).not.toContain(key)
    const again = performAll(standing, hide(false), hide(true))
    expect(openKeys(again)).toContain(key)
  })

  it('WM-90 what is only worth knowing is never to settle', () => {
    const state = battleAt('turns')
    const notes = checkState(state).filter(({ severity }) => severity === 'note')
    expect(openViolations(state).some((open) => notes.includes(open))).toBe(false)
    expect(
      isOverruled(state, { key: KEY, code: '', rule: 'WM-36', severity: 'settle', pieces: [], figures: {} }),
    ).toBe(false)
  })
})
