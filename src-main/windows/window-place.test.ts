import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testFolder } from '../testing/test-library'
import { fitPlace, readWindowPlace, writeWindowPlace } from './window-place'

const MAIN = { x: 0, y: 0, width: 1920, height: 1080 }
const RIGHT = { x: 1920, y: 0, width: 1600, height: 900 }

const place = (x: number, y: number, width = 1400, height = 800) => ({
  bounds: { x, y, width, height },
  maximised: false,
})

test('the first window opens in the middle of the main screen', () => {
  expect(fitPlace(null, [MAIN, RIGHT])).toEqual(place(277, 156, 1366, 768))
})

test('a window opens again where it was, on whichever screen', () => {
  expect(fitPlace(place(100, 50), [MAIN, RIGHT])).toEqual(place(100, 50))
  expect(fitPlace(place(2000, 20), [MAIN, RIGHT])).toEqual(place(2000, 20))
})

test('a window whose screen is gone opens in the middle of the main one', () => {
  expect(fitPlace(place(2000, 20), [MAIN])).toEqual(place(260, 140))
  expect(fitPlace({ ...place(2000, 20), maximised: true }, [MAIN])).toEqual({
    ...place(260, 140),
    maximised: true,
  })
})

test.each([
  { what: '80 points of it to take hold of', x: 1840, y: 0, stays: true },
  { what: '79 points of it', x: 1841, y: 0, stays: false },
  { what: 'its title bar 20 points above the screen', x: 100, y: -20, stays: true },
  { what: 'its title bar 21 points above the screen', x: 100, y: -21, stays: false },
  { what: 'its title bar 80 points above the lower edge', x: 100, y: 1000, stays: true },
  { what: 'its title bar 79 points above the lower edge', x: 100, y: 1001, stays: false },
])('a window with $what stays: $stays', ({ x, y, stays }) => {
  expect(fitPlace(place(x, y), [MAIN]).bounds.x === x).toBe(stays)
})

test('a window is no smaller than 1100 by 680 and no larger than its screen', () => {
  expect(fitPlace(place(0, 0, 300, 200), [MAIN]).bounds).toMatchObject({ width: 1100, height: 680 })
  expect(fitPlace(place(0, 0, 3000, 2000), [MAIN]).bounds).toMatchObject({ width: 1920, height: 1080 })
  const small = { x: 0, y: 0, width: 1024, height: 600 }
  expect(fitPlace(place(0, 0), [small]).bounds).toMatchObject({ width: 1024, height: 600 })
})

test('a window is remembered in a file, and what makes no sense is forgotten', () => {
  const { windowPlace } = testFolder()
  const known = { ...place(10, 20), interfaceSize: 130 } as const
  expect(readWindowPlace(windowPlace)).toBeNull()
  writeWindowPlace(windowPlace, known)
  expect(readWindowPlace(windowPlace)).toEqual(known)
  const broken = [
    '',
    '{',
    'null',
    '[]',
    '{"bounds":null}',
    '{"bounds":{"x":"left"},"maximised":false}',
    '{"bounds":{"x":1,"y":2,"width":3.5,"height":4},"maximised":false}',
    '{"bounds":{"x":1,"y":2,"width":3,"height":100001},"maximised":false}',
    '{"bounds":{"x":1,"y":2,"width":3,"height":4},"maximised":1}',
  ]
  for (const text of broken) {
    writeFileSync(windowPlace, text)
    expect(readWindowPlace(windowPlace)).toBeNull()
  }
  expect(readFileSync(windowPlace, 'utf8')).toBe(broken.at(-1))
  expect(() => writeWindowPlace('/nowhere/at/all.json', known)).not.toThrow()
})

test.each(['', ',"interfaceSize":77', ',"interfaceSize":"115"'])(
  'a size that is none (%s) is the usual one',
  (size) => {
    const { windowPlace } = testFolder()
    writeFileSync(windowPlace, `{"bounds":{"x":1,"y":2,"width":3,"height":4},"maximised":false${size}}`)
    expect(readWindowPlace(windowPlace)).toMatchObject({ bounds: { x: 1, height: 4 }, interfaceSize: 100 })
  },
)
