import { describe, expect, test } from 'vitest'
import { violation } from '../../../core/trace'
import { bigBattle } from '../../../testing/big-battle'
import { featureOf, personality, rectangle, tableState, unitAt } from '../../../testing/table-state'
import { reportLines } from '../battle-lines'
import type { State } from '../model'
import { scanTable } from '../table-scan'
import { NOTHING_DONE } from '../turn'
import { CHECK_CODES, checkState, checkTable, reportBattleLines } from '.'

const crowded = bigBattle({ unitsPerSide: 60, stage: 'first-move' })

describe('what is reported', () => {
  test('WM-90 every trouble names its rule, its code, the pieces and finite figures', () => {
    const found = checkState(crowded)
    expect(found.length).toBeGreaterThan(5)
    const pieces = new Set([
      ...Object.keys(crowded.units),
      ...Object.keys(crowded.personalities),
      ...Object.keys(crowded.features),
    ])
    for (const trouble of found) {
      expect(CHECK_CODES).toContain(trouble.code)
      expect(trouble.rule).toMatch(/^WM-\d+$/)
      for (const piece of trouble.pieces)
        expect(pieces.has(piece) || /^(camp|army)-[ab]$/.test(piece)).toBe(true)
      for (const figure of Object.values(trouble.figures)) {
        expect(typeof figure === 'string' || Number.isFinite(figure)).toBe(true)
      }
    }
  })

  test('WM-90 no trouble is listed twice', () => {
    const keys = checkState(crowded).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('WM-90 the worst comes first: what is to settle before notes, and within a kind the farthest from its limit', () => {
    const state = tableState({
      units: [
        unitAt('a1', { x: 20, y: 17.5 }),
        unitAt('a2', { x: 30, y: 20 }),
        unitAt('a3', { x: 5 }, { formation: 'skirmish' }),
        unitAt('a4', { x: 45, y: 0 }),
      ],
    })
    const found = checkState(state).filter(({ code }) => code.startsWith('unit/'))
    expect(found.map(({ code, pieces }) => [code, ...pieces])).toEqual([
      ['unit/off-table', 'a4'],
      ['unit/too-near-centreline', 'a2'],
      ['unit/too-near-centreline', 'a1'],
      ['unit/in-dead-zone', 'a3'],
    ])
  })

  test('WM-90 a trouble keeps its key while its figure changes', () => {
    const at = (x: number) =>
      checkState(tableState({ units: [unitAt('a1', { x })] })).find(
        ({ code }) => code === 'unit/in-dead-zone',
      )
    expect(at(8)?.key).toBe(at(7)?.key)
    expect(at(8)?.figures).not.toEqual(at(7)?.figures)
  })

  test('what was done against a rule before stays listed, once', () => {
    const done = violation('terrain/out-of-turn', 'WM-42', ['f1'], { side: 'a' })
    const state: State = { ...tableState({}), irregularities: [done, done] }
    expect(checkState(state).filter(({ key }) => key === done.key)).toEqual([done])
  })
})

test('WM-84 what the table shows now replaces what was noted of the same trouble when it was done', () => {
  const turn = {
    ...NOTHING_DONE,
    round: 1,
    player: 'a',
    phase: 'movement',
    commandCards: { 'a-warlord': { gained: 1, spent: 4 } },
  } as const
  const noted = violation('turn/overspent', 'WM-84', ['a-warlord'], { spent: 2, gained: 1 })
  const state: State = { ...tableState({ stage: 'turns' }), turn, irregularities: [noted] }
  const found = checkState(state).filter(({ code }) => code === 'turn/overspent')
  expect(found).toMatchObject([{ figures: { spent: 4, gained: 1 } }])
})

describe('as a pure function', () => {
  test('a state is not changed, and the same state gives the same report', () => {
    const before = JSON.stringify(crowded)
    const found = checkTable(crowded)
    expect(JSON.stringify(crowded)).toBe(before)
    expect(checkTable(JSON.parse(before))).toEqual(found)
    expect(checkState(crowded)).toBe(found.violations)
    expect(reportBattleLines(crowded)).toBe(found.lines)
  })

  test('WM-27 lines are judged anew when only the terrain or a switch changes under them', () => {
    const units = [
      unitAt('a1', { x: 32 }),
      unitAt('a2', { x: 38 }, { line: 'a-leader' }),
      unitAt('a3', { x: 44 }),
    ]
    const personalities = [personality('a-warlord', 'a1'), personality('a-leader', null)]
    const open = tableState({ units, personalities })
    const features = { rock: featureOf('rock', 'impassable', rectangle(34.5, 0, 35.5, 30)) }
    const camp = { x: 35, y: 9, facingRadians: 0 }
    const ownLinesOnly = { ...open.houseRules, chainThroughOwnLineOnly: true }
    const inLine = (state: State) => reportBattleLines({ ...state })[0]?.inLine
    expect(inLine(open)).toEqual(['a1', 'a3'])
    expect(inLine({ ...open, features })).toEqual(['a1'])
    expect(inLine(open)).toEqual(['a1', 'a3'])
    expect(inLine({ ...open, houseRules: ownLinesOnly })).toEqual(['a1'])
    expect(inLine(open)).toEqual(['a1', 'a3'])
    expect(inLine({ ...open, sides: { ...open.sides, b: { ...open.sides.b, camp } } })).toEqual(['a1', 'a3'])
    const deep = { ...open.houseRules, sight: { ...open.houseRules.sight, intoAreaInches: 0.25 } }
    expect(
      inLine({ ...open, houseRules: deep, sides: { ...open.sides, b: { ...open.sides.b, camp } } }),
    ).toEqual(['a1'])
  })

  test('pieces that make no sense are passed over, never thrown at', () => {
    const odd = tableState({
      units: [
        unitAt('a1', { x: Number.NaN }),
        unitAt('a2', { facingRadians: Number.POSITIVE_INFINITY }),
        unitAt('a3', {}, { frontageInches: -1, line: 'nobody' }),
        unitAt('a4', {}, { costAp: Number.NaN }),
        unitAt('a5', { x: 1e9, y: -1e9 }),
      ],
      personalities: [
        personality('a-warlord', 'nobody'),
        personality('a-leader', 'a1'),
        personality('b-warlord', 'a4'),
      ],
      features: [
        featureOf('f1', 'area', { kind: 'polygon', points: [] }),
        featureOf('f2', 'impassable', {
          kind: 'polyline',
          points: [
            { x: Number.NaN, y: 0 },
            { x: 1, y: 1 },
          ],
        }),
        featureOf('f3', 'impassable', {
          kind: 'polygon',
          points: [
            { x: 5, y: 5 },
            { x: 5, y: 5 },
            { x: 5, y: 5 },
          ],
        }),
      ],
      camps: { a: { x: Number.NaN, y: 0, facingRadians: 0 } },
    })
    for (const stage of ['set-up', 'deployment', 'first-move', 'turns'] as const) {
      for (const agreedPoints of [Number.NaN, -5, 0, 1e9]) {
        for (const { figures } of checkState({ ...odd, stage, agreedPoints })) {
          for (const figure of Object.values(figures)) expect(figure).not.toBeNaN()
        }
      }
    }
  })

  test('an empty table has its armies’ troubles only', () => {
    expect(checkState(tableState({ stage: 'set-up' })).map(({ key }) => key)).toEqual([
      'army/one-warlord army-a',
      'army/one-warlord army-b',
    ])
    expect(reportLines(scanTable(tableState({})))).toEqual([])
  })
})

test('WM-38 a piece on the table is checked as soon as it stands, in every stage', () => {
  const features = [featureOf('f1', 'impassable', rectangle(30, 5, 45, 15))]
  for (const stage of ['terrain', 'banners', 'turns'] as const) {
    expect(checkState(tableState({ stage, features })).map(({ key }) => key)).toContain(
      'feature/perimeter-over f1',
    )
    expect(
      checkState(tableState({ stage, features, units: [unitAt('a1', {})] })).map(({ key }) => key),
    ).toContain('unit/in-impassable a1 f1')
  }
})
