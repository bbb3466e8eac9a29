import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureDistance } from './distance'
import { frontEdge, rectangleFootprint } from './footprint'
import { overlaps } from './overlap'
import { gapInches } from './point'
import { alignTo, contactFrontToFront, formLine } from './snapping'

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const anyBase = fc.record({
  pose: fc.record({ x: number(0, 48), y: number(0, 48), facingRadians: number(-4, 4) }),
  frontageInches: number(0.5, 8),
  depthInches: number(0.5, 8),
})

test('a unit snapped to an enemy’s front touches it, centred and face to face, however both are turned', () => {
  fc.assert(
    fc.property(anyBase, anyBase, (moving, target) => {
      const placed = { ...moving, pose: contactFrontToFront(moving, target) }
      expect(measureDistance(rectangleFootprint(placed), rectangleFootprint(target)).inches).toBe(0)
      expect(overlaps(rectangleFootprint(placed), rectangleFootprint(target))).toBe(false)
      const own = frontEdge(placed)
      const other = frontEdge(target)
      const middle = (edge: typeof own) => ({
        x: (edge.from.x + edge.to.x) / 2,
        y: (edge.from.y + edge.to.y) / 2,
      })
      expect(gapInches(middle(own), middle(other))).toBeLessThan(1e-9)
    }),
  )
})

test('a unit aligned beside another stands at the gap with its front in the same line', () => {
  const side = fc.constantFrom('left' as const, 'right' as const)
  fc.assert(
    fc.property(anyBase, anyBase, side, number(0, 6), (moving, target, flank, gap) => {
      const placed = { ...moving, pose: alignTo(moving, target, { side: flank, gapInches: gap }) }
      const { inches } = measureDistance(rectangleFootprint(placed), rectangleFootprint(target))
      expect(inches).toBeCloseTo(gap, 7)
      const own = frontEdge(placed)
      const other = frontEdge(target)
      const [near, far] = flank === 'right' ? [own.from, other.to] : [own.to, other.from]
      expect(gapInches(near, far)).toBeCloseTo(gap, 9)
    }),
  )
})

test('a line forms to the right of its first unit at the gap asked for', () => {
  const pose = { x: 10, y: 10, facingRadians: 0 }
  const deep = { pose, frontageInches: 2, depthInches: 3 }
  const wide = { pose, frontageInches: 4, depthInches: 1 }
  expect(formLine([wide, deep, wide], 0.5)).toEqual([
    pose,
    { x: 13.5, y: 9, facingRadians: 0 },
    { x: 17, y: 10, facingRadians: 0 },
  ])
  expect(formLine([], 1)).toEqual([])
})
