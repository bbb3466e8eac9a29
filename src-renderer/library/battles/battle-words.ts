import type { BattleSummary } from '@contract/library'
import { say } from '../../messages/messages.svelte'

/** Who fights whom: "Duke Aubrey against Count Radmir". */
export function opponentsOf(battle: Pick<BattleSummary, 'armies'>): string {
  return say('library.battle.opponents', { a: battle.armies.a, b: battle.armies.b })
}

/** How far a battle has come: its stage, and the round once the turns run. */
export function progressOf(battle: Pick<BattleSummary, 'stage' | 'round'>): string {
  const stage = say(`library.stage.${battle.stage}`)
  return battle.round === null ? stage : say('library.battle.round', { stage, round: battle.round })
}
