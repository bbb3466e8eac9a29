import { describe, expect, test } from 'vitest'
import { rectangleFootprint, type TablePoint } from '../../core/geometry'
import { featureOf, rectangle, type TableParts, tableState } from '../../testing/table-state'
import type { SightBlock } from './house-rules'
import type { FeatureShape } from './model'
import { lookBetween, lookOver, sightBlockers } from './sight'

/** Looks from a base whose right edge is at x 10 to one whose left edge is at `toX`, both at y 9…11. */
function look(parts: TableParts, toX = 20) {
  const from = rectangleFootprint({
    pose: { x: 9, y: 10, facingRadians: 0 },
    frontageInches: 2,
    depthInches: 2,
  })
  const to = rectangleFootprint({
    pose: { x: toX + 1, y: 10, facingRadians: 0 },
    frontageInches: 2,
    depthInches: 2,
  })
  return lookBetween(from, to, sightBlockers(tableState(parts)))
}

const across = rectangle(14, 0, 16, 30)

function line(...points: readonly (readonly [number, number])[]): FeatureShape {
  return { kind: 'polyline', points: points.map(([x, y]): TablePoint => ({ x, y })) }
}

describe('what blocks', () => {
  test.each([
    ['gentle-slope', true],
    ['obstacle', true],
    ['area', false],
    ['impassable', false],
  ] as const)('WM-27 by default one sees across %s: %s', (kind, visible) => {
    expect(look({ features: [featureOf('f', kind, across)] })).toEqual({
      visible,
      hiddenBy: visible ? [] : ['f'],
    })
  })

  test('WM-27 an impassable line blocks where it is crossed, an obstacle line does not', () => {
    const shape = line([15, 0], [15, 30])
    expect(look({ features: [featureOf('cliff', 'impassable', shape)] }).visible).toBe(false)
    expect(look({ features: [featureOf('hedge', 'obstacle', shape)] }).visible).toBe(true)
  })

  test('WM-27 the switch says what each kind of terrain blocks', () => {
    const sight = (obstacle: SightBlock) => ({
      blocks: { 'gentle-slope': 'never', area: 'never', obstacle, impassable: 'never' } as const,
      intoAreaInches: 3,
      everyLinkNeedsSight: false,
    })
    const features = [featureOf('f', 'obstacle', across), featureOf('g', 'area', across)]
    expect(look({ features, houseRules: { sight: sight('always') } })).toEqual({
      visible: false,
      hiddenBy: ['f'],
    })
    expect(look({ features, houseRules: { sight: sight('never') } }).visible).toBe(true)
  })

  test('WM-41 a camp is area terrain for sight, whoever it belongs to', () => {
    for (const side of ['a', 'b'] as const) {
      const camps = { [side]: { x: 15, y: 10, facingRadians: 0 } }
      expect(look({ camps })).toEqual({ visible: false, hiddenBy: [`camp-${side}`] })
    }
  })
})

describe('into area terrain', () => {
  // The looking base's right edge is at x 10, the other's left edge at x 20, inside the wood that begins at `edge`.
  const wood = (edge: number) => [featureOf('wood', 'area', rectangle(edge, 0, 40, 30))]

  test.each([
    [17.01, true],
    [17, true],
    [16.99, false],
  ])(
    'WM-27 one sees 3″ into area terrain: a wood that begins at %f″, a base at 20″, seen %s',
    (edge, visible) => {
      expect(look({ features: wood(edge) }).visible).toBe(visible)
    },
  )

  test('WM-27 the switch says how far one sees into area terrain', () => {
    const sight = tableState({}).houseRules.sight
    const deep = { features: wood(15), houseRules: { sight: { ...sight, intoAreaInches: 5 } } }
    expect(look(deep).visible).toBe(true)
    expect(look({ ...deep, features: wood(14.99) }).visible).toBe(false)
  })

  test('WM-27 a base that only touches an area from outside is outside it', () => {
    expect(look({ features: [featureOf('wood', 'area', rectangle(10, 0, 20, 30))] }).visible).toBe(false)
  })

  test('WM-27 grazing the edge or a corner of terrain does not block', () => {
    expect(look({ features: [featureOf('f', 'impassable', rectangle(14, 9.01, 16, 30))] }).visible).toBe(true)
    expect(look({ features: [featureOf('f', 'impassable', rectangle(14, 9, 16, 11))] }).visible).toBe(true)
    expect(look({ features: [featureOf('f', 'impassable', rectangle(14, 8.99, 16, 11.01))] }).visible).toBe(
      false,
    )
  })
})

test('what was seen is forgotten as soon as the terrain, a camp or the switch changes', () => {
  const from = rectangleFootprint({
    pose: { x: 9, y: 10, facingRadians: 0 },
    frontageInches: 2,
    depthInches: 2,
  })
  const to = rectangleFootprint({
    pose: { x: 21, y: 10, facingRadians: 0 },
    frontageInches: 2,
    depthInches: 2,
  })
  const open = tableState({})
  expect(lookOver(open)(from, to).visible).toBe(true)
  const withCamp = {
    ...open,
    sides: { ...open.sides, a: { ...open.sides.a, camp: { x: 15, y: 10, facingRadians: 0 } } },
  }
  expect(lookOver(withCamp)(from, to).visible).toBe(false)
  expect(lookOver(open)(from, to).visible).toBe(true)
  const walled = { ...open, features: { f: featureOf('f', 'area', across) } }
  expect(lookOver(walled)(from, to).visible).toBe(false)
  const sight = {
    ...open.houseRules.sight,
    blocks: { ...open.houseRules.sight.blocks, area: 'never' as const },
  }
  expect(lookOver({ ...walled, houseRules: { ...walled.houseRules, sight } })(from, to).visible).toBe(true)
  expect(lookOver(walled)(from, to).visible).toBe(false)
})
