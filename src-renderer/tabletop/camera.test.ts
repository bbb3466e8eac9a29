import { expect, test } from 'vitest'
import {
  allowedZoom,
  type Camera,
  fitTable,
  keepInSight,
  panBy,
  toScreen,
  toTable,
  zoomAbout,
} from './camera'

const TABLE = { widthInches: 72, depthInches: 60 }
const VIEWPORT = { width: 1000, height: 800 }

const cameras: readonly Camera[] = [
  fitTable(TABLE, VIEWPORT, 'a'),
  fitTable(TABLE, VIEWPORT, 'b'),
  zoomAbout(fitTable(TABLE, VIEWPORT, 'b'), { left: 120, top: 640 }, 3.7),
]

test('a place of the table and its place in the window lead to each other', () => {
  for (const camera of cameras) {
    for (const point of [
      { x: 0, y: 0 },
      { x: 72, y: 60 },
      { x: 13.25, y: 47.5 },
    ]) {
      const back = toTable(camera, toScreen(camera, point))
      expect(back.x).toBeCloseTo(point.x, 9)
      expect(back.y).toBeCloseTo(point.y, 9)
    }
  }
})

test('A sees his own edge at the bottom, and B, from the other side, his', () => {
  const near = { x: 10, y: 5 }
  const fromA = toScreen(fitTable(TABLE, VIEWPORT, 'a'), near)
  const fromB = toScreen(fitTable(TABLE, VIEWPORT, 'b'), near)
  expect(fromA.top).toBeGreaterThan(600)
  expect(fromA.left).toBeLessThan(300)
  expect(fromB.left).toBeCloseTo(VIEWPORT.width - fromA.left, 9)
  expect(fromB.top).toBeCloseTo(VIEWPORT.height - fromA.top, 9)
})

test('the fitted table is wholly in the window, in its middle', () => {
  for (const viewport of [VIEWPORT, { width: 1366, height: 400 }, { width: 500, height: 1400 }]) {
    const camera = fitTable(TABLE, viewport, 'a')
    const low = toScreen(camera, { x: 0, y: 0 })
    const high = toScreen(camera, { x: 72, y: 60 })
    expect(low.left).toBeGreaterThan(0)
    expect(high.left).toBeLessThan(viewport.width)
    expect(high.top).toBeGreaterThan(0)
    expect(low.top).toBeLessThan(viewport.height)
    expect(low.left + high.left).toBeCloseTo(viewport.width, 9)
    expect(low.top + high.top).toBeCloseTo(viewport.height, 9)
  }
})

test('a zoom leaves the place under the pointer where it is, from either side', () => {
  for (const camera of cameras) {
    const at = { left: 333, top: 222 }
    const before = toTable(camera, at)
    const after = toTable(zoomAbout(camera, at, 2.5), at)
    expect(after.x).toBeCloseTo(before.x, 9)
    expect(after.y).toBeCloseTo(before.y, 9)
  }
})

test('a zoom stops at its limits', () => {
  const camera = fitTable(TABLE, VIEWPORT, 'a')
  const near = zoomAbout(camera, { left: 0, top: 0 }, allowedZoom(camera, 1e6, TABLE, VIEWPORT))
  const far = zoomAbout(camera, { left: 0, top: 0 }, allowedZoom(camera, 1e-6, TABLE, VIEWPORT))
  expect(near.pixelsPerInch).toBe(160)
  expect(far.pixelsPerInch).toBeCloseTo(camera.pixelsPerInch / 2, 9)
})

test('the table cannot be pushed out of the window', () => {
  for (const camera of cameras) {
    for (const [left, top] of [
      [1e5, 0],
      [-1e5, 0],
      [0, 1e5],
      [-1e5, -1e5],
    ] as const) {
      const kept = keepInSight(panBy(camera, left, top), TABLE, VIEWPORT)
      const one = toScreen(kept, { x: 0, y: 0 })
      const other = toScreen(kept, { x: 72, y: 60 })
      expect(Math.max(one.left, other.left)).toBeGreaterThanOrEqual(79.999)
      expect(Math.min(one.left, other.left)).toBeLessThanOrEqual(VIEWPORT.width - 79.999)
      expect(Math.max(one.top, other.top)).toBeGreaterThanOrEqual(79.999)
      expect(Math.min(one.top, other.top)).toBeLessThanOrEqual(VIEWPORT.height - 79.999)
    }
  }
})
