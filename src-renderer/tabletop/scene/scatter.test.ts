import { distanceToOutline, locatePoint, polygonFootprint } from '@rules/core/geometry'
import { expect, test } from 'vitest'
import { scatter } from './scatter'

const corners = [
  { x: 10, y: 10 },
  { x: 22, y: 11 },
  { x: 17, y: 15 },
  { x: 21, y: 22 },
  { x: 11, y: 20 },
]

test('marks stand inside the outline, off its edge', () => {
  const outline = polygonFootprint(corners)
  const places = scatter(outline, 1.25, 0.42)
  expect(places.length).toBeGreaterThan(30)
  for (const place of places) {
    expect(locatePoint(outline, place)).toBe('inside')
    expect(distanceToOutline(outline, place)).toBeGreaterThanOrEqual(0.42)
  }
})

test('a feature that is moved keeps its pattern', () => {
  const here = scatter(polygonFootprint(corners), 1.25, 0.42)
  const there = scatter(polygonFootprint(corners.map(({ x, y }) => ({ x: x + 8, y: y + 16 }))), 1.25, 0.42)
  expect(there.map(({ x, y }) => [(x - 8).toFixed(6), (y - 16).toFixed(6)])).toEqual(
    here.map(({ x, y }) => [x.toFixed(6), y.toFixed(6)]),
  )
})
