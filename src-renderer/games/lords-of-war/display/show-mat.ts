import type { State } from '@rules/games/lords-of-war/model'
import type { ShowTable } from '../../../display/shown-table'
import { say } from '../../../messages/messages.svelte'
import { endingWords } from '../wording/event-words'
import { phaseName, sideName } from '../wording/names'

export { default as Board } from './ShownMat.svelte'

/** A match as the player display shows it: whose turn it is and how it stands; the mat is drawn by `Board`. */
export const showTable: ShowTable = (data) => {
  // Main sends what this game's ruleset lets a display show.
  const state = data as State
  return {
    scene: null,
    moment: momentWords(state),
    toMove: state.stage === 'battle' ? (state.turn?.player ?? null) : null,
    sides: state.names,
  }
}

function momentWords(state: State): string {
  const { stage, turn, ending } = state
  if (ending !== null) return endingWords(state, ending)
  if (stage !== 'battle') return say(`lw.display.${stage}`)
  if (turn === null) return ''
  return say(turn.extra ? 'lw.display.extra-turn' : 'lw.display.turn', {
    number: turn.number,
    side: sideName(state, turn.player),
    phase: phaseName(turn.phase),
  })
}
