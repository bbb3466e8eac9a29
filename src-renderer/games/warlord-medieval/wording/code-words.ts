import { SIDES } from '@rules/core/ids'
import type { State } from '@rules/games/warlord-medieval/model'
import { campSideOf } from '@rules/games/warlord-medieval/pieces'
import { isMessageKey, say } from '../../../messages/messages.svelte'
import { pieceName } from './names'

/** Where codes of the model have their words; no code is in two of them. */
const FAMILIES = ['battle.stage', 'battle.phase', 'battle.kind', 'battle.order'] as const

/**
 * The word for a text among the figures of a report: the name of a piece or side, or of a stage, phase, kind of
 * terrain or order. Null when it is none of them.
 */
export function codeWord(
  state: Pick<State, 'units' | 'personalities' | 'features' | 'sides'>,
  code: string,
): string | null {
  const isPiece =
    SIDES.some((side) => side === code) ||
    campSideOf(code) !== null ||
    [state.units, state.personalities, state.features].some((pieces) => Object.hasOwn(pieces, code))
  if (isPiece) return pieceName(state, code)
  for (const family of FAMILIES) {
    const key = `${family}.${code}`
    if (isMessageKey(key)) return say(key)
  }
  return null
}

/** The word for a code of one family, such as a kind of terrain; the code itself when it has none. */
export function familyWord(family: string, code: string): string {
  const key = `battle.${family}.${code}`
  return isMessageKey(key) ? say(key) : code
}
