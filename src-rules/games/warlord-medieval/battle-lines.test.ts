import { describe, expect, test } from 'vitest'
import { personality, tableState, unitAt } from '../../testing/table-state'
import { right, warlordLine } from '../../testing/warlord-line'
import { reportBattleLines } from './check'

describe('lines and units', () => {
  test('WM-20 there is a line for every personality, and none without one', () => {
    const personalities = [
      personality('a-warlord', null),
      personality('a-leader-1', null),
      personality('b-warlord', null),
    ]
    const lines = reportBattleLines(tableState({ personalities }))
    expect(lines.map(({ line }) => line)).toEqual(['a-warlord', 'a-leader-1', 'b-warlord'])
    expect(reportBattleLines(tableState({}))).toEqual([])
  })

  test('WM-22 units of the line that are not placed yet are listed, not cut off', () => {
    const line = warlordLine([unitAt('a1', null), right('a2', 2)])
    expect(line).toMatchObject({
      assigned: ['a-banner', 'a1', 'a2'],
      inLine: ['a-banner', 'a2'],
      notPlaced: ['a1'],
      cutOff: [],
    })
  })

  test('WM-22 a hidden unit is in a line and carries its chain on like any other', () => {
    const line = warlordLine([right('a1', 2, { hidden: true }), right('a2', 8)])
    expect(line.inLine).toEqual(['a-banner', 'a1', 'a2'])
  })

  test('WM-28 the banner unit holds its line together when its personality has left it', () => {
    const personalities = [personality('a-warlord', 'a-banner', { awayFromBanner: true })]
    expect(warlordLine([right('a1', 2)], { personalities }).inLine).toEqual(['a-banner', 'a1'])
  })

  test('WM-29 a destroyed unit neither counts nor connects', () => {
    const line = warlordLine([right('a1', 2, { removal: 'destroyed' }), right('a2', 8)])
    expect(line).toMatchObject({ assigned: ['a-banner', 'a2'], inLine: ['a-banner'] })
    expect(line.cutOff).toMatchObject([
      { unit: 'a2', reason: 'too-far', nearest: { from: 'a-banner', inches: 8 } },
    ])
  })
})

describe('links', () => {
  test.each([
    [2.99, true],
    [3, true],
    [3.0000005, true],
    [3.000002, false],
    [3.01, false],
  ])('WM-23 a unit %f″ from its banner unit is in the line: %s', (inches, isIn) => {
    expect(warlordLine([right('a1', inches)]).inLine.includes('a1')).toBe(isIn)
  })

  test.each([
    [2.99, true],
    [3, true],
    [3.01, false],
  ])('WM-23 a unit whose chain has a second link of %f″ is in the line: %s', (inches, isIn) => {
    const line = warlordLine([right('a1', 3), right('a2', 7 + inches)])
    expect(line.inLine.includes('a2')).toBe(isIn)
    if (isIn) return
    expect(line.cutOff).toMatchObject([{ unit: 'a2', reason: 'too-far', nearest: { from: 'a1', to: 'a2' } }])
    expect(line.cutOff[0]?.nearest?.inches).toBeCloseTo(inches, 9)
  })

  test('WM-23 a link is reported with its distance and the nearest points of the two bases, banner side first', () => {
    expect(warlordLine([right('a1', 2.5)]).links).toEqual([
      {
        from: 'a-banner',
        to: 'a1',
        inches: 2.5,
        fromPoint: { x: 34, y: expect.any(Number) },
        toPoint: { x: 36.5, y: expect.any(Number) },
      },
    ])
    const [left] = warlordLine([unitAt('a0', { x: 25.5, y: 9 })]).links
    expect(left).toMatchObject({
      from: 'a-banner',
      to: 'a0',
      inches: 2.5,
      fromPoint: { x: 30 },
      toPoint: { x: 27.5 },
    })
  })

  test('WM-23 a chain has the fewest links, and among equals the shorter way', () => {
    const line = warlordLine([
      unitAt('a1', { x: 38, y: 12 }),
      unitAt('a2', { x: 38, y: 7 }),
      unitAt('a3', { x: 44, y: 9 }, { frontageInches: 4, depthInches: 4 }),
      unitAt('a4', { x: 36, y: 16 }, { frontageInches: 12 }),
    ])
    const chain = (unit: string) => line.links.find(({ to }) => to === unit)?.from
    expect(chain('a1')).toBe('a-banner')
    expect(chain('a2')).toBe('a-banner')
    // a1: 2.236 + 2 inches; a2: 2 + 2 inches.
    expect(chain('a3')).toBe('a2')
    expect(chain('a4')).toBe('a1')
  })

  test('WM-23 of two equal chains it is the one over the earlier unit of the army list, so that it does not flicker', () => {
    const equal = (first: string, second: string) =>
      warlordLine([
        unitAt(first, { x: 38, y: first === 'a1' ? 12 : 6 }),
        unitAt(second, { x: 38, y: second === 'a1' ? 12 : 6 }),
        unitAt('a3', { x: 44, y: 9 }, { depthInches: 4 }),
      ]).links.find(({ to }) => to === 'a3')?.from
    expect([equal('a1', 'a2'), equal('a2', 'a1')]).toEqual(['a1', 'a2'])
  })

  test('WM-23 a chain may run through friendly units of other lines, unless the switch forbids it', () => {
    const units = [right('a1', 2, { line: 'a-leader-1' }), right('a2', 8)]
    const personalities = [personality('a-warlord', 'a-banner'), personality('a-leader-1', null)]
    const open = warlordLine(units, { personalities })
    expect(open.inLine).toEqual(['a-banner', 'a2'])
    expect(open.links.map(({ from, to }) => [from, to])).toEqual([
      ['a-banner', 'a1'],
      ['a1', 'a2'],
    ])
    const own = warlordLine(units, { personalities, houseRules: { chainThroughOwnLineOnly: true } })
    expect(own.inLine).toEqual(['a-banner'])
    expect(own.cutOff).toMatchObject([
      { unit: 'a2', reason: 'too-far', nearest: { from: 'a-banner', inches: 8 } },
    ])
  })

  test('WM-23 only links that lead to a unit of the line are shown', () => {
    const line = warlordLine([right('a1', 2), unitAt('a2', { x: 26, y: 9 }, { line: null })])
    expect(line.links.map(({ to }) => to)).toEqual(['a1'])
  })

  test('WM-23 an enemy unit carries no chain on', () => {
    const line = warlordLine([right('b1', 2), right('a2', 8)])
    expect(line.inLine).toEqual(['a-banner'])
  })

  test.each([
    [1.8, 2.4, true],
    [1.8, 2.41, false],
    [1.79, 2.4, true],
  ])(
    'WM-24 gaps of %f″ and %f″ at right angles are measured corner to corner: within 3″ %s',
    (across, ahead, isIn) => {
      const unit = unitAt('a1', { x: 32 + 4 + across, y: 9 + 2 + ahead })
      expect(warlordLine([unit]).inLine.includes('a1')).toBe(isIn)
    },
  )

  test.each([0.1, 0.7, 1.234, Math.PI / 3, 2.5])(
    'WM-24 exactly 3″ stays within 3″ when both bases are turned by %f',
    (turn) => {
      const along = (inches: number) => ({
        x: 36 + Math.cos(turn) * inches,
        y: 20 + Math.sin(turn) * inches,
        facingRadians: turn,
      })
      const banner = unitAt('a-banner', along(0))
      expect(warlordLine([banner, unitAt('a1', along(7))]).inLine).toEqual(['a-banner', 'a1'])
      expect(warlordLine([banner, unitAt('a1', along(7.01))]).inLine).toEqual(['a-banner'])
    },
  )

  test('WM-24 the facing of the units does not matter', () => {
    expect(warlordLine([right('a1', 3, { pose: { x: 39, y: 9, facingRadians: Math.PI } })]).inLine).toContain(
      'a1',
    )
  })
})

describe('disorder', () => {
  test.each(['disordered', 'broken'] as const)(
    'WM-25 a %s unit ends a chain and does not carry it on',
    (order) => {
      const line = warlordLine([right('a1', 3, { order }), right('a2', 10)])
      expect(line.inLine).toEqual(['a-banner', 'a1'])
      expect(line.cutOff).toMatchObject([
        {
          unit: 'a2',
          reason: 'not-connected-by-disorder',
          nearest: { from: 'a-banner', to: 'a2', inches: 10 },
        },
      ])
    },
  )

  test('WM-25 what stands behind a unit cut off by disorder is cut off for the same reason', () => {
    const line = warlordLine([right('a1', 3, { order: 'disordered' }), right('a2', 10), right('a3', 17)])
    expect(line.cutOff.map(({ unit, reason }) => [unit, reason])).toEqual([
      ['a2', 'not-connected-by-disorder'],
      ['a3', 'not-connected-by-disorder'],
    ])
  })

  test('WM-25 a chain goes round a disordered unit where others are near enough', () => {
    const around = unitAt('a3', { x: 41, y: 12.5 }, { frontageInches: 10 })
    const line = warlordLine([right('a1', 3, { order: 'disordered' }), right('a2', 10), around])
    expect(line.inLine).toEqual(['a-banner', 'a1', 'a2', 'a3'])
  })

  test.each(['disordered', 'broken'] as const)('WM-26 a %s banner unit is its whole line', (order) => {
    const line = warlordLine([unitAt('a-banner', { x: 32, y: 9 }, { order }), right('a1', 1), right('a2', 6)])
    expect(line.inLine).toEqual(['a-banner'])
    expect(line.links).toEqual([])
    expect(line.cutOff).toEqual([
      { unit: 'a1', reason: 'banner-unit-severs', nearest: null, hiddenBy: [] },
      { unit: 'a2', reason: 'banner-unit-severs', nearest: null, hiddenBy: [] },
    ])
  })

  test('WM-26 another line’s chain does not run through a disordered banner unit', () => {
    const personalities = [personality('a-warlord', 'a-banner'), personality('a-leader-1', 'a1')]
    const units = [right('a1', 3, { order: 'disordered', line: 'a-leader-1' }), right('a2', 10)]
    expect(warlordLine(units, { personalities }).inLine).toEqual(['a-banner'])
  })

  test('without a banner unit on the table there is no line to be in', () => {
    for (const bannerUnit of [null, 'a9', 'nobody', 'b1']) {
      const personalities = [personality('a-warlord', bannerUnit)]
      const line = warlordLine([right('a1', 2), unitAt('a9', null), unitAt('b1', { y: 50 })], {
        personalities,
      })
      expect(line.inLine).toEqual([])
      expect(line.cutOff).toContainEqual({
        unit: 'a1',
        reason: 'no-banner-unit',
        nearest: null,
        hiddenBy: [],
      })
    }
  })
})
