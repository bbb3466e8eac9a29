import { describe, expect, test } from 'vitest'
import { personality, type TableParts, tableState, unitAt } from '../../../testing/table-state'
import { troublesOf } from '../../../testing/troubles'
import { STAGES } from '../model'
import type { CheckCode } from './codes'

const units = [
  unitAt('a1', { x: 20 }, { costAp: 12 }),
  unitAt('a2', { x: 30 }, { costAp: 12 }),
  unitAt('a3', { x: 40 }, { costAp: 8, line: 'a-leader' }),
  unitAt('a4', { x: 50 }, { costAp: 7.5, line: 'a-leader' }),
  unitAt('b1', { x: 50, y: 50 }, { costAp: 30 }),
]

function banner(who: string, unit: string | null, code: CheckCode, parts: TableParts = {}) {
  return troublesOf(tableState({ units, ...parts, personalities: [personality(who, unit)] }), code)
}

describe('the most expensive', () => {
  test.each([
    ['a-warlord', 'a1', null],
    ['a-warlord', 'a2', null],
    ['a-warlord', 'a3', { costAp: 8, mostAp: 12 }],
    ['a-leader', 'a3', null],
    ['a-leader', 'a4', { costAp: 7.5, mostAp: 8 }],
  ])('WM-51 %s with %s as banner unit', (who, unit, figures) => {
    const expected = figures === null ? [] : [{ rule: 'WM-51', pieces: [unit, who], figures }]
    expect(banner(who, unit, 'banner/not-most-expensive')).toMatchObject(expected)
  })

  test('WM-51 a Leader is judged by his own line alone, his banner unit included wherever it is assigned', () => {
    expect(banner('a-leader', 'a1', 'banner/not-most-expensive')).toEqual([])
    expect(banner('a-leader', 'a1', 'banner/other-line')).toMatchObject([
      { rule: 'WM-21', figures: { line: 'a-warlord' } },
    ])
  })

  test('WM-51 a banner unit is one of the own army', () => {
    expect(banner('a-warlord', 'b1', 'banner/other-side')).toHaveLength(1)
    expect(banner('a-warlord', 'nobody', 'banner/other-side')).toHaveLength(1)
    expect(banner('a-warlord', 'a1', 'banner/other-side')).toEqual([])
  })

  test('WM-51 losses change nothing once the battle runs', () => {
    expect(banner('a-warlord', 'a3', 'banner/not-most-expensive', { stage: 'turns' })).toEqual([])
  })
})

test('WM-20 each personality has a banner unit of his own', () => {
  const personalities = [
    personality('a-warlord', 'a1'),
    personality('a-leader', 'a1'),
    personality('b-warlord', 'b1'),
  ]
  expect(troublesOf(tableState({ units, personalities }), 'banner/shared')).toMatchObject([
    { rule: 'WM-21', pieces: ['a1', 'a-warlord', 'a-leader'] },
  ])
})

test.each(STAGES)(
  'WM-50 in stage %s a missing banner unit is a trouble only between the banners and the battle',
  (stage) => {
    const due = ['hidden', 'deployment', 'first-move'].includes(stage) ? 1 : 0
    expect(banner('a-warlord', null, 'banner/none', { stage })).toHaveLength(due)
    const notPlaced = [unitAt('a1', null)]
    expect(banner('a-warlord', 'a1', 'banner/not-placed', { stage, units: notPlaced })).toHaveLength(due)
  },
)

test('WM-52 a banner unit may not start hidden', () => {
  const hidden = { units: [unitAt('a1', {}, { hidden: true })] }
  expect(banner('a-warlord', 'a1', 'banner/hidden', hidden)).toMatchObject([
    { rule: 'WM-52', pieces: ['a1', 'a-warlord'] },
  ])
  expect(banner('a-warlord', 'a1', 'banner/hidden')).toEqual([])
  expect(banner('a-warlord', 'a1', 'banner/hidden', { ...hidden, stage: 'turns' })).toEqual([])
})
