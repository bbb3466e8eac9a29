import {
  containsFootprint,
  isSimplePolygon,
  lengthInches,
  overlaps,
  perimeterInches,
  rectangleFootprint,
} from '@rules/core/geometry'
import { featureFootprint } from '@rules/games/warlord-medieval/pieces'
import { centrelineInches, tableFor } from '@rules/games/warlord-medieval/table'
import { expect, test } from 'vitest'
import { answerOf, testFolder, testLibrary } from '../testing/test-library'
import { parseMapFile } from '../transfer/library-files'
import { loadSamplesOnce, SAMPLE_MAPS } from './load-samples'

const maps = SAMPLE_MAPS.map((text) => {
  const map = parseMapFile(text)
  if (!map.ok) throw new Error(JSON.stringify(map.trouble))
  return map.value.map
})

test('the sample maps are made for the tables of 45, 70 and 95 points', () => {
  const sizes = maps.map(({ widthInches, depthInches }) => [widthInches, depthInches])
  expect(sizes).toEqual(
    [45, 70, 95].map((points) => [tableFor(points).widthInches, tableFor(points).depthInches]),
  )
})

test.each(maps)('WM-40 every feature of $name is 38 to 40 inches around or long', ({ features }) => {
  const wrong = features.flatMap((feature) => {
    const footprint = featureFootprint(feature)
    if (footprint === null) return [[feature.name, 0]]
    const inches = feature.shape.kind === 'polygon' ? perimeterInches(footprint) : lengthInches(footprint)
    return inches < 38 || inches > 40 ? [[feature.name, inches]] : []
  })
  expect(wrong).toEqual([])
})

test.each(maps)(
  'WM-44 every feature of $name lies on the table, within one half and apart from the others',
  (map) => {
    const middle = centrelineInches({ ...tableFor(45), depthInches: map.depthInches })
    const footprints = map.features.map((feature) => {
      const footprint = featureFootprint(feature)
      if (footprint === null) throw new Error(`${feature.name} has no outline`)
      return { name: feature.name, footprint, shape: feature.shape }
    })
    const half = (y: number) =>
      rectangleFootprint({
        pose: { x: map.widthInches / 2, y, facingRadians: 0 },
        frontageInches: map.widthInches,
        depthInches: middle,
      })
    const halves = [half(middle / 2), half(middle * 1.5)]
    const outside = footprints.filter(
      ({ footprint }) => !halves.some((one) => containsFootprint(one, footprint)),
    )
    expect(outside.map(({ name }) => name)).toEqual([])
    const clashes = footprints.flatMap((one, index) =>
      footprints
        .slice(index + 1)
        .flatMap((other) => (overlaps(one.footprint, other.footprint) ? [[one.name, other.name]] : [])),
    )
    expect(clashes).toEqual([])
    const tangled = footprints.filter(
      ({ shape }) => shape.kind === 'polygon' && !isSimplePolygon(shape.points),
    )
    expect(tangled).toEqual([])
  },
)

test('a new library has four armies of two domains and three maps', async () => {
  const { ask } = await testLibrary({ prepare: (db) => loadSamplesOnce(db, 1) })
  const armies = await answerOf(ask('armies:list', null))
  expect(armies.map(({ costAp, unfinishedUnits }) => [costAp, unfinishedUnits])).toEqual([
    [95, 0],
    [120, 0],
    [45, 0],
    [70, 0],
  ])
  expect(await answerOf(ask('domains:list', null))).toMatchObject([
    { name: 'Corvenne', terrainFeatures: 3 },
    { name: 'Harrowmere', terrainFeatures: 4 },
  ])
  expect(await answerOf(ask('maps:list', null))).toHaveLength(3)
})

test('samples that were deleted do not come back at the next start', async () => {
  const folder = testFolder()
  const prepare = (db: Parameters<typeof loadSamplesOnce>[0]) => loadSamplesOnce(db, 1)
  const first = await testLibrary({ folder, prepare })
  for (const { id } of await answerOf(first.ask('armies:list', null)))
    await first.ask('armies:delete', { id })
  first.library.close()
  const second = await testLibrary({ folder, prepare })
  expect(await answerOf(second.ask('armies:list', null))).toEqual([])
})
