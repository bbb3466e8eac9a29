import { perimeterInches, polygonFootprint } from '@rules/core/geometry'
import { describe, expect, test } from 'vitest'
import { TestTable, testFeature, testPiece } from '../testing/test-table'

const wood = testFeature('wood', [
  [10, 10],
  [20, 10],
  [20, 20],
  [10, 20],
])
const marsh = testFeature('marsh', [
  [20, 12],
  [30, 12],
  [30, 18],
  [20, 18],
])
const hill = testFeature('hill', [
  [50, 40],
  [60, 40],
  [55, 50],
])
const finger = { pointerId: 1, kind: 'touch' } as const

describe('split tool', () => {
  test('a line dragged across a wood cuts it in one call', () => {
    const table = new TestTable({ features: [wood] }, { tool: 'split' })
    table
      .pointerDown({ x: 14, y: 8 })
      .pointerMove({ x: 14, y: 22 })
      .expectToBeIn('split.cutting')
      .expectCalls()
    table.pointerUp({ x: 14, y: 22 }).expectToBeIn('split.idle')
    const [call] = table.calls
    expect(call).toMatchObject({ call: 'split', id: 'wood' })
    expect(call?.call === 'split' && call.parts.map(({ points }) => points.length)).toEqual([4, 4])
  })

  test('two clicks do, and so does a finger', () => {
    const clicked = new TestTable({ features: [wood] }, { tool: 'split' })
    clicked.click({ x: 8, y: 15 }).expectToBeIn('split.cutting').pointerMove({ x: 22, y: 15 })
    clicked.click({ x: 22, y: 15 })
    expect(clicked.calls).toHaveLength(1)
    const touched = new TestTable({ features: [wood] }, { tool: 'split' })
    touched.drag({ x: 8, y: 15 }, { x: 22, y: 15 }, finger)
    expect(touched.calls).toHaveLength(1)
  })

  test('by keyboard: Space, arrows, Enter', () => {
    const table = new TestTable({ features: [wood] }, { tool: 'split' })
    table.desk.pointer = { x: 15, y: 8 }
    table.keys(' ', ...Array.from({ length: 5 }, () => 'Ctrl+ArrowUp'), 'Enter')
    expect(table.calls).toMatchObject([{ call: 'split', id: 'wood' }])
  })

  test('the chosen area is cut where two lie on each other', () => {
    const upper = testFeature('field', [
      [12, 12],
      [18, 12],
      [18, 18],
      [12, 18],
    ])
    const table = new TestTable({ features: [wood, upper] }, { tool: 'split', selection: ['wood'] })
    table.drag({ x: 8, y: 15 }, { x: 22, y: 15 })
    expect(table.calls).toMatchObject([{ call: 'split', id: 'wood' }])
  })

  test('nothing is cut beside an area, of a locked one, or after Esc', () => {
    const table = new TestTable({ features: [{ ...wood, locked: true }] }, { tool: 'split' })
    table.drag({ x: 8, y: 15 }, { x: 22, y: 15 }).drag({ x: 40, y: 30 }, { x: 50, y: 30 })
    table
      .pointerDown({ x: 8, y: 15 })
      .pointerMove({ x: 22, y: 15 })
      .keys('Escape')
      .pointerUp({ x: 22, y: 15 })
    table.expectCalls()
  })
})

describe('join tool', () => {
  test('a click on each of two areas that touch joins them: the first takes the shape', () => {
    const table = new TestTable({ features: [wood, marsh] }, { tool: 'join' })
    table.click({ x: 15, y: 15 }).expectToBeIn('join.joining').expectSelection('wood')
    table.click({ x: 25, y: 15 }).expectToBeIn('join.idle')
    const [call] = table.calls
    expect(call).toMatchObject({ call: 'join', ids: ['wood', 'marsh'] })
    expect(call?.call === 'join' && call.shape.points).toHaveLength(8)
  })

  test('areas apart are not joined, and it is said', () => {
    const table = new TestTable({ features: [wood, hill] }, { tool: 'join' })
    table.click({ x: 15, y: 15 }).click({ x: 55, y: 43 }).expectToBeIn('join.joining').expectCalls()
    const { marks } = table.desk.frame().feedback
    expect(marks).toContainEqual(expect.objectContaining({ figure: { say: 'apart' } }))
    table.keys('Escape').expectToBeIn('join.idle')
  })

  test('by keyboard and by touch', () => {
    const table = new TestTable({ features: [wood, marsh] }, { tool: 'join' })
    table.desk.pointer = { x: 17, y: 15 }
    table.keys(' ', 'Ctrl+ArrowRight', 'Ctrl+ArrowRight', ' ')
    expect(table.calls).toMatchObject([{ call: 'join' }])
    const touched = new TestTable({ features: [wood, marsh] }, { tool: 'join' })
    touched.click({ x: 15, y: 15 }, finger).click({ x: 25, y: 15 }, finger)
    expect(touched.calls).toMatchObject([{ call: 'join' }])
  })
})

describe('calibrate tool', () => {
  test('two places and a typed length set the scale', () => {
    const table = new TestTable({}, { tool: 'calibrate' })
    table.drag({ x: 10, y: 10 }, { x: 10, y: 40 }).expectToBeIn('calibrate.typing')
    table.keys('4', '5', 'Enter').expectToBeIn('calibrate.idle')
    const [call] = table.calls
    expect(call).toMatchObject({ call: 'calibrate', inches: 45 })
    expect(call?.call === 'calibrate' && call.to.y).toBeCloseTo(40, 9)
  })

  test('no length, no scale; Esc gives up', () => {
    const table = new TestTable({}, { tool: 'calibrate' })
    table.click({ x: 10, y: 10 }).click({ x: 10, y: 40 }).expectToBeIn('calibrate.typing')
    table.keys('Enter').expectToBeIn('calibrate.typing').keys('0', 'Enter').expectToBeIn('calibrate.typing')
    expect(table.desk.frame().feedback.marks.at(-1)).toMatchObject({
      tone: 'settle',
      figure: { typed: '0', refused: true },
    })
    table.keys('Escape').expectToBeIn('calibrate.idle').expectCalls()
  })

  test('by keyboard alone', () => {
    const table = new TestTable({}, { tool: 'calibrate' })
    table.desk.pointer = { x: 20, y: 20 }
    table.keys(' ', 'Ctrl+ArrowUp', 'Ctrl+ArrowUp', 'Enter', '7', ',', '5', 'Enter')
    const [call] = table.calls
    expect(call).toMatchObject({ call: 'calibrate', from: { x: 20, y: 20 }, inches: 7.5 })
    expect(call?.call === 'calibrate' && call.to.y).toBeCloseTo(26, 9)
  })
})

describe('keys of the corner tool', () => {
  test('C curves the chosen area, one call', () => {
    const table = new TestTable({ features: [wood] }, { tool: 'vertices', selection: ['wood'] }).keys('c')
    expect(table.calls).toMatchObject([{ call: 'reshape', id: 'wood' }])
    expect(table.scene.features[0]?.shape.points).toHaveLength(16)
  })

  test('M makes its outline exactly as long as it may be, about its middle', () => {
    const table = new TestTable(
      { features: [wood] },
      { tool: 'vertices', selection: ['wood'], drawLimitInches: 20 },
    ).keys('m')
    const points = table.scene.features[0]?.shape.points ?? []
    expect(perimeterInches(polygonFootprint(points))).toBeCloseTo(20, 9)
    expect(Math.min(...points.map(({ x }) => x))).toBeCloseTo(12.5, 9)
  })
})

describe('notes', () => {
  const notes = [{ id: 'note', at: { x: 30, y: 30 }, text: 'Ford', symbol: 'flag' as const }]

  test('a note is chosen before what lies beneath it, and dragged in one call', () => {
    const pieces = [testPiece('knights', 30, 30)]
    const table = new TestTable({ pieces, notes })
    table.drag({ x: 30, y: 30 }, { x: 35, y: 32 }).expectSelection('note')
    expect(table.calls).toEqual([{ call: 'move-note', id: 'note', at: { x: 35, y: 32 } }])
    expect(table.scene.notes?.[0]?.at).toEqual({ x: 35, y: 32 })
    expect(table.judged.poses.size).toBe(0)
  })

  test('a finger takes it from farther off than the mouse', () => {
    const off = 18 / new TestTable({ notes }).desk.camera.pixelsPerInch
    new TestTable({ notes }).click({ x: 30 + off, y: 30 }).expectSelection()
    new TestTable({ notes }).click({ x: 30 + off, y: 30 }, finger).expectSelection('note')
  })

  test('arrows move it, Tab comes to it, a double click opens it; Q does nothing to it', () => {
    const table = new TestTable({ notes })
    table.keys('Tab').expectSelection('note').keys('ArrowUp', 'q')
    expect(table.calls).toEqual([{ call: 'move-note', id: 'note', at: { x: 30, y: 30.5 } }])
    const opened = new TestTable({ notes }).doubleClick({ x: 30, y: 30 })
    expect(opened.calls).toEqual([{ call: 'open', id: 'note' }])
  })

  test('a locked note stays', () => {
    const locked = notes.map((note) => ({ ...note, locked: true }))
    new TestTable({ notes: locked }).drag({ x: 30, y: 30 }, { x: 35, y: 32 }).expectCalls()
  })

  test('it stays where it was let go until the game has answered', () => {
    const table = new TestTable({ notes })
    table.answersAtOnce = false
    table.drag({ x: 30, y: 30 }, { x: 35, y: 32 })
    expect(table.desk.frame().scene.notes?.[0]?.at).toEqual({ x: 35, y: 32 })
    table.answer()
    expect(table.desk.frame().scene.notes?.[0]?.at).toEqual({ x: 35, y: 32 })
  })
})

describe('a limit that is known', () => {
  const toneAt = (inches: number, limitInches?: number) => {
    const piece = testPiece('knights', 20, 10, limitInches === undefined ? {} : { limitInches })
    const table = new TestTable({ pieces: [piece] })
    table
      .pointerDown({ x: 20, y: 10 })
      .pointerMove({ x: 20, y: 14 })
      .keys(...`${inches}`)
    const mark = table.desk.frame().feedback.marks.find(({ kind }) => kind === 'figure')
    return mark?.kind === 'figure' ? [mark.tone, mark.figure] : []
  }

  test.each([
    [5.39, 'fine'],
    [5.41, 'near'],
    [5.99, 'near'],
    [6, 'near'],
    [6.01, 'settle'],
  ] as const)('%d of 6 inches is %s', (inches, tone) => {
    expect(toneAt(inches, 6)).toMatchObject([tone, { say: 'moved', limitInches: 6 }])
  })

  test('without one nothing is said of it', () => {
    expect(toneAt(5)).toMatchObject(['accent', { say: 'moved', limitInches: null }])
  })

  test('of a group the least holds, and a wheel is measured by it too', () => {
    const pieces = [
      testPiece('knights', 20, 10, { limitInches: 8 }),
      testPiece('levy', 24, 10, { limitInches: 4 }),
      testPiece('archers', 28, 10),
    ]
    const table = new TestTable({ pieces }, { selection: ['knights', 'levy', 'archers'], tool: 'wheel' })
    table.pointerDown({ x: 29, y: 10 }).pointerMove({ x: 29, y: 16 })
    const figure = table.desk.frame().feedback.marks.find((mark) => mark.kind === 'figure')
    expect(figure).toMatchObject({ tone: 'settle', figure: { say: 'wheeled', limitInches: 4 } })
  })
})
