import { type Footprint, findSight, rectangleFootprint } from '@rules/core/geometry'
import type { State } from '@rules/games/warlord-medieval/model'
import { campFootprint, campSideOf, footprintOf } from '@rules/games/warlord-medieval/pieces'
import { sightBlockers } from '@rules/games/warlord-medieval/sight'
import type { SightEnd, TableSight } from '../../../tabletop/table-model'
import { pieceName } from '../wording/names'

/** A bare place sees from all of so small a square, in inches. */
const PLACE_INCHES = 0.01

/** The line of sight between two pieces or places of a table, by WM-27; null when a piece has no base. */
export function sightBetween(state: State, from: SightEnd, to: SightEnd): TableSight | null {
  const start = endFootprint(state, from)
  const end = endFootprint(state, to)
  if (start === null || end === null) return null
  const sight = findSight({ from: start, to: end, terrain: sightBlockers(state) })
  const { ray } = sight
  if (sight.kind === 'clear') return { clear: true, from: ray.from, to: ray.to, blocked: [], blockers: [] }
  const blockers = sight.by.map((id) => pieceName(state, id))
  return { clear: false, from: ray.from, to: ray.to, blocked: [ray], blockers }
}

function endFootprint(state: State, end: SightEnd): Footprint | null {
  if (end.kind === 'place') {
    const pose = { ...end.at, facingRadians: 0 }
    return rectangleFootprint({ pose, frontageInches: PLACE_INCHES, depthInches: PLACE_INCHES })
  }
  const camp = campSideOf(end.id)
  if (camp !== null) return campFootprint(state.sides[camp].camp)
  const unit = state.units[end.id]
  return unit === undefined ? null : footprintOf(unit)
}
