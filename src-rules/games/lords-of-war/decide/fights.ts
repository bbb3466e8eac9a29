import { opponentOf, type Side } from '../../../core/ids'
import type { Decision } from '../../../core/ruleset'
import type { Violation } from '../../../core/trace'
import { apply } from '../apply'
import type { CommandOf } from '../commands'
import { endingOf } from '../ending'
import type { Event } from '../events'
import { type FightReport, fightOut, type Shot } from '../fight'
import { isSame } from '../mat'
import type { State } from '../model'
import { dueAdvances } from '../moves'
import { squareOfCard } from '../positions'
import { judgeShot, marksmen } from '../shots'
import { happen, happening, refuse } from './refusals'

/** LW-30: fights out the mat with the shots that the player chose for his ranged units. */
export function decideFight(state: State, { shots }: CommandOf<'fight'>): Decision<Event> {
  if (state.turn?.fightOpen !== true) return refuse('fight/none-open')
  const marksmenOfShots = shots.map((shot) => shot.card)
  if (new Set(marksmenOfShots).size < shots.length) return refuse('shot/twice')
  for (const { card, target } of shots) {
    const [shooter, aimed] = [state.cards[card], state.cards[target]]
    if (shooter === undefined || squareOfCard(state, card) === null)
      return refuse('card/not-on-mat', { card })
    if (shooter.missile === null) return refuse('shot/no-missile', { card })
    if (aimed === undefined || squareOfCard(state, target) === null)
      return refuse('card/not-on-mat', { card: target })
    if (aimed.side === shooter.side) return refuse('shot/at-friend', { card, target })
  }
  return happen(...fightWith(state, shots))
}

/** The fight that is open with these shots, and all that follows by itself. */
export function fightWith(state: State, shots: readonly Shot[]): readonly [Event, ...Event[]] {
  const against = shots.flatMap((shot) => judgeShot(state, shot))
  const fight = fightEvent(state, shots, against)
  return [fight, ...whatFollows(apply(state, fight))]
}

/** LW-72: a berserker moves into a square that a victim has left, and another fight follows. */
export function decideAdvance(state: State, { card, square }: CommandOf<'advance'>): Decision<Event> {
  const due = dueAdvances(state).find((advance) => advance.card === card)
  const from = squareOfCard(state, card)
  if (due === undefined || from === null) return refuse('advance/not-due', { card })
  if (!due.squares.some((free) => isSame(free, square))) return refuse('advance/elsewhere', { card })
  const advance = happening({ type: 'card-advanced', card, from, to: square })
  return happen(advance, ...whatFollows(apply(state, advance)))
}

/**
 * What follows by itself: a fight in which nobody has to choose, an advance that has one way only, and the end of the
 * battle. It ends, since every advance follows upon an elimination.
 */
export function whatFollows(state: State): readonly Event[] {
  if (state.stage !== 'battle' || state.turn === null) return []
  if (state.turn.fightOpen) {
    if (marksmen(state).length > 0) return []
    const fight = fightEvent(state, [], [])
    return [fight, ...whatFollows(apply(state, fight))]
  }
  const ending = endingOf(state)
  if (ending !== null) return [happening({ type: 'battle-ended', ending })]
  const [advance, ...others] = dueAdvances(state)
  const [to, ...choices] = advance?.squares ?? []
  if (advance === undefined || to === undefined || others.length + choices.length > 0) return []
  const from = squareOfCard(state, advance.card)
  if (from === null) return []
  const advanced = happening({ type: 'card-advanced', card: advance.card, from, to })
  return [advanced, ...whatFollows(apply(state, advanced))]
}

function fightEvent(state: State, shots: readonly Shot[], against: readonly Violation[]): Event {
  const report = fightOut(state, shots)
  const { eliminated, killers, fought, advances, steps } = report
  return happening(
    {
      type: 'fight-resolved',
      shots,
      result: { eliminated, killers, fought, advances, steps },
      extraTurns: extraTurnsFor(state, report),
    },
    against,
  )
}

/** LW-34: who gets an extra turn for a general that fell. */
function extraTurnsFor(state: State, { eliminated }: FightReport): readonly Side[] {
  const player = state.turn?.player
  // Two generals of one side are in a deck that breaks LW-8 only; they are lost as one is.
  const generals = eliminated.filter((id) => state.cards[id]?.rank === 'general')
  const fallen = [...new Set(generals.map((id) => state.cards[id]?.side))]
  if (player === undefined || fallen.length !== 1) return []
  if (fallen[0] === opponentOf(player)) return [player]
  return state.houseRules.ownTurnGeneral ? [opponentOf(player)] : []
}
