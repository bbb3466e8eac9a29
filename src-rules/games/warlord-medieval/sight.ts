import { type Footprint, findSight, type Pose, type SightBlocker } from '../../core/geometry'
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

/** Whether one outline sees another. */
export type Look = (from: Footprint, to: Footprint) => Seen
type Terrain = {
  readonly camps: readonly (Pose | null)[]
  readonly rules: State['houseRules']['sight']
  readonly look: Look
}

// While a unit is dragged the terrain stays, and so does what bases that stay can see of each other.
const looks = new WeakMap<State['features'], Terrain>()

/** How bases see each other over a table's terrain; what it found for two outlines it finds again without looking. */
export function lookOver(state: Pick<State, 'features' | 'sides' | 'houseRules'>): Look {
  const camps = SIDES.map((side) => state.sides[side].camp)
  const rules = state.houseRules.sight
  const known = looks.get(state.features)
  if (known?.rules === rules && known.camps.every((camp, at) => camp === camps[at])) return known.look
  const look = rememberingLook(sightBlockers(state))
  looks.set(state.features, { camps, rules, look })
  return look
}

function rememberingLook(terrain: readonly SightBlocker[]): Look {
  const seenFrom = new WeakMap<Footprint, WeakMap<Footprint, Seen>>()
  return (from, to) => {
    let seenTo = seenFrom.get(from)
    if (seenTo === undefined) {
      seenTo = new WeakMap()
      seenFrom.set(from, seenTo)
    }
    let seen = seenTo.get(to)
    if (seen === undefined) {
      seen = lookBetween(from, to, terrain)
      seenTo.set(to, seen)
    }
    return seen
  }
}
