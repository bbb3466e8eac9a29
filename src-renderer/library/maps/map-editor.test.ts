import type { TerrainMap } from '@contract/library'
import { ok } from '@rules/core/result'
import type { FeatureFigures } from '@rules/games/warlord-medieval/model'
import { expect, test } from 'vitest'
import { MapEditor } from './map-editor.svelte'
import { blankMap } from './terrain-map'

const wood: FeatureFigures = {
  name: 'Wood',
  kind: 'area',
  look: 'wood',
  shape: {
    kind: 'polygon',
    points: [
      { x: 10, y: 10 },
      { x: 20, y: 10 },
      { x: 15, y: 18 },
    ],
  },
}

function editor() {
  const stored: TerrainMap[] = []
  const edited = new MapEditor(blankMap('map', 'Ford'), async (map) => {
    stored.push(map)
    return ok(map)
  })
  return { edited, stored }
}

test('a drawn feature is stored at once and selected', () => {
  const { edited, stored } = editor()
  edited.add(wood)
  expect(stored.at(-1)?.features.map(({ name }) => name)).toEqual(['Wood'])
  expect(edited.selected?.name).toBe('Wood')
})

test('undo takes the feature and its selection away, redo brings it again', () => {
  const { edited, stored } = editor()
  edited.add(wood)
  edited.undo()
  expect([stored.at(-1)?.features, edited.selection]).toEqual([[], []])
  edited.redo()
  expect(stored.at(-1)?.features).toHaveLength(1)
})

test('two drags of the same feature are two steps back', () => {
  const { edited } = editor()
  edited.add(wood)
  const id = edited.selection[0] ?? ''
  const shapes = [1, 2].map((x) => ({
    ...wood.shape,
    points: wood.shape.points.map((at) => ({ ...at, x: at.x + x })),
  }))
  for (const shape of shapes) edited.reshape(id, shape)
  edited.undo()
  expect(edited.map.features[0]?.shape).toEqual(shapes[0])
})

test('a copy lies beside what it was copied from', () => {
  const { edited } = editor()
  edited.add(wood)
  edited.duplicateSelected()
  expect(edited.map.features.map(({ shape }) => shape.points[0])).toEqual([
    { x: 10, y: 10 },
    { x: 13, y: 7 },
  ])
})

test('what was deleted is put back once, whatever was done since', () => {
  const { edited } = editor()
  edited.add(wood)
  const removed = edited.deleteSelected()
  edited.rename('The Ford')
  edited.putBack(removed)
  edited.putBack(removed)
  expect([edited.map.name, edited.map.features.length]).toEqual(['The Ford', 1])
})

test('a feature is split into two and joined again, each in one step', () => {
  const { edited } = editor()
  edited.add(wood)
  const id = edited.selection[0] ?? ''
  const part = (x: number) => ({
    ...wood.shape,
    points: wood.shape.points.map((at) => ({ ...at, x: at.x + x })),
  })
  const parts = [part(0), part(20)] as const
  edited.split(id, parts)
  expect(edited.map.features.map(({ name, shape }) => [name, shape])).toEqual([
    ['Wood', parts[0]],
    ['Wood 2', parts[1]],
  ])
  const [, other = ''] = edited.selection
  edited.join([id, other], wood.shape)
  expect(edited.map.features.map((feature) => feature.id)).toEqual([id])
  edited.undo()
  expect(edited.map.features).toHaveLength(2)
  edited.undo()
  expect(edited.map.features.map(({ shape }) => shape)).toEqual([wood.shape])
})

test('what is locked is not deleted with the rest, and its copy is free', () => {
  const { edited, stored } = editor()
  edited.add(wood)
  edited.lock(edited.selection, true)
  const [locked = ''] = edited.selection
  edited.duplicateSelected()
  expect(edited.map.features.map((feature) => feature.locked)).toEqual([true, undefined])
  edited.selection = edited.map.features.map(({ id }) => id)
  expect(edited.deleteSelected()).toHaveLength(1)
  expect(stored.at(-1)?.features.map(({ id }) => id)).toEqual([locked])
  edited.lock([locked], false)
  expect(edited.map.features[0]).not.toHaveProperty('locked')
})

test('a background is laid, changed and taken away, and comes back by undo', () => {
  const { edited, stored } = editor()
  const background = {
    picture: 'ab'.repeat(32),
    widthInches: 72,
    origin: { x: 0, y: 0 },
    rotationRadians: 0,
    opacity: 1,
    hidden: false,
  }
  edited.setBackground(background)
  for (const opacity of [0.9, 0.8]) edited.setBackground({ ...background, opacity }, 'background opacity')
  edited.setBackground(null)
  expect(stored.at(-1)).not.toHaveProperty('background')
  edited.undo()
  expect(edited.map.background?.opacity).toBe(0.8)
  edited.undo()
  expect(edited.map.background).toEqual(background)
})
