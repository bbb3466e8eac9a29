import { type FileHandle, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { err, ok, type Result } from '@rules/core/result'
import { type Failure, failure } from '../contract/failures'
import { systemCode } from '../db/storage-failure'

/** Reads a whole file; fails with `transfer/too-large` or `transfer/cannot-read`. */
export async function readWhole(file: string, mostBytes: number): Promise<Result<Buffer, Failure>> {
  try {
    const { size } = await stat(file)
    if (size > mostBytes)
      return err(failure('transfer/too-large', { file: basename(file), bytes: size, mostBytes }))
    return ok(await readFile(file))
  } catch (error) {
    return err(fileFailure('transfer/cannot-read', file, error))
  }
}

/**
 * Writes a whole file or leaves the one that is there as it was; fails with `transfer/cannot-write` and the
 * system's reason.
 */
export async function writeWhole(
  file: string,
  content: string | Uint8Array,
): Promise<Result<{ file: string }, Failure>> {
  const begun = await beginFile(file)
  if (!begun.ok) return begun
  const added = await begun.value.add(content)
  return added.ok ? begun.value.finish() : added
}

/** A file that is written part by part, beside the one that it will replace: until it is finished that one is there. */
export type BegunFile = {
  /** Fails with `transfer/cannot-write`; the file is given up then. */
  readonly add: (part: string | Uint8Array) => Promise<Result<null, Failure>>
  /** Puts it in its place when all of it is on the disk. */
  readonly finish: () => Promise<Result<{ file: string }, Failure>>
  /** Leaves nothing of it. */
  readonly giveUp: () => Promise<void>
}

/** Begins a file; fails with `transfer/cannot-write` and the system's reason, as every step after it. */
export async function beginFile(file: string): Promise<Result<BegunFile, Failure>> {
  const unfinished = join(dirname(file), `.${basename(file)}.unfinished`)
  let target: FileHandle | null = null
  const giveUp = async () => {
    await target?.close().catch(() => undefined)
    target = null
    await rm(unfinished, { force: true }).catch(() => undefined)
  }
  const tried = async <Value>(step: () => Promise<Value>): Promise<Result<Value, Failure>> => {
    try {
      return ok(await step())
    } catch (error) {
      await giveUp()
      return err(fileFailure('transfer/cannot-write', file, error))
    }
  }
  const opened = await tried(async () => {
    target = await open(unfinished, 'w')
  })
  if (!opened.ok) return opened
  return ok({
    add: (part) =>
      tried(async () => {
        await target?.appendFile(part)
        return null
      }),
    finish: () =>
      tried(async () => {
        await target?.sync()
        await target?.close()
        target = null
        await rename(unfinished, file)
        return { file }
      }),
    giveUp,
  })
}

/** A name that every system takes as a file's: without what has a meaning there, and not too long. */
export function fileNameOf(name: string): string {
  const plain = name
    .replaceAll(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
    .slice(0, 80)
    .trim()
  return plain === '' || /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(plain) ? `Marshal ${plain}`.trim() : plain
}

function fileFailure(code: string, file: string, error: unknown): Failure {
  const reason = systemCode(error)
  if (reason === null) throw error
  return failure(code, { file, reason })
}
