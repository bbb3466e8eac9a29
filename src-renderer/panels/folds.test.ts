import { expect, test } from 'vitest'
import { keepFold, wasOpen } from './folds'

test('a fold is as it was left, and closed at first', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  }
  expect(wasOpen(storage, 'one')).toBe(false)
  keepFold(storage, 'one', true)
  expect([wasOpen(storage, 'one'), wasOpen(storage, 'two')]).toEqual([true, false])
  keepFold(storage, 'one', false)
  expect(wasOpen(storage, 'one')).toBe(false)
})

test('a full store stops nothing', () => {
  const full = {
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  expect(() => keepFold(full, 'one', true)).not.toThrow()
})
