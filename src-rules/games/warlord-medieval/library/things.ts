import type { Background, FeatureFigures, Formation, Rank } from '../model'

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

/** A feature of a terrain map; a locked one stays as it is until it is unlocked. */
export type MapFeature = FeatureFigures & { readonly id: string; readonly locked?: boolean }

/** A terrain map, kept apart from battles. */
export type TerrainMap = {
  readonly id: string
  readonly name: string
  readonly widthInches: number
  readonly depthInches: number
  readonly features: readonly MapFeature[]
  /** The picture beneath it; left out where there is none. */
  readonly background?: Background
}
