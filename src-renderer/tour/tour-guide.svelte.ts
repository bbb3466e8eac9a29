import type { Tour } from '@contract/comfort'
import type { Failure } from '@contract/failures'
import { ok, type Result } from '@rules/core/result'
import { createContext } from 'svelte'
import { ask } from '../marshal'
import { say } from '../messages/messages.svelte'
import type { SettingsStore } from '../settings/settings-store.svelte'

/** Opens a battle in the window. */
type OpenBattleById = (id: string) => Promise<Result<null, Failure>>

/**
 * Leads through the screen on a battle of its own. How far it came is a setting, so that it goes on after a restart.
 * Given to every component by context.
 */
export class TourGuide {
  readonly #settings: SettingsStore
  readonly #open: OpenBattleById

  constructor(settings: SettingsStore, open: OpenBattleById) {
    this.#settings = settings
    this.#open = open
  }

  get tour(): Tour {
    return this.#settings.current.tour
  }

  /** Is the tour under way in this battle? */
  isIn(battleId: string): boolean {
    return this.tour.state === 'running' && this.tour.battleId === battleId
  }

  /** Can it go on where it was left? */
  get canResume(): boolean {
    return (this.tour.state === 'left' || this.tour.state === 'running') && this.tour.battleId !== null
  }

  /** Begins from the first step, in a new battle. */
  async begin(): Promise<Result<null, Failure>> {
    const made = await ask('tour:create-battle', { title: say('tour.title-of-battle') })
    if (!made.ok) return made
    const noted = await this.#note({ state: 'running', step: 0, battleId: made.value.id })
    return noted.ok ? this.#open(made.value.id) : noted
  }

  /** Goes on where it was left, or from the beginning when there is no such battle any more. */
  async resume(): Promise<Result<null, Failure>> {
    const { battleId, state } = this.tour
    if (battleId === null || state === 'done') return this.begin()
    const noted = await this.#note({ ...this.tour, state: 'running' })
    if (!noted.ok) return noted
    const opened = await this.#open(battleId)
    return opened.ok || opened.trouble.code !== 'battles/unknown' ? opened : this.begin()
  }

  go(step: number): void {
    void this.#note({ ...this.tour, step })
  }

  leave(): void {
    void this.#note({ ...this.tour, state: 'left' })
  }

  finish(): void {
    void this.#note({ ...this.tour, state: 'done', step: 0 })
  }

  #note(tour: Tour): Promise<Result<null, Failure>> {
    return this.#settings.change({ tour }).then((answer) => (answer.ok ? ok(null) : answer))
  }
}

export const [getTourGuide, setTourGuide] = createContext<TourGuide>()
