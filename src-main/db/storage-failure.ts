import Database from 'better-sqlite3'
import { type Failure, failure } from '../contract/failures'

const BY_RESULT: Readonly<Record<string, string>> = {
  SQLITE_FULL: 'storage/full',
  SQLITE_READONLY: 'storage/unwritable',
  SQLITE_CANTOPEN: 'storage/unwritable',
  SQLITE_PERM: 'storage/unwritable',
  SQLITE_IOERR: 'storage/unreachable',
  SQLITE_BUSY: 'storage/busy',
  SQLITE_LOCKED: 'storage/busy',
  SQLITE_CORRUPT: 'storage/damaged',
  SQLITE_NOTADB: 'storage/damaged',
}

const BY_SYSTEM: Readonly<Record<string, string>> = {
  ENOSPC: 'storage/full',
  EDQUOT: 'storage/full',
  EACCES: 'storage/unwritable',
  EPERM: 'storage/unwritable',
  EROFS: 'storage/unwritable',
  ENOENT: 'storage/unwritable',
  ENOTDIR: 'storage/unwritable',
  EEXIST: 'storage/unwritable',
  EISDIR: 'storage/unwritable',
  EIO: 'storage/unreachable',
  EBUSY: 'storage/busy',
}

/**
 * What the disk or SQLite says, as a failure that the user can do something about (`storage/full`, `unwritable`,
 * `unreachable`, `busy`, `damaged`), with the system's own code as `reason`; null when the error is a bug of ours.
 */
export function storageFailure(error: unknown): Failure | null {
  if (error instanceof Database.SqliteError) {
    const result = error.code.split('_').slice(0, 2).join('_')
    const code = BY_RESULT[result]
    return code === undefined ? null : failure(code, { reason: error.code })
  }
  const reason = systemCode(error)
  const code = reason === null ? undefined : BY_SYSTEM[reason]
  return code === undefined || reason === null ? null : failure(code, { reason })
}

/** The operating system's code of an error, such as ENOSPC, or null. */
export function systemCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  return typeof error.code === 'string' ? error.code : null
}
