import type { LogEntry } from '@rules/core/battle-log'
import type { Outline, TablePicture } from '@rules/core/outline'
import type { Army, TerrainMap } from '@rules/games/warlord-medieval/library/things'
import { type InterfaceSize, type Layout, NEW_LAYOUT, NEW_TOUR, type Tour } from './comfort'

export type { TablePicture } from '@rules/core/outline'
export type {
  Army,
  ArmyPersonality,
  ArmyUnit,
  Domain,
  MapFeature,
  TerrainMap,
} from '@rules/games/warlord-medieval/library/things'

export type ArmySummary = {
  readonly id: string
  readonly name: string
  readonly domain: string | null
  readonly unitCount: number
  readonly personalityCount: number
  readonly costAp: number
  /** How many units lack a figure that a battle needs. */
  readonly unfinishedUnits: number
  readonly updatedAtMs: number
}

export type TerrainMapSummary = Omit<TerrainMap, 'features' | 'background'> & {
  readonly featureCount: number
  readonly picture: TablePicture
  readonly updatedAtMs: number
}

export type BattleSummary = Outline & {
  readonly id: string
  readonly title: string
  readonly game: string
  readonly entryCount: number
  readonly createdAtMs: number
  readonly updatedAtMs: number
}

/** What can be deleted from the library and brought back, as its channels are called. */
export type BinKind = 'battles' | 'armies' | 'maps' | 'decks' | 'domains'

/** Something that was deleted, and when it is gone for good. */
export type BinItem = {
  readonly kind: BinKind
  readonly id: string
  readonly name: string
  readonly deletedAtMs: number
  readonly goneAtMs: number
}

/** A battle to be made: its game reads the plan and gathers from the library what it names. */
export type NewBattle = { readonly title: string; readonly game: string; readonly plan: unknown }

/**
 * A battle as a window receives it: what it starts from and its whole log, to be folded with the ruleset's `apply`.
 * The log is one text, since ten thousand objects would be copied several times on their way; `readOpenBattle` reads it.
 */
export type OpenBattle = {
  readonly id: string
  readonly title: string
  readonly game: string
  readonly version: number
  readonly setup: unknown
  /** JSON of every entry, `LogEntry<unknown>[]`. */
  readonly log: string
  /** How long the battle has not been open since its newest entry. */
  readonly awayMs: number
  /** The newest state that is kept beside the log and still in effect: JSON, and the command entry that it follows. */
  readonly kept: { readonly sequence: number; readonly state: string } | null
}

/** Entries that were made durable, in order. */
export type Appended = { readonly battleId: string; readonly entries: readonly LogEntry<unknown>[] }

/** How a row of an imported table was understood. */
export type ImportRow = {
  /** Line in the file, from 1. */
  readonly line: number
  readonly cells: readonly string[]
  readonly verdict: 'understood' | 'corrected' | 'refused'
  readonly what: 'unit' | 'personality' | 'army' | 'empty'
  /** What was corrected or why it was refused: codes with the figures for a sentence. */
  readonly remarks: readonly {
    readonly code: string
    readonly figures: Readonly<Record<string, string | number>>
  }[]
}

/** What an importer understood of a file; nothing is stored until the army is saved. */
export type ArmyImportPreview = {
  readonly source: string
  readonly columns: readonly { readonly header: string; readonly field: string | null }[]
  readonly rows: readonly ImportRow[]
  readonly domain: { readonly name: string; readonly terrainFeatures: number | null } | null
  readonly army: Army
}

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
export const DISPLAY_UNITS = ['inches', 'fractions', 'centimetres'] as const
export type DisplayUnits = (typeof DISPLAY_UNITS)[number]

export type Settings = {
  readonly language: Language
  readonly theme: Theme
  readonly displayUnits: DisplayUnits
  readonly lastBattleId: string | null
  readonly interfaceSize: InterfaceSize
  readonly layout: Layout
  readonly tour: Tour
}

/** The settings of a new library. */
export function defaultSettings(language: Language): Settings {
  return {
    language,
    theme: 'system',
    displayUnits: 'inches',
    lastBattleId: null,
    interfaceSize: 100,
    layout: NEW_LAYOUT,
    tour: NEW_TOUR,
  }
}

export type Backup = {
  readonly file: string
  readonly atMs: number
  readonly battles: readonly string[]
  readonly armyCount: number
  readonly bytes: number
}

/**
 * How the library stands at start: ready, or what is wrong with its database file. `setAside` is the file's new name
 * in the data folder; null for a damaged library means that its file is gone.
 */
export type LibraryState =
  | { readonly kind: 'ready'; readonly setAside: string | null }
  | { readonly kind: 'damaged'; readonly setAside: string | null; readonly backups: readonly Backup[] }
  | { readonly kind: 'too-new'; readonly found: number; readonly known: number }
  | { readonly kind: 'unavailable'; readonly reason: string }
