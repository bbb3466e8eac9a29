import { describe, expect, test } from 'vitest'
import { toTable, type ViewArea } from './camera'
import { TestTable } from './testing/test-table'

function middleOf({ desk }: TestTable) {
  const { width, height } = desk.viewport
  return toTable(desk.camera, { left: width / 2, top: height / 2 })
}

describe('a view that is held from outside', () => {
  test('at a scale it can be moved, never zoomed, and keeps its scale in a window of another size', () => {
    const table = new TestTable()
    table.desk.hold({ kind: 'scale', pixelsPerInch: 37.5 })
    expect(table.desk.camera.pixelsPerInch).toBe(37.5)
    table.desk.zoom(2)
    expect(table.desk.camera.pixelsPerInch).toBe(37.5)
    const before = table.desk.camera.origin
    table.desk.panBy(10, 20)
    expect(table.desk.camera.origin).toEqual({ left: before.left + 10, top: before.top + 20 })
    const middle = middleOf(table)
    table.desk.resize({ width: 1234, height: 567 })
    expect(table.desk.camera.pixelsPerInch).toBe(37.5)
    expect(middleOf(table).x).toBeCloseTo(middle.x, 9)
    expect(middleOf(table).y).toBeCloseTo(middle.y, 9)
    table.desk.fit()
    expect(table.desk.camera.pixelsPerInch).toBe(37.5)
  })

  test('over an area it shows all of that, its middle in the middle, in any window, and is not moved', () => {
    const table = new TestTable()
    const area = { centre: { x: 20, y: 11 }, widthInches: 16, heightInches: 9 }
    table.desk.hold({ kind: 'area', area })
    for (const viewport of [
      { width: 1600, height: 900 },
      { width: 500, height: 900 },
      { width: 1600, height: 300 },
    ]) {
      table.desk.resize(viewport)
      table.desk.panBy(100, 100)
      table.desk.zoom(3)
      table.desk.fit()
      expect(middleOf(table).x).toBeCloseTo(20, 9)
      expect(middleOf(table).y).toBeCloseTo(11, 9)
      const { pixelsPerInch } = table.desk.camera
      expect(Math.max(16 * pixelsPerInch - viewport.width, 9 * pixelsPerInch - viewport.height)).toBeCloseTo(
        0,
        9,
      )
    }
  })

  test('let go it shows the whole table again, and moves as ever', () => {
    const table = new TestTable()
    const fitted = table.desk.camera
    table.desk.hold({ kind: 'scale', pixelsPerInch: 50 })
    table.desk.hold({ kind: 'free' })
    expect(table.desk.camera).toEqual(fitted)
    table.desk.zoom(2)
    expect(table.desk.camera.pixelsPerInch).toBeCloseTo(2 * fitted.pixelsPerInch, 9)
    table.desk.hold({ kind: 'free' })
    expect(table.desk.camera.pixelsPerInch).toBeCloseTo(2 * fitted.pixelsPerInch, 9)
  })

  test('what is shown is told once, as a part of the table', () => {
    const told: ViewArea[] = []
    const table = new TestTable()
    const { desk } = table
    desk.update({ ...desk.props, handlers: { ...desk.props.handlers, onView: (area) => told.push(area) } })
    desk.tellView()
    desk.tellView()
    expect(told).toHaveLength(1)
    desk.hold({ kind: 'scale', pixelsPerInch: 40 })
    desk.tellView()
    expect(told[1]).toMatchObject({
      widthInches: desk.viewport.width / 40,
      heightInches: desk.viewport.height / 40,
    })
  })
})
