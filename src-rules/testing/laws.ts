import { deepStrictEqual } from 'node:assert/strict'
import { append, emptyLog, restoreLog } from '../core/battle-log'
import type { Chance } from '../core/chance'
import { AUDIENCES } from '../core/ids'
import type { Decision, Ruleset } from '../core/ruleset'
import { seededChance } from './seeded-chance'

/** What a command came to: its events, and the state after them. */
export type Outcome<State, Event> = { readonly events: readonly Event[]; readonly state: State }

/**
 * Decides a command and holds what comes of it against the laws of every game:
 * - the state that was asked about is untouched, and what the command says is read the same after JSON;
 * - events and the state after them are read the same after JSON;
 * - the events that were read again lead to the same state, and so do a log's restore, undo and redo;
 * - nothing that `legal` offers before or after is refused, and every check and view answers.
 */
export function decideByLaw<State extends object, Command extends { type: string }, Event, Setup>(
  ruleset: Ruleset<State, Command, Event, Setup>,
  state: State,
  command: Command,
  chance: Chance = seededChance(1),
): { readonly decision: Decision<Event>; readonly state: State } {
  const before = throughJson(state)
  freezeDeeply(state)
  freezeDeeply(command)
  const decision = ruleset.decide(state, command, chance)
  deepStrictEqual(state, before, 'decide changed the state that it was asked about')
  if (!decision.ok) return { decision, state }
  const { apply, codec, meta } = ruleset
  deepStrictEqual(read(codec.parseCommand(throughJson(command))).type, command.type)
  const events = decision.value
  freezeDeeply(events)
  const after = events.reduce(apply, state)
  deepStrictEqual(state, before, 'apply changed the state that it was given')
  const stored = events.map((event) => read(codec.parseEvent(throughJson(event), meta.version)))
  deepStrictEqual(stored, events, 'an event changed on its way through JSON')
  deepStrictEqual(read(codec.parseState(throughJson(after), meta.version)), after, 'so did a state')
  deepStrictEqual(stored.reduce(apply, before), after, 'replay led elsewhere')
  holdsInLog(ruleset, state, events, after)
  offersNothingRefused(ruleset, state)
  offersNothingRefused(ruleset, after)
  for (const audience of AUDIENCES)
    read(codec.parseState(throughJson(ruleset.view(after, audience)), meta.version))
  ruleset.check(after)
  return { decision, state: after }
}

function holdsInLog<State, Command, Event, Setup>(
  { apply }: Ruleset<State, Command, Event, Setup>,
  state: State,
  events: readonly Event[],
  after: State,
): void {
  const done = append(emptyLog<State, Event>(state), { kind: 'command', sequence: 1, atMs: 0, events }, apply)
  deepStrictEqual(done.state, after)
  const undone = append(done, { kind: 'undo', sequence: 2, atMs: 0, target: 1 }, apply)
  deepStrictEqual(undone.state, state, 'undo did not bring back the state before')
  const redone = append(undone, { kind: 'redo', sequence: 3, atMs: 0, target: 1 }, apply)
  deepStrictEqual(redone.state, after, 'redo did not bring back the state after')
  deepStrictEqual(restoreLog(state, redone.entries, apply).state, after, 'the restored log stands elsewhere')
}

function offersNothingRefused<State, Command, Event, Setup>(
  ruleset: Ruleset<State, Command, Event, Setup>,
  state: State,
): void {
  for (const offered of ruleset.legal(state)) {
    const decision = ruleset.decide(state, offered, seededChance(2))
    if (!decision.ok) {
      throw new Error(`legal offered ${JSON.stringify(offered)}, refused as ${decision.trouble.code}`)
    }
  }
}

/** A value as it is after it was written as JSON and read again. */
export function throughJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value))
}

/** Freezes a value and everything in it, so that a change throws. */
export function freezeDeeply<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) freezeDeeply(inner)
  }
  return value
}

function read<Value>(
  result: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly trouble: unknown },
): Value {
  if (result.ok) return result.value
  throw new Error(`The codec refused what the game made: ${JSON.stringify(result.trouble)}`)
}
