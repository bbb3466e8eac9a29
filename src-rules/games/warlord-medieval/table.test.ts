import { expect, test } from 'vitest'
import { centrelineInches, deadZones, deploymentZone, formedZone, ownHalf, tableFor } from './table'

test.each([
  ['WM-31', 10, 48, 48, 0, 6],
  ['WM-31', 50, 48, 48, 0, 6],
  ['WM-32', 51, 72, 60, 1, 9],
  ['WM-32', 75, 72, 60, 1, 9],
  ['WM-33', 76, 96, 60, 2, 12],
  ['WM-33', 100, 96, 60, 2, 12],
  ['WM-34', 101, 120, 60, 3, 15],
  ['WM-34', 400, 120, 60, 3, 15],
] as const)(
  '%s %i points a side are played on %i″ × %i″ with %i extra picks, formed troops %i″ off the flanks',
  (rule, points, widthInches, depthInches, extraPicks, flankInches) => {
    expect(tableFor(points)).toEqual({ rule, widthInches, depthInches, extraPicks, flankInches })
  },
)

test('WM-35 under 10 points the 10–50 table is used', () => {
  expect(tableFor(9)).toEqual(tableFor(10))
  expect(tableFor(0)).toEqual(tableFor(10))
})

test('WM-35 half a point over a limit is over it', () => {
  expect(tableFor(50.5).rule).toBe('WM-32')
  expect(tableFor(100.5).rule).toBe('WM-34')
})

test('WM-36 each side deploys 12″ or more from the centreline on its own half', () => {
  const table = tableFor(70)
  expect(centrelineInches(table)).toBe(30)
  expect(deploymentZone(table, 'a')).toEqual({ minX: 0, minY: 0, maxX: 72, maxY: 18 })
  expect(deploymentZone(table, 'b')).toEqual({ minX: 0, minY: 42, maxX: 72, maxY: 60 })
})

test('WM-37 the dead zones are the strips along both flanks, and formed troops have what is between them', () => {
  const table = tableFor(70)
  expect(deadZones(table, 'a')).toEqual([
    { minX: 0, minY: 0, maxX: 9, maxY: 18 },
    { minX: 63, minY: 0, maxX: 72, maxY: 18 },
  ])
  expect(formedZone(table, 'b')).toEqual({ minX: 9, minY: 42, maxX: 63, maxY: 60 })
})

test('WM-44 a side’s half of the table ends at the centreline', () => {
  const table = tableFor(40)
  expect(ownHalf(table, 'a')).toEqual({ minX: 0, minY: 0, maxX: 48, maxY: 24 })
  expect(ownHalf(table, 'b')).toEqual({ minX: 0, minY: 24, maxX: 48, maxY: 48 })
})
