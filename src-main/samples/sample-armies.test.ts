import { expect, test } from 'vitest'
import { previewTable } from '../transfer/army-csv/preview-table'
import { SAMPLE_ARMIES } from './load-samples'

const read = (file: string) => {
  const preview = previewTable(file, SAMPLE_ARMIES[file] ?? '')
  if (!preview.ok) throw new Error(JSON.stringify(preview.trouble))
  return preview.value
}

test.each([
  { file: 'lady-isaudes-muster.csv', costAp: 45, personalities: 1, domain: 'Harrowmere', terrainFeatures: 4 },
  { file: 'levee-de-corvenne.csv', costAp: 70, personalities: 2, domain: 'Corvenne', terrainFeatures: 3 },
  { file: 'host-of-harrowmere.csv', costAp: 95, personalities: 3, domain: 'Harrowmere', terrainFeatures: 4 },
  { file: 'maree-grise.csv', costAp: 120, personalities: 4, domain: 'Corvenne', terrainFeatures: 3 },
])('the sample army $file is understood whole and costs $costAp AP', (sample) => {
  const { rows, army, domain } = read(sample.file)
  expect(rows.filter(({ verdict }) => verdict !== 'understood')).toEqual([])
  expect(army.units.reduce((sum, unit) => sum + (unit.costAp ?? 0), 0)).toBe(sample.costAp)
  expect(army.personalities).toHaveLength(sample.personalities)
  expect(domain).toEqual({ name: sample.domain, terrainFeatures: sample.terrainFeatures })
})

test.each(['lady-isaudes-muster.csv', 'levee-de-corvenne.csv', 'host-of-harrowmere.csv', 'maree-grise.csv'])(
  'WM-21 the sample army %s fills a battle line of a banner unit and three units for each personality',
  (file) => {
    const { army } = read(file)
    expect(army.units.length).toBeGreaterThanOrEqual(4 * army.personalities.length)
    expect(army.personalities.filter(({ rank }) => rank === 'warlord')).toHaveLength(1)
  },
)

test.each(['lady-isaudes-muster.csv', 'levee-de-corvenne.csv', 'host-of-harrowmere.csv', 'maree-grise.csv'])(
  'WM-51 the banner units of the sample army %s are its most expensive ones, the Warlord’s first',
  (file) => {
    const { army } = read(file)
    const costs = army.units.map((unit) => unit.costAp ?? 0).sort((a, b) => b - a)
    const costOfBanner = (id: string | null) => army.units.find((unit) => unit.id === id)?.costAp
    const banners = army.personalities.map(({ bannerUnit }) => costOfBanner(bannerUnit) ?? 0)
    expect(banners[0]).toBe(costs[0])
    expect([...banners].sort((a, b) => b - a)).toEqual(costs.slice(0, banners.length))
  },
)
