import type { Chance } from '../../core/chance'
import { assertNever } from '../../core/ids'
import type { Decision } from '../../core/ruleset'
import { parseCommand } from './codec'
import type { Command } from './commands'
import {
  decideChallenge,
  decideDeal,
  decideDraw,
  decidePlacing,
  decideRecall,
  decideSkip,
  decideStep,
} from './decide/cards'
import { decideAdvance, decideFight } from './decide/fights'
import {
  decideCorrection,
  decideEnd,
  decideHouseRules,
  decideOverrule,
  decideWithdrawal,
} from './decide/referee'
import { happen, happening, refuse } from './decide/refusals'
import { decideDeclining, decideTurnEnd } from './decide/turns'
import type { Event } from './events'
import type { State } from './model'
import { dueAdvances } from './moves'

/**
 * What comes of a command. Only what cannot be meant is refused: a card that is elsewhere, a square that is taken. What
 * a rule says against an act goes with the event.
 */
export function decide(state: State, command: Command, chance: Chance): Decision<Event> {
  const parsed = parseCommand(command)
  if (!parsed.ok) {
    const { path, problem } = parsed.trouble
    return refuse('command/malformed', { path, problem })
  }
  return refusedNow(state, parsed.value) ?? decideSound(state, parsed.value, chance)
}

/** Acts of the game wait for an open fight and for due advances, and stop when the battle is over. */
function refusedNow(state: State, command: Command): Decision<Event> | null {
  if (OUTSIDE_THE_GAME.has(command.type)) return null
  if (state.stage === 'ended') return refuse('battle/ended')
  if (state.turn?.fightOpen && command.type !== 'fight') return refuse('fight/open')
  const [due] = command.type === 'advance' || command.type === 'fight' ? [] : dueAdvances(state)
  return due === undefined ? null : refuse('advance/due', { card: due.card })
}

/** What a referee may do at any time. */
const OUTSIDE_THE_GAME: ReadonlySet<Command['type']> = new Set<Command['type']>([
  'correct-card',
  'overrule',
  'withdraw-overrule',
  'note',
  'end-battle',
])

function decideSound(state: State, command: Command, chance: Chance): Decision<Event> {
  switch (command.type) {
    case 'change-house-rules':
      return decideHouseRules(state, command)
    case 'deal':
      return decideDeal(state, chance)
    case 'challenge':
      return decideChallenge(state, command, chance)
    case 'place-card':
      return decidePlacing(state, command)
    case 'skip-placement':
      return decideSkip(state)
    case 'move-card':
      return decideStep(state, command)
    case 'fight':
      return decideFight(state, command)
    case 'advance':
      return decideAdvance(state, command)
    case 'draw-card':
      return decideDraw(state, command, chance)
    case 'recall-card':
      return decideRecall(state, command)
    case 'end-turn':
      return decideTurnEnd(state)
    case 'decline-turn':
      return decideDeclining(state)
    case 'correct-card':
      return decideCorrection(state, command)
    case 'overrule':
      return decideOverrule(state, command)
    case 'withdraw-overrule':
      return decideWithdrawal(state, command)
    case 'note':
      return happen(happening({ type: 'noted', text: command.text }))
    case 'end-battle':
      return decideEnd(state, command)
    default:
      return assertNever(command)
  }
}
