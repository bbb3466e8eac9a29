import type { State } from '@rules/games/warlord-medieval/model'
import type { ShowTable } from '../../../display/shown-table'
import { say } from '../../../messages/messages.svelte'
import { tableScene } from '../scene/table-scene'
import { familyWord } from '../wording/code-words'
import { sideName } from '../wording/names'

/** A battle as the player display shows it. */
export const showTable: ShowTable = (data) => {
  // Main sends the view of this game's ruleset.
  const state = data as State
  const scene = tableScene(state, { terrainUnlocked: false, only: null, still: true })
  return {
    scene: { ...scene, camps: scene.camps.map((camp) => ({ ...camp, locked: true })) },
    moment: momentWords(state),
    toMove: state.stage === 'turns' ? (state.turn?.player ?? null) : null,
    sides: { a: sideName(state, 'a'), b: sideName(state, 'b') },
  }
}

/** Where the battle is: its stage or, in the turns, round, player and phase. */
function momentWords(state: State): string {
  const { stage, turn } = state
  if (stage !== 'turns' || turn === null) return say('display.stage', { stage: familyWord('stage', stage) })
  const { round, player, phase } = turn
  return say('display.phase', { round, side: sideName(state, player), phase: familyWord('phase', phase) })
}
