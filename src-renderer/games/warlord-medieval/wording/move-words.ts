import { normaliseRadians } from '@rules/core/geometry'
import type { Event } from '@rules/games/warlord-medieval/events'
import type { State } from '@rules/games/warlord-medieval/model'
import { say } from '../../../messages/messages.svelte'
import { angleWords, lengthWords } from './lengths.svelte'
import { pieceNames, sideName } from './names'
import { shiftWords } from './way-words'

type UnitsMoved = Extract<Event, { readonly type: 'units-moved' }>

/** Writes how units came to where they stand, with the longest way and the angle of a turn. */
export function moveWords(state: State, { manner, moves }: UnitsMoved): string {
  const [first] = moves
  if (first === undefined) return say('log.nothing')
  const values = {
    side: sideName(state, state.units[first.unit]?.side ?? 'a'),
    units: pieceNames(
      state,
      moves.map(({ unit }) => unit),
    ),
  }
  if (moves.every(({ to }) => to === null)) return say('log.units-taken-off', values)
  if (manner === 'copy') return say('log.units-copied', values)
  if (manner === 'mirror') return say('log.units-mirrored', values)
  if (manner === 'sketch') {
    const furthest = Math.max(...moves.map(wayInches))
    return furthest > 0
      ? say('log.units-sketched-by', { ...values, inches: lengthWords(furthest) })
      : say('log.units-sketched', values)
  }
  if (manner === 'return') return say('log.units-returned', values)
  if (manner === 'place' || moves.every(({ from }) => from === null)) return say('log.units-placed', values)
  const inches = lengthWords(Math.max(...moves.map(wayInches)))
  switch (manner) {
    case 'move':
      return say(moves.length === 1 ? 'log.units-moved' : 'log.units-moved-some', { ...values, inches })
    case 'step':
    case 'nudge':
      return say('log.units-nudged', { ...values, way: shiftWords(state, moves) })
    case 'about-face':
      return say('log.units-about-face', values)
    case 'turn':
    case 'wheel': {
      const radians = turnedRadians(first)
      const turned = { ...values, degrees: angleWords(radians), hand: radians > 0 ? 'left' : 'right' }
      return say(manner === 'turn' ? 'log.units-turned' : 'log.units-wheeled', turned)
    }
  }
}

function wayInches({ from, to }: UnitsMoved['moves'][number]): number {
  return from === null || to === null ? 0 : Math.hypot(to.x - from.x, to.y - from.y)
}

function turnedRadians({ from, to }: UnitsMoved['moves'][number]): number {
  return from === null || to === null ? 0 : normaliseRadians(to.facingRadians - from.facingRadians)
}
