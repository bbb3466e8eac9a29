import { centroid, locatePoint, pointAlong, polygonFootprint, type TablePoint } from '@rules/core/geometry'
import type { TableScene } from './table-model'
import { cornerOf } from './terrain-edits'

/**
 * The places that `[` and `]` go through with the tool at work: with the split tool the corners of the chosen area, or of
 * the first, with the join tool a place in each area.
 */
export function stopsOf(
  stateId: string,
  { features }: TableScene,
  selection: readonly string[],
): readonly TablePoint[] {
  const areas = features.filter(({ shape, locked }) => shape.kind === 'polygon' && !locked)
  if (stateId.startsWith('join.')) return areas.map(({ shape }) => placeIn(shape.points))
  if (!stateId.startsWith('split.')) return []
  const area = areas.find(({ id }) => selection.includes(id)) ?? areas[0]
  return area?.shape.points ?? []
}

/** A place that surely lies inside an outline: its centre, or where that is outside, between two of its corners. */
function placeIn(points: readonly TablePoint[]): TablePoint {
  const footprint = polygonFootprint(points)
  const middles = points.map((corner, index) =>
    pointAlong({ from: corner, to: cornerOf(points, index + 2) }, 0.5),
  )
  const all = [centroid(footprint), ...middles]
  return all.find((place) => locatePoint(footprint, place) === 'inside') ?? cornerOf(points, 0)
}
