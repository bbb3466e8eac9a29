import { expect, test } from 'vitest'
import { fade, isDark, mix, parseColour } from './colour'

test('colours are read as they are written and as a browser computes them', () => {
  expect(parseColour('#2f5d8a')).toEqual({ r: 47, g: 93, b: 138, a: 1 })
  expect(parseColour('#fff')).toEqual({ r: 255, g: 255, b: 255, a: 1 })
  expect(parseColour('rgb(1, 2, 3)')).toEqual({ r: 1, g: 2, b: 3, a: 1 })
  expect(parseColour('rgba(1, 2, 3, 0.5)')).toEqual({ r: 1, g: 2, b: 3, a: 0.5 })
  expect(parseColour('rgb(1 2 3 / 0.5)')).toEqual({ r: 1, g: 2, b: 3, a: 0.5 })
  expect(parseColour('plaid')).toBeNull()
})

test('colours are mixed and let through', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('rgb(128, 128, 128)')
  expect(fade('#010203', 0.25)).toBe('rgba(1, 2, 3, 0.25)')
})

test('paper is light in the light theme and dark in the dark one', () => {
  expect(isDark('#f3eee1')).toBe(false)
  expect(isDark('#1d1b18')).toBe(true)
})
