import type { Side } from '@rules/core/ids'
import type { State } from '@rules/games/warlord-medieval/model'
import { tableScene } from '../games/warlord-medieval/scene/table-scene'
import { familyWord } from '../games/warlord-medieval/wording/code-words'
import { sideName } from '../games/warlord-medieval/wording/names'
import { say } from '../messages/messages.svelte'
import type { TableHandlers, TableScene } from '../tabletop/table-model'

/** The table as it is shown to an audience: nothing on it can be moved. */
export function displayScene(state: State): TableScene {
  const scene = tableScene(state, { terrainUnlocked: false, only: null })
  return {
    ...scene,
    camps: scene.camps.map((camp) => ({ ...camp, locked: true })),
    pieces: scene.pieces.map((piece) => ({ ...piece, locked: true })),
    notes: (scene.notes ?? []).map((note) => ({ ...note, locked: true })),
  }
}

/** Where the battle is: its stage or, in the turns, round, player and phase. */
export function momentWords(state: State): string {
  const { stage, turn } = state
  if (stage !== 'turns' || turn === null) return say('display.stage', { stage: familyWord('stage', stage) })
  const { round, player, phase } = turn
  return say('display.phase', { round, side: sideName(state, player), phase: familyWord('phase', phase) })
}

/** The side whose turn it is; null outside the turns. */
export function playerToMove(state: State): Side | null {
  return state.stage === 'turns' ? (state.turn?.player ?? null) : null
}

const NO_JUDGEMENT = { links: [], alerts: new Set<string>(), remarks: [] }
const nothing = () => {}

/** Handlers of a table that is only looked at. */
export const LOOKING_ON: TableHandlers = {
  judge: () => NO_JUDGEMENT,
  onSelect: nothing,
  onMove: nothing,
  onDraw: nothing,
  onReshape: nothing,
  onDrop: nothing,
  onStatus: nothing,
}
