import { randomUUID } from 'node:crypto'
import { err, type Result } from '@rules/core/result'
import { type Failure, failure } from '../contract/failures'
import type { PrintData } from '../contract/printing'

/** How long a window may be silent. */
const LONGEST_MS = 60_000

/** Takes the next bytes of a picture; a failure ends its drawing. */
export type TakePart = (bytes: Uint8Array, share: number) => Promise<Result<null, Failure>>

/** What a window made of its job: the document's text, null for a picture whose bytes all came, or what went wrong. */
export type LaidOut = { readonly html: string | null; readonly trouble: string | null }

type Job = {
  readonly data: PrintData
  readonly done: (made: LaidOut) => void
  readonly part: TakePart
}

/** Sheets that are being laid out by a window of their own, by the number that it was opened with. */
export class PrintJobs {
  readonly #jobs = new Map<string, Job>()

  /** What a window lays out, or null when there is no such job. */
  find(id: string): PrintData | null {
    return this.#jobs.get(id)?.data ?? null
  }

  /** Told by the window once every page is laid out, with the document's text when it was asked for. */
  ready(id: string, made: LaidOut): void {
    this.#jobs.get(id)?.done(made)
  }

  /** The next bytes of a picture; fails with `printing/unknown-job`, or as whoever takes them does. */
  part(id: string, bytes: Uint8Array, share: number): Promise<Result<null, Failure>> | Result<null, Failure> {
    return this.#jobs.get(id)?.part(bytes, share) ?? err(failure('printing/unknown-job'))
  }

  /**
   * Has a window lay out some data and answers with what it made. Throws when it could not, or is silent for a minute; the
   * job is forgotten either way.
   */
  async layOut(data: PrintData, open: (id: string) => void, take?: TakePart): Promise<string | null> {
    const id = randomUUID()
    let timer: NodeJS.Timeout | undefined
    try {
      return await new Promise((ready, fail) => {
        const wait = () => {
          clearTimeout(timer)
          timer = setTimeout(
            () => fail(new Error('The sheets were not laid out: their window is silent')),
            LONGEST_MS,
          )
        }
        this.#jobs.set(id, {
          data,
          done: ({ html, trouble }) => {
            if (trouble === null) ready(html)
            else fail(new Error(`The sheets were not laid out: ${trouble}`))
          },
          part: async (bytes, share) => {
            wait()
            return (await take?.(bytes, share)) ?? err(failure('printing/unknown-job'))
          },
        })
        wait()
        open(id)
      })
    } finally {
      clearTimeout(timer)
      this.#jobs.delete(id)
    }
  }
}
