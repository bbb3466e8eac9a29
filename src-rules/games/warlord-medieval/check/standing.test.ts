import { describe, expect, test } from 'vitest'
import type { Pose } from '../../../core/geometry'
import { featureOf, rectangle, tableState, unitAt } from '../../../testing/table-state'
import { troublesOf } from '../../../testing/troubles'
import type { Stage, Unit } from '../model'

const stages: readonly Stage[] = ['deployment', 'turns']

describe('bases', () => {
  const overlaps = (one: Unit, other: Unit, stage: Stage = 'deployment') =>
    troublesOf(tableState({ stage, units: [one, other] }), 'unit/overlaps-unit')

  test.each([
    [4.01, 0],
    [4, 0],
    [3.99, 1],
  ])('WM-38 two bases 4″ wide with %f″ between their centres overlap: %i', (apart, troubles) => {
    for (const stage of stages) {
      const found = overlaps(unitAt('a1', { x: 30 }), unitAt('a2', { x: 30 + apart }), stage)
      expect(found).toHaveLength(troubles)
      const figures = { inches: expect.closeTo(0.01, 9), limitInches: 0 }
      for (const one of found)
        expect(one).toMatchObject({ rule: 'WM-38', severity: 'settle', pieces: ['a1', 'a2'], figures })
    }
  })

  test('WM-38 enemies in contact touch, and may', () => {
    const enemy = (y: number) => unitAt('b1', { x: 36, y, facingRadians: Math.PI })
    expect(overlaps(unitAt('a1', { x: 36, y: 20 }), enemy(22), 'turns')).toEqual([])
    expect(overlaps(unitAt('a1', { x: 36, y: 20 }), enemy(21.9), 'turns')).toHaveLength(1)
  })

  test('WM-38 turned bases that touch along an edge do not overlap', () => {
    const turn = 0.7
    const along = (inches: number): Partial<Pose> => ({
      x: 36 + Math.cos(turn) * inches,
      y: 9 + Math.sin(turn) * inches,
      facingRadians: turn,
    })
    expect(overlaps(unitAt('a1', along(0)), unitAt('a2', along(4)))).toEqual([])
    expect(overlaps(unitAt('a1', along(0)), unitAt('a2', along(3.99)))).toHaveLength(1)
  })

  test('WM-38 bases whose bounds overlap but not they themselves are fine', () => {
    const turned = { facingRadians: Math.PI / 4 }
    expect(
      overlaps(unitAt('a1', { x: 30, y: 9, ...turned }), unitAt('a2', { x: 32, y: 7, ...turned })),
    ).toEqual([])
  })

  test('WM-38 a unit that is lost stands in nobody’s way', () => {
    expect(overlaps(unitAt('a1', {}), unitAt('a2', {}, { removal: 'destroyed' }))).toEqual([])
  })

  test('WM-2 a unit on the table whose base has no size is marked, not given one', () => {
    const units = [unitAt('a1', {}, { frontageInches: 0 }), unitAt('a2', null, { frontageInches: 0 })]
    expect(troublesOf(tableState({ units }), 'unit/no-base-size')).toMatchObject([
      { rule: 'WM-2', pieces: ['a1'] },
    ])
  })
})

describe('the table’s edge', () => {
  const off = (place: Partial<Pose>) =>
    troublesOf(tableState({ units: [unitAt('a1', place)] }), 'unit/off-table')

  test.each([
    [{ x: 2 }, 0],
    [{ x: 1.99 }, 0.01],
    [{ x: 70 }, 0],
    [{ x: 70.5 }, 0.5],
    [{ y: 1 }, 0],
    [{ y: 0.99 }, 0.01],
    [{ y: 59 }, 0],
    [{ y: 61 }, 2],
    [{ y: 1, facingRadians: Math.PI / 2 }, 1],
  ])('WM-38 a base of 4″ × 2″ at %j hangs over by %f″', (place, inches) => {
    const found = off(place)
    expect(found).toHaveLength(inches === 0 ? 0 : 1)
    for (const { figures } of found) expect(figures.inches).toBeCloseTo(inches, 9)
  })
})

describe('impassable terrain', () => {
  const unit = unitAt('a1', { x: 36, y: 9 })
  const into = (kind: 'impassable' | 'area' | 'obstacle', minX: number) =>
    troublesOf(
      tableState({ units: [unit], features: [featureOf('f', kind, rectangle(minX, 5, 45, 15))] }),
      'unit/in-impassable',
    )

  test.each([
    [38.01, 0],
    [38, 0],
    [37.99, 1],
  ])('WM-38 a base up to 38″ and an impassable feature from %f″: %i', (minX, troubles) => {
    const found = into('impassable', minX)
    expect(found).toHaveLength(troubles)
    const figures = { inches: expect.closeTo(0.01, 9), limitInches: 0 }
    for (const one of found) expect(one).toMatchObject({ rule: 'WM-38', pieces: ['a1', 'f'], figures })
  })

  test('WM-38 the figure is how deep the deepest corner lies, be it the base’s or the terrain’s', () => {
    const spike = [
      { x: 36, y: 9.25 },
      { x: 30, y: 30 },
      { x: 42, y: 30 },
    ]
    const features = [featureOf('f', 'impassable', { kind: 'polygon', points: spike })]
    const [found] = troublesOf(tableState({ units: [unit], features }), 'unit/in-impassable')
    expect(found?.figures.inches).toBeCloseTo(0.75, 9)
  })

  test('WM-38 other terrain may be stood in', () => {
    expect([...into('area', 36), ...into('obstacle', 36)]).toEqual([])
  })

  test('WM-38 a base may not stand across an impassable line', () => {
    const cliff = (x: number) =>
      featureOf('cliff', 'impassable', {
        kind: 'polyline',
        points: [
          { x, y: 0 },
          { x, y: 20 },
        ],
      })
    const found = (x: number) =>
      troublesOf(tableState({ units: [unit], features: [cliff(x)] }), 'unit/in-impassable')
    expect(found(36)).toHaveLength(1)
    expect(found(38)).toEqual([])
  })
})
