import type { Outline } from '../../../core/outline'
import type { State } from '../model'
import { battlePicture } from './battle-picture'

/** What a list of battles shows: the stage, the round once there is one, and the table without hidden units. */
export function outline(state: State): Outline {
  const { agreedPoints, sides, stage, turn } = state
  return {
    sides: { a: sides.a.armyName, b: sides.b.armyName },
    size: agreedPoints,
    standing: { code: stage, figures: turn === null ? {} : { round: turn.round } },
    picture: battlePicture(state),
  }
}
