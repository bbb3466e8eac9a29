import { err, ok, type Result } from '@rules/core/result'
import { warlordMedieval } from '@rules/games/registry'
import { type Failure, failure } from '../contract/failures'
import type { BattleOutline, Game, Musterable } from './game'
import { type RunningBattle, runBattle, type StoredLog } from './running-battle'
import { muster, outline } from './warlord-medieval'

/** A game as the library deals with it, whatever its states and events are. */
export type FoundGame = {
  readonly id: string
  readonly version: number
  readonly muster: (from: Musterable) => Result<unknown, Failure>
  readonly run: (stored: StoredLog) => Result<RunningBattle, Failure>
  /** What the list shows of a battle before its first command. */
  readonly outlineOfStart: (setup: unknown) => Result<BattleOutline, Failure>
  /** Checks the events of an entry and brings them to the game's present version. */
  readonly upgrade: (events: readonly unknown[], version: number) => Result<readonly unknown[], Failure>
}

const GAMES: readonly FoundGame[] = [dealWith({ ruleset: warlordMedieval, muster, outline })]

/** The game of an id, or null when this Marshal does not know it. */
export function findGame(id: string): FoundGame | null {
  return GAMES.find((game) => game.id === id) ?? null
}

/** The game that new battles are of. */
export const WARLORD_MEDIEVAL = warlordMedieval.meta.id

function dealWith<State, Command, Event, Setup>(game: Game<State, Command, Event, Setup>): FoundGame {
  const { meta, codec, setup: begin } = game.ruleset
  return {
    id: meta.id,
    version: meta.version,
    muster: game.muster,
    run: (stored) => runBattle(game, stored),
    outlineOfStart: (data) => {
      const setup = codec.parseSetup(data)
      if (!setup.ok) return err(failure(setup.trouble.code, { ...setup.trouble }))
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
