import type { CloseAnswer } from '../contract/api'

/** So long a window has to finish what is half entered; one that hangs is closed all the same. */
const PATIENCE_MS = 3000

/** What a guard needs of its window. */
export type GuardedWindow = {
  /** Asks the page to store what is half entered and to answer; false when there is no page that could. */
  readonly askPage: (question: { readonly mayAsk: boolean }) => boolean
}

/**
 * Holds back the closing of a window, whichever way it was asked for, until its page has stored what was half entered.
 * The page may ask the referee first, unless the system itself is going down.
 */
export class CloseGuard {
  readonly #window: GuardedWindow
  #mayClose = false
  #close: (() => void) | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(window: GuardedWindow) {
    this.#window = window
  }

  /** Whether the page has let go; only then the window may be closed. */
  get mayClose(): boolean {
    return this.#mayClose
  }

  /** Asks the page, and calls `close` when it has let go. Asked again meanwhile, the later way of closing counts. */
  ask(close: () => void, { mayAsk }: { readonly mayAsk: boolean }): void {
    const isNew = this.#close === null
    this.#close = close
    if (!isNew && mayAsk) return
    clearTimeout(this.#timer)
    if (this.#window.askPage({ mayAsk })) this.#timer = setTimeout(() => this.#letGo(), PATIENCE_MS)
    else this.#letGo()
  }

  /** Hears the page: it lets go, stays, or has asked the referee and needs him. */
  answer(answer: CloseAnswer): void {
    if (this.#close === null) return
    clearTimeout(this.#timer)
    if (answer === 'stay') this.#close = null
    else if (answer === 'close') this.#letGo()
  }

  /** A page that is gone has nothing left to be stored. */
  pageGone(): void {
    if (this.#close !== null) this.#letGo()
  }

  #letGo(): void {
    clearTimeout(this.#timer)
    const close = this.#close
    this.#close = null
    this.#mayClose = true
    close?.()
  }
}
