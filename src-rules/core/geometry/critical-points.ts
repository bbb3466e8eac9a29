import { edgeCount, type Footprint } from './footprint'
import { locatePoint } from './locate'
import { cornerAt, type TablePoint } from './point'
import type { SightQuestion } from './sight-ray'
import { TOLERANCE_INCHES } from './tolerance'

/**
 * A place where the view between two bases can change as a line turns or shifts. A corner of a feature out of the
 * bases' reach carries its neighbours: a free line can only graze it, with both on one side.
 */
export type CriticalPoint = {
  readonly place: TablePoint
  readonly neighbours?: readonly [before: TablePoint, after: TablePoint]
}

/**
 * All critical points of a question: the bases' corners, the features' corners between them, and where features'
 * edges cross the bases'. If any line is free, one through two of these is, but for what areas allow within a depth.
 */
export function criticalPoints(question: SightQuestion, hull: Footprint): readonly CriticalPoint[] {
  const { from, to, blockers, endAreas } = question
  const points: CriticalPoint[] = [...from.points, ...to.points].map((place) => ({ place }))
  for (const blocker of blockers) {
    const { footprint } = blocker
    const mayBePassed = endAreas.includes(blocker)
    for (let index = 0; index < footprint.points.length; index++) {
      const place = cornerAt(footprint.points, index)
      if (locatePoint(hull, place) === 'outside') continue
      const isFree =
        mayBePassed || locatePoint(from, place) !== 'outside' || locatePoint(to, place) !== 'outside'
      if (isFree) points.push({ place })
      else points.push(...grazedCorner(footprint, index))
    }
    for (const place of [...edgeCrossings(footprint, from), ...edgeCrossings(footprint, to)])
      points.push({ place })
  }
  return points
}

/** May a line of this direction pass the critical point without entering the feature there? */
export function mayGraze({ place, neighbours }: CriticalPoint, direction: TablePoint): boolean {
  if (neighbours === undefined) return true
  const [before, after] = neighbours
  const beforeOff = direction.x * (before.y - place.y) - direction.y * (before.x - place.x)
  const afterOff = direction.x * (after.y - place.y) - direction.y * (after.x - place.x)
  return beforeOff > TOLERANCE_INCHES
    ? afterOff >= -TOLERANCE_INCHES
    : beforeOff >= -TOLERANCE_INCHES || afterOff <= TOLERANCE_INCHES
}

/** A feature's corner that a line can graze: none at an inner corner of a polygon, whose every line enters it. */
function grazedCorner(footprint: Footprint, index: number): readonly CriticalPoint[] {
  const { points, kind } = footprint
  const place = cornerAt(points, index)
  if (kind === 'polyline' && (index === 0 || index === points.length - 1)) return [{ place }]
  const before = cornerAt(points, index === 0 ? points.length - 1 : index - 1)
  const after = cornerAt(points, index + 1)
  const turned = (place.x - before.x) * (after.y - place.y) - (place.y - before.y) * (after.x - place.x)
  return kind === 'polygon' && turned < 0 ? [] : [{ place, neighbours: [before, after] }]
}

function edgeCrossings(feature: Footprint, base: Footprint): readonly TablePoint[] {
  const crossings: TablePoint[] = []
  const edges = edgeCount(feature)
  const { minX, minY, maxX, maxY } = base.bounds
  for (let index = 0; index < edges; index++) {
    const start = cornerAt(feature.points, index)
    const end = cornerAt(feature.points, index + 1)
    if ((start.x < minX && end.x < minX) || (start.x > maxX && end.x > maxX)) continue
    if ((start.y < minY && end.y < minY) || (start.y > maxY && end.y > maxY)) continue
    for (let at = 0; at < base.points.length; at++) {
      const crossing = crossingOf(start, end, cornerAt(base.points, at), cornerAt(base.points, at + 1))
      if (crossing !== undefined) crossings.push(crossing)
    }
  }
  return crossings
}

function crossingOf(a: TablePoint, b: TablePoint, c: TablePoint, d: TablePoint): TablePoint | undefined {
  const cOff = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  const dOff = (b.x - a.x) * (d.y - a.y) - (b.y - a.y) * (d.x - a.x)
  const aOff = (d.x - c.x) * (a.y - c.y) - (d.y - c.y) * (a.x - c.x)
  const bOff = (d.x - c.x) * (b.y - c.y) - (d.y - c.y) * (b.x - c.x)
  if (cOff * dOff > 0 || aOff * bOff > 0 || cOff === dOff) return undefined
  const fraction = cOff / (cOff - dOff)
  return { x: c.x + (d.x - c.x) * fraction, y: c.y + (d.y - c.y) * fraction }
}
