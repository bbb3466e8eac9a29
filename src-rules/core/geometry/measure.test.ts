import fc from 'fast-check'
import { expect, test } from 'vitest'
import { polygonFootprint, polylineFootprint, rectangleFootprint } from './footprint'
import {
  areaSquareInches,
  centroid,
  isSimplePolygon,
  lengthInches,
  perimeterInches,
  scaleToLength,
  scaleToPerimeter,
  selfCrossing,
} from './measure'
import { parsePolygon } from './parse-polygon'

const camp = rectangleFootprint({
  pose: { x: 10, y: 20, facingRadians: 0.7 },
  frontageInches: 6,
  depthInches: 6,
})
const bowTie = [
  { x: 0, y: 0 },
  { x: 4, y: 4 },
  { x: 4, y: 0 },
  { x: 0, y: 4 },
]

test('a camp of 6 by 6 measures 24 around and 36 square inches, however it is turned', () => {
  expect(perimeterInches(camp)).toBeCloseTo(24, 12)
  expect(areaSquareInches(camp)).toBeCloseTo(36, 12)
  expect(centroid(camp)).toEqual({ x: expect.closeTo(10, 12), y: expect.closeTo(20, 12) })
})

test('a hedge is measured along its way and has no area', () => {
  const hedge = polylineFootprint([
    { x: 0, y: 0 },
    { x: 3, y: 4 },
    { x: 3, y: 10 },
  ])
  expect(lengthInches(hedge)).toBe(11)
  expect(areaSquareInches(hedge)).toBe(0)
  expect(lengthInches(scaleToLength(hedge, 40))).toBeCloseTo(40, 12)
})

test('a wood scaled to 40 inches around measures 40 and stays about its centre of gravity', () => {
  const radii = fc.array(fc.double({ min: 1, max: 6, noNaN: true }), { minLength: 3, maxLength: 24 })
  fc.assert(
    fc.property(radii, (lengths) => {
      const wood = polygonFootprint(
        lengths.map((radius, index) => {
          const radians = (index / lengths.length) * 2 * Math.PI
          return { x: 30 + radius * Math.cos(radians), y: 20 + radius * Math.sin(radians) }
        }),
      )
      const scaled = scaleToPerimeter(wood, 40)
      expect(perimeterInches(scaled)).toBeCloseTo(40, 9)
      expect(centroid(scaled).x).toBeCloseTo(centroid(wood).x, 9)
      expect(centroid(scaled).y).toBeCloseTo(centroid(wood).y, 9)
    }),
  )
})

test('an outline that crosses, touches or folds back on itself is not simple', () => {
  expect(selfCrossing(bowTie)).toEqual([0, 2])
  expect(isSimplePolygon(bowTie)).toBe(false)
  expect(isSimplePolygon(camp.points)).toBe(true)
  const touching = [...[0, 8].map((x) => ({ x, y: 0 })), { x: 8, y: 8 }, { x: 4, y: 0 }, { x: 0, y: 8 }]
  expect(selfCrossing(touching)).toEqual([0, 2])
  const folded = [0, 8, 4].map((x) => ({ x, y: 0 }))
  expect(isSimplePolygon([...folded, { x: 4, y: 5 }])).toBe(false)
})

test.each([
  ['two corners make no polygon', bowTie.slice(0, 2), 'geometry/too-few-points'],
  ['no corners make none', [], 'geometry/too-few-points'],
  [
    'a triangle with a corner given twice has too few',
    [...bowTie.slice(0, 2), ...bowTie.slice(1, 2)],
    'geometry/too-few-points',
  ],
  ['a corner that is not a number is refused', [...bowTie, { x: Number.NaN, y: 0 }], 'geometry/not-finite'],
  ['an endless corner is refused', [...bowTie, { x: 0, y: Infinity }], 'geometry/not-finite'],
  ['a bow tie crosses itself', bowTie, 'geometry/self-crossing'],
  ['corners in one line enclose nothing', [0, 3, 9].map((x) => ({ x, y: x / 3 })), 'geometry/no-area'],
])('%s', (_sentence, points, trouble) => {
  expect(parsePolygon(points)).toEqual({ ok: false, trouble })
})

test('a good outline is parsed; a closing corner that repeats the first is dropped', () => {
  expect(parsePolygon([...camp.points, ...camp.points.slice(0, 1)])).toEqual({
    ok: true,
    footprint: { ...camp, bounds: expect.anything(), points: expect.arrayContaining([...camp.points]) },
  })
})
