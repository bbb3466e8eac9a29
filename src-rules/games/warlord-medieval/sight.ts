import { type Footprint, findSight, type SightBlocker } from '../../core/geometry'
import { SIDES } from '../../core/ids'
import type { SightBlock } from './house-rules'
import type { State } from './model'
import { campFootprint, campPiece, featureFootprint } from './pieces'

/** Whether one base sees another, and the terrain that hides it when it does not. */
export type Seen = { readonly visible: boolean; readonly hiddenBy: readonly string[] }

const IN_SIGHT: Seen = { visible: true, hiddenBy: [] }

/** The terrain that can block sight: features as the switch says, and both camps, which are areas (WM-27, WM-41). */
export function sightBlockers(
  state: Pick<State, 'features' | 'sides' | 'houseRules'>,
): readonly SightBlocker[] {
  const { blocks: blocksByKind, intoAreaInches } = state.houseRules.sight
  const blockers: SightBlocker[] = []
  const add = (id: string, footprint: Footprint | null, block: SightBlock) => {
    if (footprint === null || block === 'never') return
    const blocks = block === 'always' ? 'impassable' : 'area'
    blockers.push({ id, footprint, blocks, depthInches: intoAreaInches })
  }
  for (const feature of Object.values(state.features)) {
    add(feature.id, featureFootprint(feature), blocksByKind[feature.kind])
  }
  for (const side of SIDES) add(campPiece(side), campFootprint(state.sides[side].camp), blocksByKind.area)
  return blockers
}

/** Does one base see another past the terrain (WM-27)? */
export function lookBetween(from: Footprint, to: Footprint, terrain: readonly SightBlocker[]): Seen {
  const sight = findSight({ from, to, terrain })
  return sight.kind === 'clear' ? IN_SIGHT : { visible: false, hiddenBy: sight.by }
}
