import { expect, test } from 'vitest'
import { isPaused, keepNotes, openNotes, togglePause } from './clock-notes'

/** A store as a browser has it. */
function store(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
}

test('the time in which the battle was closed was a break', () => {
  const storage = store()
  keepNotes(storage, 'ford', { ...openNotes(storage, 'ford', 1000), seenMs: 5000 })
  expect(openNotes(storage, 'ford', 9000)).toEqual({
    sinceMs: 1000,
    seenMs: 9000,
    pauses: [{ fromMs: 5000, toMs: 9000 }],
  })
  expect(openNotes(storage, 'another', 9000).pauses).toEqual([])
})

test('a clock that was stopped still stands after a restart', () => {
  const storage = store()
  keepNotes(storage, 'ford', togglePause(openNotes(storage, 'ford', 1000), 4000))
  const reopened = openNotes(storage, 'ford', 9000)
  expect(isPaused(reopened)).toBe(true)
  expect(togglePause(reopened, 9500).pauses).toEqual([{ fromMs: 4000, toMs: 9500 }])
})

test('a pause never ends before it began', () => {
  const paused = togglePause(openNotes(store(), 'ford', 1000), 4000)
  expect(togglePause(paused, 3000).pauses).toEqual([{ fromMs: 4000, toMs: 4000 }])
})

test.each(['', 'nonsense', '{}', '{"sinceMs":1,"seenMs":"x","pauses":[]}', 'null'])(
  'notes that cannot be read, %j, are begun anew',
  (text) => {
    expect(openNotes({ getItem: () => text }, 'ford', 7)).toEqual({ sinceMs: 7, seenMs: 7, pauses: [] })
  },
)

test('a full store stops nothing', () => {
  const full = {
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  expect(() => keepNotes(full, 'ford', { sinceMs: 1, seenMs: 1, pauses: [] })).not.toThrow()
})
