import type { Decision } from '../../../core/ruleset'
import { fingerprint } from '../../../core/trace'
import { checkState } from '../check'
import type { CommandOf } from '../commands'
import type { Event } from '../events'
import type { HouseRules } from '../house-rules'
import { isOnMat, keyOf } from '../mat'
import type { State } from '../model'
import { findCard } from '../positions'
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
    if (state.mat[keyOf(to.square)] !== undefined) return refuse('place/taken')
  }
  return happen(happening({ type: 'card-corrected', card: id, to }))
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
