import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { err, ok, type Result } from '@rules/core/result'
import { type Failure, failure } from '../contract/failures'
import type { LibraryState } from '../contract/library'
import { backupBeforeMigrating, isBackup, listBackups, makeBackup, newestBackupAtMs } from './backup-files'
import { type DataFolder, newestSetAside, stamp, withCompanions } from './data-folder'
import { type Connection, connect, connectToRead, type WriteDb, writeDb } from './database'
import { inspect, isSound } from './inspect'
import { KNOWN_VERSION, migrate, schemaVersion } from './migrate'
import { storageFailure } from './storage-failure'

type Clock = () => number

/** What a library is opened with. */
export type Opening = {
  readonly now?: Clock
  /** Called with the database each time one is ready, before anybody else asks it. */
  readonly prepare?: (db: WriteDb) => void | Promise<void>
}

type Opened = {
  readonly state: LibraryState
  readonly connection: Connection | null
  /** Is anything in the file that the newest backup does not have? */
  readonly changed?: boolean
}

/**
 * The database file of a data folder, from opening to closing. What is wrong with it at opening is told by `state`;
 * only in the state `ready` is there a database to ask.
 */
export class Library {
  readonly #folder: DataFolder
  readonly #now: Clock
  readonly #prepare: (db: WriteDb) => void | Promise<void>
  #state: LibraryState
  #connection: Connection | null
  #db: WriteDb | null
  #changesBackedUp: number
  #work: Promise<unknown> = Promise.resolve()

  private constructor(folder: DataFolder, { now = Date.now, prepare = () => {} }: Opening, opened: Opened) {
    this.#folder = folder
    this.#now = now
    this.#prepare = prepare
    this.#state = opened.state
    this.#connection = null
    this.#db = null
    this.#changesBackedUp = 0
  }

  /** Opens the database of a folder, making both when they are not there. */
  static async open(folder: DataFolder, opening: Opening = {}): Promise<Library> {
    const opened = await openFile(folder, opening.now ?? Date.now)
    const library = new Library(folder, opening, opened)
    await library.#take(opened, null)
    return library
  }

  get state(): LibraryState {
    return this.#state
  }

  /** The database, or null when the library is not ready; another one after a restore. */
  get db(): WriteDb | null {
    return this.#db
  }

  /** Puts a backup in place of the database, which is set aside first. */
  restore(name: string): Promise<Result<LibraryState, Failure>> {
    return this.#inTurn(() => this.#restore(name))
  }

  /** Tries once more to open a library that was not available, such as one on a disk that was not there. */
  openAgain(): Promise<Result<LibraryState, Failure>> {
    return this.#inTurn(async () => {
      if (this.#state.kind !== 'unavailable') return ok(this.#state)
      return ok(await this.#reopen(null))
    })
  }

  /** Begins with an empty database after a damaged one was set aside. */
  startEmpty(): Promise<Result<LibraryState, Failure>> {
    return this.#inTurn(async () => {
      if (this.#state.kind !== 'damaged') return err(failure('backups/nothing-damaged'))
      const aside = this.#state.setAside
      await this.#take(createFile(this.#folder), aside)
      return ok(this.#state)
    })
  }

  /**
   * Makes a backup if anything has changed since the last one. Answers with its name or null; throws what the disk
   * says.
   */
  backUp(): Promise<string | null> {
    return this.#inTurn(async () => {
      if (this.#connection === null) return null
      const changes = totalChanges(this.#connection)
      if (changes === this.#changesBackedUp) return null
      // With everything in the file itself, closing it later does not make it look changed since this backup.
      this.#connection.pragma('wal_checkpoint(TRUNCATE)')
      const name = await makeBackup(this.#connection, this.#folder.backups, this.#now())
      this.#changesBackedUp = changes
      return name
    })
  }

  /** Closes the file, with everything in it and no write-ahead log beside it. */
  close(): void {
    this.#connection?.close()
    this.#connection = null
    this.#db = null
  }

  async #restore(name: string): Promise<Result<LibraryState, Failure>> {
    const { backups, database } = this.#folder
    if (this.#state.kind === 'too-new') return err(failure('backups/too-new-in-place'))
    if (!isBackup(backups, name)) return err(failure('backups/unknown', { file: name }))
    const incoming = `${database}.incoming`
    try {
      copyFileSync(join(backups, name), incoming)
      if (!isUsable(incoming)) {
        rmSync(incoming, { force: true })
        return err(failure('backups/unreadable', { file: name }))
      }
      this.close()
      const aside = setAside(this.#folder, 'replaced', this.#now()) ?? asideOf(this.#state)
      renameSync(incoming, database)
      return ok(await this.#reopen(aside))
    } catch (error) {
      const trouble = storageFailure(error)
      if (trouble === null) throw error
      if (this.#connection === null && existsSync(database)) await this.#reopen(null)
      return err(trouble)
    }
  }

  /** Copying and replacing the file take their time: one waits for the other. */
  #inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const turn = this.#work.then(work, work)
    this.#work = turn.catch(() => undefined)
    return turn
  }

  async #reopen(aside: string | null): Promise<LibraryState> {
    await this.#take(await openFile(this.#folder, this.#now), aside)
    return this.#state
  }

  async #take(opened: Opened, aside: string | null): Promise<void> {
    this.#connection = opened.connection
    const db = opened.connection === null ? null : writeDb(opened.connection)
    if (db !== null) await this.#prepare(db)
    this.#db = db
    this.#state = opened.state.kind === 'ready' ? { kind: 'ready', setAside: aside } : opened.state
    this.#changesBackedUp = changesAtOpening(opened)
  }
}

async function openFile(folder: DataFolder, now: Clock): Promise<Opened> {
  try {
    mkdirSync(folder.folder, { recursive: true })
    const found = inspect(folder.database)
    if (found.kind === 'no-database') return damaged(folder, now())
    if (found.kind === 'database') {
      if (found.version > KNOWN_VERSION)
        return closed({ kind: 'too-new', found: found.version, known: KNOWN_VERSION })
      return await openDatabase(folder, found.version, now)
    }
    // Where there once was a library, an empty one is never put in its place without being asked for.
    return hadLibrary(folder) ? damaged(folder, now()) : createFile(folder)
  } catch (error) {
    return unavailable(error)
  }
}

async function openDatabase(folder: DataFolder, version: number, now: Clock): Promise<Opened> {
  let connection: Connection | null = null
  try {
    const changed = changedSinceBackup(folder)
    if (version === 0 && isForeign(folder.database)) return damaged(folder, now())
    connection = connect(folder.database)
    if (!isSound(connection)) {
      connection.close()
      return damaged(folder, now())
    }
    probeWriting(connection)
    if (version > 0 && version < KNOWN_VERSION)
      await backupBeforeMigrating(connection, folder.backups, now(), KNOWN_VERSION)
    migrate(connection)
    return { state: { kind: 'ready', setAside: null }, connection, changed }
  } catch (error) {
    connection?.close()
    if (storageFailure(error)?.code === 'storage/damaged') return damaged(folder, now())
    throw error
  }
}

function createFile(folder: DataFolder): Opened {
  let connection: Connection | null = null
  try {
    connection = connect(folder.database)
    migrate(connection)
    return { state: { kind: 'ready', setAside: null }, connection }
  } catch (error) {
    connection?.close()
    return unavailable(error)
  }
}

function damaged(folder: DataFolder, atMs: number): Opened {
  const aside = setAside(folder, 'damaged', atMs) ?? newestSetAside(folder.folder)
  return closed({ kind: 'damaged', setAside: aside, backups: listBackups(folder.backups) })
}

function unavailable(error: unknown): Opened {
  const trouble = storageFailure(error)
  if (trouble === null) throw error
  return closed({ kind: 'unavailable', reason: String(trouble.figures.reason) })
}

function closed(state: LibraryState): Opened {
  return { state, connection: null }
}

/** Renames the database and what belongs to it; answers with its new name, or null when there was none. */
function setAside(folder: DataFolder, why: 'damaged' | 'replaced', atMs: number): string | null {
  const name = `marshal-${why}-${stamp(atMs)}.sqlite`
  const from = withCompanions(folder.database)
  const to = withCompanions(join(folder.folder, name))
  if (!existsSync(folder.database)) return null
  for (const [at, file] of from.entries()) if (existsSync(file)) renameSync(file, to[at] as string)
  return name
}

function asideOf(state: LibraryState): string | null {
  return state.kind === 'damaged' || state.kind === 'ready' ? state.setAside : null
}

function hadLibrary(folder: DataFolder): boolean {
  return newestSetAside(folder.folder) !== null || listBackups(folder.backups).length > 0
}

function isUsable(file: string): boolean {
  const found = inspect(file)
  if (found.kind !== 'database') return false
  const connection = connectToRead(file)
  try {
    return isSound(connection) && schemaVersion(connection) <= KNOWN_VERSION && schemaVersion(connection) > 0
  } finally {
    connection.close()
  }
}

/** A database with tables but without a version of ours was made by some other program. */
function isForeign(file: string): boolean {
  const connection = connectToRead(file)
  try {
    return schemaVersion(connection) === 0 && tableCount(connection) > 0
  } finally {
    connection.close()
  }
}

function tableCount(connection: Connection): number {
  return Number(connection.prepare(`SELECT count(*) FROM sqlite_schema`).pluck().get())
}

/** Throws when the file cannot be written; SQLite opens such a file without a word. */
function probeWriting(connection: Connection): void {
  connection.exec('BEGIN IMMEDIATE; ROLLBACK')
}

/** How many changes of this connection the newest backup has; −1 makes the next backup due. */
function changesAtOpening(opened: Opened): number {
  if (opened.connection === null || opened.changed === true) return -1
  return totalChanges(opened.connection)
}

function changedSinceBackup(folder: DataFolder): boolean {
  const newest = newestBackupAtMs(folder.backups)
  if (newest === null) return true
  return withCompanions(folder.database).some((file) => {
    if (file.endsWith('-shm') || !existsSync(file)) return false
    const { size, mtimeMs } = statSync(file)
    return size > 0 && mtimeMs > newest
  })
}

function totalChanges(connection: Connection): number {
  return Number(connection.prepare('SELECT total_changes()').pluck().get())
}
