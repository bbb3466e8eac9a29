import type { WriteDb } from '../db/database'
import { storageFailure } from '../db/storage-failure'
import type { ReportBug } from '../ipc/bug-log'
import { removeUnusedPictures } from '../pictures/pictures-repo'

/** How long what was deleted can be brought back, in milliseconds. */
export const KEPT_IN_BIN_MS = 30 * 24 * 3600 * 1000

const TABLES = ['battles', 'armies', 'terrain_maps', 'decks', 'domains'] as const

/** Removes for good what was deleted more than thirty days ago, then pictures left over; tells how many things that were. */
export function removeExpired(db: WriteDb, nowMs: number): number {
  return db.atOnce(() => {
    const removed = TABLES.reduce(
      (count, table) =>
        count + db.run(`DELETE FROM ${table} WHERE deleted_at_ms < ?`, nowMs - KEPT_IN_BIN_MS),
      0,
    )
    removeUnusedPictures(db, nowMs)
    return removed
  })
}

/** Removes what has expired, if there is a library; a disk that cannot be written now can be tomorrow. */
export function emptyBin(db: WriteDb | null, nowMs: number, reportBug: ReportBug): void {
  if (db === null) return
  try {
    removeExpired(db, nowMs)
  } catch (error) {
    if (storageFailure(error) === null) reportBug('emptying the bin', error)
  }
}
