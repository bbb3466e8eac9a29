import type { Pose, TablePoint } from '../../core/geometry'
import type { Id, Side } from '../../core/ids'
import type { Violation } from '../../core/trace'
import type { DeckState, RandomizerCard } from './deck'
import type { HouseRules, TerrainKind } from './house-rules'

export type UnitId = Id<'unit'>
/** A personality's id names his battle line too: there is one line for every banner (WM-20). */
export type PersonalityId = Id<'personality'>
export type FeatureId = Id<'feature'>
export type ChargeId = Id<'charge'>

export const FORMATIONS = ['formed', 'skirmish'] as const
export type Formation = (typeof FORMATIONS)[number]

export const ORDERS = ['good', 'disordered', 'broken'] as const
export type Order = (typeof ORDERS)[number]

export const REMOVALS = ['destroyed', 'left-table'] as const
export type Removal = (typeof REMOVALS)[number]

/** What a unit is, as its army list says. Lengths in inches, cost in army points; null where it is not known. */
export type UnitFigures = {
  readonly name: string
  /** The troop type in the player's words, such as "feudal knights". */
  readonly type: string
  readonly costAp: number
  readonly formation: Formation
  readonly frontageInches: number
  readonly depthInches: number
  readonly stands: number | null
  /** Morale grade 6–18 of the wider rules. */
  readonly moraleGrade: number | null
  /** Such as "trained" or "feudal"; free text. */
  readonly quality: string
  readonly mounted: boolean
}

/** A unit in a battle (WM-2). Being hidden, engaged or removed is kept apart from its order. */
export type Unit = UnitFigures & {
  readonly id: UnitId
  readonly side: Side
  readonly order: Order
  readonly removal: Removal | null
  readonly hidden: boolean
  readonly engaged: boolean
  /** Where its base's centre stands; null while it is not on the table. */
  readonly pose: Pose | null
  /** The battle line it is assigned to, named after the line's personality. */
  readonly line: PersonalityId | null
  readonly standsLost: number
}

export const RANKS = ['warlord', 'leader'] as const
export type Rank = (typeof RANKS)[number]

/** A Warlord or Leader (WM-1), who leads the battle line of his banner. */
export type Personality = {
  readonly id: PersonalityId
  readonly side: Side
  readonly rank: Rank
  readonly name: string
  /** SR, a whole number of 1 or more. */
  readonly socialRank: number
  readonly costAp: number
  readonly bannerUnit: UnitId | null
  /** He may leave his banner unit, which stays the banner unit without him (WM-28). */
  readonly awayFromBanner: boolean
}

export type FeatureShape = {
  readonly kind: 'polygon' | 'polyline'
  readonly points: readonly TablePoint[]
}

/** What a feature is drawn as; the rules care for its kind only (WM-40). */
export const FEATURE_LOOKS = [
  'hill',
  'wood',
  'marsh',
  'village',
  'field',
  'rough',
  'hedge',
  'wall',
  'stream',
  'water',
  'cliff',
  'plain',
] as const
export type FeatureLook = (typeof FEATURE_LOOKS)[number]

export type FeatureFigures = {
  readonly name: string
  readonly kind: TerrainKind
  readonly look: FeatureLook
  readonly shape: FeatureShape
}

/** A terrain feature on the table; `placedBy` is null when it came with a terrain map. */
export type Feature = FeatureFigures & { readonly id: FeatureId; readonly placedBy: Side | null }

export const CAMP_SIDE_INCHES = 6

export const STAGES = [
  'set-up',
  'initiative',
  'territory',
  'table',
  'terrain',
  'banners',
  'hidden',
  'deployment',
  'first-move',
  'turns',
  'ended',
] as const
export type Stage = (typeof STAGES)[number]

/** A card that lies on the table in a draw for initiative, drawn by the program or entered by hand. */
export type InitiativeCard = { readonly card: RandomizerCard; readonly byHand: boolean }

/** One draw by both sides; a tie is followed by another round. Totals are card value + initiative. */
export type InitiativeRound = Readonly<Record<Side, InitiativeCard | null>>

export const DRAW_PURPOSES = ['campaign', 'first-move'] as const
export type DrawPurpose = (typeof DRAW_PURPOSES)[number]

export type TerrainDraw = {
  readonly side: Side
  readonly card: RandomizerCard | null
  readonly kind: TerrainKind | 'choice'
}

/** WM-71…82, in this order. */
export const PHASES = [
  'command',
  'rally',
  'impetuous',
  'shooting',
  'declare-charges',
  'move-chargers',
  'movement',
  'charge-reaction',
  'contact',
  'melee',
  'post-melee',
  'second-shooting',
] as const
export type Phase = (typeof PHASES)[number]

export const CHARGE_OUTCOMES = ['contact', 'no-contact'] as const
export type ChargeOutcome = (typeof CHARGE_OUTCOMES)[number]

/** WM-86: what is known of a charge, from its declaration to its end. */
export type Charge = {
  readonly id: ChargeId
  readonly charger: UnitId
  readonly target: UnitId
  /** Where the charger stood, and the distance base to base, at the declaration. */
  readonly from: Pose
  readonly distanceInches: number
  readonly outsideShootingRange: boolean
  readonly reaction: string | null
  readonly outcome: ChargeOutcome | null
}

/** WM-85: a unit that may react in this phase, and what it did. */
export type Reaction = { readonly unit: UnitId; readonly reaction: string | null }

/** Something that was done in a phase and that the program records as the referee enters it. */
export const RECORD_KINDS = ['rally', 'impetuous', 'shooting', 'melee', 'movement', 'note'] as const
export type RecordKind = (typeof RECORD_KINDS)[number]
export type PhaseRecord = {
  readonly kind: RecordKind
  readonly units: readonly UnitId[]
  readonly text: string
}

export type CommandCards = { readonly gained: number; readonly spent: number }

/** Where the battle is in its turns (WM-83). */
export type Turn = {
  /** From 1. */
  readonly round: number
  readonly player: Side
  readonly phase: Phase
  readonly commandCards: Readonly<Record<PersonalityId, CommandCards>>
  readonly charges: readonly Charge[]
  readonly reactions: readonly Reaction[]
  readonly records: readonly PhaseRecord[]
}

/** A trouble that the referee lets stand, as it was measured then (WM-90). */
export type Overrule = { readonly fingerprint: string; readonly key: string; readonly reason: string }

export type Domain = { readonly name: string; readonly terrainFeatures: number }

/** One player's side of the battle. */
export type SideState = {
  readonly armyName: string
  readonly domain: Domain
  /** Where his camp's centre stands, null while it is not placed (WM-41). */
  readonly camp: Pose | null
}

export type DeckKey = 'shared' | Side

/** A Warlord Medieval battle. Lists of pieces are records by id, in the order of the army list. */
export type State = {
  readonly stage: Stage
  readonly agreedPoints: number
  readonly houseRules: HouseRules
  readonly sides: Readonly<Record<Side, SideState>>
  readonly units: Readonly<Record<UnitId, Unit>>
  readonly personalities: Readonly<Record<PersonalityId, Personality>>
  readonly features: Readonly<Record<FeatureId, Feature>>
  /** True when the terrain came from a terrain map and nothing is drawn for. */
  readonly terrainFromMap: boolean
  readonly decks: Readonly<Partial<Record<DeckKey, DeckState>>>
  readonly draws: Readonly<Record<DrawPurpose, readonly InitiativeRound[]>>
  /** Whose domain the battle is fought on (WM-16). */
  readonly territory: Side | null
  readonly terrainDraws: readonly TerrainDraw[]
  readonly firstMover: Side | null
  readonly turn: Turn | null
  readonly overrules: readonly Overrule[]
  /** What was done against a rule and cannot be seen on the table afterwards, such as placing out of turn. */
  readonly irregularities: readonly Violation[]
  readonly result: { readonly winner: Side | 'draw' | null; readonly reason: string } | null
}

/** An army as it enters a battle; ids are its own and are prefixed with the side. */
export type MusteredArmy = {
  readonly name: string
  readonly domain: Domain
  readonly units: readonly (UnitFigures & { readonly id: string })[]
  readonly personalities: readonly {
    readonly id: string
    readonly rank: Rank
    readonly name: string
    readonly socialRank: number
    readonly costAp: number
    /** The id of his banner unit in this army, null while it is not chosen. */
    readonly bannerUnit: string | null
  }[]
}

/** Everything a battle starts from. */
export type Setup = {
  readonly agreedPoints: number
  readonly houseRules: HouseRules
  readonly armies: Readonly<Record<Side, MusteredArmy>>
  /** Features of a terrain map to start from, or null to place terrain by turns. */
  readonly terrain: readonly FeatureFigures[] | null
}
