import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  edgeCount,
  type Footprint,
  polygonFootprint,
  polylineFootprint,
  rectangleFootprint,
} from './footprint'
import { distanceToOutline, holdsPoint, locatePoint } from './locate'
import { containsFootprint, isInsideRectangle, overlaps } from './overlap'
import { rotatePoint } from './point'

const block = (x: number, y: number, facingRadians = 0, frontageInches = 4, depthInches = 1) =>
  rectangleFootprint({ pose: { x, y, facingRadians }, frontageInches, depthInches })

const turned = (footprint: Footprint, radians: number) => {
  const points = footprint.points.map((point) => rotatePoint(point, { x: 20, y: 3 }, radians))
  return footprint.kind === 'polygon' ? polygonFootprint(points) : polylineFootprint(points)
}

const corner = polygonFootprint([
  { x: 0, y: 0 },
  { x: 6, y: 0 },
  { x: 6, y: 2 },
  { x: 2, y: 2 },
  { x: 2, y: 6 },
  { x: 0, y: 6 },
])
const hedge = polylineFootprint([
  { x: 0, y: 5 },
  { x: 10, y: 5 },
])

test.each<[string, Footprint, Footprint, boolean]>([
  ['bases that share an edge do not overlap', block(0, 0), block(0, 1), false],
  ['bases that share part of an edge do not overlap', block(0, 0), block(3, 1), false],
  ['bases end to end do not overlap', block(0, 0), block(4, 0), false],
  ['bases that touch at a corner do not overlap', block(0, 0), block(4, 1), false],
  [
    'bases that press into each other by less than the tolerance do not overlap',
    block(0, 0),
    block(0, 0.9999995),
    false,
  ],
  ['bases that press into each other by more do', block(0, 0), block(0, 0.99999), true],
  ['one base exactly on another overlaps it', block(0, 0), block(0, 0), true],
  ['crossed bases overlap', block(0, 0), block(0, 0, Math.PI / 2), true],
  ['a base inside another overlaps it', block(0, 0, 0.3, 1, 1), block(0, 0, 0, 9, 9), true],
  ['a base in the bend of a wood does not overlap it', block(4, 4, 0, 4, 4), corner, false],
  ['a base pushed into the bend does', block(3.9, 4, 0, 4, 4), corner, true],
  ['a base inside an angled wood overlaps it', block(1, 1, 0.2, 1, 1), corner, true],
  ['an angled wood exactly on itself overlaps', corner, corner, true],
  ['a hedge through a base overlaps it', block(5, 5), hedge, true],
  ['a hedge along a base’s edge does not', block(5, 5.5), hedge, false],
  ['a hedge inside a wood overlaps it', block(5, 5, 0, 20, 20), hedge, true],
  [
    'two hedges never overlap',
    hedge,
    polylineFootprint([
      { x: 5, y: 0 },
      { x: 5, y: 9 },
    ]),
    false,
  ],
])('%s', (_sentence, a, b, expected) => {
  for (const radians of [0, 0.7, Math.PI / 2, 2.9]) {
    expect(overlaps(turned(a, radians), turned(b, radians))).toBe(expected)
    expect(overlaps(turned(b, radians), turned(a, radians))).toBe(expected)
  }
})

const star = fc
  .record({
    x: fc.double({ min: 0, max: 10, noNaN: true }),
    y: fc.double({ min: 0, max: 10, noNaN: true }),
    radii: fc.array(fc.double({ min: 0.5, max: 5, noNaN: true }), { minLength: 3, maxLength: 12 }),
  })
  .map(({ x, y, radii }) =>
    polygonFootprint(
      radii.map((radius, index) => {
        const radians = (index / radii.length) * 2 * Math.PI
        return { x: x + radius * Math.cos(radians), y: y + radius * Math.sin(radians) }
      }),
    ),
  )

test('a place found deep in both features is an overlap, and no overlap without one', () => {
  fc.assert(
    fc.property(star, star, (a, b) => {
      const deepest = deepestCommon(a, b)
      if (deepest > 0.001) expect(overlaps(a, b)).toBe(true)
      if (overlaps(a, b)) expect(deepest).toBeGreaterThan(-0.35)
      expect(overlaps(b, a)).toBe(overlaps(a, b))
    }),
  )
})

/** How deep, by a dense grid, the deepest place common to both lies; negative when there is none on the grid. */
function deepestCommon(a: Footprint, b: Footprint): number {
  const depth = (footprint: Footprint, x: number, y: number) =>
    distanceToOutline(footprint, { x, y }) * (holdsPoint(footprint, x, y) ? 1 : -1)
  let deepest = -Infinity
  for (let x = -5; x <= 15; x += 0.4) {
    for (let y = -5; y <= 15; y += 0.4) deepest = Math.max(deepest, Math.min(depth(a, x, y), depth(b, x, y)))
  }
  return deepest
}

test('a camp flush in the corner of a field lies wholly in it, one over its edge does not', () => {
  const field = block(10, 10, 0, 20, 20)
  expect(containsFootprint(field, block(3, 3, 0, 6, 6))).toBe(true)
  expect(containsFootprint(field, field)).toBe(true)
  expect(containsFootprint(field, block(2.9, 3, 0, 6, 6))).toBe(false)
  expect(containsFootprint(block(3, 3, 0, 6, 6), field)).toBe(false)
})

test('a base across the bend of a wood has all corners in it and still does not lie in it', () => {
  const triangle = polygonFootprint([
    { x: 0.5, y: 5.5 },
    { x: 0.5, y: 0.5 },
    { x: 5.5, y: 0.5 },
  ])
  expect(containsFootprint(corner, triangle)).toBe(false)
  expect(containsFootprint(corner, block(1, 3, 0, 2, 6))).toBe(true)
})

test('a base may stand exactly on the table’s edge but not over it', () => {
  const table = { minX: 0, minY: 0, maxX: 48, maxY: 48 }
  expect(isInsideRectangle(table, block(2, 0.5))).toBe(true)
  expect(isInsideRectangle(table, block(2, 0.5 - 0.0000005))).toBe(true)
  expect(isInsideRectangle(table, block(2, 0.49))).toBe(false)
  expect(isInsideRectangle(table, block(0.5, 2, Math.PI / 2))).toBe(true)
})

test('a place is inside, on the edge within the tolerance, or outside', () => {
  expect(locatePoint(corner, { x: 1, y: 1 })).toBe('inside')
  expect(locatePoint(corner, { x: 4, y: 4 })).toBe('outside')
  expect(locatePoint(corner, { x: 2, y: 4 })).toBe('edge')
  expect(locatePoint(corner, { x: 2.0000005, y: 4 })).toBe('edge')
  expect(locatePoint(corner, { x: 1.99999, y: 4 })).toBe('inside')
  expect(locatePoint(corner, { x: 2, y: 2 })).toBe('edge')
})

test('a polygon drawn clockwise is turned round, a polyline has an edge less than corners', () => {
  expect(polygonFootprint(corner.points.toReversed()).points).toEqual(corner.points)
  expect(edgeCount(corner)).toBe(6)
  expect(edgeCount(hedge)).toBe(1)
})
