import { type Footprint, polygonFootprint } from './footprint'
import { selfCrossing } from './measure'
import { cornerAt, gapInches, type TablePoint, turn } from './point'
import { TOLERANCE_INCHES } from './tolerance'

/** What can be wrong with drawn or imported corners. */
export type PolygonTrouble =
  | 'geometry/too-few-points'
  | 'geometry/not-finite'
  | 'geometry/self-crossing'
  | 'geometry/no-area'

/** A good polygon, or what is wrong with it. */
export type ParsedPolygon =
  | { readonly ok: true; readonly footprint: Footprint }
  | { readonly ok: false; readonly trouble: PolygonTrouble }

/**
 * The polygon that some drawn or imported corners make, or the reason why they make none. Corners repeated by the next
 * (a double click, the last point of a closed ring) are dropped. All other functions assume shapes that passed here.
 */
export function parsePolygon(points: readonly TablePoint[]): ParsedPolygon {
  if (!points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y)))
    return trouble('geometry/not-finite')
  const corners = points.filter((point, index) => !isSamePlace(point, points[(index + 1) % points.length]))
  if (corners.length < 3) return trouble('geometry/too-few-points')
  if (isFlat(corners)) return trouble('geometry/no-area')
  if (selfCrossing(corners) !== undefined) return trouble('geometry/self-crossing')
  return { ok: true, footprint: polygonFootprint(corners) }
}

function trouble(code: PolygonTrouble): ParsedPolygon {
  return { ok: false, trouble: code }
}

function isSamePlace(point: TablePoint, other: TablePoint | undefined): boolean {
  return other !== undefined && gapInches(point, other) <= TOLERANCE_INCHES
}

/** Do all corners lie on the line from the first to the one farthest from it? */
function isFlat(corners: readonly TablePoint[]): boolean {
  const first = cornerAt(corners, 0)
  const farthest = corners.reduce((far, corner) =>
    gapInches(first, corner) > gapInches(first, far) ? corner : far,
  )
  const reach = TOLERANCE_INCHES * gapInches(first, farthest)
  return corners.every((corner) => Math.abs(turn(first, farthest, corner)) <= reach)
}
