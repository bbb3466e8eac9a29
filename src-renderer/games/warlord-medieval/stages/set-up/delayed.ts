import { storeBeforeClosing } from '../../../../ui/half-entered'

/** So long after the last key a figure counts as typed, so that "70" is one command and not "7" and "70". */
const QUIET_MS = 500

/** Sends the last of several values that come soon after one another. */
export class Delayed<Value> {
  readonly #send: (value: Value) => void
  #waiting: {
    readonly value: Value
    readonly timer: ReturnType<typeof setTimeout>
    readonly forget: () => void
  } | null = null

  constructor(send: (value: Value) => void) {
    this.#send = send
  }

  /** Sends this value when no other comes. */
  soon(value: Value): void {
    this.#stopWaiting()
    const now = () => this.now()
    this.#waiting = { value, timer: setTimeout(now, QUIET_MS), forget: storeBeforeClosing(now) }
  }

  /** Sends at once what waits. */
  now(): void {
    if (this.#waiting === null) return
    const { value } = this.#waiting
    this.#stopWaiting()
    this.#send(value)
  }

  #stopWaiting(): void {
    if (this.#waiting === null) return
    clearTimeout(this.#waiting.timer)
    this.#waiting.forget()
    this.#waiting = null
  }
}
