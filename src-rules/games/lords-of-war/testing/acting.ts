import { expect } from 'vitest'
import type { Chance } from '../../../core/chance'
import { decideByLaw } from '../../../testing/laws'
import { seededChance } from '../../../testing/seeded-chance'
import { lordsOfWar } from '..'
import type { Command } from '../commands'
import type { State } from '../model'

/** The state after a command that is held against the laws of every game; a refusal fails the test. */
export function play(state: State, command: Command, chance: Chance = seededChance(1)): State {
  const { decision, state: then } = decideByLaw(lordsOfWar, state, command, chance)
  if (!decision.ok) throw new Error(`${command.type} was refused: ${decision.trouble.code}`)
  return then
}

/** The codes of what a rule says against a command. */
export function against(state: State, command: Command, chance: Chance = seededChance(1)): readonly string[] {
  const { decision } = decideByLaw(lordsOfWar, state, command, chance)
  if (!decision.ok) throw new Error(`${command.type} was refused: ${decision.trouble.code}`)
  return decision.value.flatMap((event) => event.against.map((found) => found.code))
}

/** Expects a command to be refused with this code. */
export function expectRefusal(state: State, command: Command, code: string): void {
  const { decision } = decideByLaw(lordsOfWar, state, command)
  expect(decision.ok ? 'nothing refused' : decision.trouble.code).toBe(code)
}
