import type { LogEntry } from '@rules/core/battle-log'
import type { TablePoint } from '@rules/core/geometry'
import type { Side } from '@rules/core/ids'
import type { HouseRules } from '@rules/games/warlord-medieval/house-rules'
import type { FeatureFigures, Formation, Rank, Stage } from '@rules/games/warlord-medieval/model'

/** A domain of the campaign; its number of terrain features decides how much terrain a battle on it has (WM-4). */
export type Domain = { readonly id: string; readonly name: string; readonly terrainFeatures: number }

/**
 * A unit as it stands in an army list. Figures that the player has not given are null, never a guess; an
 * army with a null base cannot be taken to a battle until it is filled in.
 */
export type ArmyUnit = {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly costAp: number | null
  readonly formation: Formation | null
  readonly frontageInches: number | null
  readonly depthInches: number | null
  readonly stands: number | null
  readonly moraleGrade: number | null
  readonly quality: string
  readonly mounted: boolean
}

export type ArmyPersonality = {
  readonly id: string
  readonly rank: Rank
  readonly name: string
  readonly socialRank: number | null
  readonly costAp: number
  /** The id of his banner unit in this army. */
  readonly bannerUnit: string | null
}

/** An army list as it is edited: it may be unfinished or wrong. */
export type Army = {
  readonly id: string
  readonly name: string
  readonly domainId: string | null
  readonly units: readonly ArmyUnit[]
  readonly personalities: readonly ArmyPersonality[]
}

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

export type MapFeature = FeatureFigures & { readonly id: string }

/** A terrain map, kept apart from battles. */
export type TerrainMap = {
  readonly id: string
  readonly name: string
  readonly widthInches: number
  readonly depthInches: number
  readonly features: readonly MapFeature[]
}

export type TerrainMapSummary = Omit<TerrainMap, 'features'> & {
  readonly featureCount: number
  readonly picture: TablePicture
  readonly updatedAtMs: number
}

/** A small picture of a table, as shapes: x to the right and y away from player A, in inches. */
export type TablePicture = {
  readonly widthInches: number
  readonly depthInches: number
  readonly shapes: readonly {
    readonly kind: 'terrain' | 'line' | 'camp' | 'unit'
    readonly look: string
    readonly side: Side | null
    readonly points: readonly TablePoint[]
  }[]
}

export type BattleSummary = {
  readonly id: string
  readonly title: string
  readonly game: string
  readonly armies: Readonly<Record<Side, string>>
  readonly agreedPoints: number
  readonly stage: Stage
  /** Null before the first turn. */
  readonly round: number | null
  readonly picture: TablePicture
  readonly entryCount: number
  readonly createdAtMs: number
  readonly updatedAtMs: number
}

export type NewBattle = {
  readonly title: string
  readonly agreedPoints: number
  readonly armies: Readonly<Record<Side, string>>
  /** A terrain map to start from, or null to place terrain by turns. */
  readonly mapId: string | null
  readonly houseRules: Partial<HouseRules>
}

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
