import { describe, expect, it } from 'vitest'
import { battleAt, squareAt } from '../../../testing/battle'
import { perform, performAll, refusalOf as refusedAs } from '../../../testing/perform'
import { apply } from '../apply'
import type { Command } from '../commands'
import type { State } from '../model'
import { featuresLeft, pendingDraw, terrainTurn } from '../terrain-turns'

const [left, right] = [squareAt(10, 18).shape, squareAt(16, 18).shape]
const whole = squareAt(13, 18).shape

const refusalOf = (state: State, command: Command) => refusedAs(state, command).code

/** B's wood and a field of nobody's beside it. */
const start = performAll(
  battleAt('terrain'),
  { type: 'place-feature', placedBy: 'b', feature: squareAt(10, 18, { name: 'Otter wood', look: 'wood' }) },
  { type: 'place-feature', placedBy: null, feature: squareAt(16, 18, { name: 'Rye' }) },
)
const [wood = '', field = ''] = Object.keys(start.features)

describe('cutting a feature in two', () => {
  const { state, events } = perform(start, {
    type: 'split-feature',
    feature: wood,
    parts: [left, right],
    name: 'Otter copse',
  })

  it('WM-40 is one event: the first part stays, the other is of the same kind and look', () => {
    expect(events).toHaveLength(1)
    expect(state.features[wood]).toEqual({ ...start.features[wood], shape: left })
    const cutOff = Object.values(state.features).at(-1)
    expect(cutOff).toMatchObject({ name: 'Otter copse', kind: 'area', look: 'wood', shape: right })
  })

  it('WM-42 a side has placed as many features as before', () => {
    expect(featuresLeft(state)).toEqual(featuresLeft(start))
    expect(terrainTurn(state)).toBe(terrainTurn(start))
    expect(pendingDraw(state, 'b')).toEqual(pendingDraw(start, 'b'))
    expect(Object.values(state.features).at(-1)?.placedBy).toBeNull()
  })

  it('WM-40 a part that is no outline is refused, and a feature that is gone', () => {
    const flat = { kind: 'polygon', points: [1, 2, 3].map((at) => ({ x: at, y: at })) } as const
    const split = { type: 'split-feature', feature: wood, parts: [left, flat], name: '' } as const
    expect(refusalOf(start, split)).toBe('command/malformed')
    expect(refusalOf(start, { ...split, feature: 'none', parts: [left, right] })).toBe('feature/unknown')
  })
})

describe('joining two features', () => {
  it('WM-40 leaves one with the outline of both, in one event', () => {
    const { state, events } = perform(start, { type: 'join-features', features: [wood, field], shape: whole })
    expect(events).toEqual([{ type: 'features-joined', feature: wood, other: field, shape: whole }])
    expect(Object.keys(state.features)).toEqual([wood])
    expect(state.features[wood]).toEqual({ ...start.features[wood], shape: whole })
  })

  it('WM-42 the one that a side placed stays, in whichever order they are named', () => {
    const { state } = perform(start, { type: 'join-features', features: [field, wood], shape: whole })
    expect(state.features[wood]).toMatchObject({ name: 'Otter wood', placedBy: 'b' })
    expect(featuresLeft(state)).toEqual(featuresLeft(start))
  })

  it('WM-40 a feature is not joined to itself or to one that is gone', () => {
    const join = (one: string, other: string) =>
      refusalOf(start, { type: 'join-features', features: [one, other], shape: whole })
    expect(join(wood, wood)).toBe('command/changes-nothing')
    expect(join(wood, 'none')).toBe('feature/unknown')
    expect(join('none', wood)).toBe('feature/unknown')
  })

  it('WM-40 what names a feature that is gone changes as much as it can', () => {
    const event = { type: 'features-joined', feature: wood, other: 'none', shape: whole } as const
    expect(apply(start, event).features[wood]?.shape).toEqual(whole)
  })
})
