/**
 * Something that is asked of main and must not be asked twice by one double click: a second call while the first is under
 * way is left out, and so is the second click of a double click, whose answer may be there already.
 */
export class UnderWay {
  #isBusy = $state(false)

  /** For what is disabled meanwhile. */
  get isBusy(): boolean {
    return this.#isBusy
  }

  /** Does the work unless it would be a repetition; `click` is what asked for it, when a pointer or key did. */
  async once(click: Pick<MouseEvent, 'detail'> | null, work: () => Promise<void>): Promise<void> {
    // `detail` counts the clicks in a row; 0 is the keyboard.
    if (this.#isBusy || (click?.detail ?? 0) > 1) return
    this.#isBusy = true
    try {
      await work()
    } finally {
      this.#isBusy = false
    }
  }
}
