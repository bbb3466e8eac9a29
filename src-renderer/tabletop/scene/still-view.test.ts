import { describe, expect, test } from 'vitest'
import { type Camera, fitTable, panBy, zoomAbout } from '../camera'
import { bareAfter, covers, snapCamera, stretchBetween } from './still-view'

const TABLE = {
  widthInches: 72,
  depthInches: 60,
  edges: { a: '', b: '' },
  zones: [],
  rulings: [],
  features: [],
  camps: [],
  pieces: [],
}
const VIEWPORT = { width: 1000, height: 800 }
const fitted = fitTable(TABLE, VIEWPORT, 'a')

describe('a view that moves', () => {
  test('lies on whole device pixels, so that the picture stays sharp when it is moved', () => {
    const camera: Camera = { ...fitted, origin: { left: 10.4, top: 20.26 } }
    expect(snapCamera(camera, 1).origin).toEqual({ left: 10, top: 20 })
    expect(snapCamera(camera, 2).origin).toEqual({ left: 10.5, top: 20.5 })
  })

  test('leaves a column and a row bare that do not overlap and hold all that came into sight', () => {
    expect(bareAfter({ left: 30, top: -20 }, VIEWPORT)).toEqual([
      { left: 0, top: 0, width: 30, height: 800 },
      { left: 30, top: 780, width: 970, height: 20 },
    ])
    expect(bareAfter({ left: -30, top: 0 }, VIEWPORT)).toEqual([
      { left: 970, top: 0, width: 30, height: 800 },
    ])
    expect(bareAfter({ left: 0, top: 0 }, VIEWPORT)).toEqual([])
  })
})

describe('a view that zooms', () => {
  test('stretches the picture about the place that stays', () => {
    const at = { left: 250, top: 300 }
    const { scale, left, top } = stretchBetween(fitted, zoomAbout(fitted, at, 1.5))
    expect(scale).toBeCloseTo(1.5, 9)
    expect(left + at.left * scale).toBeCloseTo(at.left, 9)
    expect(top + at.top * scale).toBeCloseTo(at.top, 9)
  })

  test('a fitted table is still all there when one zooms in, and when one zooms out again', () => {
    for (const factor of [1.8, 0.7]) {
      const near = zoomAbout(fitted, { left: 400, top: 300 }, factor)
      expect(covers(stretchBetween(fitted, near), near, VIEWPORT, TABLE)).toBe(true)
    }
  })

  test('a part of the table that was out of sight is missed when one zooms out', () => {
    const near = zoomAbout(fitted, { left: 400, top: 300 }, 2)
    expect(covers(stretchBetween(near, fitted), fitted, VIEWPORT, TABLE)).toBe(false)
  })

  test('what lies beyond the table is not missed', () => {
    const aside = panBy(fitted, 300, 0)
    const near = zoomAbout(aside, { left: 500, top: 400 }, 0.9)
    expect(covers(stretchBetween(aside, near), near, VIEWPORT, TABLE)).toBe(false)
    const apart = panBy(fitted, 0, 20)
    const far = zoomAbout(apart, { left: 500, top: 400 }, 0.9)
    expect(covers(stretchBetween(apart, far), far, VIEWPORT, TABLE)).toBe(true)
  })
})
