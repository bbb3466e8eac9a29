import { describe, expect, it } from 'vitest'
import { battleAt, squareAt } from '../../../testing/battle'
import { codesOf, perform, performAll, refusalOf } from '../../../testing/perform'
import { scriptedChance } from '../../../testing/seeded-chance'
import type { Command } from '../commands'
import { DEFAULT_HOUSE_RULES } from '../default-house-rules'
import type { HouseRules } from '../house-rules'
import type { State } from '../model'
import { featuresLeft, pendingDraw, terrainTurn } from '../terrain-turns'

/** Ace to 4 gives an area, 5 and 6 an obstacle, all others the player's choice. */
const DRAW_TABLE: HouseRules['terrainDrawTable'] = [
  { from: 1, to: 4, kind: 'area' },
  { from: 5, to: 6, kind: 'obstacle' },
]

function atTerrain(houseRules: Partial<HouseRules> = {}): State {
  return battleAt('terrain', { houseRules })
}

function place(side: 'a' | 'b' | null, x: number, kind: 'area' | 'obstacle' = 'area'): Command {
  const y = side === 'b' ? 30 : 18
  return { type: 'place-feature', placedBy: side, feature: squareAt(x, y, { kind }) }
}

function enter(side: 'a' | 'b', card: string): Command {
  return { type: 'enter-terrain-card', side, card }
}

describe('placing terrain by turns', () => {
  it('WM-42 the defender begins, then they alternate until each has placed two', () => {
    let state = atTerrain()
    const turns: unknown[] = []
    for (const x of [8, 20, 30, 42]) {
      const side = terrainTurn(state)
      turns.push(side, featuresLeft(state))
      const { state: after, against } = perform(state, place(side, x))
      expect(against).toEqual([])
      state = after
    }
    expect(turns).toEqual([
      'b',
      { a: 2, b: 2 },
      'a',
      { a: 2, b: 1 },
      'b',
      { a: 1, b: 1 },
      'a',
      { a: 1, b: 0 },
    ])
    expect(terrainTurn(state)).toBeNull()
    expect(featuresLeft(state)).toEqual({ a: 0, b: 0 })
  })

  it('WM-42 placing out of turn stands and is noted with whose turn it was', () => {
    const { state, against } = perform(atTerrain(), place('a', 8))
    expect(against).toMatchObject([
      {
        code: 'terrain/out-of-turn',
        rule: 'WM-42',
        pieces: ['feature-1'],
        figures: { side: 'a', due: 'b' },
      },
    ])
    expect(state.features['feature-1']).toMatchObject({ placedBy: 'a' })
    expect(codesOf(state.irregularities)).toEqual(['terrain/out-of-turn'])
    expect(terrainTurn(state)).toBe('b')
  })

  it('WM-42 a side that is behind places until both are even', () => {
    const state = performAll(atTerrain(), place('a', 8), place('a', 20))
    expect(terrainTurn(state)).toBe('b')
    expect(terrainTurn(perform(state, place('b', 8)).state)).toBe('b')
  })

  it('WM-42 a third feature of two is noted', () => {
    const full = performAll(atTerrain(), place('b', 8), place('a', 8), place('b', 20), place('a', 20))
    expect(perform(full, place('b', 35)).against).toMatchObject([
      { code: 'terrain/none-left', rule: 'WM-42', figures: { side: 'b', perSide: 2 } },
    ])
  })

  it('WM-42 a feature that the referee places himself is outside the count', () => {
    const { state, against } = perform(atTerrain(), place(null, 24))
    expect(against).toEqual([])
    expect(featuresLeft(state)).toEqual({ a: 2, b: 2 })
    expect(terrainTurn(state)).toBe('b')
  })

  it('WM-42 a feature that is taken off again is to be placed again, and its trouble is gone', () => {
    const placed = perform(atTerrain(), place('a', 8)).state
    const removed = perform(placed, { type: 'remove-feature', feature: 'feature-1' }).state
    expect(removed.irregularities).toEqual([])
    expect(featuresLeft(removed)).toEqual({ a: 2, b: 2 })
  })

  it('WM-91 terrain placed in another stage is noted', () => {
    const { against } = perform(battleAt('banners'), place('b', 24))
    expect(codesOf(against)).toEqual(['terrain/out-of-stage', 'terrain/none-left'])
  })
})

describe('drawing for terrain', () => {
  it('WM-43 without a draw table the player chooses, and needs no draw', () => {
    const { against, events } = perform(atTerrain(), { type: 'draw-terrain', side: 'b' })
    expect(against).toEqual([])
    expect(events).toMatchObject([{ kind: 'choice' }])
    expect(perform(atTerrain(), place('b', 8)).against).toEqual([])
  })

  it.each([
    ['hearts-ace', 'area'],
    ['hearts-4', 'area'],
    ['hearts-5', 'obstacle'],
    ['hearts-king', 'obstacle'],
    ['hearts-6', 'obstacle'],
    ['hearts-7', 'choice'],
    ['joker-1', 'choice'],
  ])('WM-43 with the table 1–4 area, 5–6 obstacle, %s gives %s', (card, kind) => {
    const { events, state } = perform(atTerrain({ terrainDrawTable: DRAW_TABLE }), enter('b', card))
    expect(events).toMatchObject([{ type: 'terrain-entered', side: 'b', card: { id: card }, kind }])
    expect(pendingDraw(state, 'b')).toMatchObject({ side: 'b', kind })
  })

  it('WM-43 another kind than drawn stands and is noted, the drawn one is not', () => {
    const drawn = perform(atTerrain({ terrainDrawTable: DRAW_TABLE }), enter('b', 'hearts-5')).state
    expect(perform(drawn, place('b', 8, 'obstacle')).against).toEqual([])
    expect(perform(drawn, place('b', 8, 'area')).against).toMatchObject([
      {
        code: 'terrain/other-kind',
        rule: 'WM-43',
        pieces: ['feature-1'],
        figures: { drawn: 'obstacle', placed: 'area' },
      },
    ])
  })

  it('WM-43 changing a placed feature to another kind than drawn is noted too', () => {
    const placed = performAll(
      atTerrain({ terrainDrawTable: DRAW_TABLE }),
      enter('b', 'hearts-5'),
      place('b', 8, 'obstacle'),
    )
    const change = (kind: 'area' | 'obstacle'): Command => ({
      type: 'change-feature',
      feature: 'feature-1',
      changes: { kind, name: 'a hedge' },
    })
    expect(codesOf(perform(placed, change('area')).against)).toEqual(['terrain/other-kind'])
    expect(perform(placed, change('obstacle')).against).toEqual([])
  })

  it('WM-42 with a draw table, placing without a draw is noted, and the next draw is for the next feature', () => {
    const undrawn = perform(atTerrain({ terrainDrawTable: DRAW_TABLE }), place('b', 8))
    expect(codesOf(undrawn.against)).toEqual(['terrain/not-drawn'])
    const next = performAll(undrawn.state, place('a', 8), enter('b', 'hearts-5'))
    expect(perform(next, place('b', 20, 'obstacle')).against).toEqual([])
  })

  it('WM-42 drawing twice for one feature, out of turn, or when all are placed is noted', () => {
    const start = atTerrain({ terrainDrawTable: DRAW_TABLE })
    const once = perform(start, enter('b', 'hearts-5')).state
    expect(codesOf(perform(once, enter('b', 'hearts-2')).against)).toEqual(['terrain/redrawn'])
    expect(codesOf(perform(start, enter('a', 'hearts-2')).against)).toEqual(['terrain/drawn-out-of-turn'])
    const full = performAll(atTerrain(), place('b', 8), place('a', 8), place('b', 20), place('a', 20))
    expect(codesOf(perform(full, { type: 'draw-terrain', side: 'a' }).against)).toEqual([
      'terrain/none-left-to-draw',
    ])
  })

  it('WM-42 draws come from the same deck as the initiative, one card at a time', () => {
    const { events, state } = perform(atTerrain(), { type: 'draw-terrain', side: 'b' }, scriptedChance(53))
    expect(events).toMatchObject([{ drawn: { card: { id: 'joker-2' }, leftBefore: { length: 54 } } }])
    expect(state.decks.shared?.left).toHaveLength(53)
  })

  it('WM-43 a feature that is taken off gives its draw back, not that of another', () => {
    const placed = performAll(
      atTerrain({ terrainDrawTable: DRAW_TABLE }),
      enter('b', 'hearts-5'),
      place('b', 8, 'obstacle'),
      place(null, 24),
      enter('b', 'hearts-2'),
      place('b', 40, 'area'),
      { type: 'remove-feature', feature: 'feature-1' },
    )
    expect(pendingDraw(placed, 'b')).toMatchObject({ kind: 'obstacle' })
    const again = perform(placed, place('b', 8, 'obstacle'))
    expect(codesOf(again.against)).toEqual(['terrain/out-of-turn'])
  })

  it('WM-43 a draw that was given back comes before one that was not placed yet', () => {
    const state = performAll(
      atTerrain({ terrainDrawTable: DRAW_TABLE }),
      enter('b', 'hearts-5'),
      place('b', 8, 'obstacle'),
      enter('b', 'hearts-2'),
      { type: 'remove-feature', feature: 'feature-1' },
    )
    expect(pendingDraw(state, 'b')).toMatchObject({ kind: 'obstacle' })
    const placed = perform(state, place('b', 8, 'obstacle')).state
    expect(pendingDraw(placed, 'b')).toMatchObject({ kind: 'area' })
  })

  it('WM-43 a card that the deck does not have cannot be entered', () => {
    expect(refusalOf(atTerrain(), enter('b', 'swords-3'))).toEqual({
      code: 'card/unknown',
      figures: { card: 'swords-3' },
    })
  })

  it('WM-43 with a terrain map nothing is drawn for or placed by turns', () => {
    const state = battleAt('terrain', { terrain: [squareAt(24, 24)] })
    expect(featuresLeft(state)).toEqual({ a: 0, b: 0 })
    expect(terrainTurn(state)).toBeNull()
    expect(codesOf(perform(state, place('b', 8)).against)).toEqual(['terrain/none-left'])
  })
})

describe('features', () => {
  it('WM-40 an outline that crosses itself, has no area or too few corners is none', () => {
    const withPoints = (...points: readonly (readonly [number, number])[]): Command => ({
      type: 'place-feature',
      placedBy: null,
      feature: {
        ...squareAt(0, 0),
        shape: { kind: 'polygon', points: points.map(([x, y]) => ({ x, y })) },
      },
    })
    const problemOf = (command: Command) => refusalOf(atTerrain(), command).figures
    const path = 'feature.shape.points'
    expect(problemOf(withPoints([0, 0], [10, 10], [10, 0], [0, 10]))).toEqual({
      path,
      problem: 'geometry/self-crossing',
    })
    expect(problemOf(withPoints([0, 0], [5, 0], [10, 0]))).toEqual({ path, problem: 'geometry/no-area' })
    expect(problemOf(withPoints([0, 0], [5, 0]))).toEqual({ path, problem: 'too_small' })
    expect(problemOf(withPoints([0, 0], [5, 0], [5, Number.NaN]))).toMatchObject({
      path: 'feature.shape.points.2.y',
    })
  })

  it('WM-40 a corner that was clicked twice counts once', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
    ]
    const feature = { ...squareAt(0, 0), shape: { kind: 'polygon', points } } as const
    const { state } = perform(atTerrain(), { type: 'place-feature', placedBy: null, feature })
    expect(state.features['feature-1']?.shape.points).toHaveLength(3)
    const hedge = { ...feature, shape: { kind: 'polyline', points } } as const
    const line = perform(atTerrain(), { type: 'place-feature', placedBy: null, feature: hedge }).state
    expect(line.features['feature-1']?.shape.points).toHaveLength(3)
  })

  it('WM-45 what terrain does is data that the referee enters', () => {
    const area = { movement: 'half', cover: 'soft', disorder: 'mounted' }
    const terrainEffects = { ...DEFAULT_HOUSE_RULES.terrainEffects, area }
    const { state } = perform(atTerrain(), { type: 'change-house-rules', houseRules: { terrainEffects } })
    expect(state.houseRules.terrainEffects.area).toEqual(area)
    expect(state.houseRules.terrainEffects.obstacle).toEqual({ movement: '', cover: '', disorder: '' })
  })

  it('get an id that no feature on the table has', () => {
    const two = performAll(atTerrain(), place(null, 8), place(null, 40))
    const gap = perform(two, { type: 'remove-feature', feature: 'feature-1' }).state
    const { state } = perform(gap, place(null, 24))
    expect(Object.keys(state.features)).toEqual(['feature-2', 'feature-3'])
  })

  it('that are not there cannot be changed or removed', () => {
    const refused = { code: 'feature/unknown', figures: { feature: 'feature-9' } }
    expect(refusalOf(atTerrain(), { type: 'remove-feature', feature: 'feature-9' })).toEqual(refused)
    const change: Command = { type: 'change-feature', feature: 'feature-9', changes: { name: 'x' } }
    expect(refusalOf(atTerrain(), change)).toEqual(refused)
    expect(refusalOf(atTerrain(), { type: 'remove-feature', feature: 'constructor' }).code).toBe(
      'feature/unknown',
    )
  })

  it('that are changed to what they are are not changed', () => {
    const placed = perform(atTerrain(), place(null, 8)).state
    const change: Command = { type: 'change-feature', feature: 'feature-1', changes: { kind: 'area' } }
    expect(refusalOf(placed, change).code).toBe('command/changes-nothing')
  })
})
