import type { DisplayAudience, DisplayChanges, DisplayStatus, ViewArea } from '@contract/display'
import type { Failure } from '@contract/failures'
import type { Result } from '@rules/core/result'
import { createContext } from 'svelte'
import { ask, hear } from '../marshal'

/** The player display of a battle as the referee's window sees and steers it. Given to its screen by context. */
export class DisplayControl {
  readonly #battleId: string
  readonly #tellTrouble: (trouble: Failure) => void
  #status = $state.raw<DisplayStatus | null>(null)
  #area: ViewArea | null = null
  #isSending = false
  readonly #stopHearing: () => void

  constructor(battleId: string, tellTrouble: (trouble: Failure) => void) {
    this.#battleId = battleId
    this.#tellTrouble = tellTrouble
    this.#stopHearing = hear('display:status', (status) => this.#take(status))
    void ask('display:status', null).then((answer) => this.#answered(answer))
  }

  /** How the display stands; null until main has said so. */
  get status(): DisplayStatus | null {
    return this.#status
  }

  /** Whom it shows this battle to; null while it does not. */
  get audience(): DisplayAudience | null {
    const shown = this.#status?.shown
    return shown?.battleId === this.#battleId ? shown.audience : null
  }

  /** The part of the table that it shows, while it moves by itself. */
  get ownArea(): ViewArea | null {
    const camera = this.#status?.settings.camera
    return this.audience !== null && (camera === 'own' || camera === 'true')
      ? (this.#status?.area ?? null)
      : null
  }

  async open(audience: DisplayAudience): Promise<void> {
    this.#answered(await ask('display:open', { battleId: this.#battleId, audience }))
  }

  async close(): Promise<void> {
    this.#answered(await ask('display:close', null))
  }

  async change(changes: DisplayChanges): Promise<void> {
    this.#answered(await ask('display:settings', changes))
  }

  /** The referee's table shows another part; the display hears of the latest only. */
  follow(area: ViewArea): void {
    this.#area = area
    void this.#sendArea()
  }

  stop(): void {
    this.#stopHearing()
  }

  #answered(answer: Result<DisplayStatus, Failure>): void {
    if (answer.ok) this.#take(answer.value)
    else this.#tellTrouble(answer.trouble)
  }

  #take(status: DisplayStatus): void {
    const followed = this.#isFollowing
    this.#status = status
    if (!followed) void this.#sendArea()
  }

  get #isFollowing(): boolean {
    return this.audience !== null && this.#status?.settings.camera === 'referee'
  }

  async #sendArea(): Promise<void> {
    if (this.#isSending || !this.#isFollowing || this.#area === null) return
    const area = this.#area
    this.#isSending = true
    await ask('display:follow', area)
    this.#isSending = false
    if (this.#area !== area) await this.#sendArea()
  }
}

export const [getDisplayControl, setDisplayControl] = createContext<DisplayControl>()
