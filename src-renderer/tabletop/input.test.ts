import { describe, expect, test } from 'vitest'
import { toScreen, toTable } from './camera'
import { TestTable, testFeature, testPiece } from './testing/test-table'

const pieces = [testPiece('knights', 36, 30)]
const finger = (pointerId: number) => ({ pointerId, kind: 'touch' }) as const

describe('touch', () => {
  test('one finger drags a unit', () => {
    const table = new TestTable({ pieces })
    table.drag({ x: 36, y: 30 }, { x: 40, y: 33 }, finger(1))
    expect(table.onlyMove().moves[0]?.pose.x).toBeCloseTo(40, 9)
  })

  test('one finger on bare table, or on terrain that is locked, moves the view and chooses nothing', () => {
    const wood = testFeature(
      'wood',
      [
        [2, 2],
        [20, 2],
        [20, 20],
        [2, 20],
      ],
      { locked: true },
    )
    const table = new TestTable({ pieces, features: [wood] })
    const before = toScreen(table.desk.camera, { x: 0, y: 0 })
    table.pointerDown({ x: 50, y: 50 }, finger(1))
    table.input.pointerMove({ ...sample(1, 700, 100) })
    table.frame().expectToBeIn('view.panning')
    table.input.pointerMove({ ...sample(1, 730, 80) })
    table.frame()
    table.input.pointerUp({ ...sample(1, 730, 80) })
    expect(toScreen(table.desk.camera, { x: 0, y: 0 })).not.toEqual(before)
    table.expectCalls().expectSelection()
    table.pointerDown({ x: 10, y: 10 }, finger(2)).pointerMove({ x: 14, y: 10 }, finger(2))
    table.expectToBeIn('view.panning')
  })

  test('a second finger cancels the drag: a pinch moves no piece', () => {
    const table = new TestTable({ pieces })
    table.pointerDown({ x: 36, y: 30 }, finger(1)).pointerMove({ x: 39, y: 33 }, finger(1))
    table.expectToBeIn('select.translating')
    table.pointerDown({ x: 50, y: 40 }, finger(2)).expectToBeIn('select.idle')
    table.input.pointerMove(sample(1, 300, 300))
    table.input.pointerMove(sample(2, 800, 500))
    table.frame()
    table.input.pointerUp(sample(1, 300, 300))
    table.input.pointerMove(sample(2, 700, 600))
    table.frame()
    table.input.pointerUp(sample(2, 700, 600))
    table.expectCalls()
    expect(table.shownPose('knights')).toMatchObject({ x: 36, y: 30 })
    // With every finger up, one finger drags again.
    table.drag({ x: 36, y: 30 }, { x: 38, y: 30 }, finger(3))
    expect(table.calls).toHaveLength(1)
  })

  test('what lies under two fingers stays under them', () => {
    const table = new TestTable({ pieces })
    const { camera } = table.desk
    const one = toTable(camera, { left: 400, top: 400 })
    const other = toTable(camera, { left: 600, top: 400 })
    table.input.pointerDown(sample(1, 400, 400))
    table.input.pointerDown(sample(2, 600, 400))
    table.input.pointerMove(sample(1, 350, 430))
    table.input.pointerMove(sample(2, 690, 430))
    const spread = toScreen(table.desk.camera, one)
    const spreadOther = toScreen(table.desk.camera, other)
    expect(spread.left).toBeCloseTo(350, 6)
    expect(spread.top).toBeCloseTo(430, 6)
    expect(spreadOther.left).toBeCloseTo(690, 6)
  })

  test('with gestures off two fingers leave the view alone, as when miniatures stand on the screen', () => {
    const table = new TestTable({ pieces })
    table.input.allowsPinch = false
    const before = table.desk.camera
    table.input.pointerDown(sample(1, 100, 100))
    table.input.pointerDown(sample(2, 600, 400))
    table.input.pointerMove(sample(2, 700, 500))
    table.frame()
    expect(table.desk.camera).toEqual(before)
  })
})

describe('mouse', () => {
  test('the wheel zooms about the pointer', () => {
    const table = new TestTable({ pieces })
    const at = { left: 250, top: 333 }
    const before = toTable(table.desk.camera, at)
    table.input.wheel({ at, deltaX: 0, deltaY: -300, shift: false })
    const after = toTable(table.desk.camera, at)
    expect(after.x).toBeCloseTo(before.x, 9)
    expect(after.y).toBeCloseTo(before.y, 9)
    expect(table.desk.camera.pixelsPerInch).toBeGreaterThan(15)
  })

  test('the middle and the right button move the view, over a piece too', () => {
    for (const button of [1, 2]) {
      const table = new TestTable({ pieces })
      const before = toScreen(table.desk.camera, { x: 0, y: 0 })
      table.input.pointerDown({ ...sample(1, 500, 400), kind: 'mouse', button })
      table.input.pointerMove({ ...sample(1, 540, 380), kind: 'mouse', button: -1 })
      table.input.pointerUp({ ...sample(1, 540, 380), kind: 'mouse', button })
      const after = toScreen(table.desk.camera, { x: 0, y: 0 })
      expect([after.left - before.left, after.top - before.top]).toEqual([40, -20])
      table.expectCalls().expectSelection()
    }
  })

  test('a window that grows keeps the whole table in it until the view was moved by hand', () => {
    const table = new TestTable()
    table.desk.resize({ width: 1600, height: 1200 })
    const fitted = table.desk.camera.pixelsPerInch
    expect(toScreen(table.desk.camera, { x: 36, y: 30 })).toEqual({ left: 800, top: 600 })
    table.desk.zoom(2)
    table.desk.resize({ width: 1000, height: 800 })
    expect(table.desk.camera.pixelsPerInch).toBeCloseTo(fitted * 2, 9)
    expect(toTable(table.desk.camera, { left: 500, top: 400 }).x).toBeCloseTo(36, 9)
  })
})

function sample(pointerId: number, left: number, top: number) {
  return {
    pointerId,
    kind: 'touch' as 'touch' | 'mouse',
    button: 0,
    shift: false,
    alt: false,
    ctrl: false,
    at: { left, top },
    timeMs: 0,
  }
}
