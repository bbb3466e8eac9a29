/**
 * Passes values on, the newest of them, no more often than every so many milliseconds: the first at once, and one that
 * came too soon when its time has come.
 */
export class NowAndThen<Value> {
  readonly #everyMs: number
  readonly #tell: (value: Value) => void
  readonly #now: () => number
  #toldAt = Number.NEGATIVE_INFINITY
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(everyMs: number, tell: (value: Value) => void, now: () => number = () => performance.now()) {
    this.#everyMs = everyMs
    this.#tell = tell
    this.#now = now
  }

  /** Passes a value on in its turn; a later one takes its place. */
  hear(value: Value): void {
    clearTimeout(this.#timer)
    const waitMs = this.#toldAt + this.#everyMs - this.#now()
    if (waitMs <= 0) this.tellNow(value)
    else this.#timer = setTimeout(() => this.tellNow(value), waitMs)
  }

  /** Passes a value on out of turn. */
  tellNow(value: Value): void {
    clearTimeout(this.#timer)
    this.#toldAt = this.#now()
    this.#tell(value)
  }
}
