import { mirroredPose } from '@rules/games/warlord-medieval/deployments'
import type { Unit } from '@rules/games/warlord-medieval/model'
import { onTable } from '@rules/games/warlord-medieval/pieces'
import { tableOf } from '@rules/games/warlord-medieval/table'
import type { Battle } from '../battle.svelte'

/** Exchanges left and right of units across the middle of the table, in one command; those that are not on it are passed over. */
export function mirrorUnits(battle: Battle, units: readonly Unit[]): Promise<boolean> {
  const table = tableOf(battle.state)
  const moves = units.filter(onTable).map(({ id, pose }) => ({ unit: id, pose: mirroredPose(table, pose) }))
  return battle.do({ type: 'move-units', manner: 'mirror', moves })
}
