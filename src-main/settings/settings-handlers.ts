import { ok } from '@rules/core/result'
import type { Language, Settings } from '../contract/library'
import type { LibraryHandlers } from '../ipc/handlers'
import { changeSettings, readSettings } from './settings-repo'

/** What windows may ask about settings; `changed` hears the settings after each change. */
export function settingsHandlers(defaultLanguage: Language, changed: (settings: Settings) => void) {
  return {
    'settings:get': (db) => ok(readSettings(db, defaultLanguage)),
    'settings:change': (db, changes) => {
      changeSettings(db, changes)
      const settings = readSettings(db, defaultLanguage)
      changed(settings)
      return ok(settings)
    },
  } satisfies LibraryHandlers<'settings:'>
}
