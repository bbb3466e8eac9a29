import {
  DISPLAY_UNITS,
  type DisplayUnits,
  LANGUAGES,
  type Language,
  type Settings,
  THEMES,
  type Theme,
} from '../contract/library'
import type { ReadDb, WriteDb } from '../db/database'

/** The settings of a new library. */
export function defaultSettings(language: Language): Settings {
  return { language, theme: 'system', displayUnits: 'inches', lastBattleId: null }
}

/** The settings as stored; what is missing or no longer known takes its default. */
export function readSettings(db: ReadDb, defaultLanguage: Language): Settings {
  const defaults = defaultSettings(defaultLanguage)
  const rows = db.all<{ name: string; value: string }>(`SELECT name, value FROM settings`)
  const stored = new Map(rows.map(({ name, value }) => [name, value]))
  return {
    language: oneOf<Language>(LANGUAGES, stored.get('language'), defaults.language),
    theme: oneOf<Theme>(THEMES, stored.get('theme'), defaults.theme),
    displayUnits: oneOf<DisplayUnits>(DISPLAY_UNITS, stored.get('displayUnits'), defaults.displayUnits),
    lastBattleId: stored.get('lastBattleId') || null,
  }
}

/** Stores the settings that are named. */
export function changeSettings(db: WriteDb, changes: Partial<Settings>): void {
  db.atOnce(() => {
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) continue
      db.run(
        `INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
        name,
        value ?? '',
      )
    }
  })
}

function oneOf<Choice extends string>(
  choices: readonly Choice[],
  value: string | undefined,
  otherwise: Choice,
): Choice {
  return choices.find((choice) => choice === value) ?? otherwise
}
