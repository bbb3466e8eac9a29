import {
  type Base,
  type Distance,
  type Footprint,
  measureDistance,
  polylineFootprint,
  rectangleFootprint,
  type TablePoint,
  TOLERANCE_INCHES,
  toTablePoint,
} from '../../../core/geometry'

/** The four parts into which a base divides the table around it, as it sees them itself. */
export const ZONES = ['front', 'left', 'right', 'rear'] as const
export type Zone = (typeof ZONES)[number]

/** What lies on this side of a line: all places of which the product with `normal` (of length 1) is at least `least`. */
type HalfPlane = { readonly normal: TablePoint; readonly least: number }

/**
 * How far what lies in a zone of a base is from that side of it, between the nearest points; null when nothing of the
 * outline, which must be a convex polygon, is in the zone. To touch a zone's border from outside is not to be in it.
 */
export function distanceInZone(
  base: Base,
  zone: Zone,
  outline: Footprint,
  zoneDegrees: number,
): Distance | null {
  const part = partIn(halfPlanes(base, zone, zoneDegrees), base, outline)
  return part === null ? null : measureDistance(sideOf(base, zone), part)
}

/** The zones of a base that some of an outline lies in; only one where it stands squarely on that side. */
export function zonesOf(base: Base, outline: Footprint, zoneDegrees: number): readonly Zone[] {
  const square = squarelyOn(base, outline)
  return square === null
    ? ZONES.filter((zone) => distanceInZone(base, zone, outline, zoneDegrees) !== null)
    : [square]
}

/**
 * The side of a base that an outline stands squarely on: wholly beyond its edge, and straight out from it with at least
 * half of the narrower of the two. What then overhangs at a corner is on no other side (WM-103). Null when there is no
 * such side. The outline must be a convex polygon.
 */
export function squarelyOn(base: Base, outline: Footprint): Zone | null {
  return ZONES.find((zone) => isSquareAhead(turnedTo(base, zone), outline)) ?? null
}

function isSquareAhead(base: Base, outline: Footprint): boolean {
  const local = toLocal(base, outline.points)
  const cover = coverAhead(base, outline)
  if (cover === null || local.some(({ y }) => y < base.depthInches / 2 - TOLERANCE_INCHES)) return false
  const across = local.map(({ x }) => x)
  const narrower = Math.min(base.frontageInches, Math.max(...across) - Math.min(...across))
  // Half exactly is enough: the cover is measured within the tolerance at either end.
  return cover[1] - cover[0] >= narrower / 2 - 3 * TOLERANCE_INCHES
}

/** The same base as if it faced one of its sides. */
function turnedTo(base: Base, zone: Zone): Base {
  const quarters = { front: 0, left: 1, rear: 2, right: 3 }[zone]
  const facingRadians = base.pose.facingRadians + (quarters * Math.PI) / 2
  const [frontageInches, depthInches] =
    quarters % 2 === 0 ? [base.frontageInches, base.depthInches] : [base.depthInches, base.frontageInches]
  return { pose: { ...base.pose, facingRadians }, frontageInches, depthInches }
}

/** One of the four edges of a base. */
export function sideOf(base: Base, zone: Zone): Footprint {
  const [rearLeft, rearRight, frontRight, frontLeft] = rectangleFootprint(base).points
  if (!rearLeft || !rearRight || !frontRight || !frontLeft) throw new RangeError('a base has four corners')
  const ends = {
    front: [frontLeft, frontRight],
    left: [rearLeft, frontLeft],
    right: [rearRight, frontRight],
    rear: [rearLeft, rearRight],
  } satisfies Record<Zone, readonly TablePoint[]>
  return polylineFootprint(ends[zone])
}

/**
 * From where to where an outline covers a base's way straight ahead, in inches from its left edge to its right one; null
 * when the way passes it by. The outline must be a convex polygon.
 */
export function coverAhead(base: Base, outline: Footprint): readonly [number, number] | null {
  const half = base.frontageInches / 2
  const way: readonly HalfPlane[] = [
    { normal: { x: 0, y: 1 }, least: base.depthInches / 2 },
    { normal: { x: -1, y: 0 }, least: -half },
    { normal: { x: 1, y: 0 }, least: -half },
  ]
  const points = clip(toLocal(base, outline.points), way, TOLERANCE_INCHES)
  if (points.length === 0) return null
  const across = points.map(({ x }) => x + half)
  const [from, to] = [Math.min(...across), Math.max(...across)]
  return to - from > TOLERANCE_INCHES ? [from, to] : null
}

function partIn(planes: readonly HalfPlane[], base: Base, outline: Footprint): Footprint | null {
  const local = toLocal(base, outline.points)
  if (clip(local, planes, TOLERANCE_INCHES).length === 0) return null
  const points = clip(local, planes, 0).map((point) => toTablePoint(base.pose, point))
  const [first] = points
  // Its rim is as near as its inside, which the base is not in.
  return first === undefined ? null : polylineFootprint([...points, first])
}

/** In the base's own axes: x to its right, y forward. Front and rear open by so many degrees beyond straight ahead. */
function halfPlanes(base: Base, zone: Zone, zoneDegrees: number): readonly HalfPlane[] {
  const radians = (zoneDegrees * Math.PI) / 180
  const [sine, cosine] = [Math.sin(radians), Math.cos(radians)]
  const [width, depth] = [base.frontageInches / 2, base.depthInches / 2]
  const corner = depth * sine - width * cosine
  if (zone === 'front' || zone === 'rear') {
    const ahead = zone === 'front' ? 1 : -1
    return [
      { normal: { x: 0, y: ahead }, least: depth },
      { normal: { x: -cosine, y: ahead * sine }, least: corner },
      { normal: { x: cosine, y: ahead * sine }, least: corner },
    ]
  }
  const aside = zone === 'right' ? 1 : -1
  return [
    { normal: { x: aside, y: 0 }, least: width },
    { normal: { x: aside * cosine, y: -sine }, least: -corner },
    { normal: { x: aside * cosine, y: sine }, least: -corner },
  ]
}

function toLocal({ pose }: Base, points: readonly TablePoint[]): readonly TablePoint[] {
  const [sine, cosine] = [Math.sin(pose.facingRadians), Math.cos(pose.facingRadians)]
  return points.map(({ x, y }) => ({
    x: (x - pose.x) * cosine + (y - pose.y) * sine,
    y: (y - pose.y) * cosine - (x - pose.x) * sine,
  }))
}

/** The corners of what of a convex outline lies at least so far within all of some half-planes. */
function clip(
  points: readonly TablePoint[],
  planes: readonly HalfPlane[],
  within: number,
): readonly TablePoint[] {
  return planes.reduce<readonly TablePoint[]>((left, { normal, least }) => {
    const kept: TablePoint[] = []
    const depth = ({ x, y }: TablePoint) => normal.x * x + normal.y * y - least - within
    let before = left.at(-1)
    for (const point of left) {
      if (before === undefined) break
      const [was, is] = [depth(before), depth(point)]
      if ((was < 0 && is > 0) || (was > 0 && is < 0)) {
        const fraction = was / (was - is)
        kept.push({
          x: before.x + (point.x - before.x) * fraction,
          y: before.y + (point.y - before.y) * fraction,
        })
      }
      if (is >= 0) kept.push(point)
      before = point
    }
    return kept
  }, points)
}
