import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Backup } from '../contract/library'
import { stamp } from './data-folder'
import { type Connection, connectPlain, connectToRead, readDb } from './database'
import { isSound } from './inspect'

/** How many backups are kept; the oldest go first. */
export const KEPT_BACKUPS = 10

const NAME = /^marshal-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)(-before-\d+)?\.sqlite$/

/**
 * Copies a database that is in use into the backups folder, checks the copy, and drops the oldest copies beyond ten.
 * Answers with the file's name. Throws what the disk or SQLite says; the older backups are untouched then.
 */
export async function makeBackup(connection: Connection, folder: string, atMs: number): Promise<string> {
  const name = `marshal-${stamp(atMs)}.sqlite`
  await copyInUse(connection, folder, name)
  prune(folder)
  return name
}

/** The copy that is taken before the schema is changed; it does not count among the ten. */
export async function backupBeforeMigrating(
  connection: Connection,
  folder: string,
  atMs: number,
  version: number,
): Promise<string> {
  const name = `marshal-${stamp(atMs)}-before-${version}.sqlite`
  await copyInUse(connection, folder, name)
  return name
}

/** The backups that can be read, newest first, each with what is in it. */
export function listBackups(folder: string): readonly Backup[] {
  return backupNames(folder)
    .map((name) => contentsOf(folder, name))
    .filter((backup) => backup !== null)
    .sort((a, b) => b.atMs - a.atMs)
}

/** When the newest backup was made, or null when there is none. */
export function newestBackupAtMs(folder: string): number | null {
  const moments = backupNames(folder).map(momentOf)
  return moments.length === 0 ? null : Math.max(...moments)
}

/** Is this the name of a backup of ours, and is the file there? Anything else could lead out of the folder. */
export function isBackup(folder: string, name: string): boolean {
  return NAME.test(name) && existsSync(join(folder, name))
}

function backupNames(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => NAME.test(name)) : []
}

function contentsOf(folder: string, file: string): Backup | null {
  const path = join(folder, file)
  try {
    const connection = connectToRead(path)
    try {
      if (!isSound(connection)) return null
      const db = readDb(connection)
      const battles = hasTable(connection, 'battles')
        ? db.all<{ title: string }>(
            `SELECT title FROM battles WHERE deleted_at_ms IS NULL ORDER BY created_at_ms DESC, rowid DESC`,
          )
        : []
      const armies = db.one<{ count: number }>(
        `SELECT count(*) AS count FROM armies WHERE deleted_at_ms IS NULL`,
      )
      return {
        file,
        atMs: momentOf(file),
        battles: battles.map(({ title }) => title),
        armyCount: armies?.count ?? 0,
        bytes: statSync(path).size,
      }
    } finally {
      connection.close()
    }
  } catch {
    // A backup that cannot be read is not offered; it stays where it is.
    return null
  }
}

function hasTable(connection: Connection, name: string): boolean {
  return (
    connection.prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?`).get(name) !==
    undefined
  )
}

function momentOf(name: string): number {
  const [date, time] = (NAME.exec(name)?.[1] ?? '').split('T')
  const [hours, minutes, seconds, thousandths] = (time ?? '').replace('Z', '').split('-')
  return Date.parse(`${date}T${hours}:${minutes}:${seconds}.${thousandths}Z`)
}

async function copyInUse(connection: Connection, folder: string, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const unfinished = join(folder, `${name}.unfinished`)
  try {
    await connection.backup(unfinished)
    const copy = connectPlain(unfinished)
    try {
      // One file that holds everything and can be read from a write-protected place.
      copy.pragma('journal_mode = DELETE')
      if (!isSound(copy)) throw new Error(`The backup ${name} is not sound`)
    } finally {
      copy.close()
    }
    const file = await open(unfinished, 'r+')
    await file.sync()
    await file.close()
    renameSync(unfinished, join(folder, name))
  } finally {
    rmSync(unfinished, { force: true })
  }
}

function prune(folder: string): void {
  const names = backupNames(folder).filter((name) => !name.includes('-before-'))
  for (const name of names.sort().slice(0, -KEPT_BACKUPS)) rmSync(join(folder, name), { force: true })
}
