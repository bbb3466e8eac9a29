import type { WiderRules } from '@rules/games/warlord-medieval/wider-rules'
import { createContext } from 'svelte'
import type { Battle } from '../../../battle.svelte'
import { Delayed } from '../delayed'

type Change = (wider: WiderRules) => WiderRules

/**
 * Changes of the wider rules on their way to the battle. Each is made to the rules as they stand once those before it
 * have arrived, so that of two figures typed quickly neither takes the other back.
 */
export class WiderEdits {
  readonly #battle: Pick<Battle, 'do' | 'state'>
  readonly #sent = new Delayed<null>(() => {
    this.#sending = this.#sending.then(() => this.#send())
  })
  #changes: readonly Change[] = []
  #sending: Promise<void> = Promise.resolve()

  constructor(battle: Pick<Battle, 'do' | 'state'>) {
    this.#battle = battle
  }

  /** Makes a change when no other key follows. */
  soon(change: Change): void {
    this.#changes = [...this.#changes, change]
    this.#sent.soon(null)
  }

  /** Makes a change at once, with all that waits. */
  make(change: Change): void {
    this.soon(change)
    this.#sent.now()
  }

  /** Makes at once what waits, as a field is left. */
  now(): void {
    this.#sent.now()
  }

  async #send(): Promise<void> {
    const before = this.#battle.state.houseRules.wider
    const wider = this.#changes.reduce((rules, change) => change(rules), before)
    this.#changes = []
    if (JSON.stringify(wider) !== JSON.stringify(before))
      await this.#battle.do({ type: 'change-house-rules', houseRules: { wider } })
  }
}

export const [getWiderEdits, setWiderEdits] = createContext<WiderEdits>()
