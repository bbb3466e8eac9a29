import { rectangleFootprint } from '@rules/core/geometry'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inchesFrom } from './footprints'
import { placeOn, reachOutline } from './reach-outline'
import { testPiece } from './testing/test-table'

const base = (x: number, y: number, degrees = 0) => rectangleFootprint(testPiece('p', x, y, { degrees }))

const lengthOf = (rim: ReturnType<typeof reachOutline>['rim']) =>
  rim.reduce(
    (sum, piece) =>
      sum +
      (piece.kind === 'line'
        ? Math.hypot(piece.to.x - piece.from.x, piece.to.y - piece.from.y)
        : piece.radius * (piece.endRadians - piece.startRadians)),
    0,
  )

describe('the outline of a reach', () => {
  test('round one unit it is the whole offset of its base', () => {
    const { parts, rim } = reachOutline([base(20, 10)], 3)
    expect(rim).toHaveLength(parts[0]?.length ?? 0)
    // Four sides and a full circle.
    expect(lengthOf(rim)).toBeCloseTo(12 + 6 * Math.PI, 9)
  })

  test('round a row in contact it is that of one long base, without lines inside', () => {
    const { rim } = reachOutline([base(20, 10), base(24, 10), base(28, 10)], 3)
    const places = rim.map((piece) => placeOn(piece, 0.5))
    // Nothing of it runs between the bases, ahead or behind.
    expect(places.every(({ x, y }) => x < 18 || x > 30 || Math.abs(y - 10) > 4 - 1e-9)).toBe(true)
  })

  test('two units apart have two rims, two within twice the reach have one', () => {
    expect(lengthOf(reachOutline([base(10, 10), base(30, 10)], 3).rim)).toBeCloseTo(2 * (12 + 6 * Math.PI), 9)
    expect(lengthOf(reachOutline([base(10, 10), base(19, 10)], 3).rim)).toBeLessThan(2 * (12 + 6 * Math.PI))
  })

  test('every place of a rim is exactly at the reach from the nearest base, however they stand', () => {
    const pose = fc.record({
      x: fc.double({ min: 0, max: 24, noNaN: true }),
      y: fc.double({ min: 0, max: 24, noNaN: true }),
      degrees: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    fc.assert(
      fc.property(
        fc.array(pose, { minLength: 1, maxLength: 6 }),
        fc.double({ min: 0.5, max: 6, noNaN: true }),
        (poses, inches) => {
          const bases = poses.map(({ x, y, degrees }) => base(x, y, degrees))
          for (const piece of reachOutline(bases, inches).rim) {
            for (const share of [0.02, 0.3, 0.5, 0.9]) {
              const place = placeOn(piece, share)
              expect(Math.min(...bases.map((each) => inchesFrom(each, place)))).toBeCloseTo(inches, 4)
            }
          }
        },
      ),
    )
  })
})
