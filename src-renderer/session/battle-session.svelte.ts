import type { Failure } from '@contract/failures'
import type { Appended, OpenBattle } from '@contract/library'
import { readOpenBattle } from '@contract/open-battle'
import {
  append,
  type BattleLog,
  type ClockKind,
  type LogEntry,
  nextSequence,
  redoTarget,
  restoreLog,
  undoTarget,
} from '@rules/core/battle-log'
import type { Result } from '@rules/core/result'
import type { Ruleset } from '@rules/core/ruleset'
import { ask, hear } from '../marshal'

/**
 * A battle as a window holds it: the log that main keeps, folded with the same `apply`. Commands go to main
 * one after the other; what comes back is durable before it is shown.
 */
export class BattleSession<State, Command, Event, Setup> {
  readonly id: string
  readonly title: string
  readonly #ruleset: Ruleset<State, Command, Event, Setup>
  #log: BattleLog<State, Event> = $state.raw() as BattleLog<State, Event>
  #awayMs = $state(0)
  #queue: Promise<unknown> = Promise.resolve()
  readonly #stopHearing: () => void

  constructor(opened: OpenBattle, ruleset: Ruleset<State, Command, Event, Setup>) {
    this.id = opened.id
    this.title = opened.title
    this.#ruleset = ruleset
    // Main parsed both with this ruleset's codec before it sent them.
    const start = ruleset.setup(opened.setup as Setup)
    const { entries, kept } = readOpenBattle(opened)
    this.#awayMs = opened.awayMs
    this.#log = restoreLog(
      start,
      entries as readonly LogEntry<Event>[],
      ruleset.apply,
      kept as ReadonlyMap<number, State>,
    )
    this.#stopHearing = hear('battles:appended', (appended) => {
      if (appended.battleId === this.id) this.#take(appended)
    })
  }

  get state(): State {
    return this.#log.state
  }

  get log(): BattleLog<State, Event> {
    return this.#log
  }

  /** How long the battle has not been open since its newest entry. */
  get awayMs(): number {
    return this.#awayMs
  }

  get canUndo(): boolean {
    return undoTarget(this.#log) !== null
  }

  get canRedo(): boolean {
    return redoTarget(this.#log) !== null
  }

  /** Has main decide a command; a refusal or failure comes back as data and changes nothing. */
  send(command: Command): Promise<Result<Appended, Failure>> {
    return this.#inTurn(() =>
      ask('battles:submit', { id: this.id, expectedSequence: nextSequence(this.#log), command }),
    )
  }

  undo(): Promise<Result<Appended, Failure>> {
    return this.#inTurn(() => ask('battles:undo', { id: this.id, expectedSequence: nextSequence(this.#log) }))
  }

  redo(): Promise<Result<Appended, Failure>> {
    return this.#inTurn(() => ask('battles:redo', { id: this.id, expectedSequence: nextSequence(this.#log) }))
  }

  /** Stops the clock or lets it run on. */
  setClock(kind: ClockKind): Promise<Result<Appended, Failure>> {
    return this.#inTurn(() =>
      ask('battles:clock', { id: this.id, expectedSequence: nextSequence(this.#log), kind }),
    )
  }

  /** Stops listening and lets main close the battle. */
  async close(): Promise<void> {
    this.#stopHearing()
    await this.#queue
    await ask('battles:close', { id: this.id })
  }

  #inTurn(request: () => Promise<Result<Appended, Failure>>): Promise<Result<Appended, Failure>> {
    const answer = this.#queue.then(async () => {
      const result = await request()
      if (result.ok) this.#take(result.value)
      else if (result.trouble.code === 'battles/stale') await this.#catchUp()
      return result
    })
    this.#queue = answer
    return answer
  }

  /** Reads the log anew from main, after an entry went by this window. */
  async #catchUp(): Promise<void> {
    const opened = await ask('battles:open', { id: this.id })
    if (opened.ok) this.#take({ battleId: this.id, entries: readOpenBattle(opened.value).entries })
  }

  #take(appended: Appended): void {
    for (const entry of appended.entries as readonly LogEntry<Event>[]) {
      if (entry.sequence !== nextSequence(this.#log)) continue
      this.#log = append(this.#log, entry, this.#ruleset.apply)
      this.#awayMs = 0
    }
  }
}
