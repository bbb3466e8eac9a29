import type { State } from '@rules/games/lords-of-war/model'
import { say } from '../../../messages/messages.svelte'
import type { TurnMark } from '../turn-marks'
import { sideName } from './names'

/** A turn as the list of places names it. */
export function turnMarkWords(state: State, { turn }: TurnMark): string {
  if (turn === null) return say('replay.start')
  return say('lw.turn-of', { number: turn.number, side: sideName(state, turn.player) })
}
