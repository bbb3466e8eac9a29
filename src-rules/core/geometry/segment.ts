import { edgeCount, type Footprint } from './footprint'
import { distanceToOutline, holdsPoint, type Location } from './locate'
import { cornerAt, gapInches, pointAlong, type Segment } from './point'
import { TOLERANCE_INCHES } from './tolerance'

/** A part of a segment, as fractions of its way: 0 is its start, 1 its end. The ends themselves are not part of it. */
export type Run = readonly [start: number, end: number]

/** A part of a segment that lies wholly inside, on the edge of, or outside a polygon. */
export type LocatedRun = { readonly run: Run; readonly location: Location }

/**
 * The open parts of a segment that run in the inside of a polygon, in order. A way along an edge or a graze at a
 * corner is not inside; where a corner touches the way from within, the run is cut in two.
 */
export function runsInside(segment: Segment, polygon: Footprint): readonly Run[] {
  const inside: Run[] = []
  for (const { run, location } of locateRuns(segment, polygon)) if (location === 'inside') inside.push(run)
  return inside
}

/** The whole segment cut where it meets the polygon's outline, each part with where it lies. */
export function locateRuns(segment: Segment, polygon: Footprint): readonly LocatedRun[] {
  const inches = gapInches(segment.from, segment.to)
  if (inches === 0) return []
  const cuts = cutsOf(segment, polygon, inches)
  const runs: LocatedRun[] = []
  let start = 0
  for (const end of cuts) {
    if ((end - start) * inches <= TOLERANCE_INCHES) continue
    const middle = pointAlong(segment, (start + end) / 2)
    const onEdge = distanceToOutline(polygon, middle) <= TOLERANCE_INCHES
    const location = onEdge ? 'edge' : holdsPoint(polygon, middle.x, middle.y) ? 'inside' : 'outside'
    runs.push({ run: [start, end], location })
    start = end
  }
  return runs
}

/** Where the segment meets the outline, as ascending fractions that close with 1; corners within the tolerance count. */
function cutsOf({ from, to }: Segment, outline: Footprint, inches: number): readonly number[] {
  const unitX = (to.x - from.x) / inches
  const unitY = (to.y - from.y) / inches
  const cuts: number[] = [1]
  const keep = (fraction: number) => {
    if (fraction > 0 && fraction < 1) cuts.push(fraction)
  }
  const edges = edgeCount(outline)
  for (let index = 0; index < edges; index++) {
    const start = cornerAt(outline.points, index)
    const end = cornerAt(outline.points, index + 1)
    const startOff = unitX * (start.y - from.y) - unitY * (start.x - from.x)
    const endOff = unitX * (end.y - from.y) - unitY * (end.x - from.x)
    const startAlong = unitX * (start.x - from.x) + unitY * (start.y - from.y)
    if (Math.abs(startOff) <= TOLERANCE_INCHES) keep(startAlong / inches)
    if (startOff > 0 ? endOff < 0 : startOff < 0 && endOff > 0) {
      const endAlong = unitX * (end.x - from.x) + unitY * (end.y - from.y)
      keep((startAlong + (endAlong - startAlong) * (startOff / (startOff - endOff))) / inches)
    }
  }
  return cuts.length === 1 ? cuts : cuts.sort((a, b) => a - b)
}

/**
 * Does a segment cross a line feature, from its one side to its other (WM-27)? To end on the line, to meet its end,
 * to run along it or to graze a corner from one side is not to cross; to pass through a corner to the other side is.
 */
export function crossesPolyline(segment: Segment, polyline: Footprint): boolean {
  const { from, to } = segment
  const inches = gapInches(from, to)
  if (inches <= TOLERANCE_INCHES) return false
  const unitX = (to.x - from.x) / inches
  const unitY = (to.y - from.y) / inches
  let side = 0
  let touchesWithin = true
  for (let index = 0; index < polyline.points.length; index++) {
    const corner = cornerAt(polyline.points, index)
    const off = unitX * (corner.y - from.y) - unitY * (corner.x - from.x)
    if (Math.abs(off) <= TOLERANCE_INCHES) {
      const along = unitX * (corner.x - from.x) + unitY * (corner.y - from.y)
      touchesWithin &&= along > TOLERANCE_INCHES && along < inches - TOLERANCE_INCHES
      continue
    }
    const newSide = off > 0 ? 1 : -1
    if (side !== 0 && newSide !== side) {
      const before = cornerAt(polyline.points, index - 1)
      const beforeOff = unitX * (before.y - from.y) - unitY * (before.x - from.x)
      if (Math.abs(beforeOff) <= TOLERANCE_INCHES) {
        if (touchesWithin) return true
      } else if (passesBetween(segment, { from: before, to: corner })) return true
    }
    side = newSide
    touchesWithin = true
  }
  return false
}

/** Do the two ends of a way lie on different sides of a line, each by more than the tolerance? */
function passesBetween(way: Segment, line: Segment): boolean {
  const inches = gapInches(line.from, line.to)
  const alongX = (line.to.x - line.from.x) / inches
  const alongY = (line.to.y - line.from.y) / inches
  const fromOff = alongX * (way.from.y - line.from.y) - alongY * (way.from.x - line.from.x)
  const toOff = alongX * (way.to.y - line.from.y) - alongY * (way.to.x - line.from.x)
  return fromOff > 0
    ? fromOff > TOLERANCE_INCHES && toOff < -TOLERANCE_INCHES
    : fromOff < -TOLERANCE_INCHES && toOff > TOLERANCE_INCHES
}
