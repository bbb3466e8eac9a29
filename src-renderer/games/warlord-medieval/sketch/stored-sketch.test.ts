import { beforeEach, expect, test } from 'vitest'
import { readSketch, storeSketch } from './stored-sketch'

const PLACES = new Map([
  ['a:guard', { to: { x: 20, y: 8.5, facingRadians: -0.25 }, stood: { x: 13, y: 8, facingRadians: 0 } }],
  ['a:foot-1', { to: null, stood: { x: 30, y: 8, facingRadians: 0 } }],
])

let kept: Map<string, string>
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
}

beforeEach(() => {
  kept = new Map()
})

test('a sketch is there again as it was left, for its battle alone', () => {
  storeSketch(storage, 'one', 'referee', PLACES)
  expect(readSketch(storage, 'one', 'referee')).toEqual(PLACES)
  expect(readSketch(storage, 'two', 'referee')).toBeNull()
})

test('what one side tries out is not there for the other', () => {
  storeSketch(storage, 'one', 'player-a', PLACES)
  expect(readSketch(storage, 'one', 'player-b')).toBeNull()
  expect(readSketch(storage, 'one', 'referee')).toBeNull()
  expect(readSketch(storage, 'one', 'player-a')).toEqual(PLACES)
})

test('a sketch that moves nothing leaves nothing behind', () => {
  storeSketch(storage, 'one', 'referee', PLACES)
  storeSketch(storage, 'one', 'referee', new Map())
  expect(kept.size).toBe(0)
})

test.each([
  ['no JSON', '{'],
  ['no list', '{"a:guard":1}'],
  ['an empty list', '[]'],
  ['an entry without a place', '[["a:guard"]]'],
  ['a place that is no figure', '[["a:guard",{"to":{"x":"1","y":1,"facingRadians":0},"stood":null}]]'],
  ['a place out of all reach', '[["a:guard",{"to":{"x":1e9,"y":1,"facingRadians":0},"stood":null}]]'],
  ['a place that is missing', '[["a:guard",{"to":null}]]'],
])('a stored sketch that is %s is passed over', (_what, text) => {
  storeSketch(storage, 'one', 'referee', PLACES)
  const [key = ''] = kept.keys()
  kept.set(key, text)
  expect(readSketch(storage, 'one', 'referee')).toBeNull()
})

test('a store that takes nothing more does not stop the sketch', () => {
  const full = {
    ...storage,
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(() => storeSketch(full, 'one', 'referee', PLACES)).not.toThrow()
})
