import { describe, expect, test } from 'vitest'
import { TestTable, testFeature } from '../testing/test-table'

const camp = { id: 'camp-a', side: 'a', sideInches: 6, pose: { x: 30, y: 10, facingRadians: 0 } } as const
const wood = testFeature('wood', [
  [10, 10],
  [20, 10],
  [20, 20],
  [10, 20],
])

describe('camps and features jump flush to the table’s edge', () => {
  test('when a camp is put down near it', () => {
    const table = new TestTable({}, { snap: true, placing: { kind: 'camp', camp } })
    table.pointerMove({ x: 30, y: 2.9 }).click({ x: 30, y: 2.9 })
    expect(table.onlyMove().moves[0]?.pose).toMatchObject({ y: 3 })
  })

  test('when a camp is dragged near it, and Alt holds it off', () => {
    const table = new TestTable({ camps: [camp] }, { snap: true, selection: ['camp-a'] })
    table.drag({ x: 30, y: 10 }, { x: 40, y: 3.1 })
    expect(table.onlyMove().moves[0]?.pose.y).toBe(3)
    const held = new TestTable({ camps: [camp] }, { snap: true, selection: ['camp-a'] })
    held.drag({ x: 30, y: 10 }, { x: 40, y: 3.1 }, { alt: true })
    expect(held.onlyMove().moves[0]?.pose.y).toBeCloseTo(3.1, 9)
  })

  test('when a feature is dragged into a corner, both edges at once', () => {
    const table = new TestTable({ features: [wood] }, { snap: true, selection: ['wood'] })
    table.drag({ x: 15, y: 15 }, { x: 5.2, y: 4.9 })
    const [call] = table.calls
    if (call?.call !== 'reshape') throw new Error('expected a reshape')
    expect(Math.min(...call.shape.points.map(({ x }) => x))).toBeCloseTo(0, 9)
    expect(Math.min(...call.shape.points.map(({ y }) => y))).toBeCloseTo(0, 9)
  })
})
