import type { Side } from '../../core/ids'
import { apply } from './apply'
import { fightWith } from './decide/fights'
import type { Event } from './events'
import { type FightReport, fightOut, type Shot } from './fight'
import type { Square } from './mat'
import type { CardId, State } from './model'
import { fightsAfterStep } from './moves'
import type { Placement } from './placements'
import { squareOfCard } from './positions'
import { weigh, weighAsItLies, weighMat } from './weighing'

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

/** What a step of a unit (LW-50) would come to; null where no fight follows upon it. */
export function outcomeOfStep(state: State, card: CardId, to: Square): Outcome | null {
  const from = squareOfCard(state, card)
  if (from === null || !fightsAfterStep(state)) return null
  return outcomeAsItLies(apply(state, { type: 'card-moved', card, from, to, fights: true, against: [] }))
}

/** What an advance of a berserker (LW-72) would come to. */
export function outcomeOfAdvance(state: State, card: CardId, to: Square): Outcome | null {
  const from = squareOfCard(state, card)
  if (from === null) return null
  return outcomeAsItLies(apply(state, { type: 'card-advanced', card, from, to, against: [] }))
}

function outcomeAsItLies(state: State): Outcome {
  const { shots } = weighAsItLies(weighMat(state, state.turn?.player ?? 'a'))
  return outcomeOfFight(state, shots)
}

/** All cards that would fall, in this fight and in those that follow it by themselves. */
export function fallenAlong({ report, follows }: Outcome): readonly CardId[] {
  const later = follows.flatMap((event) => (event.type === 'fight-resolved' ? event.result.eliminated : []))
  return [...report.eliminated, ...later]
}

/** Who would earn extra turns along the way (LW-34). */
export function extraTurnsAlong({ extraTurns, follows }: Outcome): readonly Side[] {
  return [
    ...extraTurns,
    ...follows.flatMap((event) => (event.type === 'fight-resolved' ? event.extraTurns : [])),
  ]
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
