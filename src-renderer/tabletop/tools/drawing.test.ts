import { describe, expect, test } from 'vitest'
import { TestTable } from '../testing/test-table'

const SQUARE = [
  { x: 10, y: 10 },
  { x: 20, y: 10 },
  { x: 20, y: 20 },
  { x: 10, y: 20 },
] as const

function draw(table: TestTable, points: readonly { x: number; y: number }[]) {
  for (const point of points) table.pointerMove(point).click(point)
  return table
}

function tidy(table: TestTable) {
  const [only, ...others] = table.calls
  expect(others).toEqual([])
  if (only?.call !== 'draw') throw new Error('expected one drawing')
  const points = only.shape.points.map(({ x, y }) => [Math.round(x * 1e6) / 1e6, Math.round(y * 1e6) / 1e6])
  return { kind: only.shape.kind, points }
}

function figureOf(table: TestTable) {
  const figures = table.desk.frame().feedback.marks.flatMap((mark) => (mark.kind === 'figure' ? [mark] : []))
  return figures[0]
}

describe('drawing an area', () => {
  test('clicks set its corners and Enter closes it: one drawing', () => {
    const table = draw(new TestTable({}, { tool: 'polygon' }), SQUARE).expectToBeIn('polygon.drawing')
    table.keys('Enter').expectToBeIn('polygon.idle')
    expect(tidy(table)).toEqual({
      kind: 'polygon',
      points: [
        [10, 10],
        [20, 10],
        [20, 20],
        [10, 20],
      ],
    })
  })

  test('a double click closes it without a corner too many', () => {
    const table = draw(new TestTable({}, { tool: 'polygon' }), SQUARE.slice(0, 3))
    table.pointerMove({ x: 10, y: 20 }).doubleClick({ x: 10, y: 20 })
    expect(tidy(table).points).toHaveLength(4)
  })

  test('a click on the first corner closes it', () => {
    const table = draw(new TestTable({}, { tool: 'polygon' }), [...SQUARE, { x: 10.1, y: 10.1 }])
    expect(tidy(table).points).toHaveLength(4)
  })

  test('the perimeter runs with the pointer: at 40 it is fine, beyond it is not', () => {
    const table = draw(new TestTable({}, { tool: 'polygon', drawLimitInches: 40 }), SQUARE.slice(0, 3))
    table.pointerMove({ x: 10, y: 20 })
    expect(figureOf(table)?.figure).toMatchObject({ say: 'perimeter', limitInches: 40 })
    expect(table.status?.lengthInches).toBeCloseTo(40, 9)
    expect(figureOf(table)?.tone).toBe('near')
    table.pointerMove({ x: 9.99, y: 20 })
    expect(table.status?.lengthInches).toBeGreaterThan(40.005)
    expect(figureOf(table)?.tone).toBe('settle')
    table.pointerMove({ x: 14, y: 16 })
    expect(figureOf(table)?.tone).toBe('fine')
  })

  test('Backspace takes the last corner back, down to none', () => {
    const table = draw(new TestTable({}, { tool: 'polygon' }), [...SQUARE, { x: 40, y: 40 }])
    table.keys('Backspace', 'Enter')
    expect(tidy(table).points).toHaveLength(4)
    const other = draw(new TestTable({}, { tool: 'polygon' }), SQUARE.slice(0, 1))
    other.keys('Backspace').expectToBeIn('polygon.idle').expectCalls()
  })

  test('a typed length makes the next side exactly so long', () => {
    const table = draw(new TestTable({}, { tool: 'polyline' }), SQUARE.slice(0, 1))
    table.pointerMove({ x: 15, y: 10 }).keys('7', ',', '5', 'Enter', 'Enter')
    expect(tidy(table).points).toEqual([
      [10, 10],
      [17.5, 10],
    ])
  })

  test('an outline that crosses itself, or has two corners, is not closed', () => {
    const crossed = draw(new TestTable({}, { tool: 'polygon' }), [
      { x: 10, y: 10 },
      { x: 20, y: 20 },
      { x: 20, y: 10 },
      { x: 10, y: 20 },
    ])
    crossed.keys('Enter').expectToBeIn('polygon.drawing').expectCalls()
    const flat = draw(new TestTable({}, { tool: 'polygon' }), SQUARE.slice(0, 2))
    flat.keys('Enter').expectToBeIn('polygon.drawing').expectCalls()
  })

  test('corners stay on the table', () => {
    const table = draw(new TestTable({}, { tool: 'polyline' }), [
      { x: -0.8, y: 10 },
      { x: 30, y: 60.7 },
    ])
    table.keys('Enter')
    expect(tidy(table).points).toEqual([
      [0, 10],
      [30, 60],
    ])
  })

  test('Esc gives the drawing up', () => {
    const table = draw(new TestTable({}, { tool: 'polygon' }), SQUARE)
    table.keys('Escape').expectToBeIn('polygon.idle').expectCalls()
  })

  test('by keyboard alone the arrows move the pointer and Space sets corners', () => {
    const table = new TestTable({}, { tool: 'polygon' })
    table.keys(' ', 'Ctrl+ArrowRight', ' ', 'Ctrl+ArrowUp', ' ', 'Enter')
    expect(tidy(table).points).toEqual([
      [36, 30],
      [39, 30],
      [39, 33],
    ])
  })
})

describe('drawing a line', () => {
  test('it is as long as its way, not closed', () => {
    const table = draw(new TestTable({}, { tool: 'polyline', drawLimitInches: 40 }), SQUARE.slice(0, 2))
    table.pointerMove({ x: 20, y: 20 })
    expect(figureOf(table)?.figure).toMatchObject({ say: 'length' })
    expect(table.status?.lengthInches).toBeCloseTo(20, 9)
    table.click({ x: 20, y: 20 }).keys('Enter')
    expect(tidy(table)).toEqual({
      kind: 'polyline',
      points: [
        [10, 10],
        [20, 10],
        [20, 20],
      ],
    })
  })
})
