import { INTERFACE_SIZES } from '../contract/comfort'
import {
  DISPLAY_UNITS,
  type DisplayUnits,
  defaultSettings,
  LANGUAGES,
  type Language,
  type Settings,
  THEMES,
  type Theme,
} from '../contract/library'
import { layout, tour } from '../contract/parsers'
import type { ReadDb, WriteDb } from '../db/database'

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
    interfaceSize:
      INTERFACE_SIZES.find((size) => String(size) === stored.get('interfaceSize')) ?? defaults.interfaceSize,
    layout: readJson(layout, stored.get('layout'), defaults.layout),
    tour: readJson(tour, stored.get('tour'), defaults.tour),
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
        toStored(value),
      )
    }
  })
}

function toStored(value: Settings[keyof Settings]): string {
  if (value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function oneOf<Choice extends string>(
  choices: readonly Choice[],
  value: string | undefined,
  otherwise: Choice,
): Choice {
  return choices.find((choice) => choice === value) ?? otherwise
}

type Parser<Value> = { readonly safeParse: (value: unknown) => { success: boolean; data?: Value } }

function readJson<Value>(parser: Parser<Value>, text: string | undefined, otherwise: Value): Value {
  if (text === undefined) return otherwise
  try {
    return parser.safeParse(JSON.parse(text)).data ?? otherwise
  } catch {
    return otherwise
  }
}
