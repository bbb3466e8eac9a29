import { perimeterInches, polygonFootprint } from '@rules/core/geometry'
import { describe, expect, test } from 'vitest'
import { READY_SHAPES } from '../shapes'
import { TestTable, testPiece } from '../testing/test-table'

const levy = testPiece('levy', 36, 10, { degrees: 0 })
const placing = { kind: 'piece', piece: levy } as const

describe('placing', () => {
  test('the ghost follows the pointer, is judged like a piece, and a click puts it down', () => {
    const table = new TestTable({}, { placing }).expectToBeIn('placing.following')
    table.pointerMove({ x: 20, y: 12 })
    expect(table.judged.poses.get('levy')?.y).toBeCloseTo(12, 9)
    table.expectCalls().click({ x: 20, y: 12 })
    const { manner, moves } = table.onlyMove()
    expect(manner).toBe('place')
    expect(moves[0]?.pose.x).toBeCloseTo(20, 9)
  })

  test('by keyboard alone: arrows move it, Q turns it, Enter puts it down', () => {
    const table = new TestTable({}, { placing })
    table.keys('ArrowUp', 'Ctrl+ArrowRight', 'Shift+ArrowLeft', 'q', 'Enter')
    const pose = table.onlyMove().moves[0]?.pose
    expect(pose?.x).toBeCloseTo(38.9, 9)
    expect(pose?.y).toBeCloseTo(10.5, 9)
    expect(((pose?.facingRadians ?? 0) * 180) / Math.PI).toBeCloseTo(5, 9)
  })

  test('Esc gives it up and the tool is there again', () => {
    new TestTable({}, { placing })
      .keys('Escape')
      .expectToBeIn('select.idle')
      .expectCalls({ call: 'placing-cancelled' })
  })

  test('a drop from a list puts down what is being placed, at the place of the drop', () => {
    const table = new TestTable({}, { placing })
    table.input.drop('levy', { left: 500, top: 400 })
    expect(table.onlyMove().moves[0]?.pose).toMatchObject({ x: 36, y: 30 })
  })

  test('a drop of anything else goes to the game with its place', () => {
    const table = new TestTable()
    table.input.drop('levy', { left: 500, top: 400 })
    table.expectCalls({ call: 'drop', payload: 'levy', at: { x: 36, y: 30 } })
  })

  test('a ready shape is drawn where it is put down, and its outline is exactly 40″', () => {
    const ready = READY_SHAPES[0]
    if (ready === undefined) throw new Error('no ready shapes')
    const table = new TestTable(
      {},
      { placing: { kind: 'shape', name: 'Wood', look: ready.look, shape: ready.shape } },
    )
    table.pointerMove({ x: 30, y: 20 }).keys('e').click({ x: 30, y: 20 })
    const [only] = table.calls
    if (only?.call !== 'draw') throw new Error('expected a drawing')
    const footprint = polygonFootprint(only.shape.points)
    expect(perimeterInches(footprint)).toBeCloseTo(40, 9)
    expect((footprint.bounds.minX + footprint.bounds.maxX) / 2).toBeCloseTo(30, 9)
  })
})

test('a note follows the pointer and is put down where it is clicked, or by Enter; the table is not judged with it', () => {
  const note = { id: 'new-note', at: { x: 10, y: 10 }, text: '', symbol: 'pin' } as const
  const table = new TestTable({}, { placing: { kind: 'note', note } })
  table.pointerMove({ x: 30, y: 20 })
  expect(table.judged.poses.size).toBe(0)
  const [mark] = table.desk.frame().feedback.marks
  expect(mark).toMatchObject({
    kind: 'ghost-note',
    note: { at: { x: expect.closeTo(30), y: expect.closeTo(20) } },
  })
  table.click({ x: 30, y: 20 })
  expect(table.calls).toEqual([
    { call: 'move-note', id: 'new-note', at: { x: expect.closeTo(30), y: expect.closeTo(20) } },
  ])
  const byKeys = new TestTable({}, { placing: { kind: 'note', note } })
  byKeys
    .keys('ArrowRight', 'Enter')
    .expectCalls({ call: 'move-note', id: 'new-note', at: { x: 10.5, y: 10 } })
})
