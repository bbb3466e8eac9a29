import { describe, expect, test } from 'vitest'
import type { SightEnd, TableSight } from '../table-model'
import { TestTable, testPiece } from '../testing/test-table'

const pieces = [testPiece('knights', 20, 10), testPiece('archers', 20, 40, { side: 'b', degrees: 180 })]
const blocked: TableSight = {
  clear: false,
  from: { x: 20, y: 11 },
  to: { x: 20, y: 39 },
  blocked: [{ from: { x: 20, y: 20 }, to: { x: 20, y: 25 } }],
  blockers: ['Crow wood'],
}

describe('the line of sight', () => {
  test('the game is asked between the pieces under the ends, and its verdict is drawn', () => {
    const asked: [SightEnd, SightEnd][] = []
    const findSight = (from: SightEnd, to: SightEnd) => {
      asked.push([from, to])
      return blocked
    }
    const table = new TestTable({ pieces }, { tool: 'sight', findSight })
    table.click({ x: 20, y: 10 }).pointerMove({ x: 20, y: 40 }).expectToBeIn('sight.looking')
    expect(asked.at(-1)).toEqual([
      { kind: 'piece', id: 'knights' },
      { kind: 'piece', id: 'archers' },
    ])
    table.click({ x: 20, y: 40 }).expectToBeIn('sight.seen')
    const { marks } = table.desk.frame().feedback
    expect(marks).toContainEqual({
      kind: 'ray',
      from: { x: 20, y: 20 },
      to: { x: 20, y: 25 },
      tone: 'settle',
    })
    expect(marks.at(-1)).toEqual({
      kind: 'figure',
      at: blocked.to,
      tone: 'settle',
      figure: { say: 'sight', clear: false, inches: 28, blockers: ['Crow wood'] },
    })
    table.expectCalls()
  })

  test('without a verdict the line gives its length and claims nothing', () => {
    const table = new TestTable({}, { tool: 'sight' })
    table.drag({ x: 10, y: 10 }, { x: 10, y: 30 })
    const last = table.desk.frame().feedback.marks.at(-1)
    expect(last).toMatchObject({ kind: 'figure', tone: 'accent', figure: { say: 'no-verdict' } })
  })

  test('Esc takes the line away', () => {
    const table = new TestTable({ pieces }, { tool: 'sight' })
    table.drag({ x: 10, y: 10 }, { x: 10, y: 30 }).keys('Escape').expectToBeIn('sight.idle')
    expect(table.desk.frame().feedback.marks).toEqual([])
  })
})
