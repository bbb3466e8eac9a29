import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gapInches, type TablePoint } from './point'
import {
  aboutFace,
  type Base,
  frontCorner,
  mirrorPose,
  moveForward,
  normaliseRadians,
  rotateAbout,
  sidestep,
  toTablePoint,
  wheel,
} from './pose'

const close = (point: TablePoint) =>
  expect.objectContaining({ x: expect.closeTo(point.x, 9), y: expect.closeTo(point.y, 9) })
const base: Base = { pose: { x: 10, y: 10, facingRadians: 0 }, frontageInches: 4, depthInches: 1 }
const angle = fc.double({ min: -10, max: 10, noNaN: true })

test('a unit that faces 0 walks away from player A, and one turned a quarter left walks to the left', () => {
  expect(moveForward({ x: 5, y: 5, facingRadians: 0 }, 2)).toEqual({ x: 5, y: 7, facingRadians: 0 })
  expect(moveForward({ x: 5, y: 5, facingRadians: Math.PI / 2 }, 2)).toEqual(close({ x: 3, y: 5 }))
})

test('a sidestep goes to the unit’s own right', () => {
  expect(sidestep({ x: 5, y: 5, facingRadians: 0 }, 2)).toEqual(close({ x: 7, y: 5 }))
  expect(sidestep({ x: 5, y: 5, facingRadians: Math.PI }, 2)).toEqual(close({ x: 3, y: 5 }))
})

test('a half turn takes one call and two of them change nothing', () => {
  expect(aboutFace(base.pose)).toEqual({ x: 10, y: 10, facingRadians: Math.PI })
  expect(aboutFace(aboutFace(base.pose)).facingRadians).toBeCloseTo(0, 12)
})

test('the front corners are left and right as the unit sees them', () => {
  expect(frontCorner(base, 'left')).toEqual({ x: 8, y: 10.5 })
  expect(frontCorner(base, 'right')).toEqual({ x: 12, y: 10.5 })
  const turned = { ...base, pose: aboutFace(base.pose) }
  expect(frontCorner(turned, 'left')).toEqual(close({ x: 12, y: 9.5 }))
})

test('a wheel keeps its corner and turns the facing', () => {
  fc.assert(
    fc.property(
      angle,
      angle,
      fc.constantFrom('left' as const, 'right' as const),
      (facing, radians, corner) => {
        const unit = { ...base, pose: { ...base.pose, facingRadians: facing } }
        const wheeled = { ...unit, pose: wheel(unit, corner, radians) }
        expect(gapInches(frontCorner(wheeled, corner), frontCorner(unit, corner))).toBeLessThan(1e-12)
        expect(normaliseRadians(wheeled.pose.facingRadians - facing - radians)).toBeCloseTo(0, 9)
      },
    ),
  )
})

test('a quarter wheel to the left about the left corner brings the unit where the table shows it', () => {
  expect(wheel(base, 'left', Math.PI / 2)).toEqual({
    x: expect.closeTo(8.5, 12),
    y: expect.closeTo(12.5, 12),
    facingRadians: Math.PI / 2,
  })
})

test('a group wheels as a whole: its units keep their distances', () => {
  const pivot = { x: 1, y: 2 }
  const first = { x: 3, y: 4, facingRadians: 0.5 }
  const second = { x: 8, y: 5, facingRadians: 0.5 }
  const after = [first, second].map((pose) => rotateAbout(pose, pivot, 1.2))
  expect(gapInches(after[0] ?? pivot, after[1] ?? pivot)).toBeCloseTo(gapInches(first, second), 12)
  expect(after.map(({ facingRadians }) => facingRadians)).toEqual([1.7, 1.7])
})

test('a mirrored unit faces as its mirror image does', () => {
  fc.assert(
    fc.property(angle, fc.constantFrom('x' as const, 'y' as const), (facingRadians, axis) => {
      const pose = { x: 3, y: 4, facingRadians }
      const mirror = { axis, atInches: 10 }
      const ahead = moveForward(pose, 2)
      const mirrored = moveForward(mirrorPose(pose, mirror), 2)
      expect(mirrored).toEqual(
        close(axis === 'x' ? { x: 20 - ahead.x, y: ahead.y } : { x: ahead.x, y: 20 - ahead.y }),
      )
    }),
  )
})

test('directions come out above -π up to π', () => {
  fc.assert(
    fc.property(fc.double({ min: -100, max: 100, noNaN: true }), (radians) => {
      const normal = normaliseRadians(radians)
      expect(normal).toBeGreaterThan(-Math.PI)
      expect(normal).toBeLessThanOrEqual(Math.PI)
      expect(Math.cos(normal)).toBeCloseTo(Math.cos(radians), 9)
      expect(Math.sin(normal)).toBeCloseTo(Math.sin(radians), 9)
    }),
  )
  expect(normaliseRadians(-Math.PI)).toBe(Math.PI)
  expect(normaliseRadians(3 * Math.PI)).toBeCloseTo(Math.PI, 12)
})

test('a place in a base’s own axes lands where the base stands', () => {
  expect(toTablePoint({ x: 1, y: 2, facingRadians: Math.PI / 2 }, { x: 3, y: 0 })).toEqual(
    close({ x: 1, y: 5 }),
  )
})
