import { LANGUAGES } from '@contract/library'
import { beforeEach, expect, test } from 'vitest'
import { failureSentence } from './failures'
import { isMessageKey, speak } from './messages.svelte'

// Main's sources as text: what it can say must have a sentence here, whoever adds the next code.
const sources = Object.entries(
  import.meta.glob<string>('../../src-main/**/*.ts', { query: '?raw', import: 'default', eager: true }),
).flatMap(([file, text]) => (file.endsWith('.test.ts') || file.includes('/testing/') ? [] : [text]))

function codesIn(pattern: RegExp): readonly string[] {
  const found = sources.flatMap((text) => [...text.matchAll(pattern)].map(([, code]) => String(code)))
  return [...new Set(found)].sort()
}

const failureCodes = [
  ...codesIn(/failure\('([a-z-]+\/[a-z-]+)'/g),
  ...codesIn(/fileFailure\('([a-z-]+\/[a-z-]+)'/g),
  ...codesIn(/'(storage\/[a-z-]+)'/g),
]
const remarkCodes = codesIn(/'(import\/[a-z-]+)'/g).filter((code) => !failureCodes.includes(code))

beforeEach(() => speak('en'))

test('every failure of main has a sentence of its own', () => {
  expect(failureCodes.length).toBeGreaterThan(20)
  const silent = failureCodes.filter((code) => !isMessageKey(`failure.${code.replaceAll('/', '.')}`))
  expect(silent).toEqual([])
})

test('every remark of the importer has a sentence of its own', () => {
  expect(remarkCodes.length).toBeGreaterThan(15)
  expect(remarkCodes.filter((code) => !isMessageKey(code.replaceAll('/', '.')))).toEqual([])
})

test('a failure is said with its figures, in the language of the window', () => {
  const full = { code: 'storage/full', figures: { reason: 'SQLITE_FULL' } }
  expect(failureSentence(full)).toContain('The disk is full')
  speak('fr')
  expect(failureSentence(full)).toContain('Le disque est plein')
})

test('a failure that nobody foresaw is still said, with its code', () => {
  for (const language of LANGUAGES) {
    speak(language)
    expect(failureSentence({ code: 'weather/hail', figures: {} })).toContain('weather/hail')
  }
})

test('a file of the wrong kind is called what it is, and what was wanted', () => {
  const kinds = ['army', 'map', 'deck', 'battle']
  for (const language of LANGUAGES) {
    speak(language)
    const pairs = kinds.flatMap((found) => kinds.map((expected) => ({ found, expected })))
    const sentences = pairs.map((figures) => failureSentence({ code: 'transfer/wrong-kind', figures }))
    expect(new Set(sentences).size).toBe(16)
    expect(sentences.join()).not.toMatch(/something else|autre chose/)
  }
})
