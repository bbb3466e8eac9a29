import type { MapFeature, TerrainMap } from '@contract/library'
import type { TablePoint } from '@rules/core/geometry'
import type { FeatureShape } from '@rules/games/warlord-medieval/model'
import { middleOf } from '../../terrain/shape-edits'

/** The tables of the rules, width by depth in inches (WM-31…34). */
export const TABLE_SIZES = [
  { widthInches: 48, depthInches: 48 },
  { widthInches: 72, depthInches: 60 },
  { widthInches: 96, depthInches: 60 },
  { widthInches: 120, depthInches: 60 },
] as const

/** A map without features, on the middle table of the rules. */
export function blankMap(id: string, name: string): TerrainMap {
  return { id, name, ...TABLE_SIZES[1], features: [] }
}

/** The middle of a shape's bounds as a field shows and takes it: what is typed comes back as it was, to the last digit. */
export function roundedMiddleOf(shape: FeatureShape): TablePoint {
  const { x, y } = middleOf(shape)
  const rounded = (inches: number) => Math.round(inches * 1e9) / 1e9
  return { x: rounded(x), y: rounded(y) }
}

/** How many inches of a feature lie beyond the table's edge; 0 when all of it lies on the table (WM-38). */
export function inchesOffTable(
  shape: FeatureShape,
  table: Pick<TerrainMap, 'widthInches' | 'depthInches'>,
): number {
  return Math.max(
    0,
    ...shape.points.flatMap(({ x, y }) => [-x, -y, x - table.widthInches, y - table.depthInches]),
  )
}

/** The map with changes to one feature. */
export function withFeature(map: TerrainMap, id: string, changes: Partial<MapFeature>): TerrainMap {
  return {
    ...map,
    features: map.features.map((feature) => (feature.id === id ? { ...feature, ...changes } : feature)),
  }
}

/** The map without some features. */
export function withoutFeatures(map: TerrainMap, ids: readonly string[]): TerrainMap {
  return { ...map, features: map.features.filter(({ id }) => !ids.includes(id)) }
}
