import type { Side } from '../../core/ids'
import type { RandomizerCard } from './deck'
import type { WiderRules } from './wider-rules'

/** What a terrain feature is to the rules (WM-40). */
export const TERRAIN_KINDS = ['gentle-slope', 'area', 'obstacle', 'impassable'] as const
export type TerrainKind = (typeof TERRAIN_KINDS)[number]

export const SIGHT_BLOCKS = ['never', 'area', 'always'] as const
/** `never`: one sees over it; `area`: one sees a little into it and not through; `always`: nothing is seen through it. */
export type SightBlock = (typeof SIGHT_BLOCKS)[number]

export const RESHUFFLES = ['each-draw', 'each-turn', 'when-exhausted'] as const
export type Reshuffle = (typeof RESHUFFLES)[number]

/** A row of the terrain draw table (WM-43): the card values from `from` to `to` give this kind. */
export type TerrainDrawRow = {
  readonly from: number
  readonly to: number
  readonly kind: TerrainKind | 'choice'
}

/** The switches of a battle, each with a default, shown in plain words and saved with it. */
export type HouseRules = {
  /** WM-14: the randomizer deck, card by card. */
  readonly deck: readonly RandomizerCard[]
  readonly deckPerSide: boolean
  readonly reshuffle: Reshuffle
  /** WM-3: whether a personality's own cost counts in the army's points. */
  readonly personalitiesCostAp: boolean
  /** WM-21: whether the banner unit is one of the three units of its line. */
  readonly bannerUnitCounts: boolean
  /** WM-23: whether a chain may run only through units of its own line. */
  readonly chainThroughOwnLineOnly: boolean
  /** WM-27 */
  readonly sight: {
    readonly blocks: Readonly<Record<TerrainKind, SightBlock>>
    readonly intoAreaInches: number
    readonly everyLinkNeedsSight: boolean
  }
  /** WM-40: whether a perimeter must be exactly 40 inches. */
  readonly exactPerimeter: boolean
  /** WM-43: empty means that the player chooses. */
  readonly terrainDrawTable: readonly TerrainDrawRow[]
  /** WM-45: what each kind does, in the referee's words. */
  readonly terrainEffects: Readonly<
    Record<TerrainKind, { readonly movement: string; readonly cover: string; readonly disorder: string }>
  >
  /** How long each player's turns are to last in all, in minutes; null without a limit. It stops nothing. */
  readonly timeLimitMinutes: Readonly<Record<Side, number | null>>
  /** WM-100…106: from the wider rules. */
  readonly wider: WiderRules
}
