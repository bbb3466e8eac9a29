import { rotatePoint, type TablePoint } from '@rules/core/geometry'
import type { Event } from '@rules/games/warlord-medieval/events'
import type { State } from '@rules/games/warlord-medieval/model'
import { say } from '../../../messages/messages.svelte'
import { lengthWords } from './lengths.svelte'
import { sideName } from './names'

type Moves = Extract<Event, { readonly type: 'units-moved' }>['moves']
type Direction = 'forward' | 'back' | 'left' | 'right'

/** A way that strays less than this from an axis, in inches, goes along it. */
const STRAYS_INCHES = 0.001

/**
 * How far some units were shifted, and where to: by their own front when they all went the same way by it, otherwise as
 * player A sees the table. A way along neither has its length only.
 */
export function shiftWords(state: State, moves: Moves): string {
  const ways = moves.flatMap(({ from, to }) =>
    from === null || to === null
      ? []
      : [{ x: to.x - from.x, y: to.y - from.y, facingRadians: from.facingRadians }],
  )
  const own = ways.map(({ x, y, facingRadians }) => rotatePoint({ x, y }, { x: 0, y: 0 }, -facingRadians))
  const values = { inches: lengthWords(longest(ways)), count: moves.length }
  const direction = commonDirection(own)
  return direction === null ? tableWayWords(state, ways) : say(`log.way.${direction}`, values)
}

/** How far something was shifted, and where to as player A sees the table, if it went along a side of it. */
export function tableWayWords(state: State, ways: readonly TablePoint[]): string {
  const inches = lengthWords(longest(ways))
  switch (commonDirection(ways)) {
    case 'forward':
      return say('log.way.to-edge', { inches, owner: sideName(state, 'b') })
    case 'back':
      return say('log.way.to-edge', { inches, owner: sideName(state, 'a') })
    case 'left':
      return say('log.way.table-left', { inches, owner: sideName(state, 'a') })
    case 'right':
      return say('log.way.table-right', { inches, owner: sideName(state, 'a') })
    case null:
      return say('log.way.any', { inches })
  }
}

function longest(ways: readonly TablePoint[]): number {
  return Math.max(0, ...ways.map(({ x, y }) => Math.hypot(x, y)))
}

/** The direction that all of some ways have, with y to the front and x to the right; null when they have none. */
function commonDirection(ways: readonly TablePoint[]): Direction | null {
  const [first, ...others] = ways.map(directionOf)
  return first !== undefined && others.every((other) => other === first) ? first : null
}

function directionOf({ x, y }: TablePoint): Direction | null {
  if (Math.hypot(x, y) <= STRAYS_INCHES) return null
  if (Math.abs(x) <= STRAYS_INCHES) return y > 0 ? 'forward' : 'back'
  if (Math.abs(y) <= STRAYS_INCHES) return x > 0 ? 'right' : 'left'
  return null
}
