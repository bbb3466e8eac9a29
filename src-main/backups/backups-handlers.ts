import { ok } from '@rules/core/result'
import { listBackups } from '../db/backup-files'
import type { DataFolder } from '../db/data-folder'
import type { Library } from '../db/library'
import type { Handlers } from '../ipc/handlers'

/** What windows may ask about backups and about a library that could not be opened. */
export function backupHandlers(library: Library, folder: DataFolder) {
  return {
    'app:library-state': () => ok(library.state),
    'app:open-again': () => library.openAgain(),
    'backups:list': () => ok(listBackups(folder.backups)),
    'backups:restore': ({ file }) => library.restore(file),
    'backups:start-empty': () => library.startEmpty(),
  } satisfies Partial<Handlers>
}
