import { describe, expect, test } from 'vitest'
import { rectangleFootprint } from '../../../core/geometry'
import { coverAhead, distanceInZone, squarelyOn, ZONES, zonesOf } from './zones'

/** A base 4″ wide and 2″ deep about the origin, facing away from A. */
const OWN = { pose: { x: 0, y: 0, facingRadians: 0 }, frontageInches: 4, depthInches: 2 }

function baseAt(x: number, y: number, size = 1, facingRadians = 0) {
  return rectangleFootprint({ pose: { x, y, facingRadians }, frontageInches: size, depthInches: size })
}

describe('the zones around a base', () => {
  test.each([
    [0, 6, ['front']],
    [-8, 0, ['left']],
    [8, 0, ['right']],
    [0, -6, ['rear']],
    [10, 6, ['right']],
    [6, 10, ['front']],
    [-6, -10, ['rear']],
    [-10, -6, ['left']],
    [12, 11, ['front', 'right']],
    [-12, -11, ['left', 'rear']],
  ])('WM-102 a base at %f, %f is in %j', (x, y, zones) => {
    expect(zonesOf(OWN, baseAt(x, y), 45)).toEqual(zones)
  })

  test.each([
    ['front', 0, 1.5, 5, 1, 0],
    ['rear', 0.4, -1.5, 4, 1, Math.PI],
    ['left', -2.5, 0, 3, 1, Math.PI / 2],
    ['right', 2.5, 0.4, 3, 1, -Math.PI / 2],
  ])(
    'WM-103 a base squarely on the %s is on no other side, though a corner overhangs',
    (zone, x, y, width, depth, facing) => {
      const outline = rectangleFootprint({
        pose: { x, y, facingRadians: facing },
        frontageInches: width,
        depthInches: depth,
      })
      expect(zonesOf(OWN, outline, 45)).toEqual([zone])
      const turn = Math.PI / 3
      const turned = { ...OWN, pose: { x: 0, y: 0, facingRadians: turn } }
      const [sine, cosine] = [Math.sin(turn), Math.cos(turn)]
      const pose = { x: x * cosine - y * sine, y: x * sine + y * cosine, facingRadians: facing + turn }
      expect(
        squarelyOn(turned, rectangleFootprint({ pose, frontageInches: width, depthInches: depth })),
      ).toBe(zone)
    },
  )

  test('WM-102 to touch the border of the forward zone from outside is not to be in it', () => {
    // The border runs from the front corner at 2, 1 through 12, 11; a base turned by 45° lies along it.
    const along = (gap: number) => {
      const off = (0.5 + gap) / Math.SQRT2
      return baseAt(12 + off, 11 - off, 1, Math.PI / 4)
    }
    expect(zonesOf(OWN, along(0), 45)).toEqual(['right'])
    expect(zonesOf(OWN, along(0.01), 45)).toEqual(['right'])
    expect(zonesOf(OWN, along(-0.01), 45)).toEqual(['front', 'right'])
  })

  test('WM-102 the zones turn with the base', () => {
    const turned = { ...OWN, pose: { x: 5, y: 5, facingRadians: Math.PI / 2 } }
    // It faces left: what lies at x −5 is ahead.
    expect(zonesOf(turned, baseAt(-5, 5), 45)).toEqual(['front'])
    expect(zonesOf(turned, baseAt(5, 15), 45)).toEqual(['right'])
    expect(distanceInZone(turned, 'front', baseAt(-5, 5), 45)?.inches).toBeCloseTo(8.5, 9)
  })

  test('WM-102 measures to the part that is in the zone, not to what is nearer outside it', () => {
    // From x 2.5 on, its near edge at y 2; the border passes it at 3, 2.
    const wide = rectangleFootprint({
      pose: { x: 12.5, y: 4, facingRadians: 0 },
      frontageInches: 20,
      depthInches: 4,
    })
    expect(distanceInZone(OWN, 'right', wide, 45)?.inches).toBeCloseTo(Math.SQRT2, 9)
    expect(distanceInZone(OWN, 'front', wide, 45)?.inches).toBeCloseTo(Math.sqrt(1.25), 9)
  })

  test.each([
    [0, 2.49, true],
    [0, 2.51, false],
    [90, 50, true],
  ])('WM-102 opens by %i degrees: a base 1″ wide at x %f is ahead: %s', (degrees, x, ahead) => {
    expect(zonesOf(OWN, baseAt(x, 3), degrees).includes('front')).toBe(ahead)
  })

  test('WM-102 every place outside a base is in a zone', () => {
    for (let x = -9.5; x <= 9.5; x++)
      for (let y = -9.5; y <= 9.5; y++) {
        if (Math.abs(x) < 2 && Math.abs(y) < 1) continue
        expect(zonesOf(OWN, baseAt(x, y, 0.1), 30)).not.toEqual([])
      }
    expect(ZONES).toHaveLength(4)
  })

  test('WM-102 what is straight ahead covers a part of the front', () => {
    expect(coverAhead(OWN, baseAt(0, 5))).toEqual([expect.closeTo(1.5), expect.closeTo(2.5)])
    expect(coverAhead(OWN, baseAt(2.5, 5))).toBeNull()
    expect(coverAhead(OWN, baseAt(2.49, 5))).toEqual([expect.closeTo(3.99), expect.closeTo(4)])
    expect(coverAhead(OWN, baseAt(0, -5))).toBeNull()
  })
})
