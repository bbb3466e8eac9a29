import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const SET_ASIDE = /^marshal-(damaged|replaced)-.*\.sqlite$/

/** The places of Marshal's files in the user's data folder. */
export type DataFolder = {
  readonly folder: string
  readonly database: string
  readonly backups: string
  readonly log: string
  readonly windowPlace: string
  readonly display: string
}

/** The files of a data folder, whether they are there or not. */
export function dataFolder(folder: string): DataFolder {
  return {
    folder,
    database: join(folder, 'marshal.sqlite'),
    backups: join(folder, 'backups'),
    log: join(folder, 'marshal.log'),
    windowPlace: join(folder, 'window.json'),
    display: join(folder, 'display.json'),
  }
}

/** A moment as it stands in file names: sorts as text, and no system forbids it. */
export function stamp(atMs: number): string {
  return new Date(atMs).toISOString().replaceAll(/[:.]/g, '-')
}

/** A database file, its write-ahead log and its shared memory: these belong together. */
export function withCompanions(database: string): readonly string[] {
  return [database, `${database}-wal`, `${database}-shm`]
}

/** The newest database that was set aside in the folder, by file name, or null. */
export function newestSetAside(folder: string): string | null {
  if (!existsSync(folder)) return null
  const names = readdirSync(folder).filter((name) => SET_ASIDE.test(name))
  return (
    names
      .sort((a, b) => a.replace(/^marshal-\w+-/, '').localeCompare(b.replace(/^marshal-\w+-/, '')))
      .at(-1) ?? null
  )
}

/** Can files be made in a folder? Also asked of root, whom a read-only disk refuses like everyone. */
export function canWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
