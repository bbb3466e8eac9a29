import { opponentOf, type Side } from '../../core/ids'
import { defenderOf } from './initiative'
import type { State } from './model'
import { findBannerUnit, onTable, personalitiesOf, unitsOf } from './pieces'

/** Has a side placed its camp and a banner unit for every personality (WM-50)? */
export function hasPlacedBanners(state: State, side: Side): boolean {
  return (
    state.sides[side].camp !== null &&
    personalitiesOf(state, side).every((personality) => {
      const banner = findBannerUnit(state, personality)
      return banner !== null && banner.pose !== null
    })
  )
}

/** Who places camp and banner units now: the initiative's loser until he has, then the winner (WM-50); null when nobody. */
export function bannersTurn(state: State): Side | null {
  return firstWith(state, (side) => !hasPlacedBanners(state, side))
}

/** How many of a side's units that do not start hidden are still to be put on the table. */
export function unitsToDeploy(state: State, side: Side): number {
  return unitsOf(state, side).filter((unit) => unit.removal === null && !unit.hidden && !onTable(unit)).length
}

/** Who deploys his visible units now: the initiative's loser until he has, then the winner (WM-55); null when nobody. */
export function deploymentTurn(state: State): Side | null {
  return firstWith(state, (side) => unitsToDeploy(state, side) > 0)
}

function firstWith(state: State, isDue: (side: Side) => boolean): Side | null {
  const loser = defenderOf(state)
  if (loser === null) return null
  if (isDue(loser)) return loser
  return isDue(opponentOf(loser)) ? opponentOf(loser) : null
}
