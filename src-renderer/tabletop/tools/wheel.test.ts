import { frontCorner, gapInches, measureDistance, rectangleFootprint } from '@rules/core/geometry'
import { describe, expect, test } from 'vitest'
import { TestTable, testPiece } from '../testing/test-table'

const one = testPiece('one', 20, 10)

describe('wheeling', () => {
  test('grasped by its right half a base wheels about its left front corner, which stays', () => {
    const table = new TestTable({ pieces: [one] }, { tool: 'wheel' })
    table.pointerDown({ x: 21.8, y: 10.8 }).expectToBeIn('wheel.wheeling')
    table.pointerMove({ x: 21, y: 13 }).pointerUp({ x: 21, y: 13 }).expectToBeIn('wheel.idle')
    const { manner, moves } = table.onlyMove()
    const pose = moves[0]?.pose ?? one.pose
    expect(manner).toBe('wheel')
    expect(pose.facingRadians).toBeGreaterThan(0.1)
    const corner = frontCorner({ ...one, pose }, 'left')
    expect(corner.x).toBeCloseTo(18, 9)
    expect(corner.y).toBeCloseTo(11, 9)
  })

  test('grasped by its left half it wheels about its right front corner', () => {
    const table = new TestTable({ pieces: [one] }, { tool: 'wheel' })
    table.drag({ x: 18.2, y: 10.8 }, { x: 19, y: 13 })
    const pose = table.onlyMove().moves[0]?.pose ?? one.pose
    expect(pose.facingRadians).toBeLessThan(-0.1)
    const corner = frontCorner({ ...one, pose }, 'right')
    expect(corner.x).toBeCloseTo(22, 9)
    expect(corner.y).toBeCloseTo(11, 9)
  })

  test('the way of the outer corner is what counts: typed inches make it exactly so long', () => {
    const table = new TestTable({ pieces: [one] }, { tool: 'wheel' })
    table.pointerDown({ x: 21.8, y: 10.8 }).pointerMove({ x: 21.5, y: 12 }).keys('2')
    expect(table.status?.movedInches).toBeCloseTo(2, 9)
    table.keys('Enter')
    expect(table.onlyMove().moves[0]?.pose.facingRadians).toBeCloseTo(2 / 4, 9)
  })

  test('a group wheels as one body: the outermost corner stays and all distances with it', () => {
    const pieces = [
      testPiece('left', 20, 10),
      testPiece('middle', 25, 9.5, { degrees: 5 }),
      testPiece('right', 31, 10),
    ]
    const table = new TestTable({ pieces }, { tool: 'wheel', selection: ['left', 'middle', 'right'] })
    table.drag({ x: 32.5, y: 10.5 }, { x: 31, y: 16 })
    const { moves } = table.onlyMove()
    const after = pieces.map((piece) => ({
      ...piece,
      pose: moves.find(({ id }) => id === piece.id)?.pose ?? piece.pose,
    }))
    const corner = frontCorner(after[0] ?? one, 'left')
    expect(corner.x).toBeCloseTo(18, 9)
    expect(corner.y).toBeCloseTo(11, 9)
    for (const [first, second] of [
      [0, 1],
      [1, 2],
      [0, 2],
    ] as const) {
      const before = [pieces[first] ?? one, pieces[second] ?? one].map(rectangleFootprint)
      const now = [after[first] ?? one, after[second] ?? one].map(rectangleFootprint)
      const gap = (pair: typeof before) =>
        measureDistance(pair[0] ?? rectangleFootprint(one), pair[1] ?? rectangleFootprint(one)).inches
      expect(gap(now)).toBeCloseTo(gap(before), 9)
    }
  })

  test('B’s units face the other way: left and right are theirs', () => {
    const theirs = testPiece('theirs', 20, 50, { side: 'b', degrees: 180 })
    const table = new TestTable({ pieces: [theirs] }, { tool: 'wheel' })
    // To the right of a unit that looks down the table lies the smaller x.
    table.drag({ x: 18.2, y: 49.2 }, { x: 19, y: 46 })
    const pose = table.onlyMove().moves[0]?.pose ?? theirs.pose
    const corner = frontCorner({ ...theirs, pose }, 'left')
    expect(gapInches(corner, { x: 22, y: 49 })).toBeCloseTo(0, 9)
  })

  test('Q and E wheel by 5° about the left and the right front corner', () => {
    const table = new TestTable({ pieces: [one] }, { tool: 'wheel', selection: ['one'] })
    table.keys('q')
    const pose = table.onlyMove().moves[0]?.pose ?? one.pose
    expect((pose.facingRadians * 180) / Math.PI).toBeCloseTo(5, 9)
    expect(gapInches(frontCorner({ ...one, pose }, 'left'), { x: 18, y: 11 })).toBeCloseTo(0, 9)
    table.keys('e')
    const back = table.scene.pieces[0] ?? one
    expect(back.pose.facingRadians).toBeCloseTo(0, 9)
  })

  test('Esc leaves everything as it was', () => {
    const table = new TestTable({ pieces: [one] }, { tool: 'wheel' })
    table
      .pointerDown({ x: 21.8, y: 10.8 })
      .pointerMove({ x: 21, y: 13 })
      .keys('Escape')
      .expectToBeIn('wheel.idle')
    table.pointerUp({ x: 21, y: 13 }).expectCalls()
    expect(table.shownPose('one')).toEqual(one.pose)
  })
})
