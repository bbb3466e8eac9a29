import { opponentOf, type Side } from '../../../core/ids'
import type { Decision } from '../../../core/ruleset'
import { type Violation, violation } from '../../../core/trace'
import { apply } from '../apply'
import type { Event } from '../events'
import { deckCount, HAND_SIZE, handCount, type State } from '../model'
import { possibleRecalls } from '../recalls'
import { nextTurn } from '../turn-order'
import { whatFollows } from './fights'
import { happen, happening, refuse } from './refusals'

/** The turn that begins now. */
export function turnBegun(state: State, player: Side, extra: boolean, fights = false): Event {
  return happening({ type: 'turn-begun', player, number: (state.turn?.number ?? 0) + 1, extra, fights })
}

/** The turn is over and the next one begins (LW-34, LW-62). */
export function decideTurnEnd(state: State): Decision<Event> {
  const { turn } = state
  if (turn === null) return refuse('turn/none')
  const ended = happening({ type: 'turn-ended', player: turn.player }, againstEnding(state))
  return happen(ended, ...beginNext(apply(state, ended)))
}

/** LW-34: an extra turn is not taken. */
export function decideDeclining(state: State): Decision<Event> {
  const { turn } = state
  if (turn === null || !turn.extra) return refuse('turn/not-extra')
  const isBegun = turn.placed.length > 0 || turn.moved.length > 0 || turn.skipped || turn.reinforced
  if (isBegun) return refuse('turn/under-way')
  return happen(happening({ type: 'turn-declined', player: turn.player }), ...beginNext(state))
}

function beginNext(state: State): readonly Event[] {
  const { player, extra } = nextTurn(state)
  const begun = turnBegun(state, player, extra)
  return [begun, ...withEmptyHand(apply(state, begun), player)]
}

/** LW-62: what an empty hand means at the turn's start, where the referee does not decide it. */
function withEmptyHand(state: State, player: Side): readonly Event[] {
  const { emptyHand } = state.houseRules
  if (emptyHand === 'referee' || handCount(state, player) > 0) return []
  if (emptyHand === 'pass') {
    const skipped = happening({ type: 'placement-skipped', side: player, fights: true })
    return [skipped, ...whatFollows(apply(state, skipped))]
  }
  const ending = { winner: opponentOf(player), reason: 'empty-hand' } as const
  return [happening({ type: 'battle-ended', ending })]
}

function againstEnding(state: State): readonly Violation[] {
  const { turn } = state
  if (turn === null) return []
  const found: Violation[] = []
  if (turn.placed.length === 0 && !turn.skipped)
    found.push(violation('turn/nothing-placed', 'LW-20', [turn.player]))
  const held = handCount(state, turn.player)
  const couldRefill = deckCount(state, turn.player) > 0 || possibleRecalls(state).length > 0
  if (!turn.reinforced && held < HAND_SIZE && couldRefill)
    found.push(violation('turn/not-refilled', 'LW-60', [turn.player], { held }))
  return found
}
