import { randomUUID } from 'node:crypto'
import type { PrintData } from '../contract/printing'

const LONGEST_MS = 60_000

type Job = {
  readonly data: PrintData
  readonly ready: (html: string | null) => void
}

/** Sheets that are being laid out by a window of their own, by the number that it was opened with. */
export class PrintJobs {
  readonly #jobs = new Map<string, Job>()

  /** What a window lays out, or null when there is no such job. */
  find(id: string): PrintData | null {
    return this.#jobs.get(id)?.data ?? null
  }

  /** Told by the window once every page is laid out, with the document's text when it was asked for. */
  ready(id: string, html: string | null): void {
    this.#jobs.get(id)?.ready(html)
  }

  /**
   * Has a window lay out some data and answers with the document's text, or null for one that gave none. Throws when it
   * is not ready within a minute; the job is forgotten either way.
   */
  async layOut(data: PrintData, open: (id: string) => void): Promise<string | null> {
    const id = randomUUID()
    let timer: NodeJS.Timeout | undefined
    try {
      return await new Promise((ready, fail) => {
        this.#jobs.set(id, { data, ready })
        timer = setTimeout(() => fail(new Error('The sheets were not laid out within a minute')), LONGEST_MS)
        open(id)
      })
    } finally {
      clearTimeout(timer)
      this.#jobs.delete(id)
    }
  }
}
