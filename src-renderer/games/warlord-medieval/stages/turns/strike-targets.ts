import { isWithin } from '@rules/core/geometry'
import { type Sighting, sightingsOf } from '@rules/games/warlord-medieval/explain'
import type { State, UnitId } from '@rules/games/warlord-medieval/model'

/** An enemy that may be struck at, as the unit sees it. */
export type StrikeTarget = Sighting & {
  /** Base to base; one that is hidden has not been met yet, unless it is marked as engaged. */
  readonly inContact: boolean
}

/** The enemies on the table, the nearest first, so that those in contact lead (WM-105). The referee rules which may be struck. */
export function strikeTargets(state: State, unit: UnitId): readonly StrikeTarget[] {
  const targets = sightingsOf(state, unit).map((sighting) => ({
    ...sighting,
    inContact:
      (!sighting.hidden || state.units[sighting.enemy]?.engaged === true) && isWithin(sighting.inches, 0),
  }))
  return targets.toSorted((one, other) => Number(other.inContact) - Number(one.inContact))
}
