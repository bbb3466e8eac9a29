import type { Side } from '../../core/ids'
import { apply } from './apply'
import { fightWith } from './decide/fights'
import type { Event } from './events'
import { type FightReport, fightOut, type Shot } from './fight'
import type { State } from './model'
import type { Placement } from './placements'
import { weigh, weighMat } from './weighing'

/** What a fight would come to before it is fought. */
export type Outcome = {
  readonly report: FightReport
  /** The shots that it is worked out with. */
  readonly shots: readonly Shot[]
  /** Who would earn an extra turn by it (LW-34). */
  readonly extraTurns: readonly Side[]
  /** What follows by itself: advances that have one way only (LW-72), their fights, the end of the battle. */
  readonly follows: readonly Event[]
  /** How the battle would stand after: somebody may have to choose. */
  readonly after: State
}

/**
 * What a placement would come to, for the sums that are shown before a card is put down: each ranged unit takes the shot
 * that does most by itself.
 */
export function outcomeOf(state: State, placement: Placement): Outcome {
  const { card, square, kind } = placement
  const { shots } = weigh(weighMat(state, state.turn?.player ?? 'a'), placement)
  const placed = apply(state, { type: 'card-placed', card, square, kind, fights: true, against: [] })
  return outcomeOfFight(placed, shots)
}

/** What the fight that is open would come to with these shots. */
export function outcomeOfFight(state: State, shots: readonly Shot[]): Outcome {
  const [fight, ...follows] = fightWith(state, shots)
  return {
    report: fightOut(state, shots),
    shots,
    extraTurns: fight.type === 'fight-resolved' ? fight.extraTurns : [],
    follows,
    after: [fight, ...follows].reduce<State>(apply, state),
  }
}
