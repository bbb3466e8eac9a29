import type { Side } from '../../core/ids'
import { opponentOf } from '../../core/ids'
import { apply } from './apply'
import { isCommand } from './cards'
import { type FightReport, fightOut, type Shot } from './fight'
import type { CardId, State } from './model'
import { type Placement, placementsOf } from './placements'
import { marksmen } from './shots'

/** A legal placement with what the fight after it comes to, with the shots that do most. */
export type Hint = Placement & {
  readonly shots: readonly Shot[]
  /** Enemies and own cards that would fall. */
  readonly eliminates: readonly CardId[]
  readonly loses: readonly CardId[]
  /** The sort of the list: what is won less what is lost, in ranks. */
  readonly worth: number
}

/**
 * Every legal placement of the player whose turn it is, the best first (for the referee: it looks into a hand). It looks
 * at the fight that follows, not at the opponent's answer.
 */
export function hints(state: State): readonly Hint[] {
  const player = state.turn?.player
  if (player === undefined || state.turn?.fightOpen === true) return []
  return placementsOf(state, player)
    .map((placement) => hintOf(state, player, placement))
    .sort((one, other) => other.worth - one.worth)
}

/** What a placement would come to, for the sums that are shown before a card is put down. */
export function outcomeOf(
  state: State,
  { card, square, kind }: Placement,
): { readonly report: FightReport; readonly shots: readonly Shot[] } {
  const placed = apply(state, { type: 'card-placed', card, square, kind, fights: true, against: [] })
  return bestShots(placed)
}

function hintOf(state: State, player: Side, placement: Placement): Hint {
  const { report, shots } = outcomeOf(state, placement)
  const of = (side: Side) => report.eliminated.filter((id) => state.cards[id]?.side === side)
  return {
    ...placement,
    shots,
    eliminates: of(opponentOf(player)),
    loses: of(player),
    worth: worthOf(state, player, report),
  }
}

/** Takes for each marksman in turn the target, or none, that makes the fight worth most. */
function bestShots(placed: State): { readonly report: FightReport; readonly shots: readonly Shot[] } {
  const player = placed.turn?.player ?? 'a'
  let best: { report: FightReport; shots: readonly Shot[] } = { report: fightOut(placed, []), shots: [] }
  for (const { card, targets } of marksmen(placed)) {
    for (const target of targets) {
      const shots = [...best.shots.filter((shot) => shot.card !== card), { card, target }]
      const report = fightOut(placed, shots)
      if (worthOf(placed, player, report) > worthOf(placed, player, best.report)) best = { report, shots }
    }
  }
  return best
}

function worthOf(state: State, player: Side, report: FightReport): number {
  return report.eliminated.reduce((worth, id) => {
    const card = state.cards[id]
    if (card === undefined) return worth
    const value = isCommand(card) ? COMMAND_WORTH : 1
    return worth + (card.side === player ? -value : value)
  }, 0)
}

/** Four command cards are as good as twenty cards (LW-12). */
const COMMAND_WORTH = 5
