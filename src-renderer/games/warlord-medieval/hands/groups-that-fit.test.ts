import { expect, test } from 'vitest'
import { groupsThatFit } from './groups-that-fit'

const row = { widths: [200, 150, 180], gap: 10, more: 50 }

test('all groups stand in the bar where there is room, without a button for more', () => {
  expect(groupsThatFit({ ...row, room: 550 })).toBe(3)
})

test('the last groups are folded away first, and the button for them has its room', () => {
  expect(groupsThatFit({ ...row, room: 549 })).toBe(2)
  expect(groupsThatFit({ ...row, room: 410 })).toBe(2)
  expect(groupsThatFit({ ...row, room: 409 })).toBe(1)
  expect(groupsThatFit({ ...row, room: 250 })).toBe(1)
})

test('where not even one fits, all are folded away', () => {
  expect(groupsThatFit({ ...row, room: 249 })).toBe(0)
  expect(groupsThatFit({ ...row, room: 0 })).toBe(0)
})
