import { beforeEach, expect, test } from 'vitest'
import { speak } from '../../../messages/messages.svelte'
import { parseBearing, parsePlace, placeTrouble, writeIn } from './lengths.svelte'

beforeEach(() => {
  speak('en')
  writeIn('inches')
})

test('a place is typed up to 600″ either way', () => {
  expect([parsePlace('600'), parsePlace('−600'), parsePlace('7½')]).toEqual([600, -600, 7.5])
  expect([parsePlace('600.01'), parsePlace('-600.01'), parsePlace('99999')]).toEqual([null, null, null])
})

test('what is no place is none, and words say what would be', () => {
  expect([parsePlace('abc'), parsePlace('1e400'), parsePlace(''), parsePlace('9'.repeat(400))]).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(placeTrouble()).toBe('Write a length of at most 600″ either way, such as 12 or 7½.')
})

test('a bearing beyond all figures is none', () => {
  expect(parseBearing('9'.repeat(400))).toBeNull()
})
