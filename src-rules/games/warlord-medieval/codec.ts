import { parserOf } from '../../core/parsing'
import { err, type Result } from '../../core/result'
import type { Malformed } from '../../core/ruleset'
import { commandSchema } from './codec/command-schema'
import { eventSchema } from './codec/event-schema'
import { setupSchema } from './codec/setup-schema'
import { stateSchema } from './codec/state-schema'
import { upgradeEvent, upgradeSetup, upgradeState } from './codec/upgrades'
import type { Command } from './commands'
import type { Event } from './events'
import { VERSION } from './meta'
import type { Setup, State } from './model'

const parsePresentSetup = parserOf<Setup>(setupSchema)

/** What a battle starts from, read from outside or from a saved battle of this version or an older one. */
export function parseSetup(data: unknown): Result<Setup, Malformed> {
  return parsePresentSetup(upgradeSetup(data))
}

/** What is asked for, read from outside. */
export const parseCommand = parserOf<Command>(commandSchema)

const parsePresentEvent = parserOf<Event>(eventSchema)
const parsePresentState = parserOf<State>(stateSchema)

/** What happened, read from a saved battle of this version or an older one. */
export function parseEvent(data: unknown, version: number): Result<Event, Malformed> {
  return isKnown(version) ? parsePresentEvent(upgradeEvent(data, version)) : fromTheFuture(version)
}

/** A battle as it stands, read from a saved battle of this version or an older one. */
export function parseState(data: unknown, version: number): Result<State, Malformed> {
  return isKnown(version) ? parsePresentState(upgradeState(data, version)) : fromTheFuture(version)
}

function isKnown(version: number): boolean {
  return Number.isInteger(version) && version >= 1 && version <= VERSION
}

function fromTheFuture(version: number): Result<never, Malformed> {
  return err({ code: 'codec/malformed', path: '', problem: `version-${version}` })
}
