import { err, ok, type Result } from '@rules/core/result'
import { type Failure, failure } from '../contract/failures'
import type { PrintData } from '../contract/printing'
import { beginFile } from '../transfer/files'
import type { TakePart } from './print-jobs'

/** What draws a picture and gives its file part by part; it ends early when a part is not taken. */
export type DrawPicture = (data: PrintData, take: TakePart) => Promise<void>

/** The picture that is being drawn into a file: one at a time, since each takes all the power that there is. */
export class PictureFile {
  readonly #tell: (share: number) => void
  #isDrawing = false
  #isStopped = false

  /** `tell` hears what share of the picture is drawn. */
  constructor(tell: (share: number) => void) {
    this.#tell = tell
  }

  /** Stops the picture that is being drawn. */
  stop(): void {
    this.#isStopped = this.#isDrawing
  }

  /**
   * Draws a picture into a file, which stands there only when all of it does. Null when it was stopped; fails with
   * `printing/busy` while another is drawn, and with `transfer/cannot-write`.
   */
  async write(
    file: string,
    data: PrintData,
    draw: DrawPicture,
  ): Promise<Result<{ file: string } | null, Failure>> {
    if (this.#isDrawing) return err(failure('printing/busy'))
    this.#isDrawing = true
    this.#isStopped = false
    try {
      const begun = await beginFile(file)
      if (!begun.ok) return begun
      let trouble: Failure | null = null
      try {
        await draw(data, async (bytes, share) => {
          if (this.#isStopped) return err(failure('printing/stopped'))
          const added = await begun.value.add(bytes)
          if (added.ok) this.#tell(share)
          else trouble = added.trouble
          return added
        })
      } catch (error) {
        await begun.value.giveUp()
        throw error
      }
      if (trouble !== null) return err(trouble)
      if (!this.#isStopped) return await begun.value.finish()
      await begun.value.giveUp()
      return ok(null)
    } finally {
      this.#isDrawing = false
    }
  }
}
