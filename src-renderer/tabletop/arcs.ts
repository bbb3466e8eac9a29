import {
  type Base,
  frontEdge,
  type OutlinePiece,
  offsetOutline,
  rectangleFootprint,
  type Segment,
  type TablePoint,
  TOLERANCE_INCHES,
  toTablePoint,
} from '@rules/core/geometry'
import type { RangeBands } from './table-model'

/**
 * Where a place lies as a base sees it. The zones are parted by the lines that leave the base's corners so many degrees
 * off straight ahead or straight back: the front zone is all that lies ahead of the front edge between the lines of the front corners, the rear zone likewise, the
 * flanks the rest. A place on a line counts as front or rear.
 */
export type ArcZone = 'front' | 'left' | 'right' | 'rear' | 'base'

const RADIANS_PER_DEGREE = Math.PI / 180

/** The zone of a base that a place lies in. */
export function zoneOf(
  { pose, frontageInches, depthInches }: Base,
  point: TablePoint,
  zoneDegrees: number,
): ArcZone {
  const cosine = Math.cos(pose.facingRadians)
  const sine = Math.sin(pose.facingRadians)
  const aside = (point.x - pose.x) * cosine + (point.y - pose.y) * sine
  const ahead = (point.y - pose.y) * cosine - (point.x - pose.x) * sine
  const beyondFlank = Math.abs(aside) - frontageInches / 2
  const beyondEnd = Math.abs(ahead) - depthInches / 2
  if (beyondFlank <= 0 && beyondEnd <= 0) return 'base'
  const opens = beyondEnd * Math.tan(zoneDegrees * RADIANS_PER_DEGREE)
  if (beyondEnd > 0 && beyondFlank <= opens + TOLERANCE_INCHES) return ahead > 0 ? 'front' : 'rear'
  return aside < 0 ? 'left' : 'right'
}

/** The four lines between the zones, from the base's corners, so many inches long. */
export function zoneLines(base: Base, inches: number, zoneDegrees: number): readonly Segment[] {
  const { pose, frontageInches, depthInches } = base
  const aside = inches * Math.sin(zoneDegrees * RADIANS_PER_DEGREE)
  const ahead = inches * Math.cos(zoneDegrees * RADIANS_PER_DEGREE)
  return [
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ].map(([right = 0, front = 0]) => {
    const x = (right * frontageInches) / 2
    const y = (front * depthInches) / 2
    return {
      from: toTablePoint(pose, { x, y }),
      to: toTablePoint(pose, { x: x + right * aside, y: y + front * ahead }),
    }
  })
}

/**
 * The outline of all places at most so many inches from the front edge within the front zone, counter-clockwise: straight
 * ahead of the edge, round its corners as far as the zone opens.
 */
export function frontBand(base: Base, inches: number, zoneDegrees: number): readonly OutlinePiece[] {
  const { from: left, to: right } = frontEdge(base)
  const ahead = base.pose.facingRadians + Math.PI / 2
  const opens = zoneDegrees * RADIANS_PER_DEGREE
  const at = (corner: TablePoint, radians: number) => ({
    x: corner.x + Math.cos(radians) * inches,
    y: corner.y + Math.sin(radians) * inches,
  })
  return [
    { kind: 'line', from: right, to: at(right, ahead - opens) },
    { kind: 'arc', centre: right, radius: inches, startRadians: ahead - opens, endRadians: ahead },
    { kind: 'line', from: at(right, ahead), to: at(left, ahead) },
    { kind: 'arc', centre: left, radius: inches, startRadians: ahead, endRadians: ahead + opens },
    { kind: 'line', from: at(left, ahead + opens), to: left },
    { kind: 'line', from: left, to: right },
  ]
}

/** A band's outer outline, and where on it its figure can stand, the best first. */
export type BandOutline = {
  readonly inches: number
  readonly outline: readonly OutlinePiece[]
  readonly places: readonly TablePoint[]
}

/** Before the middle of the front, and to either side of it as far as the edge runs, in shares of the frontage. */
const FIGURE_SHARES = [0, 0.25, -0.25, 0.5, -0.5]

/** The bands of a base, the farthest first, so that each can be drawn over the one behind it. */
export function bandsOf(
  base: Base,
  { from, inches }: RangeBands,
  zoneDegrees: number,
): readonly BandOutline[] {
  const { pose, frontageInches, depthInches } = base
  const sides = from === 'front' ? [1] : [1, -1]
  return inches
    .toSorted((a, b) => b - a)
    .map((far) => ({
      inches: far,
      outline:
        from === 'front' ? frontBand(base, far, zoneDegrees) : offsetOutline(rectangleFootprint(base), far),
      places: sides.flatMap((side) =>
        FIGURE_SHARES.map((share) =>
          toTablePoint(pose, { x: share * frontageInches, y: side * (depthInches / 2 + far) }),
        ),
      ),
    }))
}
