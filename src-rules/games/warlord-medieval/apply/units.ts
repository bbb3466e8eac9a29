import type { Pose } from '../../../core/geometry'
import { wholeDecks } from '../decks'
import { findPersonality, findUnit } from '../find'
import type { HouseRules } from '../house-rules'
import type { Personality, PersonalityId, State, Unit, UnitId } from '../model'
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

/** Puts units where they now stand. One that is taken off again is no longer deployed against a rule. */
export function applyMoves(
  state: State,
  moves: readonly { readonly unit: UnitId; readonly to: Pose | null }[],
): State {
  const taken = moves.filter(({ to }) => to === null).map(({ unit }) => unit)
  const kept = taken.length === 0 ? state : forgetActs(state, 'deployment/', taken)
  const units = { ...kept.units }
  for (const { unit: id, to } of moves) {
    const unit = findUnit(kept, id)
    if (unit !== null) units[id] = { ...unit, pose: to }
  }
  return { ...kept, units }
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
  const changed = { ...state, houseRules: { ...state.houseRules, ...changes } }
  const newDecks = changes.deck !== undefined || changes.deckPerSide !== undefined
  return newDecks ? { ...changed, decks: wholeDecks(changed) } : changed
}
