import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureDistance } from './distance'
import { type Footprint, polygonFootprint, polylineFootprint, rectangleFootprint } from './footprint'
import { type OutlinePiece, offsetOutline } from './outline'
import { gapInches, pointAlong, type TablePoint } from './point'
import { isWithin } from './tolerance'

const base = rectangleFootprint({
  pose: { x: 10, y: 10, facingRadians: 0.4 },
  frontageInches: 4,
  depthInches: 1,
})
const hedge = polylineFootprint([
  { x: 0, y: 0 },
  { x: 6, y: 0 },
  { x: 9, y: 5 },
  { x: 2, y: 9 },
])
const bend = polygonFootprint([
  { x: 0, y: 0 },
  { x: 8, y: 0 },
  { x: 8, y: 2 },
  { x: 2, y: 2 },
  { x: 2, y: 8 },
  { x: 0, y: 8 },
])

const onArc = (piece: Extract<OutlinePiece, { kind: 'arc' }>, radians: number): TablePoint => ({
  x: piece.centre.x + piece.radius * Math.cos(radians),
  y: piece.centre.y + piece.radius * Math.sin(radians),
})
const startOf = (piece: OutlinePiece) =>
  piece.kind === 'line' ? piece.from : onArc(piece, piece.startRadians)
const endOf = (piece: OutlinePiece) => (piece.kind === 'line' ? piece.to : onArc(piece, piece.endRadians))
const along = (piece: OutlinePiece, fraction: number) =>
  piece.kind === 'line'
    ? pointAlong(piece, fraction)
    : onArc(piece, piece.startRadians + (piece.endRadians - piece.startRadians) * fraction)

/** How often the pieces wind round a place; whatever is not 0 is filled when they are drawn. */
function windings(pieces: readonly OutlinePiece[], place: TablePoint): number {
  let turned = 0
  for (const piece of pieces) {
    for (let step = 0; step < 64; step++) {
      const from = along(piece, step / 64)
      const to = along(piece, (step + 1) / 64)
      const before = Math.atan2(from.y - place.y, from.x - place.x)
      const change = Math.atan2(to.y - place.y, to.x - place.x) - before
      turned += change > Math.PI ? change - 2 * Math.PI : change < -Math.PI ? change + 2 * Math.PI : change
    }
  }
  return Math.round(turned / (2 * Math.PI))
}

const atPoint = (point: TablePoint): Footprint => polylineFootprint([point, point])

test.each([
  ['a base', base],
  ['a hedge', hedge],
  ['an angled wood', bend],
])('the outline round %s is joined end to end and closes', (_name, footprint) => {
  const pieces = offsetOutline(footprint, 3)
  for (const [index, piece] of pieces.entries()) {
    const next = pieces[(index + 1) % pieces.length] ?? piece
    expect(gapInches(endOf(piece), startOf(next))).toBeLessThan(1e-9)
  }
})

test('every place of the outline round a base is exactly the reach away from it', () => {
  for (const piece of offsetOutline(base, 3)) {
    for (const fraction of [0, 0.3, 0.5, 1]) {
      expect(measureDistance(base, atPoint(along(piece, fraction))).inches).toBeCloseTo(3, 9)
    }
  }
})

test('a base’s reach is four lines and four quarter arcs, a line’s has half arcs at its ends', () => {
  const pieces = offsetOutline(base, 3)
  expect(pieces.map(({ kind }) => kind)).toEqual(['arc', 'line', 'arc', 'line', 'arc', 'line', 'arc', 'line'])
  const ends = offsetOutline(
    polylineFootprint([
      { x: 0, y: 0 },
      { x: 5, y: 0 },
    ]),
    2,
  )
  const sweeps = ends.flatMap((piece) =>
    piece.kind === 'arc' ? [piece.endRadians - piece.startRadians] : [],
  )
  expect(sweeps).toEqual([Math.PI, Math.PI])
})

test.each([
  [2.99, true],
  [3, true],
  [3.01, false],
])('a stand %s from a base is within the drawn 3" reach exactly when it measures so', (gap, expected) => {
  for (const facing of [0, 0.4, 1.3, Math.PI, -2]) {
    const own = rectangleFootprint({
      pose: { x: 0, y: 0, facingRadians: facing },
      frontageInches: 4,
      depthInches: 1,
    })
    for (const angle of [0, 0.2, 0.8, Math.PI / 2]) {
      const corner = own.points[2] ?? { x: 0, y: 0 }
      const towards = facing + angle
      const place = { x: corner.x + gap * Math.cos(towards), y: corner.y + gap * Math.sin(towards) }
      const { inches } = measureDistance(own, atPoint(place))
      expect(isWithin(inches, 3)).toBe(expected)
      if (gap !== 3) expect(windings(offsetOutline(own, 3), place) !== 0).toBe(expected)
    }
  }
})

test('what the outline encloses is what measures as within, round bases, hedges and angled woods', () => {
  const coordinate = fc.double({ min: -5, max: 16, noNaN: true })
  fc.assert(
    fc.property(fc.constantFrom(base, hedge, bend), coordinate, coordinate, (footprint, x, y) => {
      const { inches } = measureDistance(footprint, atPoint({ x, y }))
      fc.pre(Math.abs(inches - 3) > 0.001)
      expect(windings(offsetOutline(footprint, 3), { x, y }) !== 0).toBe(inches < 3)
    }),
  )
})

test('a reach of 0 is the base itself', () => {
  expect(offsetOutline(base, 0).map(startOf)).toEqual(base.points)
})
