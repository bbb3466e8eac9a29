import type { ClockKind, ClockStanding } from '@rules/core/battle-log'
import type { Event } from '@rules/games/warlord-medieval/events'
import type { Setup, State } from '@rules/games/warlord-medieval/model'
import type { BattleSession } from '../../../session/battle-session.svelte'
import { type TimeSpent, timeNoted, timeSpent } from './time-spent'

const TICK_MS = 1000

type Session = Pick<BattleSession<State, unknown, Event, Setup>, 'log' | 'awayMs' | 'setClock'>

/** The clock of a battle that is open: its log says when it stood, and it counts up each second until it is closed. */
export class BattleClock {
  readonly #session: Session
  #nowMs = $state(Date.now())
  readonly #timer: ReturnType<typeof setInterval>
  readonly #noted = $derived.by(() => timeNoted(this.#session.log.entries))
  readonly #spent: readonly TimeSpent[] = $derived.by(() =>
    timeSpent(this.#noted, { nowMs: this.#nowMs, awayMs: this.#session.awayMs }),
  )

  constructor(session: Session) {
    this.#session = session
    this.#timer = setInterval(() => this.#tick(), TICK_MS)
  }

  /** The time spent in each phase until now. */
  get spent(): readonly TimeSpent[] {
    return this.#spent
  }

  get standing(): ClockStanding {
    return this.#session.log.clock
  }

  get isStopped(): boolean {
    return this.standing !== 'running'
  }

  /** Stops the clock, or lets it run on. */
  async set(kind: ClockKind): ReturnType<Session['setClock']> {
    const answer = await this.#session.setClock(kind)
    this.#tick()
    return answer
  }

  /** Stops counting: from now on the battle is not open. */
  close(): void {
    clearInterval(this.#timer)
  }

  #tick(): void {
    this.#nowMs = Date.now()
  }
}
