import { isSimplePolygon, perimeterInches, polygonFootprint, type TablePoint } from '@rules/core/geometry'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scaleShape } from './shapes'
import { curveShape, splitPolygon } from './terrain-edits'
import { joinPolygons } from './terrain-join'

const at = (...places: readonly (readonly [number, number])[]): readonly TablePoint[] =>
  places.map(([x, y]) => ({ x, y }))
const square = (x: number, y: number, side: number) =>
  at([x, y], [x + side, y], [x + side, y + side], [x, y + side])
const area = (points: readonly TablePoint[]) =>
  Math.abs(
    points.reduce((sum, { x, y }, index) => {
      const next = points[(index + 1) % points.length] ?? { x, y }
      return sum + x * next.y - y * next.x
    }, 0),
  ) / 2

/** Places within a hundred-thousandth of an inch are one: along a whole outline that is less than this, in square inches. */
const ROUNDED = 1e-3

/** A star-shaped polygon round a place: simple, with dents. */
const blob = (x: number, y: number) =>
  fc.array(fc.double({ min: 2, max: 8, noNaN: true }), { minLength: 4, maxLength: 12 }).map((reaches) =>
    reaches.map((reach, index) => {
      const angle = (2 * Math.PI * index) / reaches.length
      return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) }
    }),
  )

describe('a wood is curved', () => {
  test('each corner gives way to two, twice over; the area shrinks a little', () => {
    const { points } = curveShape({ kind: 'polygon', points: square(0, 0, 10) })
    expect(points).toHaveLength(16)
    expect(points[0]).toEqual({ x: 3.75, y: 0 })
    expect(area(points)).toBeLessThan(100)
    expect(area(points)).toBeGreaterThan(80)
    expect(isSimplePolygon(points)).toBe(true)
  })

  test('the ends of a stream stay where they are', () => {
    const { points } = curveShape({ kind: 'polyline', points: at([0, 0], [10, 5], [20, 0]) })
    expect(points[0]).toEqual({ x: 0, y: 0 })
    expect(points.at(-1)).toEqual({ x: 20, y: 0 })
    expect(points.length).toBeGreaterThan(5)
  })

  test('curved and scaled, its perimeter is exactly 40″', () => {
    const { points } = scaleShape(curveShape({ kind: 'polygon', points: square(0, 0, 9) }), 40)
    expect(perimeterInches(polygonFootprint(points))).toBeCloseTo(40, 9)
  })

  test('it is not curved without end', () => {
    let shape = { kind: 'polygon' as const, points: square(0, 0, 10) }
    for (let round = 0; round < 9; round++) shape = curveShape(shape) as typeof shape
    expect(shape.points.length).toBeLessThanOrEqual(96)
  })
})

describe('a wood is split', () => {
  test('in two by a line across it, both parts with the cut as a side', () => {
    const parts = splitPolygon(square(0, 0, 10), at([4, -2], [4, 12]))
    expect(parts?.map(({ points }) => area(points)).sort((a, b) => a - b)).toEqual([40, 60])
  })

  test('by a line drawn only inside it: it is carried on to the edges', () => {
    const parts = splitPolygon(square(0, 0, 10), at([4, 3], [4, 7]))
    expect(parts?.map(({ points }) => area(points)).sort((a, b) => a - b)).toEqual([40, 60])
  })

  test('from corner to corner', () => {
    const parts = splitPolygon(square(0, 0, 10), at([-1, -1], [11, 11]))
    expect(parts?.map(({ points }) => points.length)).toEqual([3, 3])
    expect(parts?.map(({ points }) => area(points))).toEqual([50, 50])
  })

  test('along a bent way', () => {
    const parts = splitPolygon(square(0, 0, 10), at([-1, 5], [5, 2], [11, 5]))
    expect(parts?.map(({ points }) => area(points)).reduce((a, b) => a + b)).toBeCloseTo(100, 9)
    expect(parts?.every(({ points }) => isSimplePolygon(points))).toBe(true)
  })

  test('a horseshoe is cut in the arm that the line was drawn over', () => {
    const horseshoe = at([0, 0], [12, 0], [12, 10], [8, 10], [8, 4], [4, 4], [4, 10], [0, 10])
    const parts = splitPolygon(horseshoe, at([7, 8], [13, 8]))
    expect(parts?.map(({ points }) => area(points)).sort((a, b) => a - b)).toEqual([8, 88])
    expect(Math.min(...(parts?.flatMap(({ points }) => points.map(({ x }) => x)) ?? []))).toBe(0)
  })

  test('not at all by a line that misses it, or has no length', () => {
    expect(splitPolygon(square(0, 0, 10), at([20, 0], [20, 10]))).toBeNull()
    expect(splitPolygon(square(0, 0, 10), at([5, 5], [5, 5]))).toBeNull()
  })

  test('any blob into two simple parts that make up its area', () => {
    fc.assert(
      fc.property(blob(20, 20), fc.double({ min: 0, max: Math.PI, noNaN: true }), (points, angle) => {
        const from = { x: 20 - Math.cos(angle) * 0.5, y: 20 - Math.sin(angle) * 0.5 }
        const to = { x: 20 + Math.cos(angle) * 0.5, y: 20 + Math.sin(angle) * 0.5 }
        const parts = splitPolygon(points, [from, to])
        expect(parts).not.toBeNull()
        const whole = parts?.map((part) => area(part.points)).reduce((a, b) => a + b)
        expect(Math.abs((whole ?? 0) - area(points))).toBeLessThan(ROUNDED)
      }),
    )
  })
})

describe('two woods are joined', () => {
  test('that overlap: the area of both, once', () => {
    const joined = joinPolygons(square(0, 0, 10), square(6, 4, 10))
    expect(area(joined?.points ?? [])).toBeCloseTo(200 - 24, 9)
    expect(joined?.points).toHaveLength(8)
  })

  test('that share a side, or part of one: the side is gone', () => {
    expect(joinPolygons(square(0, 0, 10), square(10, 0, 10))?.points).toHaveLength(4)
    const joined = joinPolygons(square(0, 0, 10), square(10, 4, 10))
    expect(area(joined?.points ?? [])).toBeCloseTo(200, 9)
    expect(joined?.points).toHaveLength(8)
  })

  test('drawn in either direction', () => {
    const joined = joinPolygons(square(0, 0, 10).toReversed(), square(6, 4, 10))
    expect(area(joined?.points ?? [])).toBeCloseTo(176, 9)
  })

  test('of which one lies in the other: the outer one', () => {
    expect(area(joinPolygons(square(0, 0, 10), square(3, 3, 2))?.points ?? [])).toBeCloseTo(100, 9)
    expect(area(joinPolygons(square(3, 3, 2), square(0, 0, 10))?.points ?? [])).toBeCloseTo(100, 9)
  })

  test('a wood with itself is itself', () => {
    expect(area(joinPolygons(square(0, 0, 10), square(0, 0, 10))?.points ?? [])).toBeCloseTo(100, 9)
  })

  test('not when they lie apart, or touch at a corner only', () => {
    expect(joinPolygons(square(0, 0, 10), square(10.01, 0, 10))).toBeNull()
    expect(joinPolygons(square(0, 0, 10), square(30, 30, 10))).toBeNull()
    expect(joinPolygons(square(0, 0, 10), square(10, 10, 10))).toBeNull()
  })

  test('blobs that overlap: a simple outline that holds the corners of both', () => {
    fc.assert(
      fc.property(blob(20, 20), blob(22, 21), (one, other) => {
        const joined = joinPolygons(one, other)
        expect(joined).not.toBeNull()
        const whole = area(joined?.points ?? [])
        expect(whole).toBeGreaterThanOrEqual(Math.max(area(one), area(other)) - ROUNDED)
        expect(isSimplePolygon(joined?.points ?? [])).toBe(true)
      }),
    )
  })

  test('what was split and is joined again is what it was', () => {
    fc.assert(
      fc.property(blob(20, 20), fc.double({ min: 0.1, max: 3, noNaN: true }), (points, angle) => {
        const to = { x: 20 + Math.cos(angle), y: 20 + Math.sin(angle) }
        const [one, other] = splitPolygon(points, [{ x: 20, y: 20 }, to]) ?? []
        const joined = joinPolygons(one?.points ?? [], other?.points ?? [])
        expect(Math.abs(area(joined?.points ?? []) - area(points))).toBeLessThan(ROUNDED)
      }),
    )
  })

  test('that meet within a few hundred-thousandths of a corner', () => {
    const [wood, hill] = [square(0, 0, 10), at([4, 9.99999], [12, 4], [12, 14], [4.00002, 10.00001])]
    expect(area(joinPolygons(wood, hill)?.points ?? [])).toBeGreaterThan(100)
  })

  test('a corner close to the cut stays when the parts are joined again', () => {
    const roof = at([0, 0], [20, 0], [20, 10], [10, 10.02], [0, 10])
    const [one, other] = splitPolygon(roof, at([10.001, 3], [10.001, 7])) ?? []
    expect(joinPolygons(one?.points ?? [], other?.points ?? [])?.points).toHaveLength(5)
    expect(joinPolygons(other?.points ?? [], one?.points ?? [])?.points).toHaveLength(5)
  })
})
