import { expect, test } from 'vitest'
import { pageSize, type TrueOutline } from './printout'
import { OVERLAP_MM, tilesOf } from './tiles'

const PAGE = { widthMm: 190, heightMm: 240 }

function square(width: number, depth: number): TrueOutline {
  const points = [
    { x: 10, y: 20 },
    { x: 10 + width, y: 20 },
    { x: 10 + width, y: 20 + depth },
    { x: 10, y: 20 + depth },
  ]
  return { name: 'Wood', closed: true, points }
}

test('an inch of terrain is 25.4 mm of paper', () => {
  const [tile] = tilesOf(square(4, 3), PAGE)
  const xs = tile?.points.map(({ x }) => x) ?? []
  const ys = tile?.points.map(({ y }) => y) ?? []
  expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(101.6, 9)
  expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(76.2, 9)
})

test.each([
  { what: 'just within one page', width: 188 / 25.4, columns: 1 },
  { what: 'a hair wider than one page', width: 188.01 / 25.4, columns: 2 },
  { what: 'just within two pages that share 10 mm', width: 368 / 25.4, columns: 2 },
  { what: 'a hair wider than that', width: 368.01 / 25.4, columns: 3 },
])('an outline $what needs $columns columns', ({ width, columns }) => {
  const tiles = tilesOf(square(width, 2), PAGE)
  expect(tiles.map(({ row, column }) => [row, column])).toEqual(
    Array.from({ length: columns }, (_, index) => [1, index + 1]),
  )
})

test('neighbouring pages show the same 10 mm', () => {
  const tiles = tilesOf(square(12, 12), PAGE)
  expect(tiles).toHaveLength(4)
  const [first, right, below] = tiles
  const shift = (first?.points[0]?.x ?? 0) - (right?.points[0]?.x ?? 0)
  expect(shift).toBeCloseTo(PAGE.widthMm - OVERLAP_MM, 9)
  const down = (first?.points[0]?.y ?? 0) - (below?.points[0]?.y ?? 0)
  expect(down).toBeCloseTo(PAGE.heightMm - OVERLAP_MM, 9)
})

test('A4 and Letter have their sizes either way up', () => {
  expect(pageSize('a4', true)).toMatchObject({ widthMm: 297, heightMm: 210 })
  expect(pageSize('letter', false)).toMatchObject({ widthMm: 215.9, heightMm: 279.4 })
})
