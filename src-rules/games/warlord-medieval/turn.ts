import { opponentOf, type Side } from '../../core/ids'
import type { RuleId } from '../../core/trace'
import { PHASES, type Phase, type State, type Turn, type Unit } from './model'

/** What a phase is marked with: `command` (*) needs commands, `reaction` (R) may set off uncontrolled reactions. */
export type PhaseMarks = { readonly rule: RuleId; readonly command: boolean; readonly reaction: boolean }

/** The marks of each phase, with its rule (WM-71…82). */
export const PHASE_MARKS: Readonly<Record<Phase, PhaseMarks>> = {
  command: { rule: 'WM-71', command: false, reaction: false },
  rally: { rule: 'WM-72', command: true, reaction: false },
  impetuous: { rule: 'WM-73', command: false, reaction: false },
  shooting: { rule: 'WM-74', command: true, reaction: true },
  'declare-charges': { rule: 'WM-75', command: true, reaction: false },
  'move-chargers': { rule: 'WM-76', command: false, reaction: false },
  movement: { rule: 'WM-77', command: true, reaction: false },
  'charge-reaction': { rule: 'WM-78', command: false, reaction: true },
  contact: { rule: 'WM-79', command: false, reaction: false },
  melee: { rule: 'WM-80', command: false, reaction: false },
  'post-melee': { rule: 'WM-81', command: false, reaction: false },
  'second-shooting': { rule: 'WM-82', command: true, reaction: true },
}

/** Nothing of what a player turn notes. */
export const NOTHING_DONE: Omit<Turn, 'round' | 'player' | 'phase'> = {
  commandCards: {},
  charges: [],
  reactions: [],
  records: [],
  commandChecks: {},
  commandsGiven: [],
  moraleChecks: [],
  strikes: [],
  combat: { shooting: false, melee: false },
  movedFrom: {},
  movedBefore: {},
  revealedAt: {},
  revealedBefore: {},
}

/** The first player turn of a battle. */
export function firstTurn(player: Side): Turn {
  return { ...NOTHING_DONE, round: 1, player, phase: 'command' }
}

/** Where the tracker goes next (WM-83): the next phase, the other player's turn, or the next round (WM-87). */
export function nextPhase(turn: Turn, firstMover: Side | null): Pick<Turn, 'round' | 'player' | 'phase'> {
  const next = PHASES[PHASES.indexOf(turn.phase) + 1]
  if (next !== undefined) return { round: turn.round, player: turn.player, phase: next }
  const player = opponentOf(turn.player)
  return { round: player === (firstMover ?? 'a') ? turn.round + 1 : turn.round, player, phase: 'command' }
}

/** The units that might have reacted in this phase and of which nothing is recorded yet (WM-85). */
export function openReactions(turn: Turn): readonly string[] {
  return turn.reactions.filter(({ reaction }) => reaction === null).map(({ unit }) => unit)
}

/** Is nothing done yet in the very first phase, so that the first mover can still be another? */
export function isUntouched(turn: Turn): boolean {
  return (
    turn.round === 1 &&
    turn.phase === 'command' &&
    Object.keys(turn.commandCards).length +
      Object.keys(turn.commandChecks).length +
      turn.commandsGiven.length +
      turn.moraleChecks.length +
      turn.strikes.length +
      turn.charges.length +
      turn.reactions.length +
      turn.records.length ===
      0
  )
}

/** Who may be moved in a phase as this program reads WM-71…82; the referee may move anybody. */
type Movers = 'none' | 'active' | 'broken' | 'reacting' | 'charging' | 'any'

const MOVERS: Readonly<Record<Phase, Movers>> = {
  command: 'none',
  rally: 'broken',
  impetuous: 'active',
  shooting: 'reacting',
  'declare-charges': 'none',
  'move-chargers': 'charging',
  movement: 'active',
  'charge-reaction': 'any',
  contact: 'charging',
  melee: 'none',
  'post-melee': 'any',
  'second-shooting': 'reacting',
}

/** Does a phase have a unit move? Chargers and their targets in 76 and 79, those marked as reacting in 74 and 82. */
export function movesIn(turn: Turn, unit: Unit): boolean {
  switch (MOVERS[turn.phase]) {
    case 'none':
      return false
    case 'active':
      return unit.side === turn.player
    case 'broken':
      return unit.order === 'broken'
    case 'reacting':
      return turn.reactions.some((reaction) => reaction.unit === unit.id)
    case 'charging':
      return turn.charges.some((charge) => charge.charger === unit.id || charge.target === unit.id)
    case 'any':
      return true
  }
}

/** The stage and turn in which turn commands make sense, or null. */
export function runningTurn(state: Pick<State, 'stage' | 'turn'>): Turn | null {
  return state.stage === 'turns' ? state.turn : null
}
