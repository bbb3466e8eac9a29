import Database from 'better-sqlite3'

/** A value as SQLite stores it. */
export type Cell = string | number | Uint8Array | null

/** A database that can be asked: rows come as their query names the columns. */
export type ReadDb = {
  /** The first row of a query, or undefined when it has none. */
  readonly one: <Row>(sql: string, ...cells: readonly Cell[]) => Row | undefined
  /** All rows of a query. */
  readonly all: <Row>(sql: string, ...cells: readonly Cell[]) => readonly Row[]
  /** All rows of a query as lists, in the order of its columns: less to make for tens of thousands of them. */
  readonly lists: <Row extends readonly Cell[]>(sql: string, ...cells: readonly Cell[]) => readonly Row[]
}

declare const WRITES: unique symbol

/** A database that can be changed, too. */
export type WriteDb = ReadDb & {
  readonly [WRITES]: true
  /** Carries out one change and tells how many rows it touched. */
  readonly run: (sql: string, ...cells: readonly Cell[]) => number
  /** Does all of the work or, when it throws, none of it. */
  readonly atOnce: <Answer>(work: () => Answer) => Answer
}

/** The open file behind a WriteDb, for those few who copy, check and close it. */
export type Connection = Database.Database

/**
 * Opens or makes a file with the pragmas of Marshal: what was answered has reached the disk (synchronous FULL), a
 * reader never waits for the writer (WAL).
 */
export function connect(file: string): Connection {
  const connection = new Database(file, { timeout: 5000 })
  try {
    connection.pragma('journal_mode = WAL')
    connection.pragma('synchronous = FULL')
    connection.pragma('foreign_keys = ON')
    return connection
  } catch (error) {
    connection.close()
    throw error
  }
}

/** Opens a file as it is, changing nothing about how it keeps its journal. */
export function connectPlain(file: string): Connection {
  return new Database(file, { fileMustExist: true, timeout: 5000 })
}

/** Opens a file to look into it only; it must be one without a write-ahead log of its own. */
export function connectToRead(file: string): Connection {
  return new Database(file, { readonly: true, fileMustExist: true, timeout: 5000 })
}

/** What features ask and change; each statement is prepared once. */
export function writeDb(connection: Connection): WriteDb {
  const statements = new Map<string, Database.Statement<Cell[]>>()
  const prepared = (sql: string) => {
    let statement = statements.get(sql)
    if (statement === undefined) {
      statement = connection.prepare<Cell[]>(sql)
      statements.set(sql, statement)
    }
    return statement
  }
  const reading = (sql: string) => {
    const statement = prepared(sql)
    if (!statement.readonly) throw new Error(`A reader may not change anything: ${sql}`)
    return statement
  }
  const db: Omit<WriteDb, typeof WRITES> = {
    // The query names the columns of its row: the type is the repository's promise about its own SQL.
    one: <Row>(sql: string, ...cells: readonly Cell[]) => reading(sql).get(...cells) as Row | undefined,
    all: <Row>(sql: string, ...cells: readonly Cell[]) => reading(sql).all(...cells) as Row[],
    // A statement of its own, since one that gives lists gives no objects any more.
    lists: <Row extends readonly Cell[]>(sql: string, ...cells: readonly Cell[]) =>
      connection
        .prepare<Cell[], Row>(sql)
        .raw()
        .all(...cells),
    run: (sql, ...cells) => prepared(sql).run(...cells).changes,
    atOnce: (work) => connection.transaction(work).immediate(),
  }
  return db as WriteDb
}

/** The database of a connection that is only looked into. */
export function readDb(connection: Connection): ReadDb {
  return writeDb(connection)
}
