import { type BattleLog, stateAt } from '@rules/core/battle-log'
import { warlordMedieval } from '@rules/games/warlord-medieval'
import type { Event } from '@rules/games/warlord-medieval/events'
import type { State } from '@rules/games/warlord-medieval/model'

type Log = BattleLog<State, Event>

/** Looking back at a battle without losing the present: which of its states is shown. */
export class LookBack {
  readonly #present: () => Log
  #wanted = $state.raw<number | null>(null)
  readonly #at: number | null = $derived.by(() =>
    this.#wanted === null ? null : Math.min(this.#wanted, this.#present().inEffect.length),
  )
  readonly #log: Pick<Log, 'entries' | 'inEffect' | 'state'> = $derived.by(() => {
    const log = this.#present()
    const at = this.#at
    if (at === null) return log
    const { entries } = log
    const inEffect = log.inEffect.slice(0, at)
    return { entries, inEffect, state: stateAt(log, at, warlordMedieval.apply) }
  })

  constructor(present: () => Log) {
    this.#present = present
  }

  /** How many commands are in effect in what is shown; null for the present. */
  get at(): number | null {
    return this.#at
  }

  get isOn(): boolean {
    return this.#at !== null
  }

  /** How many commands are in effect now. */
  get last(): number {
    return this.#present().inEffect.length
  }

  /** The log as far as it is shown, with the state at its end. */
  get log(): Pick<Log, 'entries' | 'inEffect' | 'state'> {
    return this.#log
  }

  /** The entry of the command that was done last in what is shown; 0 at the start. */
  get sequence(): number {
    return this.#log.inEffect.at(-1) ?? 0
  }

  /** Shows the battle as it stood after so many commands. */
  go(at: number): void {
    this.#wanted = Math.max(0, Math.min(at, this.last))
  }

  /** Goes so many commands on, or back. */
  step(by: number): void {
    this.go((this.#at ?? this.last) + by)
  }

  /** Returns to the present. */
  end(): void {
    this.#wanted = null
  }
}
