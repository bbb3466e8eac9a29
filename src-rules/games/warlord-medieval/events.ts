import type { Pose, TablePoint } from '../../core/geometry'
import type { Side } from '../../core/ids'
import type { TraceStep, Violation } from '../../core/trace'
import type { Manner } from './commands'
import type { RandomizerCard } from './deck'
import type { HouseRules, TerrainKind } from './house-rules'
import type {
  Charge,
  ChargeId,
  ChargeOutcome,
  CommandCheck,
  Condition,
  DeckKey,
  DrawPurpose,
  Feature,
  FeatureFigures,
  FeatureId,
  FeatureShape,
  GivenCommands,
  MoraleCheck,
  Note,
  NoteFigures,
  Order,
  Overrule,
  PersonalityId,
  Phase,
  RecordKind,
  Removal,
  Seal,
  Stage,
  StrikeRoll,
  TurnEnd,
  UnitCorrections,
  UnitId,
} from './model'

/** A card taken from a deck, with what was left in the deck before it (WM-14). */
export type Drawn = {
  readonly card: RandomizerCard
  readonly deck: DeckKey
  /** Ids of the cards that could have been drawn; after a reshuffle, of the reshuffled deck. */
  readonly leftBefore: readonly string[]
  readonly reshuffled: boolean
}

/** What happened. Everything that chance gave stands in the event, so that replay needs no dice. */
export type EventBody =
  | { readonly type: 'points-agreed'; readonly from: number; readonly to: number }
  | { readonly type: 'house-rules-changed'; readonly houseRules: Partial<HouseRules> }
  | {
      readonly type: 'stage-entered'
      readonly from: Stage
      readonly stage: Stage
      readonly open: readonly string[]
    }
  | {
      readonly type: 'initiative-drawn'
      readonly purpose: DrawPurpose
      readonly side: Side
      readonly drawn: Drawn
    }
  | {
      readonly type: 'initiative-entered'
      readonly purpose: DrawPurpose
      readonly side: Side
      readonly card: RandomizerCard
    }
  | { readonly type: 'territory-chosen'; readonly side: Side }
  | {
      readonly type: 'terrain-drawn'
      readonly side: Side
      readonly drawn: Drawn
      readonly kind: TerrainKind | 'choice'
    }
  | {
      readonly type: 'terrain-entered'
      readonly side: Side
      readonly card: RandomizerCard
      readonly kind: TerrainKind | 'choice'
    }
  | { readonly type: 'feature-placed'; readonly feature: Feature }
  | {
      readonly type: 'feature-changed'
      readonly feature: FeatureId
      readonly changes: Partial<FeatureFigures>
    }
  | { readonly type: 'feature-removed'; readonly feature: FeatureId }
  | {
      readonly type: 'feature-split'
      readonly feature: FeatureId
      readonly shape: FeatureShape
      readonly cutOff: Feature
    }
  /** `other` is gone, and `feature` has the outline of both. */
  | {
      readonly type: 'features-joined'
      readonly feature: FeatureId
      readonly other: FeatureId
      readonly shape: FeatureShape
    }
  | { readonly type: 'pieces-locked'; readonly pieces: readonly string[]; readonly locked: boolean }
  | { readonly type: 'note-added'; readonly note: Note }
  /** The note as it was before, so that the log can tell what became of it. */
  | {
      readonly type: 'note-changed'
      readonly note: Note
      readonly changes: Partial<Omit<NoteFigures, 'at'>>
    }
  | { readonly type: 'note-moved'; readonly note: Note; readonly to: TablePoint }
  | { readonly type: 'note-removed'; readonly note: Note }
  | { readonly type: 'camp-moved'; readonly side: Side; readonly from: Pose | null; readonly to: Pose | null }
  | {
      readonly type: 'units-moved'
      readonly manner: Manner
      readonly moves: readonly {
        readonly unit: UnitId
        readonly from: Pose | null
        readonly to: Pose | null
      }[]
    }
  | {
      readonly type: 'units-assigned'
      readonly units: readonly UnitId[]
      readonly line: PersonalityId | null
    }
  | { readonly type: 'banner-unit-named'; readonly personality: PersonalityId; readonly unit: UnitId | null }
  | { readonly type: 'banner-unit-left'; readonly personality: PersonalityId; readonly away: boolean }
  | { readonly type: 'units-hidden'; readonly units: readonly UnitId[]; readonly hidden: boolean }
  | { readonly type: 'hidden-sealed'; readonly side: Side; readonly seal: Seal }
  | { readonly type: 'seal-opened'; readonly side: Side }
  | { readonly type: 'order-set'; readonly units: readonly UnitId[]; readonly order: Order }
  | { readonly type: 'engaged-set'; readonly units: readonly UnitId[]; readonly engaged: boolean }
  | { readonly type: 'units-removed'; readonly units: readonly UnitId[]; readonly removal: Removal | null }
  | { readonly type: 'stands-lost'; readonly unit: UnitId; readonly standsLost: number }
  | { readonly type: 'unit-corrected'; readonly unit: UnitId; readonly changes: Partial<UnitCorrections> }
  | { readonly type: 'first-mover-chosen'; readonly side: Side }
  | {
      readonly type: 'phase-entered'
      readonly round: number
      readonly player: Side
      readonly phase: Phase
      /** Units that might have reacted and did not when the phase before was left (WM-85). */
      readonly unresolved: readonly UnitId[]
      /** How the player turn before ended; null within one. */
      readonly turnEnded: TurnEnd | null
    }
  | { readonly type: 'command-cards-gained'; readonly personality: PersonalityId; readonly cards: number }
  | {
      readonly type: 'command-cards-spent'
      readonly personality: PersonalityId
      readonly cards: number
      readonly units: readonly UnitId[]
      readonly order: string
    }
  /** WM-100. `kept` says whether he has a hand that the cards go to and come from, or only a number of cards. */
  | {
      readonly type: 'command-rolled'
      readonly personality: PersonalityId
      readonly check: CommandCheck
      readonly kept: boolean
      readonly drawn: readonly Drawn[]
      readonly entered: readonly RandomizerCard[]
      readonly lost: readonly string[]
      readonly trace: readonly TraceStep[]
    }
  /** `overLimit`: at the end of his turn, since he may not keep them (WM-100). */
  | {
      readonly type: 'command-cards-discarded'
      readonly personality: PersonalityId
      readonly cards: readonly string[]
      readonly overLimit: boolean
    }
  | { readonly type: 'commands-given'; readonly given: GivenCommands }
  | {
      readonly type: 'personality-wounded'
      readonly personality: PersonalityId
      readonly condition: Condition
    }
  | { readonly type: 'uncontrolled-marked'; readonly personality: PersonalityId; readonly marks: number }
  | {
      readonly type: 'morale-checked'
      readonly check: MoraleCheck
      readonly drawn: Drawn | null
      readonly trace: readonly TraceStep[]
    }
  | { readonly type: 'morale-recorded'; readonly unit: UnitId; readonly outcome: string }
  | {
      readonly type: 'strikes-rolled'
      readonly roll: StrikeRoll
      readonly trace: readonly TraceStep[]
    }
  | { readonly type: 'may-react-marked'; readonly units: readonly UnitId[]; readonly mayReact: boolean }
  | { readonly type: 'reaction-recorded'; readonly unit: UnitId; readonly reaction: string }
  | { readonly type: 'charge-declared'; readonly charge: Charge }
  | { readonly type: 'charge-reaction-recorded'; readonly charge: ChargeId; readonly reaction: string }
  | { readonly type: 'charge-ended'; readonly charge: ChargeId; readonly outcome: ChargeOutcome }
  | {
      readonly type: 'recorded'
      readonly kind: RecordKind
      readonly units: readonly UnitId[]
      readonly text: string
    }
  | { readonly type: 'overruled'; readonly overrule: Overrule; readonly found: Violation }
  | { readonly type: 'overrule-withdrawn'; readonly key: string }
  | { readonly type: 'battle-ended'; readonly winner: Side | 'draw' | null; readonly reason: string }

/** An event, with what a rule says against the act itself; such troubles stay listed until they are overruled. */
export type Event = EventBody & { readonly against?: readonly Violation[] }
export type EventType = EventBody['type']
