import {
  append,
  type BattleLog,
  type ClockStanding,
  commandsUndone,
  type LogEntry,
  nextSequence,
  redoTarget,
  restoreLog,
  stateAt,
  undoTarget,
} from '@rules/core/battle-log'
import type { Chance } from '@rules/core/chance'
import type { Deployment } from '@rules/core/deployment'
import type { Audience } from '@rules/core/ids'
import type { Outline } from '@rules/core/outline'
import { err, ok, type Result } from '@rules/core/result'
import type { Ruleset } from '@rules/core/ruleset'
import { type Story, tellStory } from '@rules/core/story'
import { type Failure, failure } from '../contract/failures'

/** What a battle is brought to life from: the JSON texts of the library. */
export type StoredLog = {
  /** `isOurs`: written by this very version of the game into our own library, so that it need not be parsed again. */
  readonly setup: { readonly data: unknown; readonly isOurs: boolean }
  readonly entries: readonly LogEntry<unknown>[]
  /** A state kept beside the log, by command entry, or null when none was kept there. */
  readonly keptState: (sequence: number) => unknown
  readonly keptAt: readonly number[]
}

/** A battle that is being played, whatever its game: what it knows of states and events stays inside. */
export type RunningBattle = {
  readonly version: number
  readonly next: () => number
  readonly entries: () => readonly LogEntry<unknown>[]
  /** The events that a command leads to, or why it cannot be carried out. */
  readonly decide: (command: unknown, chance: Chance) => Result<readonly unknown[], Failure>
  /** The command entry that undo or redo would name, or null when there is none. */
  readonly target: (kind: 'undo' | 'redo') => number | null
  /** How the clock of the battle stands. */
  readonly clock: () => ClockStanding
  /** Works out the battle with one more entry; nothing has changed until the answer is called. */
  readonly prepare: (entry: LogEntry<unknown>) => () => void
  /** The newest of some command entries that is in effect, or null; they are given newest first. */
  readonly newestKept: (sequences: readonly number[]) => number | null
  /** The state now, as data to be kept. */
  readonly state: () => unknown
  /** The state as an audience may know it. */
  readonly view: (audience: Audience) => unknown
  /** The state as a player display shows it to an audience. */
  readonly shown: (audience: Audience) => unknown
  /** The battle so far, told to an audience that may not know all of it; null in a game that is not told so. */
  readonly story: (audience: Audience) => Story<unknown, unknown> | null
  readonly outline: () => Outline
  /**
   * Where pieces stood when the deployment was over, or stand while it is not, as far as an audience may know it; null
   * for a game that has none.
   */
  readonly deployment: (audience: Audience) => Deployment | null
}

/** Brings a battle to life; the failure says what in its stored form does not have the expected shape. */
export function runBattle<State, Command, Event, Setup>(
  game: Ruleset<State, Command, Event, Setup>,
  stored: StoredLog,
): Result<RunningBattle, Failure> {
  const { apply, codec, decide, meta, setup: begin } = game
  const setup = stored.setup.isOurs ? ok(stored.setup.data as Setup) : codec.parseSetup(stored.setup.data)
  if (!setup.ok)
    return err(failure(setup.trouble.code, { path: setup.trouble.path, problem: setup.trouble.problem }))
  // Entries come from our own library, or were parsed by the codec when they were imported or are of an older version.
  const entries = stored.entries as readonly LogEntry<Event>[]
  const undone = commandsUndone(entries)
  const newestKept = stored.keptAt.find((sequence) => !undone.has(sequence))
  const keep = (sequence: number | undefined, into: Map<number, State>) => {
    const state = sequence === undefined ? null : stored.keptState(sequence)
    if (sequence !== undefined && state !== null) into.set(sequence, state as State)
    return into
  }
  let log: BattleLog<State, Event> = restoreLog(
    begin(setup.value),
    entries,
    apply,
    keep(newestKept, new Map()),
  )
  const isInEffect = (sequence: number) => log.inEffect.lastIndexOf(sequence) >= 0
  return ok({
    version: meta.version,
    next: () => nextSequence(log),
    entries: () => log.entries,
    decide: (data, chance) => {
      const command = codec.parseCommand(data)
      if (!command.ok) {
        const { code, path, problem } = command.trouble
        return err(failure(code, { path, problem }))
      }
      const decided = decide(log.state, command.value, chance)
      return decided.ok ? decided : err(failure(decided.trouble.code, decided.trouble.figures))
    },
    target: (kind) => (kind === 'undo' ? undoTarget(log) : redoTarget(log)),
    clock: () => log.clock,
    prepare: (entry) => {
      if (entry.kind === 'undo') {
        const before = stored.keptAt.find((sequence) => sequence < entry.target && isInEffect(sequence))
        if (before !== undefined && !log.kept.has(before))
          log = { ...log, kept: keep(before, new Map(log.kept)) }
      }
      // decide made its events, or the log itself names the entry's target.
      const following = append(log, entry as LogEntry<Event>, apply)
      return () => {
        log = following
      }
    },
    newestKept: (sequences) => sequences.find(isInEffect) ?? null,
    state: () => log.state,
    view: (audience) => game.view(log.state, audience),
    shown: (audience) => (game.shown ?? game.view)(log.state, audience),
    story: (audience) => {
      const { story } = game
      return story === undefined ? null : tellStory({ ...game, story }, log.start, log.entries, audience)
    },
    outline: () => game.outline(log.state),
    deployment: (audience) => {
      const { deployment } = game
      if (deployment === undefined) return null
      const over = log.inEffect.findIndex((sequence) => {
        const entry = log.entries[sequence - 1]
        return entry?.kind === 'command' && entry.events.some(deployment.isOver)
      })
      const deployed = over < 0 ? log.state : stateAt(log, over, apply)
      return deployment.of(game.view(deployed, audience), audience)
    },
  })
}
