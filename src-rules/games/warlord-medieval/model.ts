import type { Pose, TablePoint } from '../../core/geometry'
import type { Id, Side } from '../../core/ids'
import type { Violation } from '../../core/trace'
import type { DeckState, RandomizerCard } from './deck'
import type { HouseRules, TerrainKind } from './house-rules'
import type { MoraleModifier, StrikeKind, StrikeModifier } from './wider-rules'

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

/** What the referee says a unit counts as where the words of its army list do not (WM-106); null follows the words. */
export type ClassedAs = {
  /** The id of a troop type. */
  readonly troop: string | null
  readonly trained: boolean | null
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
  readonly classedAs: ClassedAs
}

/** What a referee may correct of a unit in the middle of a battle. */
export type UnitCorrections = UnitFigures & Pick<Unit, 'classedAs'>

export const RANKS = ['warlord', 'leader'] as const
export type Rank = (typeof RANKS)[number]

/** How a personality is (WM-100, WM-104): a lost one is dead, taken or gone. */
export const CONDITIONS = ['unhurt', 'wounded', 'lost'] as const
export type Condition = (typeof CONDITIONS)[number]

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
  readonly condition: Condition
  /** Uncontrolled actions marked (−) against him that are still current (WM-100). */
  readonly uncontrolled: number
}

/** A command card in a personality's hand, and the deck it came from; null when it was drawn by hand at the table. */
export type HeldCard = { readonly card: RandomizerCard; readonly deck: DeckKey | null }

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

/** A picture of the real table that lies beneath everything: only looked at, no rule knows it. */
export type Background = {
  /** The SHA-256 of its file, 64 hexadecimal digits; the file is kept apart. */
  readonly picture: string
  readonly widthInches: number
  /** Where its lower left corner lies; it is turned about it. */
  readonly origin: TablePoint
  /** Counter-clockwise. */
  readonly rotationRadians: number
  /** Over 0, where nothing would be seen, to 1. */
  readonly opacity: number
  readonly hidden: boolean
}

/** A terrain feature on the table; `placedBy` is null when it came with a terrain map. */
export type Feature = FeatureFigures & { readonly id: FeatureId; readonly placedBy: Side | null }

export const CAMP_SIDE_INCHES = 6

export type NoteId = Id<'note'>

export const NOTE_SYMBOLS = ['pin', 'flag', 'cross', 'star', 'question', 'exclamation'] as const
export type NoteSymbol = (typeof NOTE_SYMBOLS)[number]

/** Who may read a note: the referee alone, or everybody at the table. */
export const NOTE_READERS = ['referee', 'public'] as const
export type NoteReaders = (typeof NOTE_READERS)[number]

/** So much is read on the table at a glance; what is longer belongs in the log. */
export const LONGEST_NOTE_CHARACTERS = 160

/** What a note or marker says and where it lies; no rule asks for it. */
export type NoteFigures = {
  readonly at: TablePoint
  /** Empty for a bare marker. */
  readonly text: string
  readonly symbol: NoteSymbol
  /** In whose colour it is drawn; null in none. */
  readonly side: Side | null
  readonly readers: NoteReaders
  /** A locked note is neither moved nor taken away. */
  readonly locked: boolean
}

export type Note = NoteFigures & { readonly id: NoteId }

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

/** A personality's roll for command cards (WM-100). */
export type CommandCheck = {
  /** A D20. */
  readonly roll: number
  readonly byHand: boolean
  /** What he rolled against. */
  readonly initiative: number
  readonly passed: boolean
  /** How many cards he may draw, a bonus card included. */
  readonly draws: number
  readonly loses: number
}

/** What a unit may be commanded to do (WM-101); `hold` keeps it from an impetuous advance (WM-102). */
export const COMMAND_KINDS = ['rally', 'hold', 'shoot', 'charge', 'move', 'other'] as const
export type CommandKind = (typeof COMMAND_KINDS)[number]

/** Commands in a row to one unit, and the cards that were played for them (WM-101). */
export type GivenCommands = {
  readonly personality: PersonalityId
  readonly unit: UnitId
  readonly kinds: readonly CommandKind[]
  readonly cards: readonly string[]
  readonly points: number
}

/** A modifier as the referee confirmed or corrected it. */
export type ConfirmedModifier<Code extends string> = { readonly code: Code; readonly value: number }

/** A check of morale (WM-103): the card, what was added to it, and what came of it as the referee enters it. */
export type MoraleCheck = {
  readonly unit: UnitId
  readonly card: RandomizerCard
  readonly byHand: boolean
  readonly grade: number
  readonly modifiers: readonly ConfirmedModifier<MoraleModifier>[]
  readonly total: number
  readonly needed: number | null
  readonly outcome: string | null
}

/** Dice for shooting or melee, one for each stand, and the strikes among them (WM-105). */
export type StrikeRoll = {
  readonly kind: StrikeKind
  readonly unit: UnitId
  readonly target: UnitId
  readonly dice: readonly number[]
  readonly byHand: boolean
  readonly combatValue: number
  readonly modifiers: readonly ConfirmedModifier<StrikeModifier>[]
  readonly halved: boolean
  /** A die at or under it strikes. */
  readonly needed: number
  readonly strikes: number
}

/** What a player turn was like at its end, for the clocks of WM-104. */
export type TurnEnd = {
  /** Between the nearest two enemies that are not hidden; null when one side has none. */
  readonly nearestInches: number | null
  readonly apart: boolean
  readonly combat: boolean
}

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
  readonly commandChecks: Readonly<Record<PersonalityId, CommandCheck>>
  readonly commandsGiven: readonly GivenCommands[]
  readonly moraleChecks: readonly MoraleCheck[]
  readonly strikes: readonly StrikeRoll[]
  /** Whether there was shooting or melee in this player turn (WM-104). */
  readonly combat: { readonly shooting: boolean; readonly melee: boolean }
  /** Where units that moved in this player turn, and in the one before, stood before they did. */
  readonly movedFrom: Readonly<Record<UnitId, Pose>>
  readonly movedBefore: Readonly<Record<UnitId, Pose>>
  /** Where units stood that were revealed in this player turn, and in the one before, when they were (WM-54). */
  readonly revealedAt: Readonly<Record<UnitId, Pose>>
  readonly revealedBefore: Readonly<Record<UnitId, Pose>>
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

/** A unit that was marked as hidden when its side sealed, under the name it had then. */
export type SealedMark = { readonly unit: UnitId; readonly name: string }

/** A side's marks of hidden units under seal; for those who may not know them the number and the marks are null. */
export type Seal = {
  /** SHA-256 of the sealed text, 64 hexadecimal digits; everybody may note it. */
  readonly fingerprint: string
  readonly nonce: string | null
  readonly marks: readonly SealedMark[] | null
  /** Opened by the referee for everybody, as far as its units are no secret any more. */
  readonly isOpen: boolean
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
  /** The picture that came with a terrain map, or null. */
  readonly background: Background | null
  readonly notes: Readonly<Record<NoteId, Note>>
  /** Ids of units, features and camps that stay where they are until they are unlocked. */
  readonly locked: readonly string[]
  /** True when the terrain came from a terrain map and nothing is drawn for. */
  readonly terrainFromMap: boolean
  readonly decks: Readonly<Partial<Record<DeckKey, DeckState>>>
  readonly draws: Readonly<Record<DrawPurpose, readonly InitiativeRound[]>>
  /** Whose domain the battle is fought on (WM-16). */
  readonly territory: Side | null
  readonly terrainDraws: readonly TerrainDraw[]
  readonly firstMover: Side | null
  readonly turn: Turn | null
  /** Command cards that are kept from turn to turn (WM-100). */
  readonly hands: Readonly<Record<PersonalityId, readonly HeldCard[]>>
  /** Player turns in a row that ended so (WM-104). */
  readonly quiet: { readonly turnsApart: number; readonly turnsWithoutCombat: number }
  /** Marks of hidden units that were sealed (WM-54). */
  readonly seals: Readonly<Partial<Record<Side, Seal>>>
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
  /** The picture beneath that map, if it has one. */
  readonly background?: Background
}
