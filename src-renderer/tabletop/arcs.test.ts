import {
  type Base,
  distanceToOutline,
  frontEdge,
  type OutlinePiece,
  polylineFootprint,
  rectangleFootprint,
} from '@rules/core/geometry'
import { zonesOf } from '@rules/games/warlord-medieval/wider/zones'
import { describe, expect, test } from 'vitest'
import { bandsOf, frontBand, zoneLines, zoneOf } from './arcs'

/** Four inches wide, two deep, at (20, 10), turned by so many degrees. */
const baseAt = (degrees: number): Base => ({
  pose: { x: 20, y: 10, facingRadians: (degrees * Math.PI) / 180 },
  frontageInches: 4,
  depthInches: 2,
})

describe('zones', () => {
  test('a place ahead between the lines of the front corners is in front, to a hundredth of an inch', () => {
    const base = baseAt(0)
    expect(zoneOf(base, { x: 20, y: 11.01 }, 45)).toBe('front')
    expect(zoneOf(base, { x: 24.99, y: 14 }, 45)).toBe('front')
    expect(zoneOf(base, { x: 25, y: 14 }, 45)).toBe('front')
    expect(zoneOf(base, { x: 25.01, y: 14 }, 45)).toBe('right')
    expect(zoneOf(base, { x: 14.99, y: 14 }, 45)).toBe('left')
    expect(zoneOf(base, { x: 20, y: 8.99 }, 45)).toBe('rear')
    expect(zoneOf(base, { x: 20, y: 9 }, 45)).toBe('base')
    expect(zoneOf(base, { x: 22.01, y: 10 }, 45)).toBe('right')
  })

  test('a base that faces player A has his side in front and the other’s right on its left', () => {
    const base = baseAt(180)
    expect(zoneOf(base, { x: 20, y: 5 }, 45)).toBe('front')
    expect(zoneOf(base, { x: 30, y: 10 }, 45)).toBe('left')
  })

  test('the lines between zones leave the corners at 45°, as long as asked', () => {
    const [line] = zoneLines(baseAt(0), Math.SQRT2, 45)
    expect(line?.from).toEqual({ x: 18, y: 11 })
    expect(line?.to.x).toBeCloseTo(17, 9)
    expect(line?.to.y).toBeCloseTo(12, 9)
  })

  test('open as far as the rules have them: straight ahead only, or the whole half', () => {
    const base = baseAt(0)
    expect(zoneOf(base, { x: 22, y: 14 }, 0)).toBe('front')
    expect(zoneOf(base, { x: 22.01, y: 14 }, 0)).toBe('right')
    expect(zoneOf(base, { x: 60, y: 11.01 }, 90)).toBe('front')
    const [line] = zoneLines(base, 2, 0)
    expect(line?.to.x).toBeCloseTo(18, 9)
    expect(line?.to.y).toBeCloseTo(13, 9)
  })

  test('are those that the rules judge by, at every opening', () => {
    const base = baseAt(25)
    for (const degrees of [15, 30, 45, 60]) {
      for (let turn = 0; turn < 360; turn += 7) {
        const radians = (turn * Math.PI) / 180
        const place = { x: 20 + 8 * Math.cos(radians), y: 10 + 8 * Math.sin(radians) }
        const dot = rectangleFootprint({
          pose: { ...place, facingRadians: 0 },
          frontageInches: 0.001,
          depthInches: 0.001,
        })
        expect(zonesOf(base, dot, degrees)).toContain(zoneOf(base, place, degrees))
      }
    }
  })
})

/** Places along an outline, ends included. */
function along(outline: readonly OutlinePiece[]) {
  return outline.flatMap((piece) =>
    [0, 0.25, 0.5, 0.75, 1].map((share) => {
      if (piece.kind === 'line')
        return {
          x: piece.from.x + (piece.to.x - piece.from.x) * share,
          y: piece.from.y + (piece.to.y - piece.from.y) * share,
        }
      const radians = piece.startRadians + (piece.endRadians - piece.startRadians) * share
      return {
        x: piece.centre.x + Math.cos(radians) * piece.radius,
        y: piece.centre.y + Math.sin(radians) * piece.radius,
      }
    }),
  )
}

describe('range bands', () => {
  test.each([0, 37, 180, 250])('a front band turned by %i° is nowhere farther than its range', (degrees) => {
    const base = baseAt(degrees)
    const { from, to } = frontEdge(base)
    const edge = polylineFootprint([from, to])
    for (const place of along(frontBand(base, 6, 45))) {
      expect(distanceToOutline(edge, place)).toBeLessThanOrEqual(6 + 1e-9)
      expect(['front', 'base', 'left', 'right']).toContain(zoneOf(base, place, 45))
    }
    // Its rim ahead lies exactly at the range.
    for (const place of along(frontBand(base, 6, 45).slice(1, 4)))
      expect(distanceToOutline(edge, place)).toBeCloseTo(6, 9)
  })

  test('its pieces join end to end', () => {
    const places = along(frontBand(baseAt(20), 4, 30))
    for (let piece = 0; piece < 6; piece++) {
      const end = places[piece * 5 + 4]
      const start = places[((piece + 1) * 5) % places.length]
      expect(Math.hypot((end?.x ?? 0) - (start?.x ?? 9), (end?.y ?? 0) - (start?.y ?? 9))).toBeLessThan(1e-9)
    }
  })

  test('the farthest comes first, and its figure stands straight ahead at the range', () => {
    const bands = bandsOf(baseAt(0), { from: 'base', inches: [3, 12, 6] }, 45)
    expect(bands.map(({ inches }) => inches)).toEqual([12, 6, 3])
    expect(bands[0]?.places[0]).toEqual({ x: 20, y: 23 })
  })

  test.each(['front', 'base'] as const)(
    'every place for a figure of a band from the %s lies on its line',
    (from) => {
      const base = baseAt(30)
      const { from: left, to: right } = frontEdge(base)
      const line = from === 'front' ? polylineFootprint([left, right]) : rectangleFootprint(base)
      for (const { inches, places } of bandsOf(base, { from, inches: [3, 12] }, 45)) {
        expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length)
        for (const place of places) {
          expect(distanceToOutline(line, place)).toBeCloseTo(inches, 9)
        }
      }
    },
  )
})
