import { expect, test } from 'vitest'
import type { TerrainMap } from '../contract/library'
import { answerOf, testLibrary } from '../testing/test-library'

const MAP: TerrainMap = {
  id: 'm',
  name: 'Two woods',
  widthInches: 72,
  depthInches: 60,
  features: [
    {
      id: 'f1',
      name: 'Wood',
      kind: 'area',
      look: 'wood',
      shape: {
        kind: 'polygon',
        points: [
          { x: 1, y: 1 },
          { x: 11, y: 1.0000001 },
          { x: 6, y: 9 },
        ],
      },
    },
    {
      id: 'f2',
      name: 'Hedge',
      kind: 'obstacle',
      look: 'hedge',
      shape: {
        kind: 'polyline',
        points: [
          { x: 20, y: 5 },
          { x: 59.5, y: 5 },
        ],
      },
    },
  ],
}

test('a map comes back as it was saved, to the last decimal, with a picture in the list', async () => {
  const { ask } = await testLibrary({ now: () => 7 })
  await answerOf(ask('maps:save', MAP))
  expect(await answerOf(ask('maps:get', { id: 'm' }))).toEqual(MAP)
  const { features, ...rest } = MAP
  expect(await answerOf(ask('maps:list', null))).toEqual([
    {
      ...rest,
      featureCount: 2,
      updatedAtMs: 7,
      picture: {
        widthInches: 72,
        depthInches: 60,
        shapes: [
          { kind: 'terrain', look: 'wood', side: null, points: features[0]?.shape.points },
          { kind: 'line', look: 'hedge', side: null, points: features[1]?.shape.points },
        ],
      },
    },
  ])
})

test('a copy of a map is changed by itself, and a deleted map comes back', async () => {
  const { ask } = await testLibrary()
  await answerOf(ask('maps:save', MAP))
  const copy = await answerOf(ask('maps:duplicate', { id: 'm', name: 'Copy' }))
  await answerOf(ask('maps:save', { ...copy, features: [] }))
  expect(await answerOf(ask('maps:get', { id: 'm' }))).toEqual(MAP)
  await answerOf(ask('maps:delete', { id: 'm' }))
  expect((await answerOf(ask('maps:list', null))).map(({ name }) => name)).toEqual(['Copy'])
  expect(await answerOf(ask('maps:restore', { id: 'm' }))).toEqual(MAP)
})

test('maps that nobody knows are unknown to every question', async () => {
  const { ask } = await testLibrary()
  const unknown = { ok: false, trouble: { code: 'maps/unknown', figures: { id: 'x' } } }
  expect(await ask('maps:get', { id: 'x' })).toEqual(unknown)
  expect(await ask('maps:delete', { id: 'x' })).toEqual(unknown)
  expect(await ask('maps:restore', { id: 'x' })).toEqual(unknown)
  expect(await ask('maps:duplicate', { id: 'x', name: 'y' })).toEqual(unknown)
  expect(await ask('maps:export', { id: 'x' })).toEqual(unknown)
})
