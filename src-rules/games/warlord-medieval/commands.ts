import type { Pose } from '../../core/geometry'
import type { Side } from '../../core/ids'
import type { HouseRules } from './house-rules'
import type {
  ChargeId,
  ChargeOutcome,
  DrawPurpose,
  FeatureFigures,
  FeatureId,
  Order,
  PersonalityId,
  RecordKind,
  Removal,
  Stage,
  UnitFigures,
  UnitId,
} from './model'

/** How a unit came to where it stands; the log words it accordingly. */
export const MANNERS = ['place', 'move', 'turn', 'wheel', 'about-face', 'nudge', 'return'] as const
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
  | { readonly type: 'move-camp'; readonly side: Side; readonly pose: Pose | null }
  /** Puts units on the table, moves them, or takes them off again (pose null). */
  | {
      readonly type: 'move-units'
      readonly manner: Manner
      readonly moves: readonly { readonly unit: UnitId; readonly pose: Pose | null }[]
    }
  | {
      readonly type: 'assign-to-line'
      readonly units: readonly UnitId[]
      readonly line: PersonalityId | null
    }
  | { readonly type: 'name-banner-unit'; readonly personality: PersonalityId; readonly unit: UnitId | null }
  | { readonly type: 'leave-banner-unit'; readonly personality: PersonalityId; readonly away: boolean }
  | { readonly type: 'hide-units'; readonly units: readonly UnitId[]; readonly hidden: boolean }
  | { readonly type: 'set-order'; readonly units: readonly UnitId[]; readonly order: Order }
  | { readonly type: 'set-engaged'; readonly units: readonly UnitId[]; readonly engaged: boolean }
  | { readonly type: 'remove-units'; readonly units: readonly UnitId[]; readonly removal: Removal | null }
  | { readonly type: 'lose-stands'; readonly unit: UnitId; readonly standsLost: number }
  | { readonly type: 'correct-unit'; readonly unit: UnitId; readonly changes: Partial<UnitFigures> }
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
  | { readonly type: 'overrule'; readonly key: string; readonly reason: string }
  | { readonly type: 'withdraw-overrule'; readonly key: string }
  | { readonly type: 'end-battle'; readonly winner: Side | 'draw' | null; readonly reason: string }

export type CommandType = Command['type']

/** The command of a type. */
export type CommandOf<Type extends CommandType> = Extract<Command, { readonly type: Type }>
