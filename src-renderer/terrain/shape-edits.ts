import {
  lengthInches,
  perimeterInches,
  polygonFootprint,
  polylineFootprint,
  type TablePoint,
} from '@rules/core/geometry'
import type { FeatureShape } from '@rules/games/warlord-medieval/model'

/** How far a press of a button turns a feature. */
export const TURN_RADIANS = Math.PI / 12

/** How far a copy lies from what it was copied from, in inches. */
export const COPY_OFFSET: TablePoint = { x: 3, y: -3 }

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
  return { kind: shape.kind, points: shape.points.map((point) => turnedAbout(point, middle, radians)) }
}

/** A place turned about another, counter-clockwise. */
export function turnedAbout({ x, y }: TablePoint, about: TablePoint, radians: number): TablePoint {
  const [sine, cosine] = [Math.sin(radians), Math.cos(radians)]
  return {
    x: about.x + (x - about.x) * cosine - (y - about.y) * sine,
    y: about.y + (x - about.x) * sine + (y - about.y) * cosine,
  }
}

/** The shape with left and right changed over, where it stands. */
export function mirrored(shape: FeatureShape): FeatureShape {
  const twice = 2 * middleOf(shape).x
  return { kind: shape.kind, points: shape.points.map(({ x, y }) => ({ x: twice - x, y })).reverse() }
}

/** The middle of a shape's bounds. */
export function middleOf(shape: FeatureShape): TablePoint {
  const xs = shape.points.map(({ x }) => x)
  const ys = shape.points.map(({ y }) => y)
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
}
