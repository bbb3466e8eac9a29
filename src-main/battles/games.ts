import type { Outline } from '@rules/core/outline'
import { err, ok, type Result } from '@rules/core/result'
import type { FindThing, Malformed, Refusal, Ruleset } from '@rules/core/ruleset'
import { GAMES } from '@rules/games/registry'
import { type Failure, failure } from '../contract/failures'
import { type RunningBattle, runBattle, type StoredLog } from './running-battle'

/** A game as the library deals with it, whatever its states and events are. */
export type FoundGame = {
  readonly id: string
  readonly version: number
  /** What a new battle starts from, as planned with things of the library, or what it lacks for it. */
  readonly muster: (plan: unknown, find: FindThing) => Result<unknown, Failure>
  readonly run: (stored: StoredLog) => Result<RunningBattle, Failure>
  /** What the list shows of a battle before its first command. */
  readonly outlineOfStart: (setup: unknown) => Result<Outline, Failure>
  /** Checks the events of an entry and brings them to the game's present version. */
  readonly upgrade: (events: readonly unknown[], version: number) => Result<readonly unknown[], Failure>
}

const KNOWN: readonly FoundGame[] = GAMES.map((game) => game(dealWith))

/** The game of an id, or null when this Marshal does not know it. */
export function findGame(id: string): FoundGame | null {
  return KNOWN.find((game) => game.id === id) ?? null
}

function dealWith<State, Command, Event, Setup>(game: Ruleset<State, Command, Event, Setup>): FoundGame {
  const { meta, codec, setup: begin } = game
  return {
    id: meta.id,
    version: meta.version,
    muster: (plan, find) => {
      const setup = game.muster(plan, find)
      return setup.ok ? setup : err(asFailure(setup.trouble))
    },
    run: (stored) => runBattle(game, stored),
    outlineOfStart: (data) => {
      const setup = codec.parseSetup(data)
      if (!setup.ok) return err(asFailure(setup.trouble))
      return ok(game.outline(begin(setup.value)))
    },
    upgrade: (events, version) => {
      const upgraded: Event[] = []
      for (const [index, event] of events.entries()) {
        const parsed = codec.parseEvent(event, version)
        if (!parsed.ok)
          return err(
            failure(parsed.trouble.code, {
              path: `${index}.${parsed.trouble.path}`,
              problem: parsed.trouble.problem,
            }),
          )
        upgraded.push(parsed.value)
      }
      return ok(upgraded)
    },
  }
}

function asFailure(trouble: Refusal | Malformed): Failure {
  if ('figures' in trouble) return failure(trouble.code, trouble.figures)
  return failure(trouble.code, { path: trouble.path, problem: trouble.problem })
}
