import type { Decision } from '../../../core/ruleset'
import { fingerprint } from '../../../core/trace'
import { checkState } from '../check'
import type { CommandOf } from '../commands'
import type { Event } from '../events'
import type { HouseRules } from '../house-rules'
import { isOnMat, keyOf, type Square } from '../mat'
import type { CardId, State } from '../model'
import { findCard, lyingCards } from '../positions'
import { happen, happening, refuse } from './refusals'

/** LW-73: the rules are chosen before the cards are dealt. */
export function decideHouseRules(
  state: State,
  { houseRules }: CommandOf<'change-house-rules'>,
): Decision<Event> {
  if (state.stage !== 'set-up') return refuse('rules/too-late')
  const changed = Object.fromEntries(
    Object.entries(houseRules).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(state.houseRules[name as keyof HouseRules]),
    ),
  ) as Partial<HouseRules>
  return Object.keys(changed).length === 0
    ? refuse('command/changes-nothing')
    : happen(happening({ type: 'house-rules-changed', houseRules: changed }))
}

/** Puts a card where it really lies. */
export function decideCorrection(state: State, { card: id, to }: CommandOf<'correct-card'>): Decision<Event> {
  const card = findCard(state, id)
  if (card === null) return refuse('card/unknown', { card: id })
  const { side } = card
  const isThere =
    to.kind === 'mat'
      ? state.mat[keyOf(to.square)] === id
      : { hand: state.hands, deck: state.decks, lost: state.lost }[to.kind][side].includes(id)
  if (isThere) return refuse('command/changes-nothing')
  if (to.kind === 'mat') {
    // Before, a card on the mat would count as one laid down for the challenge (LW-13).
    if (state.turn === null) return refuse('card/before-first-turn', { card: id })
    if (!isOnMat(state.houseRules, to.square)) return refuse('place/off-mat')
    if (isFarFromCards(state, id, to.square)) return refuse('place/too-far', { most: FARTHEST_CORRECTION })
    if (state.mat[keyOf(to.square)] !== undefined) return refuse('place/taken')
  }
  return happen(happening({ type: 'card-corrected', card: id, to }))
}

/** Without boundaries a card is put so many squares beyond the others at most: the mat is drawn as wide as they lie. */
const FARTHEST_CORRECTION = 20

/** Does a square lie far beyond the start squares and every card but this one (LW-70)? */
function isFarFromCards(state: State, card: CardId, square: Square): boolean {
  const others = lyingCards(state).filter((lying) => lying.card.id !== card)
  const { starts } = state.houseRules
  const around = [starts.a, starts.b, ...others.map((lying) => lying.square)]
  const isBeyond = (axis: keyof Square) => {
    const places = around.map((place) => place[axis])
    const least = Math.min(...places) - FARTHEST_CORRECTION
    return square[axis] < least || square[axis] > Math.max(...places) + FARTHEST_CORRECTION
  }
  return state.houseRules.boundless && (isBeyond('column') || isBeyond('row'))
}

/** Lets a trouble stand, with a reason. */
export function decideOverrule(state: State, { key, reason }: CommandOf<'overrule'>): Decision<Event> {
  const found = checkState(state).find((reported) => reported.key === key)
  if (found === undefined) return refuse('overrule/not-reported', { key })
  const overrule = { key, fingerprint: fingerprint(found), reason }
  const isKnown = state.overrules.some(
    (other) => other.fingerprint === overrule.fingerprint && other.reason === reason,
  )
  return isKnown
    ? refuse('command/changes-nothing')
    : happen(happening({ type: 'overruled', overrule, found }))
}

/** Has a trouble that was let stand be settled after all. */
export function decideWithdrawal(state: State, { key }: CommandOf<'withdraw-overrule'>): Decision<Event> {
  return state.overrules.some((overrule) => overrule.key === key)
    ? happen(happening({ type: 'overrule-withdrawn', key }))
    : refuse('overrule/not-overruled', { key })
}

/** The referee ends the battle (LW-62 leaves it to him). */
export function decideEnd(state: State, { winner }: CommandOf<'end-battle'>): Decision<Event> {
  return state.stage === 'ended'
    ? refuse('battle/ended')
    : happen(happening({ type: 'battle-ended', ending: { winner, reason: 'referee' } }))
}
