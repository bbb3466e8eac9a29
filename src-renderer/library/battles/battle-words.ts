import type { BattleSummary } from '@contract/library'
import { outlineWordsOf } from '../../games/outlines'
import { isMessageKey, say } from '../../messages/messages.svelte'
import { writeMoment } from '../../messages/writing'

/** Who fights whom: "Duke Aubrey against Count Radmir". */
export function opponentsOf({ sides }: BattleSummary): string {
  return say('library.battle.opponents', { a: sides.a, b: sides.b })
}

/** How far a battle has come, in the words of its game. */
export function progressOf(battle: BattleSummary): string {
  return outlineWordsOf(battle.game).progress(battle)
}

/** Which game a battle is of; empty for one that this program does not know. */
export function gameOf({ game }: BattleSummary): string {
  const key = `decks.game.${game}`
  return isMessageKey(key) ? say(key) : ''
}

/** Which game a battle is of, how large it is, and when it was last played. */
export function factsOf(battle: BattleSummary): string {
  const size = outlineWordsOf(battle.game).size(battle)
  return [gameOf(battle), size, writeMoment(battle.updatedAtMs)].filter((fact) => fact !== '').join(' · ')
}
