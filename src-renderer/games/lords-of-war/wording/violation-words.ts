import type { Violation } from '@rules/core/trace'
import { DIRECTIONS, RANKS } from '@rules/games/lords-of-war/cards'
import type { State } from '@rules/games/lords-of-war/model'
import { cardName, directionName, rankName, sayCode, sideName } from './names'
import { isSide } from './sides'

/** A trouble in words: a title that names the piece, and a sentence with the figures. */
export function violationWords(state: State, found: Violation): { title: string; detail: string } {
  const [first, second] = found.pieces
  const { rank, direction, side } = found.figures
  const values = {
    ...found.figures,
    card: first === undefined ? '' : cardName(state, first),
    target: second === undefined ? '' : cardName(state, second),
    side: isSide(side) ? sideName(state, side) : isSide(first) ? sideName(state, first) : '',
    rank: RANKS.includes(rank as never) ? rankName(rank as never) : '',
    direction: DIRECTIONS.includes(direction as never) ? directionName(direction as never) : '',
  }
  const key = `lw.violation.${found.code}`
  return { title: sayCode(`${key}.title`, values, found.code), detail: sayCode(key, values, '') }
}
