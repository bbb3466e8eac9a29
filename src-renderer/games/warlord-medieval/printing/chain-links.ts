import { type Audience, SIDES } from '@rules/core/ids'
import { checkTable } from '@rules/games/warlord-medieval/check'
import type { State } from '@rules/games/warlord-medieval/model'
import type { TableLink } from '../../../tabletop/table-model'
import { judgementOf } from '../scene/judgement'

/**
 * The chain lines of the battle lines that an audience sees. Where a line is broken is drawn for those who see all of it
 * only: to others a unit may seem cut off whose link is hidden from them.
 */
export function chainLinks(state: State, audience: Audience): readonly TableLink[] {
  const seesAllOf = SIDES.filter((side) => audience === 'referee' || audience === `player-${side}`)
  const { links } = judgementOf(state, checkTable(state), [], { poses: new Map() })
  return links.filter(({ side, tone }) => tone !== 'settle' || seesAllOf.includes(side))
}
