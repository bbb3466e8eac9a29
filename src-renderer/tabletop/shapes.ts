import {
  boundsOf,
  polygonFootprint,
  polylineFootprint,
  scaleToLength,
  scaleToPerimeter,
  type TablePoint,
} from '@rules/core/geometry'
import type { FeatureLook, FeatureShape } from '@rules/games/warlord-medieval/model'

/** The longest outline of a terrain feature, in inches (WM-40). */
export const FEATURE_LIMIT_INCHES = 40

/** A shape of the palette, round the origin; its outline, or its length, is exactly 40 inches. */
export type ReadyShape = { readonly id: string; readonly look: FeatureLook; readonly shape: FeatureShape }

/**
 * Round shapes as reaches from the middle at even angles, counter-clockwise from the right: drawn by eye, then scaled to
 * the limit.
 */
const ROUND: readonly {
  readonly id: string
  readonly look: FeatureLook
  readonly reaches: readonly number[]
}[] = [
  { id: 'wood', look: 'wood', reaches: [6.4, 6, 5.3, 5, 5.4, 6.2, 6.7, 6.3, 5.4, 5, 5.2, 5.9] },
  { id: 'marsh', look: 'marsh', reaches: [7.2, 6.1, 5, 4.3, 5, 6.4, 7, 6, 4.9, 4.6, 5.2, 6.4] },
  { id: 'hill', look: 'hill', reaches: [7, 6.4, 5.4, 4.8, 5.2, 6.2, 6.9, 6.5, 5.6, 5, 5.3, 6.3] },
  { id: 'water', look: 'water', reaches: [8, 6.2, 4.6, 4, 4.4, 6, 8.2, 6.6, 4.8, 4.2, 4.8, 6.4] },
  { id: 'rough', look: 'rough', reaches: [6.8, 5.2, 6.2, 4.6, 6.4, 5.4, 6.9, 5, 6.1, 4.8, 5.6, 5.4] },
]

const CORNERED: readonly {
  readonly id: string
  readonly look: FeatureLook
  readonly kind: FeatureShape['kind']
  readonly corners: readonly (readonly [x: number, y: number])[]
}[] = [
  {
    id: 'village',
    look: 'village',
    kind: 'polygon',
    corners: [
      [-6, -4],
      [4.5, -5],
      [6, 1],
      [3, 5],
      [-5, 4.5],
    ],
  },
  {
    id: 'field',
    look: 'field',
    kind: 'polygon',
    corners: [
      [-6.4, -3.8],
      [5.8, -4.6],
      [6.4, 3.6],
      [-5.6, 4.6],
    ],
  },
  {
    id: 'hedge',
    look: 'hedge',
    kind: 'polyline',
    corners: [
      [-20, -1],
      [-11, 1.5],
      [-2, 0.5],
      [8, 2],
      [19, -1.5],
    ],
  },
  {
    id: 'wall',
    look: 'wall',
    kind: 'polyline',
    corners: [
      [-14, -6],
      [-14, 4],
      [2, 5.5],
      [14, 4],
    ],
  },
  {
    id: 'cliff',
    look: 'cliff',
    kind: 'polyline',
    corners: [
      [-17, -2],
      [-10, 0.5],
      [-4, -0.8],
      [3, 2],
      [10, 0.6],
      [18, 3],
    ],
  },
  {
    id: 'stream',
    look: 'stream',
    kind: 'polyline',
    corners: [
      [-19, 2],
      [-14, -0.5],
      [-9, 1.2],
      [-4, 2.4],
      [1, -0.4],
      [6, -1.8],
      [11, 0.4],
      [17, -0.6],
    ],
  },
]

/** The palette of ready shapes. */
export const READY_SHAPES: readonly ReadyShape[] = [
  ...ROUND.map(({ id, look, reaches }) => ({
    id,
    look,
    shape: ofLimit({ kind: 'polygon', points: around(reaches) }),
  })),
  ...CORNERED.map(({ id, look, kind, corners }) => ({
    id,
    look,
    shape: ofLimit({ kind, points: corners.map(([x, y]) => ({ x, y })) }),
  })),
]

/** The shape moved so that the middle of its bounds lies at a place. */
export function placeShape(shape: FeatureShape, at: TablePoint): FeatureShape {
  const { bounds } =
    shape.kind === 'polygon' ? polygonFootprint(shape.points) : polylineFootprint(shape.points)
  const right = at.x - (bounds.minX + bounds.maxX) / 2
  const up = at.y - (bounds.minY + bounds.maxY) / 2
  return { kind: shape.kind, points: shape.points.map(({ x, y }) => ({ x: x + right, y: y + up })) }
}

/** A square of so many inches a side round the origin, such as a camp. */
export function squareShape(sideInches: number): FeatureShape {
  const half = sideInches / 2
  return {
    kind: 'polygon',
    points: [
      { x: -half, y: -half },
      { x: half, y: -half },
      { x: half, y: half },
      { x: -half, y: half },
    ],
  }
}

/** The shape scaled so that its perimeter, or its length, is exactly so many inches. */
export function scaleShape(shape: FeatureShape, inches: number): FeatureShape {
  const scaled =
    shape.kind === 'polygon'
      ? scaleToPerimeter(polygonFootprint(shape.points), inches)
      : scaleToLength(polylineFootprint(shape.points), inches)
  return { kind: shape.kind, points: scaled.points }
}

/** The shape scaled to an outline of exactly so many inches about the middle of its bounds. */
export function scaleInPlace(shape: FeatureShape, inches: number): FeatureShape {
  const { minX, minY, maxX, maxY } = boundsOf(shape.points)
  return placeShape(scaleShape(shape, inches), { x: (minX + maxX) / 2, y: (minY + maxY) / 2 })
}

function ofLimit(shape: FeatureShape): FeatureShape {
  return placeShape(scaleShape(shape, FEATURE_LIMIT_INCHES), { x: 0, y: 0 })
}

function around(reaches: readonly number[]): readonly TablePoint[] {
  return reaches.map((reach, index) => {
    const angle = (index / reaches.length) * 2 * Math.PI
    return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach }
  })
}
