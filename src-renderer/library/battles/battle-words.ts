import type { BattleSummary } from '@contract/library'
import { outlineWordsOf } from '../../games/outlines'
import { say } from '../../messages/messages.svelte'
import { writeMoment } from '../../messages/writing'

/** Who fights whom: "Duke Aubrey against Count Radmir". */
export function opponentsOf({ sides }: BattleSummary): string {
  return say('library.battle.opponents', { a: sides.a, b: sides.b })
}

/** How far a battle has come, in the words of its game. */
export function progressOf(battle: BattleSummary): string {
  return outlineWordsOf(battle.game).progress(battle)
}

/** How large a battle is, and when it was last played. */
export function factsOf(battle: BattleSummary): string {
  const size = outlineWordsOf(battle.game).size(battle)
  return [size, writeMoment(battle.updatedAtMs)].filter((fact) => fact !== '').join(' · ')
}
