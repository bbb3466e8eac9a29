import { expect, test } from 'vitest'
import { polygonFootprint, polylineFootprint, rectangleFootprint } from './footprint'
import { crossesPolyline, runsInside } from './segment'

const way = (fromX: number, fromY: number, toX: number, toY: number) => ({
  from: { x: fromX, y: fromY },
  to: { x: toX, y: toY },
})
const square = rectangleFootprint({
  pose: { x: 5, y: 5, facingRadians: 0 },
  frontageInches: 2,
  depthInches: 2,
})
const notched = polygonFootprint([
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 5, y: 5 },
  { x: 0, y: 10 },
])

test('a way through a square runs inside from edge to edge', () => {
  expect(runsInside(way(0, 5, 10, 5), square)).toEqual([[0.4, 0.6]])
})

test('a way through two opposite corners runs inside between them', () => {
  expect(runsInside(way(0, 0, 10, 10), square)).toEqual([[expect.closeTo(0.4, 9), expect.closeTo(0.6, 9)]])
})

test('a way along an edge, or past a corner, does not run inside', () => {
  expect(runsInside(way(0, 4, 10, 4), square)).toEqual([])
  expect(runsInside(way(0, 4.0000005, 10, 4.0000005), square)).toEqual([])
  expect(runsInside(way(2, 6, 6, 2), square)).toEqual([])
  expect(runsInside(way(0, 4.01, 10, 4.01), square)).toHaveLength(1)
})

test('a way wholly inside runs from 0 to 1, and one that ends at the edge from outside does not run inside', () => {
  expect(runsInside(way(4.5, 5, 5.5, 5), square)).toEqual([[0, 1]])
  expect(runsInside(way(0, 5, 4, 5), square)).toEqual([])
  expect(runsInside(way(4, 5, 4, 5), square)).toEqual([])
})

test('an inner corner that touches the way cuts the run in two, and a notch leaves a gap', () => {
  expect(runsInside(way(0, 5, 10, 5), notched)).toEqual([
    [0, 0.5],
    [0.5, 1],
  ])
  expect(runsInside(way(-5, 7.5, 15, 7.5), notched)).toEqual([
    [0.25, 0.375],
    [0.625, 0.75],
  ])
})

const wall = polylineFootprint([
  { x: 0, y: 5 },
  { x: 5, y: 5 },
  { x: 10, y: 8 },
])

test.each([
  ['a way through the middle of a wall crosses it', way(2, 0, 2, 10), true],
  ['a way past its end does not', way(-1, 0, -1, 10), false],
  ['a way that meets its very end does not', way(0, 0, 0, 10), false],
  ['a way that ends on it does not', way(2, 0, 2, 5), false],
  ['a way along it does not', way(1, 5, 4, 5), false],
  ['a slanting way through its bend crosses it', way(3, 6, 7, 4), true],
  ['a way through its bend to the other side does', way(5, 0, 5, 10), true],
  ['a way that grazes its bend from one side does not', way(0, 4, 10, 6), false],
  ['a way that stops at its bend does not', way(5, 0, 5, 5), false],
  ['a way along one stretch that then runs on beside the other does not', way(-2, 5, 9, 5), false],
  ['a way too short to be one does not', way(2, 5, 2, 5), false],
])('%s', (_sentence, segment, expected) => {
  expect(crossesPolyline(segment, wall)).toBe(expected)
  expect(crossesPolyline({ from: segment.to, to: segment.from }, wall)).toBe(expected)
})

test('a way that runs along a stretch of a stepped wall crosses it if the wall passes from side to side', () => {
  const stepped = polylineFootprint([
    { x: 2, y: 0 },
    { x: 2, y: 5 },
    { x: 6, y: 5 },
    { x: 6, y: 9 },
  ])
  const bay = polylineFootprint([
    { x: 2, y: 0 },
    { x: 2, y: 5 },
    { x: 6, y: 5 },
    { x: 6, y: 0 },
  ])
  expect(crossesPolyline(way(0, 5, 9, 5), stepped)).toBe(true)
  expect(crossesPolyline(way(3, 5, 9, 5), stepped)).toBe(false)
  expect(crossesPolyline(way(0, 5, 9, 5), bay)).toBe(false)
})
