import { describe, expect, test } from 'vitest'
import { bandsOf } from '../arcs'
import { testPiece } from '../testing/test-table'
import { placesOfName } from './overlay'
import { firstFree, type Plate, plateAt } from './plates'

const NAME = { width: 90, height: 20 }
const FIGURE = { width: 36, height: 19 }

describe.each(['a', 'b'] as const)('on a table seen from %s', (viewFrom) => {
  const brush = { pixelsPerInch: 10, viewFrom }
  const covers = (one: Plate, other: Plate) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

  test('a name stands behind its unit while nothing lies there', () => {
    const places = placesOfName(brush, testPiece('knights', 20, 10), 19)
    expect(firstFree(brush, places, NAME, [])).toBe(places[0])
  })

  test('a name stands off the figure of a link, wherever that is', () => {
    const piece = testPiece('knights', 20, 10)
    const places = placesOfName(brush, piece, 19)
    for (let down = -60; down <= 60; down += 5) {
      const figure = plateAt(brush, { at: piece.pose, down }, FIGURE)
      const place = firstFree(brush, places, NAME, [figure])
      expect(place).not.toBeNull()
      if (place !== null) expect(covers(plateAt(brush, place, NAME), figure)).toBe(false)
    }
  })

  test('figures of bands of close units never lie on each other', () => {
    const taken: Plate[] = []
    let placed = 0
    for (const x of [20, 22, 24, 26])
      for (const { places } of bandsOf(
        testPiece(`unit ${x}`, x, 10),
        { from: 'front', inches: [6, 12] },
        45,
      )) {
        const place = firstFree(
          brush,
          places.map((at) => ({ at, down: 0 })),
          FIGURE,
          taken,
        )
        if (place === null) continue
        const plate = plateAt(brush, place, FIGURE)
        expect(taken.some((other) => covers(plate, other))).toBe(false)
        taken.push(plate)
        placed++
      }
    expect(placed).toBeGreaterThanOrEqual(4)
  })
})

test('up on a table seen from A is down on one seen from B', () => {
  const place = { at: { x: 3, y: 2 }, down: 0 }
  const [a, b] = (['a', 'b'] as const).map((viewFrom) =>
    plateAt({ pixelsPerInch: 10, viewFrom }, place, { width: 10, height: 4 }),
  )
  expect(a).toEqual({ left: 25, top: -22, right: 35, bottom: -18 })
  expect(b).toEqual({ left: -35, top: 18, right: -25, bottom: 22 })
})
