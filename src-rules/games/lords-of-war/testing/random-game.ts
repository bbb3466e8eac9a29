import type { Chance } from '../../../core/chance'
import { apply } from '../apply'
import type { Command } from '../commands'
import { decide } from '../decide'
import type { Event } from '../events'
import { legal } from '../legal'
import { handCount, type Setup, type State } from '../model'
import { dueAdvances } from '../moves'
import { openSquares, placingKind } from '../placements'
import { setUpBattle } from '../setup'
import { marksmen } from '../shots'

/** A game that was played to its end. */
export type PlayedGame = { readonly start: State; readonly end: State; readonly events: readonly Event[] }

/** Turns after which a game counts as one that does not end. */
const MOST_TURNS = 2000

/**
 * Plays a whole game of legal acts that chance picks. `watch` sees every event with the state before it. A game in
 * which nobody has cards to play any more is ended by the referee (LW-62).
 */
export function playRandomGame(
  setup: Setup,
  chance: Chance,
  watch: (before: State, event: Event) => void = () => {},
): PlayedGame {
  const start = setUpBattle(setup)
  const events: Event[] = []
  let state = start
  while (state.stage !== 'ended') {
    const command = pick(state, chance)
    const decision = decide(state, command, chance)
    if (!decision.ok) throw new Error(`${JSON.stringify(command)} was refused: ${decision.trouble.code}`)
    for (const event of decision.value) {
      watch(state, event)
      events.push(event)
      state = apply(state, event)
    }
    if ((state.turn?.number ?? 0) > MOST_TURNS) throw new Error('The game does not end')
  }
  return { start, end: state, events }
}

function pick(state: State, chance: Chance): Command {
  const { turn } = state
  if (turn === null) return anyOf(legal(state), chance)
  if (turn.fightOpen) {
    const shots = marksmen(state).flatMap(({ card, targets }) =>
      chance.below(4) === 0 ? [] : [{ card, target: anyOf(targets, chance) }],
    )
    return { type: 'fight', shots }
  }
  if (dueAdvances(state).length > 0) return anyOf(legal(state), chance)
  if (turn.placed.length === 0 && !turn.skipped) {
    const { a, b } = state.unseen
    const isSpent = handCount(state, 'a') + handCount(state, 'b') + a.deck + b.deck === 0
    if (isSpent) return { type: 'end-battle', winner: null }
    if (chance.below(16) > 0) return quickPlacement(state, chance) ?? anyOf(legal(state), chance)
  }
  return anyOf(legal(state), chance)
}

/** The first placement that is found from a square and a card that chance picks. */
function quickPlacement(state: State, chance: Chance): Command | null {
  const player = state.turn?.player ?? 'a'
  const hand = state.hands[player]
  const squares = openSquares(state)
  if (hand.length === 0 || squares.length === 0) return null
  const [firstCard, firstSquare] = [chance.below(hand.length), chance.below(squares.length)]
  for (let at = 0; at < squares.length; at++) {
    const square = squares[(firstSquare + at) % squares.length]
    for (let of = 0; of < hand.length; of++) {
      const card = state.cards[hand[(firstCard + of) % hand.length] ?? '']
      if (card !== undefined && square !== undefined && placingKind(state, card, square) !== null)
        return { type: 'place-card', card: card.id, square }
    }
  }
  return null
}

function anyOf<Item>(items: readonly Item[], chance: Chance): Item {
  const item = items[chance.below(items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}
