import { open, readFile, rename, rm, stat } from 'node:fs/promises'
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
  const unfinished = join(dirname(file), `.${basename(file)}.unfinished`)
  try {
    const target = await open(unfinished, 'w')
    try {
      await target.writeFile(content)
      await target.sync()
    } finally {
      await target.close()
    }
    await rename(unfinished, file)
    return ok({ file })
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    return err(fileFailure('transfer/cannot-write', file, error))
  }
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
