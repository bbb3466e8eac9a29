import { isAtLeast, isSimplePolygon, isWithin } from '@rules/core/geometry'
import type { FeatureShape } from '@rules/games/warlord-medieval/model'
import { scaleInPlace } from '../tabletop/shapes'
import { straightenShape } from '../tabletop/terrain-curves'
import { curveShape } from '../tabletop/terrain-edits'
import { mirrored, outlineInches, TURN_RADIANS, turnedBy } from './shape-edits'

/** What can be made of a shape at one press, and the key that does it. */
export const SHAPE_ACTIONS = [
  { id: 'turn-left', key: null },
  { id: 'turn-right', key: null },
  { id: 'mirror', key: 'Shift+I' },
  { id: 'curve', key: 'Shift+C' },
  { id: 'straighten', key: 'Shift+U' },
  { id: 'scale', key: 'Shift+M' },
] as const
export type ShapeAction = (typeof SHAPE_ACTIONS)[number]['id']

/** The shape after an action, about where it stands; null where it would not change or would cross itself. */
export function shapeAfter(
  action: ShapeAction,
  shape: FeatureShape,
  limitInches: number,
): FeatureShape | null {
  const after = changed(action, shape, limitInches)
  if (after === null || JSON.stringify(after) === JSON.stringify(shape)) return null
  return after.kind === 'polyline' || isSimplePolygon(after.points) ? after : null
}

function changed(action: ShapeAction, shape: FeatureShape, limitInches: number): FeatureShape | null {
  switch (action) {
    case 'turn-left':
      return turnedBy(shape, TURN_RADIANS)
    case 'turn-right':
      return turnedBy(shape, -TURN_RADIANS)
    case 'mirror':
      return mirrored(shape)
    case 'curve':
      return curveShape(shape)
    case 'straighten':
      return straightenShape(shape)
    case 'scale':
      return isExactly(shape, limitInches) ? null : scaleInPlace(shape, limitInches)
  }
}

/** Is a shape's outline so long, neither more nor less, as the rules measure it? */
export function isExactly(shape: FeatureShape, inches: number): boolean {
  const outline = outlineInches(shape)
  return isWithin(outline, inches) && isAtLeast(outline, inches)
}
