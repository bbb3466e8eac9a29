import { describe, expect, test } from 'vitest'
import type { Pose } from '../../../core/geometry'
import {
  featureOf,
  personality,
  rectangle,
  type TableParts,
  tableState,
  unitAt,
} from '../../../testing/table-state'
import { troublesOf } from '../../../testing/troubles'
import { STAGES } from '../model'
import type { CheckCode } from './codes'

function camp(place: Partial<Pose>, code: CheckCode, parts: TableParts = {}) {
  return troublesOf(tableState({ ...parts, camps: { a: { x: 36, y: 9, facingRadians: 0, ...place } } }), code)
}

describe('its place', () => {
  test.each([
    [3, 0],
    [2.99, 1],
  ])('WM-41 a camp of 6″ stands on the table with its centre %f″ from the edge: %i', (x, troubles) => {
    const found = camp({ x }, 'camp/off-table')
    expect(found).toHaveLength(troubles)
    for (const one of found) {
      expect(one).toMatchObject({
        rule: 'WM-38',
        pieces: ['camp-a'],
        figures: { inches: expect.closeTo(0.01, 9) },
      })
    }
  })

  test.each([
    [27, 0],
    [27.01, 1],
  ])('WM-38 a camp lies on its owner’s half: its centre at %f″ of 30″: %i', (y, troubles) => {
    expect(camp({ y }, 'camp/not-own-half')).toHaveLength(troubles)
  })

  test.each([
    [5.01, 0],
    [5, 0],
    [4.99, 1],
  ])('WM-38 a camp %f″ from the centre of a 4″ base overlaps it: %i', (apart, troubles) => {
    const found = camp({ x: 36 + apart }, 'camp/overlaps', { units: [unitAt('a1', { x: 36 })] })
    expect(found).toHaveLength(troubles)
    for (const { pieces } of found) expect(pieces).toEqual(['camp-a', 'a1'])
  })

  test('WM-38 the two camps do not overlap', () => {
    const state = (y: number) =>
      tableState({ camps: { a: { x: 36, y: 27, facingRadians: 0 }, b: { x: 36, y, facingRadians: 0 } } })
    expect(troublesOf(state(33), 'camp/overlaps')).toEqual([])
    expect(troublesOf(state(32.9), 'camp/overlaps')).toMatchObject([{ pieces: ['camp-a', 'camp-b'] }])
  })

  test.each(STAGES)(
    'WM-50 in stage %s a missing camp is a trouble only between the banners and the battle',
    (stage) => {
      const due = ['hidden', 'deployment', 'first-move'].includes(stage)
      expect(troublesOf(tableState({ stage }), 'camp/none')).toHaveLength(due ? 2 : 0)
    },
  )
})

describe('the ground', () => {
  const kinds = ['area', 'obstacle', 'impassable', 'gentle-slope'] as const

  test.each(kinds)(
    'WM-53 a camp touches %s and shares no ground with it, unless it is a gentle slope',
    (kind) => {
      const ground = (minX: number) =>
        camp({}, 'camp/in-terrain', { features: [featureOf('f', kind, rectangle(minX, 0, 60, 20))] })
      expect(ground(39)).toEqual([])
      expect(ground(38.99)).toHaveLength(kind === 'gentle-slope' ? 0 : 1)
    },
  )

  test('WM-53 a stream or hedge through the camp counts, one along its edge does not', () => {
    const stream = (x: number) =>
      featureOf('stream', 'obstacle', {
        kind: 'polyline',
        points: [
          { x, y: 0 },
          { x, y: 20 },
        ],
      })
    expect(camp({}, 'camp/in-terrain', { features: [stream(36)] })).toMatchObject([
      { rule: 'WM-53', pieces: ['camp-a', 'stream'], figures: { kind: 'obstacle' } },
    ])
    expect(camp({}, 'camp/in-terrain', { features: [stream(39)] })).toEqual([])
  })
})

describe('near the banner unit', () => {
  const parts = {
    units: [unitAt('a-banner', { x: 20, y: 9 }), unitAt('a1', { x: 30, y: 9 })],
    personalities: [personality('a-leader-1', 'a1'), personality('a-warlord', 'a-banner')],
  }

  test.each([
    [5.99, 0],
    [6, 0],
    [6.01, 1],
  ])('WM-53 a camp %f″ from the Warlord’s banner unit, base to base, is too far: %i', (inches, troubles) => {
    const found = camp({ x: 25 + inches }, 'camp/too-far', parts)
    expect(found).toHaveLength(troubles)
    const figures = { side: 'a', inches: expect.closeTo(inches, 9), limitInches: 6 }
    for (const one of found)
      expect(one).toMatchObject({ rule: 'WM-53', pieces: ['camp-a', 'a-banner'], figures })
  })

  test('WM-53 a turned camp is measured by its nearest corner', () => {
    const turned = (inches: number) => ({ x: 22 + inches + 3 * Math.SQRT2, facingRadians: Math.PI / 4 })
    expect(camp(turned(6), 'camp/too-far', parts)).toEqual([])
    expect(camp(turned(6.01), 'camp/too-far', parts)).toHaveLength(1)
  })

  test('WM-53 once the battle runs the banner unit may go where it likes', () => {
    expect(camp({ x: 60 }, 'camp/too-far', { ...parts, stage: 'first-move' })).toHaveLength(1)
    expect(camp({ x: 60 }, 'camp/too-far', { ...parts, stage: 'turns' })).toEqual([])
  })

  test('WM-53 nothing is measured before the banner unit stands', () => {
    const units = [unitAt('a-banner', null)]
    expect(camp({ x: 60 }, 'camp/too-far', { ...parts, units })).toEqual([])
  })
})
