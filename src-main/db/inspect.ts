import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, connect } from './database'
import { schemaVersion } from './migrate'

const HEADER_BYTES = 100
const MAGIC = 'SQLite format 3\0'
const USER_VERSION_AT = 60

/** What a file is before SQLite has opened it, which might already change it. */
export type Inspected =
  | { readonly kind: 'missing' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'no-database' }
  | { readonly kind: 'database'; readonly version: number }

/** Looks at a database file without touching it: is it one, and which version of the schema does it have? */
export function inspect(file: string): Inspected {
  if (!existsSync(file)) return { kind: 'missing' }
  const header = Buffer.alloc(HEADER_BYTES)
  const descriptor = openSync(file, 'r')
  let length: number
  try {
    length = readSync(descriptor, header, 0, HEADER_BYTES, 0)
  } finally {
    closeSync(descriptor)
  }
  if (length === 0) return { kind: 'empty' }
  if (length < HEADER_BYTES || header.toString('latin1', 0, MAGIC.length) !== MAGIC)
    return { kind: 'no-database' }
  const log = `${file}-wal`
  // After a crash the newest version may stand in the write-ahead log only; opening the file itself would empty that.
  const version =
    existsSync(log) && statSync(log).size > 0
      ? versionOfCopy(file, log)
      : header.readUInt32BE(USER_VERSION_AT)
  return { kind: 'database', version }
}

function versionOfCopy(file: string, log: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'marshal-look-'))
  try {
    const copy = join(folder, 'copy.sqlite')
    copyFileSync(file, copy)
    copyFileSync(log, `${copy}-wal`)
    const connection = connect(copy)
    try {
      return schemaVersion(connection)
    } finally {
      connection.close()
    }
  } catch {
    // What is wrong with the file shows when the file itself is checked.
    return 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Is everything in the file in order, as far as SQLite can tell? Damage makes SQLite throw or list what it found. */
export function isSound(connection: Connection): boolean {
  const found = connection.pragma('quick_check(1)', { simple: true })
  const orphans = connection.pragma('foreign_key_check')
  return found === 'ok' && Array.isArray(orphans) && orphans.length === 0
}
