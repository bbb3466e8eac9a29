import { describe, expect, test } from 'vitest'
import { featureOf, personality, rectangle, tableState, unitAt } from '../../../testing/table-state'
import { troublesOf } from '../../../testing/troubles'
import { STAGES, type Stage, type Unit } from '../model'
import { openOnLeaving } from '../overrules'

const personalities = [personality('a-warlord', 'a-banner')]
const banner = unitAt('a-banner', { x: 32, y: 9 }, { costAp: 20 })

function lineOf(
  count: number,
  parts: { stage?: Stage; bannerUnitCounts?: boolean; more?: readonly Unit[] } = {},
) {
  const others = Array.from({ length: count }, (_, index) => unitAt(`a${index}`, { x: 38 + 5 * index }))
  return tableState({
    stage: parts.stage ?? 'first-move',
    units: [banner, ...others, ...(parts.more ?? [])],
    personalities,
    houseRules: { bannerUnitCounts: parts.bannerUnitCounts ?? false },
  })
}

describe('size', () => {
  test.each([
    [1, 'line/too-few-units', { units: 1, needed: 3 }],
    [2, 'line/too-few-units', { units: 2, needed: 3 }],
    [3, 'line/too-few-units', null],
    [0, 'line/no-units', { units: 0, needed: 3 }],
    [1, 'line/no-units', null],
  ] as const)('WM-21 a line of its banner unit and %i more: %s', (count, code, figures) => {
    const expected =
      figures === null ? [] : [{ rule: 'WM-21', severity: 'settle', pieces: ['a-warlord'], figures }]
    expect(troublesOf(lineOf(count), code)).toMatchObject(expected)
  })

  test.each([
    [1, 1],
    [2, 0],
  ])('WM-21 by the switch the banner unit is one of the three: with %i more', (count, troubles) => {
    expect(troublesOf(lineOf(count, { bannerUnitCounts: true }), 'line/too-few-units')).toHaveLength(troubles)
  })

  test('WM-21 counted are the units assigned, placed or not and cut off or not, but none that is lost', () => {
    const units = (third: Partial<Unit>) => [
      unitAt('a8', null),
      unitAt('a9', { x: 60 }),
      unitAt('a7', {}, third),
    ]
    expect(troublesOf(lineOf(0, { more: units({}) }), 'line/too-few-units')).toEqual([])
    expect(
      troublesOf(lineOf(0, { more: units({ removal: 'destroyed' }) }), 'line/too-few-units'),
    ).toHaveLength(1)
  })

  test('WM-21 a short line is a note while it is being deployed, and no trouble once the battle runs', () => {
    expect(troublesOf(lineOf(1, { stage: 'deployment' }), 'line/too-few-units')).toMatchObject([
      { severity: 'note' },
    ])
    expect(troublesOf(lineOf(1, { stage: 'banners' }), 'line/too-few-units')).toEqual([])
    expect(troublesOf(lineOf(1, { stage: 'turns' }), 'line/too-few-units')).toEqual([])
  })
})

describe('every unit in a line', () => {
  const loose = [
    unitAt('a1', { x: 38 }, { line: null }),
    unitAt('a2', null),
    unitAt('a3', { x: 44 }, { line: 'b-warlord' }),
    unitAt('a4', null, { removal: 'destroyed', line: null }),
  ]

  test.each(STAGES.slice(0, STAGES.indexOf('first-move')))(
    'WM-22 in stage %s a unit without a line or place is not flagged',
    (stage) => {
      const state = lineOf(3, { stage, more: loose })
      expect([...troublesOf(state, 'unit/no-line'), ...troublesOf(state, 'unit/not-deployed')]).toEqual([])
    },
  )

  test('WM-22 from the end of deployment a unit in no line, or in the enemy’s, is flagged, and one not deployed', () => {
    const state = lineOf(3, { more: loose })
    expect(troublesOf(state, 'unit/no-line').map(({ pieces }) => pieces)).toEqual([['a1'], ['a3']])
    expect(troublesOf(state, 'unit/not-deployed').map(({ pieces }) => pieces)).toEqual([['a2']])
    expect(troublesOf(state, 'unit/no-line')[0]).toMatchObject({ rule: 'WM-22', severity: 'settle' })
  })

  test('WM-22 whoever ends deployment is asked about units without a line or place then, and never on the way back', () => {
    const state = lineOf(3, { stage: 'deployment', more: loose })
    const asked = (to: Stage) =>
      openOnLeaving(state, to)
        .filter(({ rule }) => rule === 'WM-22')
        .map(({ code, pieces }) => `${code} ${pieces}`)
        .sort()
    expect(asked('first-move')).toEqual(['unit/no-line a1', 'unit/no-line a3', 'unit/not-deployed a2'])
    expect(asked('turns')).toEqual(asked('first-move'))
    expect(asked('hidden')).toEqual([])
  })

  test('WM-22 hidden units are in a line like all others', () => {
    const state = lineOf(3, { more: [unitAt('a9', { x: 20 }, { hidden: true, line: null })] })
    expect(troublesOf(state, 'unit/no-line').map(({ pieces }) => pieces)).toEqual([['a9']])
  })

  test('WM-29 once the battle runs a unit without a line is only shown', () => {
    expect(troublesOf(lineOf(3, { stage: 'turns', more: loose }), 'unit/no-line')).toMatchObject([
      { pieces: ['a1'], severity: 'note' },
      { pieces: ['a3'], severity: 'note' },
    ])
  })
})

describe('cut off', () => {
  const right = (inches: number, figures: Partial<Unit> = {}) => unitAt('a1', { x: 36 + inches }, figures)
  const cutOff = (unit: Unit, stage: Stage = 'deployment') =>
    troublesOf(tableState({ stage, units: [banner, unit], personalities }), 'unit/cut-off')

  test.each([
    [2.99, 0],
    [3, 0],
    [3.01, 1],
  ])('WM-23 a unit %f″ from its banner unit: cut off %i', (inches, troubles) => {
    const found = cutOff(right(inches))
    expect(found).toHaveLength(troubles)
    const figures = {
      inches: expect.closeTo(inches, 9),
      limitInches: 3,
      nearest: 'a-banner',
      line: 'a-warlord',
    }
    for (const trouble of found) {
      expect(trouble).toMatchObject({ rule: 'WM-23', severity: 'settle', pieces: ['a1'], figures })
    }
  })

  test('WM-25 a unit behind a disordered one is cut off under that rule', () => {
    const units = [banner, right(3, { order: 'disordered' }), unitAt('a2', { x: 46 })]
    const found = troublesOf(tableState({ units, personalities }), 'unit/cut-off')
    expect(found).toMatchObject([
      { rule: 'WM-25', pieces: ['a2'], figures: { inches: 10, nearest: 'a-banner' } },
    ])
  })

  test('WM-26 a disordered banner unit cuts off all others, without a figure', () => {
    const units = [{ ...banner, order: 'disordered' as const }, right(1)]
    const found = troublesOf(tableState({ units, personalities }), 'unit/cut-off')
    expect(found).toMatchObject([{ rule: 'WM-26', pieces: ['a1'] }])
    expect(found[0]?.figures).not.toHaveProperty('inches')
  })

  test('WM-27 a unit that does not see its banner unit is cut off, and the terrain is named', () => {
    const features = [featureOf('wood', 'area', rectangle(34.2, 0, 35.8, 30))]
    const found = troublesOf(
      tableState({ units: [banner, right(2)], personalities, features }),
      'unit/cut-off',
    )
    expect(found).toMatchObject([
      { rule: 'WM-27', figures: { reason: 'no-sight', hiddenBy: 'wood', inches: 2 } },
    ])
  })

  test('WM-29 once the battle has begun leaving a line is shown, not forbidden', () => {
    expect(cutOff(right(9), 'first-move')).toMatchObject([{ severity: 'settle' }])
    expect(cutOff(right(9), 'turns')).toMatchObject([{ severity: 'note' }])
  })

  test('WM-23 without a banner unit the line is at fault, not each of its units', () => {
    const units = [unitAt('a-banner', null), right(2)]
    const state = tableState({ stage: 'hidden', units, personalities })
    expect(troublesOf(state, 'unit/cut-off')).toEqual([])
    expect(troublesOf(state, 'banner/not-placed')).toHaveLength(1)
  })
})
