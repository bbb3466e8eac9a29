import { parserOf } from '../../core/parsing'
import { err, type Result } from '../../core/result'
import type { Malformed } from '../../core/ruleset'
import { commandSchema, eventSchema, setupSchema, stateSchema } from './codec/schemas'
import type { Command } from './commands'
import type { Event } from './events'
import { VERSION } from './meta'
import type { Setup, State } from './model'

/** What a battle starts from, read from outside. */
export const parseSetup = parserOf<Setup>(setupSchema)

/** What is asked for, read from outside. */
export const parseCommand = parserOf<Command>(commandSchema)

const parsePresentEvent = parserOf<Event>(eventSchema)
const parsePresentState = parserOf<State>(stateSchema)

/** What happened, read from a saved battle. */
export function parseEvent(data: unknown, version: number): Result<Event, Malformed> {
  return isKnown(version) ? parsePresentEvent(data) : fromTheFuture(version)
}

/** A battle as it stands, read from a saved battle. */
export function parseState(data: unknown, version: number): Result<State, Malformed> {
  return isKnown(version) ? parsePresentState(data) : fromTheFuture(version)
}

function isKnown(version: number): boolean {
  return Number.isInteger(version) && version >= 1 && version <= VERSION
}

function fromTheFuture(version: number): Result<never, Malformed> {
  return err({ code: 'codec/malformed', path: '', problem: `version-${version}` })
}
