import { type BattleLog, stateAt } from '@rules/core/battle-log'

/** The log as far as it is shown, with the state at its end. */
export type ShownLog<State, Event> = Pick<BattleLog<State, Event>, 'entries' | 'inEffect' | 'state'>

/** Looking back at a battle without losing the present: which of its states is shown. */
export class LookBack<State, Event> {
  readonly #present: () => BattleLog<State, Event>
  readonly #apply: (state: State, event: Event) => State
  #wanted = $state.raw<number | null>(null)
  readonly #at: number | null = $derived.by(() =>
    this.#wanted === null ? null : Math.min(this.#wanted, this.#present().inEffect.length),
  )
  readonly #log: ShownLog<State, Event> = $derived.by(() => {
    const log = this.#present()
    const at = this.#at
    if (at === null) return log
    const { entries } = log
    const inEffect = log.inEffect.slice(0, at)
    return { entries, inEffect, state: stateAt(log, at, this.#apply) }
  })

  constructor(present: () => BattleLog<State, Event>, apply: (state: State, event: Event) => State) {
    this.#present = present
    this.#apply = apply
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

  get log(): ShownLog<State, Event> {
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

/** How many commands were in effect after the command entry of a sequence; null when it is not in effect. */
export function placeOf(log: Pick<BattleLog<unknown, unknown>, 'inEffect'>, sequence: number): number | null {
  const index = log.inEffect.indexOf(sequence)
  return index === -1 ? null : index + 1
}
