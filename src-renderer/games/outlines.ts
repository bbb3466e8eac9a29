import type { Outline } from '@rules/core/outline'
import { outlineWords as lordsOfWar } from './lords-of-war/wording/outline-words'
import { outlineWords as warlordMedieval } from './warlord-medieval/wording/outline-words'

/** What the list of battles says of a battle, in the words of its game. */
export type OutlineWords = {
  /** How far it has come, in a few words. */
  readonly progress: (outline: Outline) => string
  /** How large it is. */
  readonly size: (outline: Outline) => string
}

/** The words of each game for its battles in a list. */
const WORDS: ReadonlyMap<string, OutlineWords> = new Map([
  ['warlord-medieval', warlordMedieval],
  ['lords-of-war', lordsOfWar],
])

/** The words for battles of a game; a game that this program does not know has none. */
export function outlineWordsOf(game: string): OutlineWords {
  return WORDS.get(game) ?? { progress: () => '', size: () => '' }
}
