import { gapInches } from '@rules/core/geometry'
import { describe, expect, test } from 'vitest'
import { CATALOGUES } from '../messages/catalogue'
import { findRequest, TABLE_KEYS } from './keys'
import { TestTable, testCamp, testFeature, testPiece } from './testing/test-table'

const pieces = [testPiece('knights', 20, 10), testPiece('levy', 30, 10, { degrees: 20 })]

describe('keys on the selection', () => {
  test('an arrow moves by half an inch, with Shift by a tenth, with Ctrl by three', () => {
    for (const [key, x, y] of [
      ['ArrowUp', 20, 10.5],
      ['Shift+ArrowRight', 20.1, 10],
      ['Ctrl+ArrowDown', 20, 7],
    ] as const) {
      const table = new TestTable({ pieces }, { selection: ['knights'] }).keys(key)
      const { manner, moves } = table.onlyMove()
      expect(manner).toBe('step')
      expect(moves[0]?.pose.x).toBeCloseTo(x, 9)
      expect(moves[0]?.pose.y).toBeCloseTo(y, 9)
    }
  })

  test('seen from B’s side, up on the screen is towards A', () => {
    const table = new TestTable({ pieces }, { selection: ['knights'], viewFrom: 'b' }).keys('ArrowUp')
    expect(table.onlyMove().moves[0]?.pose.y).toBeCloseTo(9.5, 9)
  })

  test('ten nudges in a row add up before the game has answered any of them', () => {
    const table = new TestTable({ pieces }, { selection: ['knights'] })
    table.answersAtOnce = false
    table.keys(...Array.from({ length: 10 }, () => 'Shift+ArrowUp'))
    expect(table.shownPose('knights').y).toBeCloseTo(11, 9)
    expect(table.calls).toHaveLength(10)
  })

  test('Q turns left by 5° and E right, with Shift by 1°', () => {
    const table = new TestTable({ pieces }, { selection: ['knights'] }).keys(
      'q',
      'Shift+Q',
      'E',
      'Shift+e',
      'Shift+e',
    )
    expect(((table.scene.pieces[0]?.pose.facingRadians ?? 0) * 180) / Math.PI).toBeCloseTo(-1, 9)
    expect(table.calls.every((call) => call.call === 'move' && call.manner === 'turn')).toBe(true)
  })

  test('a group turns about its middle as one body', () => {
    const table = new TestTable({ pieces }, { selection: ['knights', 'levy'] }).keys('q')
    const [one, other] = table.onlyMove().moves
    const before = gapInches(pieces[0]?.pose ?? { x: 0, y: 0 }, pieces[1]?.pose ?? { x: 0, y: 0 })
    expect(gapInches(one?.pose ?? { x: 0, y: 0 }, other?.pose ?? { x: 0, y: 0 })).toBeCloseTo(before, 9)
  })

  test('F faces each about where it stands: half round in one press', () => {
    const table = new TestTable({ pieces }, { selection: ['knights', 'levy'] }).keys('f')
    const { manner, moves } = table.onlyMove()
    expect(manner).toBe('about-face')
    expect(moves.map(({ pose }) => [pose.x, pose.y])).toEqual([
      [20, 10],
      [30, 10],
    ])
    expect(moves[0]?.pose.facingRadians).toBeCloseTo(Math.PI, 9)
  })

  test('a feature is moved and turned by keys too', () => {
    const wood = testFeature('wood', [
      [10, 10],
      [20, 10],
      [15, 20],
    ])
    const table = new TestTable({ features: [wood] }, { selection: ['wood'] }).keys('ArrowRight')
    expect(table.calls).toMatchObject([{ call: 'reshape', id: 'wood' }])
    expect(table.scene.features[0]?.shape.points[0]).toEqual({ x: 10.5, y: 10 })
  })
})

describe('keys of the table', () => {
  test('Tab goes through pieces, camps and terrain, and leaves the table behind the last', () => {
    const wood = testFeature('wood', [
      [40, 40],
      [50, 40],
      [45, 50],
    ])
    const table = new TestTable({ pieces, camps: [testCamp(10, 5)], features: [wood] })
    const seen: (string | undefined)[] = []
    while (table.press('Tab')) seen.push(table.desk.selection[0])
    expect(seen).toEqual(['knights', 'levy', 'camp-a', 'wood'])
    expect(table.press('Shift+Tab')).toBe(true)
    expect(table.desk.selection).toEqual(['camp-a'])
  })

  test('Esc lets go, and after it Tab leaves the table', () => {
    const table = new TestTable({ pieces })
    table.press('Tab')
    expect(table.press('Escape')).toBe(true)
    table.expectSelection()
    expect(table.press('Tab')).toBe(false)
  })

  test.each(['ruler', 'sight', 'wheel', 'polygon', 'vertices'] as const)(
    'Esc lays the %s aside when there is nothing of it to give up, and what is selected stays so',
    (tool) => {
      const table = new TestTable({ pieces }, { tool, selection: ['knights'] })
      expect(table.press('Escape')).toBe(true)
      table.expectCalls({ call: 'tool', tool: 'select' }).expectSelection('knights')
      table.give({ tool: 'select' }).keys('Escape').expectSelection()
    },
  )

  test('Esc clears the ruler first, and lays it aside the next time', () => {
    const table = new TestTable({ pieces }, { tool: 'ruler' })
    table.drag({ x: 20, y: 10 }, { x: 20, y: 18 }).keys('Escape').expectToBeIn('ruler.idle').expectCalls()
    table.keys('Escape').expectCalls({ call: 'tool', tool: 'select' })
  })

  test('plus and minus zoom, 0 shows the whole table again', () => {
    const table = new TestTable({ pieces })
    const fitted = table.desk.camera
    table.keys('+', '+', '-')
    expect(table.desk.camera.pixelsPerInch).toBeCloseTo(fitted.pixelsPerInch * 1.25, 9)
    table.keys('0')
    expect(table.desk.camera).toEqual(fitted)
  })

  test('a tool’s letter asks for the tool', () => {
    new TestTable()
      .keys('w', 'r')
      .expectCalls({ call: 'tool', tool: 'wheel' }, { call: 'tool', tool: 'ruler' })
  })

  test('keys that are not the table’s are left to others', () => {
    const table = new TestTable({ pieces }, { selection: ['knights'] })
    for (const key of ['Ctrl+k', 'Ctrl+z', 'x', 'F5', 'Alt+ArrowLeft']) expect(table.press(key)).toBe(false)
  })

  test('while a piece is dragged, keys do not move it as well', () => {
    const table = new TestTable({ pieces })
    table.pointerDown({ x: 20, y: 10 }).pointerMove({ x: 25, y: 15 }).keys('ArrowUp', 'q', 'f')
    table.pointerUp({ x: 25, y: 15 })
    expect(table.calls).toHaveLength(1)
  })

  test('every listed key has words in both languages, and no two do the same thing twice', () => {
    for (const { label } of TABLE_KEYS) {
      expect(CATALOGUES.en[label]).toBeTruthy()
      expect(CATALOGUES.fr[label]).toBeTruthy()
    }
    expect(new Set(TABLE_KEYS.map(({ id }) => id)).size).toBe(TABLE_KEYS.length)
  })

  test('a listed single key is answered', () => {
    const held = { shift: false, alt: false, ctrl: false }
    const names: Record<string, string> = { Esc: 'Escape', Space: ' ' }
    for (const { id, keys } of TABLE_KEYS) {
      const [key] = keys
      // These are keys of a drag, and ask for nothing by themselves.
      if (keys.length !== 1 || key === undefined || id === 'snap' || id === 'exact') continue
      expect(findRequest({ ...held, key: names[key] ?? key }), id).not.toBeNull()
    }
  })
})
