import { type Failure, failure } from '../contract/failures'
import type { Library } from '../db/library'
import { storageFailure } from '../db/storage-failure'

/** How long play goes on between two backups, in milliseconds. */
export const BACKUP_EVERY_MS = 5 * 60_000

/** What the rounds tell about. */
export type RoundsNeeds = {
  readonly library: Library
  readonly tellTrouble: (trouble: Failure) => void
  readonly reportBug: (where: string, error: unknown) => string
}

/**
 * Backs the library up now and every few minutes while something has changed. A full disk is told to the windows and
 * tried again; it never stops the play. Call the answer to end the rounds.
 */
export function startBackupRounds(needs: RoundsNeeds, everyMs = BACKUP_EVERY_MS): () => void {
  const timer = setInterval(() => void backUp(needs), everyMs)
  timer.unref()
  void backUp(needs)
  return () => clearInterval(timer)
}

/** One backup, if something has changed; answers with its name, or null when there was nothing to do or no way. */
export async function backUp({ library, tellTrouble, reportBug }: RoundsNeeds): Promise<string | null> {
  try {
    return await library.backUp()
  } catch (error) {
    const trouble = storageFailure(error)
    if (trouble !== null)
      tellTrouble(failure('backups/not-made', { ...trouble.figures, cause: trouble.code }))
    else tellTrouble(failure('app/bug', { id: reportBug('backup', error) }))
    return null
  }
}
