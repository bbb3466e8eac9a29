import { expect, test } from 'vitest'
import { cornerOf, layOutMat, squareAtPlace, squareTowards } from './mat-layout'

const extent = (viewFrom: 'a' | 'b') => ({ left: 1, near: 1, columns: 7, rows: 6, viewFrom })
const area = { width: 900, height: 700 }

test('player 1 sees square 1,1 at his lower left, player 2 at his upper right', () => {
  const layout = layOutMat(extent('a'), area)
  const { left, top } = cornerOf(extent('a'), layout, { column: 1, row: 1 })
  expect(left).toBeCloseTo(layout.left)
  expect(top).toBeCloseTo(layout.top + 5 * layout.square.height)
  const turned = cornerOf(extent('b'), layout, { column: 1, row: 1 })
  expect(turned.left).toBeCloseTo(layout.left + 6 * layout.square.width)
  expect(turned.top).toBeCloseTo(layout.top)
})

test.each(['a', 'b'] as const)(
  'a place in a square leads to it, and beside the mat to none, seen from %s',
  (side) => {
    const layout = layOutMat(extent(side), area)
    for (let column = 1; column <= 7; column++) {
      for (let row = 1; row <= 6; row++) {
        const { left, top } = cornerOf(extent(side), layout, { column, row })
        const place = { left: left + layout.square.width / 2, top: top + layout.square.height / 2 }
        expect(squareAtPlace(extent(side), layout, place)).toEqual({ column, row })
      }
    }
    expect(squareAtPlace(extent(side), layout, { left: layout.left - 1, top: layout.top + 5 })).toBeNull()
  },
)

test('squares are those of upright cards, and the whole mat is in its element', () => {
  const layout = layOutMat(extent('a'), area)
  expect(layout.square.height / layout.square.width).toBeCloseTo(148 / 108)
  expect(layout.square.width * 7).toBeLessThanOrEqual(area.width)
  expect(layout.square.height * 6).toBeLessThanOrEqual(area.height)
})

test('arrow keys lead as the screen shows, and stay on the mat', () => {
  expect(squareTowards(extent('a'), { column: 3, row: 3 }, 'ArrowUp')).toEqual({ column: 3, row: 4 })
  expect(squareTowards(extent('b'), { column: 3, row: 3 }, 'ArrowUp')).toEqual({ column: 3, row: 2 })
  expect(squareTowards(extent('a'), { column: 7, row: 3 }, 'ArrowRight')).toEqual({ column: 7, row: 3 })
})
