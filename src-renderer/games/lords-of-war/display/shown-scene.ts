import type { Side } from '@rules/core/ids'
import type { State } from '@rules/games/lords-of-war/model'
import { type MatScene, matBounds, plainCards, startMarks } from '../scene/mat-scene'

/** The mat as it is looked at: its cards, and the numbers of the start squares where nothing lies on them. */
export function shownScene(state: State, viewFrom: Side): MatScene {
  return {
    ...matBounds(state),
    cards: plainCards(state),
    marks: startMarks(state),
    ghost: null,
    cursor: null,
    shots: [],
    viewFrom,
  }
}
