import { describe, expect, test } from 'vitest'
import { TestTable, testCamp, testFeature, testPiece } from '../testing/test-table'

const pieces = [testPiece('knights', 20, 10), testPiece('levy', 30, 10), testPiece('archers', 40, 10)]

describe('choosing', () => {
  test('a click chooses a piece, a click on bare table lets it go', () => {
    const table = new TestTable({ pieces })
    table.click({ x: 20, y: 10 }).expectSelection('knights').expectToBeIn('select.idle')
    table.click({ x: 60, y: 40 }).expectSelection().expectCalls()
  })

  test('a press chooses at once, before anyone knows whether it becomes a drag', () => {
    const table = new TestTable({ pieces })
    table.pointerDown({ x: 30, y: 10 }).expectToBeIn('select.pointing').expectSelection('levy')
  })

  test('Shift takes one more and lets it go again', () => {
    const table = new TestTable({ pieces })
    table.click({ x: 20, y: 10 }).click({ x: 30, y: 10 }, { shift: true }).expectSelection('knights', 'levy')
    table.click({ x: 20, y: 10 }, { shift: true }).expectSelection('levy')
  })

  test('a click on one of several chooses it alone, a drag of it keeps them all', () => {
    const table = new TestTable({ pieces }, { selection: ['knights', 'levy'] })
    table.drag({ x: 20, y: 10 }, { x: 25, y: 15 }).expectSelection('knights', 'levy')
    table.click({ x: 25, y: 15 }).expectSelection('knights')
  })

  test('a box chooses what it touches, and only that', () => {
    const table = new TestTable({ pieces, camps: [testCamp(20, 4)] })
    table.pointerDown({ x: 16, y: 14 }).pointerMove({ x: 28.1, y: 10 }).expectToBeIn('select.box-selecting')
    table.pointerUp({ x: 28.1, y: 10 }).expectSelection('knights', 'levy').expectCalls()
    table.drag({ x: 16, y: 14 }, { x: 27.9, y: 10 }).expectSelection('knights')
    table.drag({ x: 30, y: 6 }, { x: 16, y: 1 }).expectSelection('camp-a')
  })

  test('a turned base is hit where it is, not where it was before it was turned', () => {
    const table = new TestTable({ pieces: [testPiece('column', 20, 20, { degrees: 90 })] })
    table.click({ x: 20, y: 21.8 }).expectSelection('column')
    table.click({ x: 21.8, y: 20 }).expectSelection()
  })

  test('a double click opens what it hits', () => {
    new TestTable({ pieces }).doubleClick({ x: 40, y: 10 }).expectCalls({ call: 'open', id: 'archers' })
  })
})

describe('dragging', () => {
  test('a drag is one move, by the way of the pointer from its press', () => {
    const table = new TestTable({ pieces })
    table.pointerDown({ x: 21, y: 10.5 }).pointerMove({ x: 24, y: 14 }).expectToBeIn('select.translating')
    expect(table.shownPose('knights').x).toBeCloseTo(23, 9)
    expect(table.shownPose('knights').y).toBeCloseTo(13.5, 9)
    table.expectCalls()
    table.pointerMove({ x: 26, y: 16 }).pointerUp({ x: 26, y: 16 }).expectToBeIn('select.idle')
    const { manner, moves } = table.onlyMove()
    expect(manner).toBe('move')
    expect(moves).toHaveLength(1)
    expect(moves[0]?.pose.x).toBeCloseTo(25, 9)
    expect(moves[0]?.pose.y).toBeCloseTo(15.5, 9)
  })

  test('many moves of the pointer between two frames are judged once', () => {
    const table = new TestTable({ pieces })
    table.pointerDown({ x: 20, y: 10 }).pointerMove({ x: 22, y: 12 })
    const before = table.judged.count
    for (let step = 1; step <= 50; step++) {
      table.input.pointerMove({
        pointerId: 1,
        kind: 'mouse',
        button: 0,
        shift: false,
        alt: false,
        ctrl: false,
        at: { left: 300 + step, top: 300 },
        timeMs: step,
      })
    }
    table.frame()
    expect(table.judged.count).toBe(before + 1)
    expect([...table.judged.poses.keys()]).toEqual(['knights'])
  })

  test('a press that trembles by three pixels is a click', () => {
    const table = new TestTable({ pieces })
    const tremble = 3 / table.desk.camera.pixelsPerInch
    table
      .pointerDown({ x: 20, y: 10 })
      .pointerMove({ x: 20 + tremble, y: 10 })
      .expectToBeIn('select.pointing')
    table
      .pointerUp({ x: 20 + tremble, y: 10 })
      .expectCalls()
      .expectSelection('knights')
  })

  test('typed inches make the way exactly so long, with a comma or a point', () => {
    for (const typed of ['7,5', '7.5', '15/2']) {
      const table = new TestTable({ pieces })
      table.pointerDown({ x: 20, y: 10 }).pointerMove({ x: 20, y: 13 })
      table.keys(...typed)
      expect(table.shownPose('knights').y).toBeCloseTo(17.5, 9)
      table.keys('Enter').expectToBeIn('select.idle')
      const { moves } = table.onlyMove()
      expect(moves[0]?.pose.x).toBeCloseTo(20, 9)
      expect(moves[0]?.pose.y).toBeCloseTo(17.5, 9)
      table.pointerUp({ x: 20, y: 13 })
      expect(table.calls).toHaveLength(1)
    }
  })

  test('Shift keeps to straight ahead or aside, as the dragged base faces', () => {
    const table = new TestTable({ pieces: [testPiece('turned', 30, 30, { degrees: 30 })] })
    table.drag({ x: 30, y: 30 }, { x: 28, y: 36 }, { shift: true })
    const pose = table.onlyMove().moves[0]?.pose
    expect(Math.atan2(30 - (pose?.x ?? 0), (pose?.y ?? 0) - 30)).toBeCloseTo(Math.PI / 6, 9)
  })

  test('a group keeps its distances', () => {
    const table = new TestTable({ pieces }, { selection: ['knights', 'levy', 'archers'] })
    table.drag({ x: 30, y: 10 }, { x: 37.3, y: 21.1 })
    const { moves } = table.onlyMove()
    expect(moves.map(({ id }) => id)).toEqual(['knights', 'levy', 'archers'])
    expect(moves.map(({ pose }) => pose.x - (moves[0]?.pose.x ?? 0))).toEqual([0, 10, 20])
  })

  test('Esc puts everything back and makes no call, and the rest of the drag means nothing', () => {
    const table = new TestTable({ pieces })
    table
      .pointerDown({ x: 20, y: 10 })
      .pointerMove({ x: 30, y: 30 })
      .keys('Escape')
      .expectToBeIn('select.idle')
    expect(table.shownPose('knights')).toMatchObject({ x: 20, y: 10 })
    table.pointerMove({ x: 40, y: 40 }).pointerUp({ x: 40, y: 40 }).expectCalls()
  })

  test('a pointer that is lost cancels, as when the window loses it', () => {
    const table = new TestTable({ pieces })
    table.pointerDown({ x: 20, y: 10 }).pointerMove({ x: 30, y: 30 })
    table.input.pointerLost(1)
    table.expectToBeIn('select.idle').pointerUp({ x: 30, y: 30 }).expectCalls()
  })

  test('another tool in the middle of a drag cancels it', () => {
    const table = new TestTable({ pieces })
    table.pointerDown({ x: 20, y: 10 }).pointerMove({ x: 30, y: 30 }).give({ tool: 'ruler' })
    table.expectToBeIn('ruler.idle').expectCalls()
  })

  test('a piece stays where it was let go until the game has answered', () => {
    const table = new TestTable({ pieces })
    table.answersAtOnce = false
    table.drag({ x: 20, y: 10 }, { x: 26, y: 16 })
    expect(table.shownPose('knights').x).toBeCloseTo(26, 9)
    expect(table.judged.poses.get('knights')?.x).toBeCloseTo(26, 9)
    table.answer().frame()
    expect(table.shownPose('knights').x).toBeCloseTo(26, 9)
    expect(table.judged.poses.size).toBe(0)
  })

  test('a piece that the game took off the table in the middle of a drag is not moved', () => {
    const table = new TestTable({ pieces })
    table.pointerDown({ x: 20, y: 10 }).pointerMove({ x: 30, y: 30 })
    table.give({ scene: { ...table.scene, pieces: pieces.slice(1) } })
    table.pointerUp({ x: 30, y: 30 }).expectCalls()
  })

  test('seen from B’s side a drag to the right on the screen goes to the left on the table', () => {
    const table = new TestTable({ pieces }, { viewFrom: 'b' })
    table.drag({ x: 20, y: 10 }, { x: 15, y: 12 })
    expect(table.onlyMove().moves[0]?.pose.x).toBeCloseTo(15, 9)
    expect(table.onlyMove().moves[0]?.pose.y).toBeCloseTo(12, 9)
  })

  test('a pointer that leaves the window takes nothing off the table, and a group stays together', () => {
    const table = new TestTable({ pieces }, { selection: ['knights', 'levy', 'archers'] })
    table.drag({ x: 30, y: 10 }, { x: -500, y: 900 })
    const { moves } = table.onlyMove()
    expect(moves.map(({ pose }) => Math.round(pose.x * 1e6) / 1e6)).toEqual([0, 10, 20])
    expect(moves.map(({ pose }) => Math.round(pose.y * 1e6) / 1e6)).toEqual([60, 60, 60])
  })

  test('a base may hang over the edge: that is for the game to judge', () => {
    const table = new TestTable({ pieces })
    table.drag({ x: 20, y: 10 }, { x: 1, y: 10 })
    expect(table.onlyMove().moves[0]?.pose.x).toBeCloseTo(1, 9)
  })

  test('a camp is moved like a piece', () => {
    const table = new TestTable({ camps: [testCamp(20, 4)] })
    table.drag({ x: 20, y: 4 }, { x: 25, y: 5 })
    const [move] = table.onlyMove().moves
    expect(move?.id).toBe('camp-a')
    expect(move?.pose.x).toBeCloseTo(25, 9)
    expect(move?.pose.y).toBeCloseTo(5, 9)
  })

  test('a feature is reshaped by a drag of its area', () => {
    const wood = testFeature('wood', [
      [10, 10],
      [20, 10],
      [15, 20],
    ])
    const table = new TestTable({ features: [wood] })
    table.drag({ x: 15, y: 13 }, { x: 18, y: 14 })
    const [only] = table.calls
    expect(table.calls).toHaveLength(1)
    if (only?.call !== 'reshape') throw new Error('expected a reshape')
    expect(
      only.shape.points.map(({ x, y }) => [Math.round(x * 1e6) / 1e6, Math.round(y * 1e6) / 1e6]),
    ).toEqual([
      [13, 11],
      [23, 11],
      [18, 21],
    ])
  })
})

describe('turning by the handle', () => {
  test('the handle is there as soon as something is chosen elsewhere, and gone with it', () => {
    const table = new TestTable({ pieces })
    const handles = () => table.desk.frame().feedback.marks.filter(({ kind }) => kind === 'handle')
    expect(handles()).toEqual([])
    table.give({ selection: ['knights'] })
    expect(handles()).toHaveLength(1)
    table.give({ selection: [] })
    expect(handles()).toEqual([])
  })

  const handle = (table: TestTable) => ({ x: 20, y: 11 + 24 / table.desk.camera.pixelsPerInch })

  test('the handle before the front turns the base about its centre', () => {
    const table = new TestTable({ pieces }, { selection: ['knights'] })
    table.pointerDown(handle(table)).expectToBeIn('select.rotating')
    table.pointerMove({ x: 15, y: 10 }).pointerUp({ x: 15, y: 10 })
    const { manner, moves } = table.onlyMove()
    expect(manner).toBe('turn')
    expect(moves[0]?.pose.facingRadians).toBeCloseTo(Math.PI / 2, 9)
    expect([moves[0]?.pose.x, moves[0]?.pose.y]).toEqual([20, 10])
  })

  test('Shift turns in steps of 5°, a typed figure by exactly so many degrees', () => {
    const stepped = new TestTable({ pieces }, { selection: ['knights'] })
    stepped.drag(handle(stepped), { x: 17.9, y: 13 }, { shift: true })
    expect(((stepped.onlyMove().moves[0]?.pose.facingRadians ?? 0) * 180) / Math.PI).toBeCloseTo(35, 9)
    const typed = new TestTable({ pieces }, { selection: ['knights'] })
    typed.pointerDown(handle(typed)).pointerMove({ x: 21, y: 12 }).keys('1', '4', 'Enter')
    expect(((typed.onlyMove().moves[0]?.pose.facingRadians ?? 0) * 180) / Math.PI).toBeCloseTo(-14, 9)
  })

  test('Esc leaves the facing as it was', () => {
    const table = new TestTable({ pieces }, { selection: ['knights'] })
    table.pointerDown(handle(table)).pointerMove({ x: 15, y: 10 }).keys('Escape').expectToBeIn('select.idle')
    expect(table.shownPose('knights').facingRadians).toBe(0)
    table.expectCalls()
  })
})
