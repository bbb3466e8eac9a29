import { describe, expect, test } from 'vitest'
import { tableState, unitAt } from '../../../testing/table-state'
import { troublesOf } from '../../../testing/troubles'
import { STAGES, type Stage, type Unit } from '../model'
import type { CheckCode } from './codes'

// 70 points: a table 72″ wide and 60″ deep, the centreline at 30″, dead zones of 9″.

function found(unit: Unit, code: CheckCode, stage: Stage = 'deployment') {
  return troublesOf(tableState({ stage, units: [unit] }), code)
}

/** Where the centre of a 4″ × 2″ base is whose farthest corner lies at `edge`, turned as given. */
function centreBehind(edge: number, facingRadians: number): number {
  return edge - (4 * Math.abs(Math.sin(facingRadians)) + 2 * Math.abs(Math.cos(facingRadians))) / 2
}

describe('the centreline', () => {
  const turns = [0, 0.4, Math.PI / 4, Math.PI / 2, 2, Math.PI]

  test.each([
    [11.99, 1],
    [12, 0],
    [12.01, 0],
  ])(
    'WM-36 the whole base stays 12″ off the centreline, however it is turned: nearest corner at %f″',
    (inches, troubles) => {
      for (const facingRadians of turns) {
        const near = unitAt('a1', { y: centreBehind(30 - inches, facingRadians), facingRadians })
        const far = unitAt('b1', { y: 60 - centreBehind(30 - inches, facingRadians), facingRadians })
        for (const unit of [near, far]) {
          const trouble = found(unit, 'unit/too-near-centreline')
          expect(trouble).toHaveLength(troubles)
          const figures = { inches: expect.closeTo(inches, 6), limitInches: 12 }
          for (const one of trouble) expect(one).toMatchObject({ rule: 'WM-36', pieces: [unit.id], figures })
        }
      }
    },
  )

  test('WM-36 a base whose centre alone is 12″ off is too near', () => {
    expect(found(unitAt('a1', { y: 18 }), 'unit/too-near-centreline')).toMatchObject([
      { figures: { inches: 11 } },
    ])
  })

  test.each([
    [29, 0],
    [29.01, 1],
    [45, 1],
  ])('WM-36 a base at %f″ with 1″ before its centre lies beyond its own half: %i', (y, troubles) => {
    const trouble = found(unitAt('a1', { y }), 'unit/beyond-own-half')
    expect(trouble).toHaveLength(troubles)
    for (const { figures } of trouble) expect(figures.inches).toBeCloseTo(y + 1 - 30, 9)
    // Beyond the own half says it all.
    expect(found(unitAt('a1', { y }), 'unit/too-near-centreline')).toHaveLength(1 - troubles)
  })

  test.each(STAGES)(
    'WM-36 in stage %s the deployment area holds only while troops are being set up',
    (stage) => {
      const deploying = ['banners', 'hidden', 'deployment', 'first-move'].includes(stage)
      expect(found(unitAt('a1', { y: 25 }), 'unit/too-near-centreline', stage)).toHaveLength(
        deploying ? 1 : 0,
      )
      expect(found(unitAt('a1', { x: 5 }), 'unit/in-dead-zone', stage)).toHaveLength(deploying ? 1 : 0)
    },
  )
})

describe('the flanks', () => {
  test.each([
    [8.99, 1],
    [9, 0],
    [9.01, 0],
  ])('WM-37 formed troops stay 9″ off either flank: the nearest corner at %f″', (inches, troubles) => {
    for (const x of [inches + 2, 72 - inches - 2]) {
      const trouble = found(unitAt('a1', { x }), 'unit/in-dead-zone')
      expect(trouble).toHaveLength(troubles)
      const figures = { inches: expect.closeTo(inches, 9), limitInches: 9 }
      for (const one of trouble) expect(one).toMatchObject({ rule: 'WM-37', severity: 'settle', figures })
    }
  })

  test('WM-37 a turned base is measured by its corners', () => {
    const turned = { facingRadians: Math.PI / 4 }
    const reach = (4 + 2) / 2 / Math.SQRT2
    expect(found(unitAt('a1', { x: 9 + reach, ...turned }), 'unit/in-dead-zone')).toEqual([])
    expect(found(unitAt('a1', { x: 9 + reach - 0.01, ...turned }), 'unit/in-dead-zone')).toHaveLength(1)
  })

  test('WM-37 skirmishers may start in the dead zone: worth knowing, nothing to settle', () => {
    const skirmisher = unitAt('a1', { x: 5 }, { formation: 'skirmish' })
    expect(found(skirmisher, 'unit/in-dead-zone')).toMatchObject([
      { severity: 'note', figures: { inches: 3 } },
    ])
  })

  test.each([
    [40, 6],
    [70, 9],
    [90, 12],
    [120, 15],
  ])('WM-37 at %i points the dead zone is %i″', (agreedPoints, flank) => {
    const at = (x: number) =>
      troublesOf(tableState({ agreedPoints, units: [unitAt('a1', { x, y: 5 })] }), 'unit/in-dead-zone')
    expect(at(flank + 2)).toEqual([])
    expect(at(flank + 1.99)).toMatchObject([{ figures: { limitInches: flank } }])
  })
})

describe('hidden units', () => {
  const hidden = (place: { x?: number; y?: number }, figures: Partial<Unit> = {}) =>
    unitAt('a1', place, { hidden: true, ...figures })

  test('WM-54 hidden units start inside the set-on area', () => {
    expect(found(hidden({ y: 17 }), 'hidden/outside-set-on-area')).toEqual([])
    expect(found(hidden({ y: 17.01 }), 'hidden/outside-set-on-area')).toMatchObject([
      { rule: 'WM-54', pieces: ['a1'], figures: { limit: 'centreline', limitInches: 12 } },
    ])
    expect(found(hidden({ x: 10.99 }), 'hidden/outside-set-on-area')).toMatchObject([
      { figures: { limit: 'flank', limitInches: 9 } },
    ])
    expect(found(hidden({ y: 40 }), 'hidden/outside-set-on-area')).toMatchObject([
      { figures: { limit: 'half', inches: 11 } },
    ])
  })

  test('WM-54 a hidden unit’s one trouble is the worst of its ways of being outside', () => {
    expect(found(hidden({ x: 5, y: 17.5 }), 'hidden/outside-set-on-area')).toMatchObject([
      { figures: { limit: 'flank', inches: 3 } },
    ])
    expect(found(hidden({ x: 5, y: 17.5 }), 'unit/in-dead-zone')).toEqual([])
  })

  test('WM-54 hidden skirmishers may lie in the dead zone', () => {
    expect(found(hidden({ x: 5 }, { formation: 'skirmish' }), 'hidden/outside-set-on-area')).toEqual([])
  })
})

test('WM-38 a base that hangs over the edge is first to be brought onto the table', () => {
  const unit = unitAt('a1', { x: 1, y: 25 })
  expect(found(unit, 'unit/off-table')).toHaveLength(1)
  expect([...found(unit, 'unit/in-dead-zone'), ...found(unit, 'unit/too-near-centreline')]).toEqual([])
})
