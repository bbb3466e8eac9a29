import type { Chance } from '../core/chance'
import type { Refusal } from '../core/ruleset'
import type { Violation } from '../core/trace'
import { warlordMedieval } from '../games/warlord-medieval'
import type { Command } from '../games/warlord-medieval/commands'
import type { Event } from '../games/warlord-medieval/events'
import type { State } from '../games/warlord-medieval/model'
import { decideByLaw } from './laws'

/** What came of a command that was not refused. */
export type Performed = {
  readonly state: State
  readonly events: readonly Event[]
  /** What rules said against the act. */
  readonly against: readonly Violation[]
}

/** Carries a command out, by all laws; throws when it is refused. */
export function perform(state: State, command: Command, chance?: Chance): Performed {
  const { decision, state: after } = decideByLaw(warlordMedieval, state, command, chance)
  if (!decision.ok) throw new Error(`${command.type} was refused: ${JSON.stringify(decision.trouble)}`)
  const events = decision.value
  return { state: after, events, against: events.flatMap(({ against }) => against ?? []) }
}

/** Carries commands out one after the other. */
export function performAll(state: State, ...commands: readonly Command[]): State {
  return commands.reduce((now, command) => perform(now, command).state, state)
}

/** Why a command is refused; throws when it is not. */
export function refusalOf(state: State, command: Command, chance?: Chance): Refusal {
  const { decision } = decideByLaw(warlordMedieval, state, command, chance)
  if (decision.ok) throw new Error(`${command.type} was not refused`)
  return decision.trouble
}

/** The codes of what rules said against an act, in their order. */
export function codesOf(against: readonly Violation[]): readonly string[] {
  return against.map(({ code }) => code)
}
