import { rectangleFootprint } from '@rules/core/geometry'
import { describe, expect, test } from 'vitest'
import { TestTable, testPiece } from '../testing/test-table'
import { measureWay } from './ruler'

const left = testPiece('left', 20, 10)
const right = testPiece('right', 30, 10)

function figureOf(table: TestTable) {
  const figures = table.desk
    .frame()
    .feedback.marks.flatMap((mark) => (mark.kind === 'figure' ? [mark.figure] : []))
  return figures.at(-1)
}

describe('the ruler', () => {
  test('over two bases it measures from outline to outline and says so', () => {
    const table = new TestTable({ pieces: [left, right] }, { tool: 'ruler' })
    table.pointerDown({ x: 20, y: 10 }).expectToBeIn('ruler.measuring').pointerMove({ x: 30, y: 10.5 })
    expect(figureOf(table)).toEqual({ say: 'measured', inches: 6, convention: 'bases' })
    table.pointerUp({ x: 30, y: 10.5 }).expectToBeIn('ruler.measured')
    expect(table.status?.lengthInches).toBe(6)
    table.expectCalls()
  })

  test('from a base to a bare place it measures from the outline to the place', () => {
    const table = new TestTable({ pieces: [left] }, { tool: 'ruler' })
    table.drag({ x: 20, y: 10 }, { x: 20, y: 18 })
    const figure = figureOf(table)
    expect(figure).toMatchObject({ say: 'measured', convention: 'base-to-place' })
    expect(figure?.say === 'measured' && figure.inches).toBeCloseTo(7, 9)
  })

  test('Alt measures from the place itself', () => {
    const table = new TestTable({ pieces: [left, right] }, { tool: 'ruler' })
    table.drag({ x: 20, y: 10 }, { x: 30, y: 10 }, { alt: true })
    const figure = figureOf(table)
    expect(figure).toMatchObject({ say: 'measured', convention: 'places' })
    expect(figure?.say === 'measured' && figure.inches).toBeCloseTo(10, 9)
  })

  test('clicks set waypoints, the legs add up, and a double click ends the way', () => {
    const table = new TestTable({ pieces: [left, right] }, { tool: 'ruler' })
    table
      .click({ x: 20, y: 10 })
      .pointerMove({ x: 20, y: 21 })
      .click({ x: 20, y: 21 })
      .expectToBeIn('ruler.measuring')
    table.pointerMove({ x: 30, y: 21 }).doubleClick({ x: 30, y: 21 }).expectToBeIn('ruler.measured')
    const figure = figureOf(table)
    expect(figure).toMatchObject({ say: 'measured', convention: 'way-from-base' })
    expect(figure?.say === 'measured' && figure.inches).toBeCloseTo(20, 9)
  })

  test('a click on another base ends the measurement at its outline, as it was shown before', () => {
    const table = new TestTable({ pieces: [left, right] }, { tool: 'ruler' })
    table.click({ x: 20, y: 10 }).pointerMove({ x: 30, y: 10.5 })
    const shown = figureOf(table)
    expect(shown).toEqual({ say: 'measured', inches: 6, convention: 'bases' })
    table.click({ x: 30, y: 10.5 }).expectToBeIn('ruler.measured')
    expect(figureOf(table)).toEqual(shown)
    table.pointerMove({ x: 50, y: 40 })
    expect(figureOf(table)).toEqual(shown)
  })

  test('a double click on another base, and one on the first, change nothing of that', () => {
    const table = new TestTable({ pieces: [left, right] }, { tool: 'ruler' })
    table.click({ x: 20, y: 10 }).click({ x: 20.5, y: 10 }).expectToBeIn('ruler.measuring')
    table.pointerMove({ x: 30, y: 10 }).doubleClick({ x: 30, y: 10 }).expectToBeIn('ruler.measured')
    expect(figureOf(table)).toEqual({ say: 'measured', inches: 6, convention: 'bases' })
  })

  test('with waypoints it measures from the first outline to them and from them to the last', () => {
    const table = new TestTable({ pieces: [left, right] }, { tool: 'ruler' })
    table.click({ x: 20, y: 10 }).click({ x: 20, y: 21 }).pointerMove({ x: 20, y: 21 })
    expect(figureOf(table)).toMatchObject({ convention: 'base-to-place' })
    table.click({ x: 30, y: 21 }).click({ x: 30, y: 10 }).expectToBeIn('ruler.measured')
    const figure = figureOf(table)
    expect(figure).toMatchObject({ say: 'measured', convention: 'way-between-bases' })
    expect(figure?.say === 'measured' && figure.inches).toBeCloseTo(30, 9)
  })

  test('Alt sets a waypoint on a base', () => {
    const table = new TestTable({ pieces: [left, right] }, { tool: 'ruler' })
    table.click({ x: 20, y: 20 }).click({ x: 20, y: 10 }, { alt: true }).expectToBeIn('ruler.measuring')
    table.click({ x: 30, y: 10 }).expectToBeIn('ruler.measured')
    const figure = figureOf(table)
    expect(figure).toMatchObject({ convention: 'way-to-base' })
    expect(figure?.say === 'measured' && figure.inches).toBeCloseTo(18, 9)
  })

  test('Backspace takes the last waypoint back, Enter ends, Esc clears', () => {
    const table = new TestTable({}, { tool: 'ruler' })
    table.click({ x: 10, y: 10 }).pointerMove({ x: 20, y: 10 }).click({ x: 20, y: 10 })
    table.pointerMove({ x: 20, y: 30 }).keys('Backspace')
    expect(table.status?.lengthInches).toBeCloseTo(Math.hypot(10, 20), 9)
    table.keys('Enter').expectToBeIn('ruler.measured').keys('Escape').expectToBeIn('ruler.idle')
    expect(table.desk.frame().feedback.marks).toEqual([])
  })

  test('bases that touch are 0 apart, whatever their facing', () => {
    const turned = testPiece('turned', 20, 13, { degrees: 90 })
    const way = measureWay(
      [left, turned].map((piece) => ({ at: piece.pose, footprint: rectangleFootprint(piece) })),
    )
    expect(way.inches).toBe(0)
  })

  test('by keyboard the arrows move its end and Space sets it', () => {
    const table = new TestTable({}, { tool: 'ruler' })
    table
      .keys(' ', 'Ctrl+ArrowUp', 'Ctrl+ArrowUp', 'Shift+ArrowRight', 'Enter')
      .expectToBeIn('ruler.measured')
    expect(table.status?.lengthInches).toBeCloseTo(Math.hypot(6, 0.1), 9)
  })
})
