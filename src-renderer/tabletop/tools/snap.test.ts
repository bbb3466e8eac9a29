import { measureDistance, overlaps, rectangleFootprint } from '@rules/core/geometry'
import { describe, expect, test } from 'vitest'
import { TestTable, testPiece } from '../testing/test-table'

const still = testPiece('still', 30, 20, { degrees: 7 })

function dropped(table: TestTable) {
  const [piece] = table.scene.pieces
  if (piece === undefined) throw new Error('no piece')
  return piece
}

describe('snapping', () => {
  test('near a flank a base jumps flush to it, fronts in one line, turned as its neighbour is', () => {
    const moving = testPiece('moving', 10, 10, { degrees: 3 })
    const table = new TestTable({ pieces: [moving, still] }, { snap: true })
    table.pointerDown({ x: 10, y: 10 }).pointerMove({ x: 26.2, y: 19.3 })
    expect(table.desk.frame().feedback.marks.filter(({ kind }) => kind === 'guide')).toHaveLength(1)
    table.pointerUp({ x: 26.2, y: 19.3 })
    expect(table.calls).toHaveLength(1)
    const there = dropped(table)
    expect(there.pose.facingRadians).toBeCloseTo((7 * Math.PI) / 180, 9)
    expect(measureDistance(rectangleFootprint(there), rectangleFootprint(still)).inches).toBeCloseTo(0, 9)
    expect(overlaps(rectangleFootprint(there), rectangleFootprint(still))).toBe(false)
  })

  test('Alt holds it off, and so does the switch', () => {
    for (const [snap, alt] of [
      [true, true],
      [false, false],
    ] as const) {
      const moving = testPiece('moving', 10, 10, { degrees: 3 })
      const table = new TestTable({ pieces: [moving, still] }, { snap })
      table.drag({ x: 10, y: 10 }, { x: 26.2, y: 19.3 }, { alt })
      expect(dropped(table).pose.x).toBeCloseTo(26.2, 9)
      expect(dropped(table).pose.y).toBeCloseTo(19.3, 9)
    }
  })

  test('in front of an enemy a base jumps into contact, front to front, where along the front it is', () => {
    const enemy = testPiece('enemy', 30, 40, { side: 'b', degrees: 180, frontageInches: 6 })
    const moving = testPiece('moving', 10, 10)
    const table = new TestTable({ pieces: [moving, enemy] }, { snap: true })
    table.drag({ x: 10, y: 10 }, { x: 30.5, y: 37.7 })
    const there = dropped(table)
    expect(there.pose.y).toBeCloseTo(38, 9)
    expect(there.pose.x).toBeCloseTo(30.5, 9)
    expect(measureDistance(rectangleFootprint(there), rectangleFootprint(enemy)).inches).toBe(0)
  })

  test('some way off, it jumps into the line of a neighbour’s front and keeps its gap', () => {
    const level = testPiece('level', 30, 20)
    const table = new TestTable({ pieces: [testPiece('moving', 10, 10), level] }, { snap: true })
    table.drag({ x: 10, y: 10 }, { x: 22, y: 20.4 })
    expect(dropped(table).pose.x).toBeCloseTo(22, 9)
    expect(dropped(table).pose.y).toBeCloseTo(20, 9)
  })

  test('far from everything nothing jumps', () => {
    const table = new TestTable({ pieces: [testPiece('moving', 10, 10), still] }, { snap: true })
    table.drag({ x: 10, y: 10 }, { x: 50.3, y: 45.7 })
    expect(dropped(table).pose.x).toBeCloseTo(50.3, 9)
    expect(dropped(table).pose.y).toBeCloseTo(45.7, 9)
  })

  test('a group jumps with its lead as one body', () => {
    const pieces = [testPiece('lead', 10, 10), testPiece('second', 10, 7), testPiece('level', 30, 20)]
    const table = new TestTable({ pieces }, { snap: true, selection: ['lead', 'second'] })
    table.drag({ x: 10, y: 10 }, { x: 26.2, y: 20.2 })
    const [lead, second] = table.scene.pieces
    expect(lead?.pose).toMatchObject({ x: 26, y: 20 })
    expect(second?.pose).toMatchObject({ x: 26, y: 17 })
  })
})
