import type { TablePicture } from '../../../core/outline'
import type { FeatureFigures } from '../model'
import type { TerrainMap } from './things'

type Shape = TablePicture['shapes'][number]

/** A terrain map as a small picture. */
export function mapPicture(map: TerrainMap): TablePicture {
  const { widthInches, depthInches } = map
  return { widthInches, depthInches, shapes: map.features.map(featureShape) }
}

/** A terrain feature in a small picture. */
export function featureShape(feature: FeatureFigures): Shape {
  const kind = feature.shape.kind === 'polygon' ? 'terrain' : 'line'
  return { kind, look: feature.look, side: null, points: feature.shape.points }
}
