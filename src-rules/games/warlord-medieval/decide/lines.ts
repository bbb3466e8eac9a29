import type { Decision } from '../../../core/ruleset'
import type { CommandOf } from '../commands'
import type { Event } from '../events'
import type { State } from '../model'
import { happen } from './acts'
import { idsWhere, namedPersonality, namedUnits, presentUnit } from './pieces-named'
import { refuse } from './refusals'

/** WM-20, WM-22: puts units into a battle line, or into none. */
export function decideAssignment(
  state: State,
  { units, line }: CommandOf<'assign-to-line'>,
): Decision<Event> {
  const named = namedUnits(state, units)
  if (!named.ok) return named
  if (line !== null) {
    const leader = namedPersonality(state, line)
    if (!leader.ok) return leader
    const stranger = named.value.find(({ side }) => side !== leader.value.side)
    if (stranger !== undefined) return refuse('line/other-side', { unit: stranger.id, personality: line })
  }
  const changed = idsWhere(named.value, (unit) => unit.line !== line)
  if (changed.length === 0) return refuse('command/changes-nothing')
  return happen({ type: 'units-assigned', units: changed, line })
}

/** WM-51: names a personality's banner unit; which one it may be is the check's. */
export function decideBannerUnit(
  state: State,
  { personality: id, unit }: CommandOf<'name-banner-unit'>,
): Decision<Event> {
  const named = namedPersonality(state, id)
  if (!named.ok) return named
  if (named.value.bannerUnit === unit) return refuse('command/changes-nothing')
  if (unit !== null) {
    const banner = presentUnit(state, unit)
    if (!banner.ok) return banner
    if (banner.value.side !== named.value.side) return refuse('banner/other-side', { unit, personality: id })
  }
  return happen({ type: 'banner-unit-named', personality: id, unit })
}

/** WM-28: a personality leaves his banner unit or comes back to it; the unit stays the banner unit. */
export function decideLeaving(
  state: State,
  { personality: id, away }: CommandOf<'leave-banner-unit'>,
): Decision<Event> {
  const named = namedPersonality(state, id)
  if (!named.ok) return named
  if (named.value.bannerUnit === null) return refuse('banner/none', { personality: id })
  if (named.value.awayFromBanner === away) return refuse('command/changes-nothing')
  return happen({ type: 'banner-unit-left', personality: id, away })
}
