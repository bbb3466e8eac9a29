import type { Connection } from './database'
import { MIGRATIONS, type Migration } from './migrations/index'

/** The version of the schema that this Marshal writes. */
export const KNOWN_VERSION = newestVersion(MIGRATIONS)

/** The version of the schema that an open file has; 0 for a new one. */
export function schemaVersion(connection: Connection): number {
  return Number(connection.pragma('user_version', { simple: true }))
}

/** The version that the last step leads to. Throws unless the versions rise strictly and stand in tens. */
export function newestVersion(migrations: readonly Migration[]): number {
  let newest = 0
  for (const { version } of migrations) {
    if (version <= newest) throw new Error(`Migration ${version} does not rise above ${newest}`)
    newest = version
  }
  return newest
}

/**
 * Brings a file to the newest version, each step in a transaction of its own that sets `user_version` too, so that a
 * step that breaks off leaves the file at the step before.
 */
export function migrate(connection: Connection, migrations: readonly Migration[] = MIGRATIONS): void {
  newestVersion(migrations)
  const from = schemaVersion(connection)
  for (const { version, change } of migrations) {
    if (version <= from) continue
    connection
      .transaction(() => {
        change(connection)
        connection.pragma(`user_version = ${version}`)
      })
      .immediate()
  }
}
