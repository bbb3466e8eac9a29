import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NowAndThen } from './now-and-then'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function listener() {
  const told: number[] = []
  return { told, follow: new NowAndThen<number>(300, (value) => told.push(value), Date.now) }
}

test('the first value is passed on at once, and of those that come too soon the newest in its time', () => {
  const { told, follow } = listener()
  for (const value of [1, 2, 3]) follow.hear(value)
  expect(told).toEqual([1])
  vi.advanceTimersByTime(299)
  expect(told).toEqual([1])
  vi.advanceTimersByTime(1)
  expect(told).toEqual([1, 3])
  vi.advanceTimersByTime(1000)
  follow.hear(4)
  expect(told).toEqual([1, 3, 4])
})

test('values that keep coming are passed on all the same', () => {
  const { told, follow } = listener()
  for (let frame = 0; frame < 60; frame++) {
    follow.hear(frame)
    vi.advanceTimersByTime(16)
  }
  expect(told.length).toBeGreaterThanOrEqual(3)
  expect(told.length).toBeLessThanOrEqual(4)
})

test('what is told out of turn is the last word', () => {
  const { told, follow } = listener()
  follow.hear(1)
  follow.hear(2)
  follow.tellNow(0)
  vi.advanceTimersByTime(1000)
  expect(told).toEqual([1, 0])
})
