import type { Command } from '../games/warlord-medieval/commands'
import type { Phase, State } from '../games/warlord-medieval/model'
import { battleAt } from './battle'
import { perform } from './perform'

/** Ends a phase in which nothing is open. */
export const END = { type: 'end-phase', confirmed: false } satisfies Command

/** The turns of the usual battle, taken to a phase of the first player turn, which is B's. */
export function atPhase(phase: Phase): State {
  let state = battleAt('turns')
  while (state.turn?.phase !== phase) state = perform(state, END).state
  return state
}

/** B's Warlord gains two command cards. */
export const GAIN = {
  type: 'gain-command-cards',
  personality: 'b:warlord',
  cards: 2,
} satisfies Command

/** B's knights charge A's guard. */
export const CHARGE = {
  type: 'declare-charge',
  charger: 'b:knights',
  target: 'a:guard',
  outsideShootingRange: false,
} satisfies Command
