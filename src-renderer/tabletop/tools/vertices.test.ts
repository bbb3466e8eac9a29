import { describe, expect, test } from 'vitest'
import { TestTable, testFeature } from '../testing/test-table'

const wood = testFeature('wood', [
  [10, 10],
  [20, 10],
  [20, 20],
  [10, 20],
])

function start(feature = wood) {
  return new TestTable({ features: [feature] }, { tool: 'vertices', selection: [feature.id] })
}

function pointsOf(table: TestTable) {
  const [only, ...others] = table.calls
  expect(others).toEqual([])
  if (only?.call !== 'reshape') throw new Error('expected one reshape')
  return only.shape.points.map(({ x, y }) => [Math.round(x * 1e6) / 1e6, Math.round(y * 1e6) / 1e6])
}

describe('the corners of a feature', () => {
  test('a click on a feature shows its corners', () => {
    const table = new TestTable({ features: [wood] }, { tool: 'vertices' })
    expect(table.desk.frame().feedback.marks).toEqual([])
    table.click({ x: 15, y: 13 }).expectSelection('wood')
    expect(table.desk.frame().feedback.marks).toHaveLength(8)
  })

  test('a corner is dragged, the others stay: one reshape', () => {
    const table = start()
    table
      .pointerDown({ x: 20, y: 20 })
      .pointerMove({ x: 23, y: 24 })
      .expectToBeIn('vertices.dragging')
      .expectCalls()
    table.pointerUp({ x: 23, y: 24 }).expectToBeIn('vertices.idle')
    expect(pointsOf(table)).toEqual([
      [10, 10],
      [20, 10],
      [23, 24],
      [10, 20],
    ])
  })

  test('a knob between two corners becomes a corner when it is dragged', () => {
    const table = start().drag({ x: 15, y: 10 }, { x: 15, y: 7 })
    expect(pointsOf(table)).toEqual([
      [10, 10],
      [15, 7],
      [20, 10],
      [20, 20],
      [10, 20],
    ])
  })

  test('Alt and a click, a double click, or Delete on the chosen corner removes it', () => {
    const left = [
      [10, 10],
      [20, 10],
      [10, 20],
    ]
    expect(pointsOf(start().click({ x: 20, y: 20 }, { alt: true }))).toEqual(left)
    expect(pointsOf(start().doubleClick({ x: 20, y: 20 }))).toEqual(left)
    expect(pointsOf(start().click({ x: 20, y: 20 }).keys('Delete'))).toEqual(left)
  })

  test('a triangle keeps its three corners, a line its two', () => {
    const triangle = testFeature('triangle', [
      [10, 10],
      [20, 10],
      [15, 20],
    ])
    start(triangle).click({ x: 15, y: 20 }, { alt: true }).expectCalls()
    const hedge = testFeature('hedge', [], {
      shape: {
        kind: 'polyline',
        points: [
          { x: 10, y: 10 },
          { x: 20, y: 10 },
        ],
      },
    })
    start(hedge).click({ x: 20, y: 10 }, { alt: true }).expectCalls()
  })

  test('an outline that would cross itself is not told to the game', () => {
    const table = start().drag({ x: 20, y: 20 }, { x: 5, y: 15 })
    table.expectCalls().expectToBeIn('vertices.idle')
  })

  test('by keyboard a corner is chosen and moved', () => {
    const table = start().keys(']', ']', 'Ctrl+ArrowRight')
    expect(pointsOf(table)).toEqual([
      [10, 10],
      [23, 10],
      [20, 20],
      [10, 20],
    ])
  })

  test('Esc puts the corner back', () => {
    const table = start().pointerDown({ x: 20, y: 20 }).pointerMove({ x: 23, y: 24 }).keys('Escape')
    table.expectToBeIn('vertices.idle').pointerUp({ x: 23, y: 24 }).expectCalls()
    expect(table.desk.frame().feedback.shapes.size).toBe(0)
  })
})
