import { describe, expect, test } from 'vitest'
import { TestTable, testCamp, testFeature, testPiece } from '../testing/test-table'

const locked = testPiece('locked', 20, 10, { locked: true })
const free = testPiece('free', 30, 10)
const wood = testFeature(
  'wood',
  [
    [40, 20],
    [50, 20],
    [45, 30],
  ],
  { locked: true },
)

describe('what is locked is moved by no tool', () => {
  test('it is chosen by a click and not moved by a drag', () => {
    const table = new TestTable({ pieces: [locked, free] })
    table.drag({ x: 20, y: 10 }, { x: 25, y: 20 }).expectCalls().expectSelection('locked')
  })

  test('the rest of a selection moves without it', () => {
    const table = new TestTable({ pieces: [locked, free] }, { selection: ['locked', 'free'] })
    table.drag({ x: 30, y: 10 }, { x: 35, y: 12 })
    expect(table.onlyMove().moves.map(({ id }) => id)).toEqual(['free'])
  })

  test('it has no handle to turn it by', () => {
    const table = new TestTable({ pieces: [locked] }, { selection: ['locked'] })
    const handle = { x: 20, y: 11 + 24 / table.desk.camera.pixelsPerInch }
    table.drag(handle, { x: 15, y: 10 }).expectCalls()
  })

  test('it is not wheeled, by hand or by key', () => {
    const table = new TestTable({ pieces: [locked] }, { tool: 'wheel', selection: ['locked'] })
    table.drag({ x: 21.5, y: 10.5 }, { x: 21, y: 14 }).keys('q', 'e').expectCalls()
  })

  test('no key moves, turns or faces it about', () => {
    const table = new TestTable({ pieces: [locked] }, { selection: ['locked'] })
    table.keys('ArrowUp', 'Shift+ArrowLeft', 'Ctrl+ArrowDown', 'q', 'E', 'f').expectCalls()
  })

  test('a locked camp stays', () => {
    const table = new TestTable({ camps: [testCamp(20, 4, { locked: true })] }, { selection: ['camp-a'] })
    table.drag({ x: 20, y: 4 }, { x: 30, y: 8 }).keys('ArrowUp', 'q').expectCalls()
  })

  test('a locked feature is neither moved nor has corners to drag', () => {
    const table = new TestTable({ features: [wood] }, { selection: ['wood'] })
    table.drag({ x: 45, y: 23 }, { x: 50, y: 28 }).keys('ArrowUp', 'q').expectCalls()
    table.give({ tool: 'vertices', selection: ['wood'] })
    table.drag({ x: 45, y: 30 }, { x: 45, y: 35 }).keys(']', 'ArrowUp', 'Delete').expectCalls()
  })

  test('a piece that is locked in the middle of a drag stays', () => {
    const table = new TestTable({ pieces: [free] })
    table.pointerDown({ x: 30, y: 10 }).pointerMove({ x: 35, y: 15 })
    table.give({ scene: { ...table.scene, pieces: [{ ...free, locked: true }] } })
    table.pointerUp({ x: 35, y: 15 }).expectCalls()
  })
})
