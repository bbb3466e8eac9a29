import type { Pose, TablePoint } from '../../core/geometry'
import type { Side } from '../../core/ids'
import type { HouseRules } from './house-rules'
import type {
  ChargeId,
  ChargeOutcome,
  CommandKind,
  Condition,
  ConfirmedModifier,
  DrawPurpose,
  FeatureFigures,
  FeatureId,
  FeatureShape,
  NoteFigures,
  NoteId,
  Order,
  PersonalityId,
  RecordKind,
  Removal,
  Stage,
  UnitCorrections,
  UnitId,
} from './model'
import type { MoraleModifier, StrikeKind, StrikeModifier } from './wider-rules'

/**
 * How a unit came to where it stands; the log words it accordingly. `step`: by a key or a typed length; `nudge`: the
 * referee puts right where its base stands, by a typed place, which is no move of the game; `sketch`: tried out
 * beforehand; `copy`: as in another battle; `mirror`: left and right exchanged.
 */
export const MANNERS = [
  'place',
  'move',
  'turn',
  'wheel',
  'about-face',
  'step',
  'nudge',
  'return',
  'sketch',
  'copy',
  'mirror',
] as const
export type Manner = (typeof MANNERS)[number]

/** What a referee or player asks for. Everything that one gesture does is one command and one undo step. */
export type Command =
  | { readonly type: 'agree-points'; readonly points: number }
  | { readonly type: 'change-house-rules'; readonly houseRules: Partial<HouseRules> }
  /** WM-91. With troubles still open it is refused (`stage/unsettled`) unless `confirmed`. */
  | { readonly type: 'enter-stage'; readonly stage: Stage; readonly confirmed: boolean }
  /** WM-11, WM-60: draws for each side named, at this moment. */
  | { readonly type: 'draw-initiative'; readonly purpose: DrawPurpose; readonly sides: readonly Side[] }
  /** WM-14: a card drawn by hand at the table. */
  | {
      readonly type: 'enter-initiative-card'
      readonly purpose: DrawPurpose
      readonly side: Side
      readonly card: string
    }
  | { readonly type: 'choose-territory'; readonly side: Side }
  | { readonly type: 'draw-terrain'; readonly side: Side }
  | { readonly type: 'enter-terrain-card'; readonly side: Side; readonly card: string }
  /** `placedBy` null: the referee's own, outside the count. */
  | { readonly type: 'place-feature'; readonly placedBy: Side | null; readonly feature: FeatureFigures }
  | {
      readonly type: 'change-feature'
      readonly feature: FeatureId
      readonly changes: Partial<FeatureFigures>
    }
  | { readonly type: 'remove-feature'; readonly feature: FeatureId }
  /** Cuts a feature in two: it keeps the first part, the other becomes a feature of no side. */
  | {
      readonly type: 'split-feature'
      readonly feature: FeatureId
      readonly parts: readonly [FeatureShape, FeatureShape]
      /** How the part that is cut off is called. */
      readonly name: string
    }
  /** Makes one feature of two, with the outline round both; one that a side placed stays that side's. */
  | {
      readonly type: 'join-features'
      readonly features: readonly [FeatureId, FeatureId]
      readonly shape: FeatureShape
    }
  /** Locks units, features and camps where they stand: what moves or takes them off is refused (`piece/locked`). */
  | { readonly type: 'lock-pieces'; readonly pieces: readonly string[]; readonly locked: boolean }
  | { readonly type: 'add-note'; readonly note: NoteFigures }
  /** Changes what a note says, is drawn as, or who reads it, and locks or frees it. */
  | {
      readonly type: 'change-note'
      readonly note: NoteId
      readonly changes: Partial<Omit<NoteFigures, 'at'>>
    }
  /** Refused (`note/locked`) while the note is locked, as is taking it away. */
  | { readonly type: 'move-note'; readonly note: NoteId; readonly at: TablePoint }
  | { readonly type: 'remove-note'; readonly note: NoteId }
  | { readonly type: 'move-camp'; readonly side: Side; readonly pose: Pose | null }
  /** Puts units on the table, moves them, or takes them off again (pose null); with a line, they join that, too. */
  | {
      readonly type: 'move-units'
      readonly manner: Manner
      readonly moves: readonly {
        readonly unit: UnitId
        readonly pose: Pose | null
        readonly line?: PersonalityId | undefined
      }[]
    }
  | {
      readonly type: 'assign-to-line'
      readonly units: readonly UnitId[]
      readonly line: PersonalityId | null
    }
  | { readonly type: 'name-banner-unit'; readonly personality: PersonalityId; readonly unit: UnitId | null }
  | { readonly type: 'leave-banner-unit'; readonly personality: PersonalityId; readonly away: boolean }
  | { readonly type: 'hide-units'; readonly units: readonly UnitId[]; readonly hidden: boolean }
  /** Puts a side's marks of hidden units under seal: from then on nobody can say that they were others. */
  | { readonly type: 'seal-hidden'; readonly side: Side }
  /** Lets everybody see what a side had sealed, as far as its units are no secret any more. */
  | { readonly type: 'open-seal'; readonly side: Side }
  | { readonly type: 'set-order'; readonly units: readonly UnitId[]; readonly order: Order }
  | { readonly type: 'set-engaged'; readonly units: readonly UnitId[]; readonly engaged: boolean }
  | { readonly type: 'remove-units'; readonly units: readonly UnitId[]; readonly removal: Removal | null }
  | { readonly type: 'lose-stands'; readonly unit: UnitId; readonly standsLost: number }
  | { readonly type: 'correct-unit'; readonly unit: UnitId; readonly changes: Partial<UnitCorrections> }
  | { readonly type: 'choose-first-mover'; readonly side: Side }
  /** WM-83; refused (`turn/reactions-open`) while reactions are open unless `confirmed` (WM-85). */
  | { readonly type: 'end-phase'; readonly confirmed: boolean }
  | { readonly type: 'gain-command-cards'; readonly personality: PersonalityId; readonly cards: number }
  | {
      readonly type: 'spend-command-cards'
      readonly personality: PersonalityId
      readonly cards: number
      readonly units: readonly UnitId[]
      readonly order: string
    }
  /** WM-100: rolls a D20 for command cards, and draws or takes away cards where they are kept. */
  | { readonly type: 'roll-command'; readonly personality: PersonalityId }
  /** WM-100: the same with a die rolled, and cards drawn, by hand at the table. */
  | {
      readonly type: 'enter-command-roll'
      readonly personality: PersonalityId
      readonly roll: number
      readonly cards: readonly string[]
    }
  | {
      readonly type: 'discard-command-cards'
      readonly personality: PersonalityId
      readonly cards: readonly string[]
    }
  /** WM-101: plays cards for one unit; of the hand where cards are kept, else any card of the deck. */
  | {
      readonly type: 'give-commands'
      readonly personality: PersonalityId
      readonly unit: UnitId
      readonly kinds: readonly CommandKind[]
      readonly cards: readonly string[]
    }
  | {
      readonly type: 'wound-personality'
      readonly personality: PersonalityId
      readonly condition: Condition
    }
  /** WM-100: how many uncontrolled actions are now marked against him. */
  | { readonly type: 'mark-uncontrolled'; readonly personality: PersonalityId; readonly marks: number }
  /** WM-103: adds a card, drawn (null) or entered, to the grade and the modifiers as the referee has them. */
  | {
      readonly type: 'check-morale'
      readonly unit: UnitId
      readonly card: string | null
      readonly modifiers: readonly ConfirmedModifier<MoraleModifier>[]
    }
  /** WM-103: what came of a unit's last check of morale. */
  | { readonly type: 'record-morale'; readonly unit: UnitId; readonly outcome: string }
  /** WM-105: rolls so many dice, or takes those rolled by hand, and counts the strikes. */
  | {
      readonly type: 'roll-strikes'
      readonly kind: StrikeKind
      readonly unit: UnitId
      readonly target: UnitId
      readonly dice: number | readonly number[]
      readonly modifiers: readonly ConfirmedModifier<StrikeModifier>[]
      readonly halved: boolean
    }
  | { readonly type: 'mark-may-react'; readonly units: readonly UnitId[]; readonly mayReact: boolean }
  | { readonly type: 'record-reaction'; readonly unit: UnitId; readonly reaction: string }
  | {
      readonly type: 'declare-charge'
      readonly charger: UnitId
      readonly target: UnitId
      readonly outsideShootingRange: boolean
    }
  | { readonly type: 'record-charge-reaction'; readonly charge: ChargeId; readonly reaction: string }
  | { readonly type: 'end-charge'; readonly charge: ChargeId; readonly outcome: ChargeOutcome }
  | {
      readonly type: 'record'
      readonly kind: RecordKind
      readonly units: readonly UnitId[]
      readonly text: string
    }
  /** WM-90: lets a trouble stand as it is measured now. */
  | {
      readonly type: 'overrule'
      readonly key: string
      /** Further troubles that stand for the same reason, by their keys. */
      readonly also?: readonly string[] | undefined
      readonly reason: string
    }
  | { readonly type: 'withdraw-overrule'; readonly key: string }
  | { readonly type: 'end-battle'; readonly winner: Side | 'draw' | null; readonly reason: string }

export type CommandType = Command['type']

/** The command of a type. */
export type CommandOf<Type extends CommandType> = Extract<Command, { readonly type: Type }>
