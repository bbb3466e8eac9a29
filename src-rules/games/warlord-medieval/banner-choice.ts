import type { Personality, State, Unit } from './model'
import { isBannerUnit, unitsOf, unitsOfLine } from './pieces'

/**
 * The units that a banner unit is compared with: a Warlord's with his whole army, a Leader's with the units of his
 * line (WM-51). Units lost to the battle are not among them.
 */
export function rivalsForBanner(state: State, personality: Personality): readonly Unit[] {
  if (personality.rank === 'leader') return unitsOfLine(state, personality.id)
  return unitsOf(state, personality.side).filter(({ removal }) => removal === null)
}

/** The highest cost among some units in army points; 0 when there are none. */
export function mostExpensiveAp(units: readonly Unit[]): number {
  return units.reduce((most, { costAp }) => Math.max(most, costAp), 0)
}

/**
 * The units that may carry a personality's banner, in the order of the army list: those that cost the most, the
 * player's choice when they are several (WM-51). While a Leader's line is not made yet, any unit that is in no line and
 * carries no other banner can still be the most expensive of it.
 */
export function eligibleBannerUnits(state: State, personality: Personality): readonly Unit[] {
  const rivals = rivalsForBanner(state, personality)
  if (personality.rank === 'leader' && rivals.every(({ id }) => id === personality.bannerUnit)) {
    return unitsOf(state, personality.side).filter(
      (unit) =>
        unit.id === personality.bannerUnit ||
        (unit.removal === null && unit.line === null && !isBannerUnit(state, unit)),
    )
  }
  const mostAp = mostExpensiveAp(rivals)
  return rivals.filter(({ costAp }) => costAp >= mostAp)
}
