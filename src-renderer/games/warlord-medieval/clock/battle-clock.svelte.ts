import type { LogEntry } from '@rules/core/battle-log'
import type { Event } from '@rules/games/warlord-medieval/events'
import { isPaused, keepNotes, openNotes, togglePause } from './clock-notes'
import { type ClockNotes, type TimeSpent, timeSpent } from './time-spent'

const TICK_MS = 1000

/** The clock of a battle that is open: it counts up each second until it is paused or closed. */
export class BattleClock {
  readonly #battle: string
  readonly #entries: () => readonly LogEntry<Event>[]
  #nowMs = $state(Date.now())
  #notes = $state.raw<ClockNotes>() as ClockNotes
  readonly #timer: ReturnType<typeof setInterval>
  readonly #spent: readonly TimeSpent[] = $derived.by(() =>
    timeSpent(this.#entries(), this.#notes, this.#nowMs),
  )

  constructor(battle: string, entries: () => readonly LogEntry<Event>[]) {
    this.#battle = battle
    this.#entries = entries
    this.#notes = openNotes(localStorage, battle, Date.now())
    this.#timer = setInterval(() => this.#tick(), TICK_MS)
    this.#tick()
  }

  /** The time spent in each phase until now. */
  get spent(): readonly TimeSpent[] {
    return this.#spent
  }

  get isPaused(): boolean {
    return isPaused(this.#notes)
  }

  /** Stops the clock, or lets it run on. */
  toggle(): void {
    this.#notes = togglePause(this.#notes, Date.now())
    this.#tick()
  }

  /** Stops counting: from now on the battle is not open. */
  close(): void {
    this.#tick()
    clearInterval(this.#timer)
  }

  #tick(): void {
    this.#nowMs = Date.now()
    this.#notes = { ...this.#notes, seenMs: this.#nowMs }
    keepNotes(localStorage, this.#battle, this.#notes)
  }
}
