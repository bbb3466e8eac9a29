import type { Feature, State } from '@rules/games/warlord-medieval/model'
import { campSideOf } from '@rules/games/warlord-medieval/pieces'
import { PLACED_SHAPE, type PreviewPoses, type PreviewShapes } from '../../../tabletop/table-model'

const NO_SHAPES: PreviewShapes = new Map()

/** The feature that a shape which follows the pointer would be. */
export type ShapeInHand = Omit<Feature, 'id' | 'shape'>

/**
 * The state as it would be with these poses and shapes, for judging a gesture under way. Pieces that are not
 * moved stay the same objects, so that what was measured of them is not measured again.
 */
export function previewState(
  state: State,
  poses: PreviewPoses,
  shapes: PreviewShapes = NO_SHAPES,
  inHand: ShapeInHand | null = null,
): State {
  if (poses.size === 0 && shapes.size === 0) return state
  let { units, sides, features } = state
  for (const [id, pose] of poses) {
    const side = campSideOf(id)
    if (side !== null) {
      sides = { ...sides, [side]: { ...sides[side], camp: pose } }
      continue
    }
    const unit = units[id]
    if (unit === undefined) continue
    if (units === state.units) units = { ...units }
    units = Object.assign(units, { [id]: { ...unit, pose } })
  }
  for (const [id, shape] of shapes) {
    const feature = id === PLACED_SHAPE && inHand !== null ? { ...inHand, id } : features[id]
    if (feature !== undefined) features = { ...features, [id]: { ...feature, shape } }
  }
  return { ...state, units, sides, features }
}
