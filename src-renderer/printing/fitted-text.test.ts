import { expect, test } from 'vitest'
import { linesOf, widthOf } from './fitted-text'

const room = { widthMm: 20, sizeMm: 2.6, most: 3 }

test('a short name stays in one line', () => {
  expect(linesOf('Wood', room)).toEqual(['Wood'])
  expect(linesOf('  ', room)).toEqual([])
})

test('a long name is broken between words, and a long word anywhere', () => {
  expect(linesOf('The wood of the old mill', room)).toEqual(['The wood of', 'the old mill'])
  const lines = linesOf('W'.repeat(30), { ...room, most: 9 })
  expect(lines.join('')).toBe('W'.repeat(30))
  for (const line of lines) expect(widthOf([line], room.sizeMm)).toBeLessThanOrEqual(room.widthMm)
})

test('what does not fit into the lines is cut with a sign of it', () => {
  const lines = linesOf('W'.repeat(200), room)
  expect(lines).toHaveLength(3)
  expect(lines.at(-1)).toMatch(/…$/)
  for (const line of lines) expect(widthOf([line], room.sizeMm)).toBeLessThanOrEqual(room.widthMm)
})
