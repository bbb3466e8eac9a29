import type { Failure } from '@contract/failures'
import type { Result } from '@rules/core/result'

type Save<Document> = (document: Document) => Promise<Result<unknown, Failure>>

/**
 * Stores a document on every change, at once and in order: nothing is held back, so that no way of closing
 * the window can lose a change. Main answers requests in the order in which they were sent.
 */
export class Saving<Document> {
  #pending = $state(0)
  #failure = $state.raw<Failure | null>(null)
  #latest: { readonly document: Document } | null = null
  #number = 0
  #settled: Promise<unknown> = Promise.resolve()
  readonly #save: Save<Document>

  constructor(save: Save<Document>) {
    this.#save = save
  }

  /** `failed` stays until a later save, or another try, has worked. */
  get status(): 'saved' | 'saving' | 'failed' {
    if (this.#pending > 0) return 'saving'
    return this.#failure === null ? 'saved' : 'failed'
  }

  get failure(): Failure | null {
    return this.#failure
  }

  store(document: Document): void {
    this.#latest = { document }
    const number = ++this.#number
    this.#pending++
    const answer = this.#save(document).then((result) => {
      this.#pending--
      // An older answer says nothing of what was stored since.
      if (number === this.#number) this.#failure = result.ok ? null : result.trouble
    })
    this.#settled = Promise.all([this.#settled, answer])
  }

  tryAgain(): void {
    if (this.#latest !== null) this.store(this.#latest.document)
  }

  /** Waits for everything sent; true when the latest change is stored. */
  async settle(): Promise<boolean> {
    await this.#settled
    return this.#failure === null
  }
}
