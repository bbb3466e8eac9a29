import { describe, expect, test } from 'vitest'
import { TestTable, testFeature } from '../testing/test-table'

const wood = testFeature('wood', [
  [10, 10],
  [20, 10],
  [20, 20],
  [10, 20],
])
const marsh = testFeature('marsh', [
  [20, 10],
  [30, 10],
  [30, 20],
  [20, 20],
])

describe('going from place to place by keyboard', () => {
  test('an area is split from one of its corners to another', () => {
    const table = new TestTable({ features: [wood] }, { tool: 'split', selection: ['wood'] })
    table.keys(']', ' ', ']', ']', ' ')
    const [call, ...others] = table.calls
    expect(others).toEqual([])
    expect(call?.call === 'split' && call.parts.map(({ points }) => points.length)).toEqual([3, 3])
  })

  test('[ goes the other way round, and Enter cuts too', () => {
    const table = new TestTable({ features: [wood] }, { tool: 'split', selection: ['wood'] })
    table.keys('[', '[', ' ', ']', ']', 'Enter')
    expect(table.calls).toMatchObject([{ call: 'split', id: 'wood' }])
  })

  test('two areas are joined by going from one to the other', () => {
    const table = new TestTable({ features: [wood, marsh] }, { tool: 'join' })
    table.keys(']', ' ').expectSelection('wood').keys(']', ' ')
    expect(table.calls).toMatchObject([{ call: 'join', ids: ['wood', 'marsh'] }])
  })

  test('locked areas and lines are passed over', () => {
    const hedge = testFeature('hedge', [
      [1, 1],
      [9, 1],
    ])
    const line = { ...hedge, shape: { ...hedge.shape, kind: 'polyline' as const } }
    const table = new TestTable({ features: [{ ...wood, locked: true }, line, marsh] }, { tool: 'join' })
    table.keys(']', ' ').expectSelection('marsh')
  })
})

describe('one corner', () => {
  const start = () => new TestTable({ features: [wood] }, { tool: 'vertices', selection: ['wood'] })

  test('that is chosen is curved by C and made sharp again by U', () => {
    const table = start().keys(']', 'c')
    expect(table.scene.features[0]?.shape.points).toHaveLength(8)
    table.keys(']', 'u')
    expect(table.scene.features[0]?.shape.points).toHaveLength(4)
    expect(table.calls).toHaveLength(2)
  })

  test('is curved by Ctrl and a click, and made sharp by the next', () => {
    const table = start().click({ x: 20, y: 20 }, { ctrl: true })
    expect(table.scene.features[0]?.shape.points).toHaveLength(8)
    const [, , middle] = table.scene.features[0]?.shape.points.slice(2) ?? []
    if (middle === undefined) throw new Error('no curve')
    table.click(middle, { ctrl: true })
    expect(table.scene.features[0]?.shape.points).toHaveLength(4)
  })

  test('with none chosen the whole outline is curved and straightened', () => {
    const table = start().keys('c')
    expect(table.scene.features[0]?.shape.points).toHaveLength(16)
    table.keys('u')
    expect(table.scene.features[0]?.shape.points).toHaveLength(4)
    table.keys('u')
    expect(table.calls).toHaveLength(2)
  })
})

describe('pull tool', () => {
  test('the background follows the pointer and is told once where it was let go', () => {
    const table = new TestTable({}, { tool: 'pull' })
    table.pointerDown({ x: 10, y: 10 }).pointerMove({ x: 13, y: 9 }).expectToBeIn('pull.pulling')
    table.pointerUp({ x: 14, y: 8 }).expectToBeIn('pull.idle')
    expect(table.calls.map((call) => call.call === 'pull' && call.isDone)).toEqual([false, true])
    const last = table.calls.at(-1)
    expect(
      last?.call === 'pull' && [last.by.x, last.by.y].map((inches) => Math.round(inches * 1e6) / 1e6),
    ).toEqual([4, -2])
  })

  test('Esc puts it back, arrow keys move it by steps', () => {
    const table = new TestTable({}, { tool: 'pull' })
    table.pointerDown({ x: 10, y: 10 }).pointerMove({ x: 13, y: 9 }).keys('Escape').expectToBeIn('pull.idle')
    expect(table.calls.at(-1)).toEqual({ call: 'pull', by: { x: 0, y: 0 }, isDone: false })
    table.keys('ArrowUp', 'Shift+ArrowLeft')
    expect(table.calls.slice(-2)).toEqual([
      { call: 'pull', by: { x: 0, y: 0.5 }, isDone: true },
      { call: 'pull', by: { x: -0.1, y: 0 }, isDone: true },
    ])
  })
})
