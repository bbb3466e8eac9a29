import type { Pose } from '../../../core/geometry'
import type { EventBody } from '../events'
import type { State, UnitId } from '../model'
import { inTurn } from './command'
import { forgetActs } from './irregularities'
import { patchUnits } from './units'

/**
 * Marks units as hidden, or reveals them (WM-50…56). Where a revealed one stands is noted in the turn: how it came there
 * stays unknown to those who did not see it.
 */
export function applyHidden(
  state: State,
  { units, hidden }: Extract<EventBody, { readonly type: 'units-hidden' }>,
): State {
  if (hidden) return patchUnits(state, units, { hidden })
  const poses: Record<UnitId, Pose> = {}
  for (const id of units) {
    const unit = state.units[id]
    if (unit?.hidden && unit.pose !== null) poses[id] = unit.pose
  }
  const noted = inTurn(state, (turn) => ({ ...turn, revealedAt: { ...turn.revealedAt, ...poses } }))
  return patchUnits(forgetActs(noted, 'hidden/', units), units, { hidden })
}
