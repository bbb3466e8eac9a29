import { SIDES } from '../../../core/ids'
import { type Figures, type Violation, violation } from '../../../core/trace'
import { armyPiece, armyPoints, personalitiesOf } from '../pieces'
import { LEAST_POINTS } from '../table'
import type { TableScan } from '../table-scan'

/** Armies and the points agreed on (WM-1, WM-3, WM-35). */
export function checkArmies({ state }: TableScan): readonly Violation[] {
  const found: Violation[] = []
  const agreed = state.agreedPoints
  if (agreed < LEAST_POINTS)
    found.push(violation('army/under-ten', 'WM-35', [], { points: agreed, least: LEAST_POINTS }))
  for (const side of SIDES) {
    const personalities = personalitiesOf(state, side)
    const warlords = personalities.filter(({ rank }) => rank === 'warlord')
    if (warlords.length !== 1) {
      const pieces = [armyPiece(side), ...warlords.map(({ id }) => id)]
      found.push(violation('army/one-warlord', 'WM-1', pieces, { side, warlords: warlords.length }))
    }
    for (const { id, socialRank } of personalities) {
      if (Number.isInteger(socialRank) && socialRank >= 1) continue
      const rank: Figures = Number.isFinite(socialRank) ? { socialRank } : {}
      found.push(violation('army/social-rank', 'WM-1', [id], { side, least: 1, ...rank }))
    }
    const points = armyPoints(state, side)
    if (points > agreed)
      found.push(violation('army/over-points', 'WM-35', [armyPiece(side)], { side, points, agreed }))
  }
  return found
}
