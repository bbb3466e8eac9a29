import { decksAfter } from '../decks'
import type { EventBody } from '../events'
import type { State, Turn, UnitId } from '../model'
import { inTurn } from './command'

type Happened<Type> = Extract<EventBody, { readonly type: Type }>

/** Notes a check of morale whose outcome is still to come (WM-103). */
export function applyMoraleCheck(state: State, { check, drawn }: Happened<'morale-checked'>): State {
  const after = drawn === null ? state : { ...state, decks: decksAfter(state, drawn) }
  return inTurn(after, (turn) => ({ ...turn, moraleChecks: [...turn.moraleChecks, check] }))
}

/** Notes what came of a unit's last check of morale (WM-103). */
export function applyMoraleOutcome(state: State, { unit, outcome }: Happened<'morale-recorded'>): State {
  return inTurn(state, (turn) => {
    const last = turn.moraleChecks.findLastIndex((check) => check.unit === unit)
    const moraleChecks = turn.moraleChecks.map((check, at) => (at === last ? { ...check, outcome } : check))
    return { ...turn, moraleChecks }
  })
}

/** Notes dice for shooting or melee (WM-105). */
export function applyStrikes(state: State, { roll }: Happened<'strikes-rolled'>): State {
  return inTurn(state, (turn) => withCombat({ ...turn, strikes: [...turn.strikes, roll] }, roll.kind))
}

/** The turn in which there was shooting or melee (WM-104). */
export function withCombat(turn: Turn, kind: keyof Turn['combat']): Turn {
  return turn.combat[kind] ? turn : { ...turn, combat: { ...turn.combat, [kind]: true } }
}

/** Notes where units stood before they first moved in this player turn. */
export function withMoves(
  turn: Turn,
  moves: readonly { readonly unit: UnitId; readonly from: Turn['movedFrom'][string] | null }[],
): Turn {
  const movedFrom = { ...turn.movedFrom }
  for (const { unit, from } of moves) {
    if (from !== null && !Object.hasOwn(movedFrom, unit)) movedFrom[unit] = from
  }
  return { ...turn, movedFrom }
}
