import type { MapFeature, TerrainMap } from '@contract/library'
import {
  lengthInches,
  perimeterInches,
  polygonFootprint,
  polylineFootprint,
  type TablePoint,
} from '@rules/core/geometry'
import type { TerrainKind } from '@rules/games/warlord-medieval/house-rules'
import type { FeatureLook, FeatureShape } from '@rules/games/warlord-medieval/model'

/** The tables of the rules, width by depth in inches (WM-31…34). */
export const TABLE_SIZES = [
  { widthInches: 48, depthInches: 48 },
  { widthInches: 72, depthInches: 60 },
  { widthInches: 96, depthInches: 60 },
  { widthInches: 120, depthInches: 60 },
] as const

/** What a feature of a look usually is to the rules; the referee may say otherwise (WM-40). */
export const USUAL_KIND: Readonly<Record<FeatureLook, TerrainKind>> = {
  hill: 'gentle-slope',
  wood: 'area',
  marsh: 'area',
  village: 'area',
  field: 'area',
  rough: 'area',
  hedge: 'obstacle',
  wall: 'obstacle',
  stream: 'obstacle',
  water: 'impassable',
  cliff: 'impassable',
  plain: 'area',
}

/** A map without features, on the middle table of the rules. */
export function blankMap(id: string, name: string): TerrainMap {
  return { id, name, ...TABLE_SIZES[1], features: [] }
}

/** How far it is round a polygon, or along a line, in inches. */
export function outlineInches(shape: FeatureShape): number {
  return shape.kind === 'polygon'
    ? perimeterInches(polygonFootprint(shape.points))
    : lengthInches(polylineFootprint(shape.points))
}

/** The shape moved. */
export function movedBy(shape: FeatureShape, by: TablePoint): FeatureShape {
  return { kind: shape.kind, points: shape.points.map(({ x, y }) => ({ x: x + by.x, y: y + by.y })) }
}

/** The shape turned about the middle of its bounds, counter-clockwise. */
export function turnedBy(shape: FeatureShape, radians: number): FeatureShape {
  const middle = middleOf(shape)
  const [sine, cosine] = [Math.sin(radians), Math.cos(radians)]
  return {
    kind: shape.kind,
    points: shape.points.map(({ x, y }) => ({
      x: middle.x + (x - middle.x) * cosine - (y - middle.y) * sine,
      y: middle.y + (x - middle.x) * sine + (y - middle.y) * cosine,
    })),
  }
}

/** The middle of a shape's bounds. */
export function middleOf(shape: FeatureShape): TablePoint {
  const xs = shape.points.map(({ x }) => x)
  const ys = shape.points.map(({ y }) => y)
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
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
