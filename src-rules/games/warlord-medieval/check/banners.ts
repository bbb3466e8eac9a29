import { type Violation, violation } from '../../../core/trace'
import { mostExpensiveAp, rivalsForBanner } from '../banner-choice'
import type { Personality, State } from '../model'
import { findBannerUnit, onTable } from '../pieces'
import type { TableScan } from '../table-scan'
import { isBeforeTurns, isInStages } from './stage-span'

/** Banner units as the battle starts: named, the own, the most expensive, placed, and not hidden (WM-50…52). */
export function checkBanners({ state }: TableScan): readonly Violation[] {
  if (!isBeforeTurns(state)) return []
  const personalities = Object.values(state.personalities)
  return [
    ...personalities.flatMap((personality) => checkBanner(state, personality)),
    ...checkShared(personalities),
  ]
}

function checkBanner(state: State, personality: Personality): readonly Violation[] {
  const { id, side, rank } = personality
  const unit = findBannerUnit(state, personality)
  const isAfterBanners = isInStages(state, 'hidden', 'first-move')
  if (personality.bannerUnit === null) {
    return isAfterBanners ? [violation('banner/none', 'WM-50', [id], { side, rank })] : []
  }
  if (unit === null || unit.side !== side) {
    return [violation('banner/other-side', 'WM-51', [id, personality.bannerUnit], { side, rank })]
  }
  const found: Violation[] = []
  const pieces = [unit.id, id]
  const mostAp = mostExpensiveAp(rivalsForBanner(state, personality))
  if (unit.costAp < mostAp) {
    found.push(
      violation('banner/not-most-expensive', 'WM-51', pieces, { side, rank, costAp: unit.costAp, mostAp }),
    )
  }
  if (unit.line !== null && unit.line !== id) {
    found.push(violation('banner/other-line', 'WM-21', pieces, { side, rank, line: unit.line }))
  }
  if (unit.hidden) found.push(violation('banner/hidden', 'WM-52', pieces, { side, rank }))
  if (isAfterBanners && unit.removal === null && !onTable(unit)) {
    found.push(violation('banner/not-placed', 'WM-50', pieces, { side, rank }))
  }
  return found
}

/** Each personality has a banner of his own, and so a banner unit (WM-20, WM-21). */
function checkShared(personalities: readonly Personality[]): readonly Violation[] {
  const found: Violation[] = []
  for (const [index, { id, side, bannerUnit }] of personalities.entries()) {
    if (bannerUnit === null) continue
    for (const other of personalities.slice(index + 1)) {
      if (other.bannerUnit !== bannerUnit || other.side !== side) continue
      found.push(violation('banner/shared', 'WM-21', [bannerUnit, id, other.id], { side }))
    }
  }
  return found
}
