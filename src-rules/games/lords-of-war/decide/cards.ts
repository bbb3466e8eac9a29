import { type Chance, drawOne } from '../../../core/chance'
import type { Side } from '../../../core/ids'
import type { Decision } from '../../../core/ruleset'
import { type Violation, violation } from '../../../core/trace'
import { apply } from '../apply'
import type { CommandOf } from '../commands'
import type { DrawPurpose, Event } from '../events'
import { isOnMat, isSame } from '../mat'
import { HAND_SIZE, handCount, type State } from '../model'
import { fightsAfterStep, judgeStep, stepTo } from '../moves'
import { forcedSquares, isForced, judgePlacing, placementsOf } from '../placements'
import { cardAt, findCard, squareOfCard } from '../positions'
import { judgeRecall } from '../recalls'
import { challenger, nextTurn } from '../turn-order'
import { whatFollows } from './fights'
import { happen, happening, refuse } from './refusals'
import { turnBegun } from './turns'

/** LW-11: the general and five cards by chance for each side. */
export function decideDeal(state: State, chance: Chance): Decision<Event> {
  if (state.stage !== 'set-up') return refuse('deal/done')
  const { houseRules } = state
  const { a, b } = houseRules.starts
  if (!isOnMat(houseRules, a) || !isOnMat(houseRules, b) || isSame(a, b)) return refuse('deal/no-start')
  const events: Event[] = []
  let dealt = state
  const happens = (event: Event) => {
    events.push(event)
    dealt = apply(dealt, event)
  }
  for (const side of ['a', 'b'] as const) {
    const general = state.decks[side].find((id) => state.cards[id]?.rank === 'general')
    if (general !== undefined) happens(happening({ type: 'general-taken', side, card: general }))
    while (dealt.hands[side].length < HAND_SIZE && dealt.decks[side].length > 0)
      happens(drawnEvent(dealt, side, 'deal', chance))
  }
  happens(happening({ type: 'challenge-begun' }))
  return happen(...events)
}

/** LW-13: a card for the challenge, and another drawn for it; when both lie, player 1's first turn begins. */
export function decideChallenge(
  state: State,
  { card }: CommandOf<'challenge'>,
  chance: Chance,
): Decision<Event> {
  if (state.stage !== 'challenge') return refuse('challenge/not-now')
  const side = challenger(state)
  if (side === null || !state.hands[side].includes(card)) return refuse('card/not-in-hand', { card })
  const square = state.houseRules.starts[side]
  if (!isOnMat(state.houseRules, square) || cardAt(state, square) !== null) return refuse('place/no-square')
  const laid = happening({ type: 'card-placed', card, square, kind: 'challenge', fights: false })
  const after = apply(state, laid)
  const drawn = after.decks[side].length > 0 ? [drawnEvent(after, side, 'challenge', chance)] : []
  const events = [laid, ...drawn]
  const both = drawn.reduce(apply, after)
  if (challenger(both) !== null) return happen(...events)
  const { player } = nextTurn(both)
  const begun = turnBegun(both, player, false, state.houseRules.challengeFights)
  return happen(...events, begun, ...whatFollows(apply(both, begun)))
}

/** LW-20 to LW-25: a card from the hand onto an empty square, and the fight that follows. */
export function decidePlacing(state: State, { card: id, square }: CommandOf<'place-card'>): Decision<Event> {
  if (state.turn === null) return refuse('turn/none')
  const card = findCard(state, id)
  if (card === null || !state.hands[card.side].includes(id)) return refuse('card/not-in-hand', { card: id })
  if (!isOnMat(state.houseRules, square)) return refuse('place/off-mat')
  if (cardAt(state, square) !== null) return refuse('place/taken')
  const { kind, against } = judgePlacing(state, card, square)
  const placed = happening({ type: 'card-placed', card: id, square, kind, fights: true }, against)
  const after = apply(state, placed)
  const shown =
    kind === 'forced'
      ? [happening({ type: 'hand-shown', side: card.side, cards: after.hands[card.side] })]
      : []
  return happen(placed, ...shown, ...whatFollows(shown.reduce(apply, after)))
}

/** LW-25, LW-62: no card is placed; noted when one could have been. */
export function decideSkip(state: State): Decision<Event> {
  if (state.turn === null) return refuse('turn/none')
  if (state.turn.placed.length > 0 || state.turn.skipped) return refuse('place/done')
  const { player } = state.turn
  const could = placementsOf(state, player).length > 0
  const must = could || (isForced(state, player) && forcedSquares(state, player).length > 0)
  const against = must ? [violation('place/could-be', could ? 'LW-20' : 'LW-25', [player])] : []
  const skipped = happening({ type: 'placement-skipped', side: player, fights: true }, against)
  return happen(skipped, ...whatFollows(apply(state, skipped)))
}

/** LW-50: a step along a movement arrow, and the fight that follows (LW-42). */
export function decideStep(state: State, { card: id, direction }: CommandOf<'move-card'>): Decision<Event> {
  if (state.turn === null) return refuse('turn/none')
  const card = findCard(state, id)
  const from = squareOfCard(state, id)
  if (card === null || from === null) return refuse('card/not-on-mat', { card: id })
  const to = stepTo(state, card, direction)
  if (to === null) return refuse('move/no-square', { card: id })
  const moved = happening(
    { type: 'card-moved', card: id, from, to, fights: fightsAfterStep(state) },
    judgeStep(state, card, direction),
  )
  return happen(moved, ...whatFollows(apply(state, moved)))
}

/** LW-60: a card from the deck, by chance or as it was drawn at the table. */
export function decideDraw(state: State, { card }: CommandOf<'draw-card'>, chance: Chance): Decision<Event> {
  if (state.turn === null) return refuse('turn/none')
  const { player } = state.turn
  const deck = state.decks[player]
  if (deck.length === 0) return refuse('draw/empty')
  if (card !== null && !deck.includes(card)) return refuse('draw/not-in-deck', { card })
  const drawn =
    card === null
      ? drawnEvent(state, player, 'reinforcement', chance)
      : happening({
          type: 'card-drawn',
          side: player,
          card,
          purpose: 'reinforcement',
          leftBefore: deck.length,
          byHand: true,
        })
  return happen({ ...drawn, against: againstReinforcing(state) })
}

/** LW-60, LW-61: a card from the mat back to the hand. */
export function decideRecall(state: State, { card: id }: CommandOf<'recall-card'>): Decision<Event> {
  if (state.turn === null) return refuse('turn/none')
  const card = findCard(state, id)
  const from = squareOfCard(state, id)
  if (card === null || from === null) return refuse('card/not-on-mat', { card: id })
  const against = [...judgeRecall(state, card), ...againstReinforcing(state)]
  return happen(happening({ type: 'card-recalled', card: id, from }, against))
}

function againstReinforcing(state: State): readonly Violation[] {
  const { turn } = state
  if (turn === null) return []
  const found: Violation[] = []
  if (turn.phase !== 'reinforcement') found.push(violation('reinforce/too-early', 'LW-60', [turn.player]))
  if (turn.reinforced) found.push(violation('reinforce/second', 'LW-60', [turn.player]))
  if (handCount(state, turn.player) >= HAND_SIZE)
    found.push(
      violation('reinforce/hand-full', 'LW-60', [turn.player], { held: handCount(state, turn.player) }),
    )
  return found
}

function drawnEvent(state: State, side: Side, purpose: DrawPurpose, chance: Chance): Event {
  const deck = state.decks[side]
  const { drawn } = drawOne(deck, chance)
  return happening({
    type: 'card-drawn',
    side,
    card: drawn,
    purpose,
    leftBefore: deck.length,
    byHand: false,
  })
}
