import type { Side } from '../../../core/ids'
import { wholeDecks } from '../decks'
import type { EventBody } from '../events'
import { findPersonality, findUnit } from '../find'
import type { HouseRules } from '../house-rules'
import type { Personality, PersonalityId, State, Unit, UnitId } from '../model'
import { inTurn } from './command'
import { withCombat, withMoves } from './dice'
import { forgetActs } from './irregularities'

/** Changes the same figures of several units; those that do not exist are passed over. */
export function patchUnits(state: State, ids: readonly UnitId[], changes: Partial<Unit>): State {
  const units = { ...state.units }
  for (const id of ids) {
    const unit = findUnit(state, id)
    if (unit !== null) units[id] = { ...unit, ...changes }
  }
  return { ...state, units }
}

/** Marks units as engaged in melee or not; who is engaged, fights in this turn (WM-104). */
export function applyEngaged(state: State, ids: readonly UnitId[], engaged: boolean): State {
  const changed = patchUnits(state, ids, { engaged })
  return engaged && state.stage === 'turns' ? inTurn(changed, (turn) => withCombat(turn, 'melee')) : changed
}

/** Puts units where they now stand. One that is taken off again is no longer deployed against a rule. */
export function applyMoves(
  state: State,
  { manner, moves }: Extract<EventBody, { readonly type: 'units-moved' }>,
): State {
  const taken = moves.filter(({ to }) => to === null).map(({ unit }) => unit)
  const kept = taken.length === 0 ? state : forgetActs(state, 'deployment/', taken)
  const units = { ...kept.units }
  for (const { unit: id, to } of moves) {
    const unit = findUnit(kept, id)
    if (unit !== null) units[id] = { ...unit, pose: to }
  }
  const moved = { ...kept, units }
  return manner === 'nudge' || kept.stage !== 'turns'
    ? moved
    : inTurn(moved, (turn) => withMoves(turn, moves))
}

/** Opens a side's seal; one that does not exist is passed over. */
export function openSeal(state: State, side: Side): State {
  const seal = state.seals[side]
  return seal === undefined
    ? state
    : { ...state, seals: { ...state.seals, [side]: { ...seal, isOpen: true } } }
}

/** Changes a personality; one that does not exist is passed over. */
export function patchPersonality(state: State, id: PersonalityId, changes: Partial<Personality>): State {
  const personality = findPersonality(state, id)
  if (personality === null) return state
  return { ...state, personalities: { ...state.personalities, [id]: { ...personality, ...changes } } }
}

/** Gives a personality his banner unit, which joins his line (WM-21). */
export function applyBannerUnit(state: State, id: PersonalityId, unit: UnitId | null): State {
  const named = patchPersonality(state, id, { bannerUnit: unit, awayFromBanner: false })
  return unit === null ? named : patchUnits(named, [unit], { line: id })
}

/** Changes switches; another deck, or another number of decks, starts whole. */
export function applyHouseRules(state: State, changes: Partial<HouseRules>): State {
  const newDecks = changes.deck !== undefined || changes.deckPerSide !== undefined
  const houseRules = { ...state.houseRules, ...changes }
  const changed = { ...state, houseRules, hands: handsUnder(state.hands, houseRules, newDecks) }
  return newDecks ? { ...changed, decks: wholeDecks(changed) } : changed
}

/** Hands are kept where cards are (WM-100); of another deck than the one they came from they are no longer missing. */
function handsUnder(hands: State['hands'], { wider }: HouseRules, newDecks: boolean): State['hands'] {
  if (wider.command.cards === 'entered') return {}
  if (!newDecks) return hands
  return Object.fromEntries(
    Object.entries(hands).map(([id, hand]) => [id, hand.map(({ card }) => ({ card, deck: null }))]),
  )
}
