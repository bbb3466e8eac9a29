import { expect, test } from 'vitest'
import { Sights } from './sights.svelte'
import { readSights } from './stored-sights'

function store(kept: Record<string, string> = {}) {
  return {
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => {
      kept[key] = text
    },
  }
}

const all = ({ reachOf, reachInches, bandsFrom, bandInches, zones, pinch }: Sights) => ({
  ...{ reachOf, reachInches, bandsFrom, bandInches, zones, pinch },
})

test('what is drawn round the selection is as it was left when a battle is opened again', () => {
  const storage = store()
  const sights = new Sights(storage)
  const chosen = {
    reachOf: 'army',
    reachInches: 4.5,
    bandsFrom: 'base',
    bandInches: [8, 16, 24],
    zones: true,
    pinch: false,
  } as const
  expect(all(sights)).not.toEqual(chosen)
  Object.assign(sights, chosen)
  expect(all(sights)).toEqual(chosen)
  expect(all(new Sights(storage))).toEqual(chosen)
})

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a list', '[]'],
  [
    'another form',
    '{"reachOf":"moon","reachInches":-1,"bandsFrom":7,"bandInches":[0],"zones":"x","pinch":1}',
  ],
  ['too many bands', JSON.stringify({ bandInches: [1, 2, 3, 4, 5, 6, 7] })],
  ['figures out of reach', JSON.stringify({ reachInches: 61, bandInches: [61] })],
])('%s in the store means the usual', (_, text) => {
  const usual = all(new Sights(store()))
  expect(readSights(store(text === null ? {} : { 'marshal.view': text }))).toEqual(usual)
})

test('a store that is full stops nothing', () => {
  const sights = new Sights({
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  })
  sights.zones = true
  expect(sights.zones).toBe(true)
})
