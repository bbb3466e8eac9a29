import type { Side } from '../../core/ids'
import type { Violation } from '../../core/trace'
import type { CorrectedPlace } from './commands'
import type { FightReport, Shot } from './fight'
import type { HouseRules } from './house-rules'
import type { Square } from './mat'
import type { CardId, Ending, Overrule, PlacingKind } from './model'

/** What a fight came to, as it is stored: a later rule does not change it. */
export type FightResult = Pick<FightReport, 'eliminated' | 'killers' | 'fought' | 'advances' | 'steps'>

export type DrawPurpose = 'deal' | 'challenge' | 'reinforcement'

/** What happened. Everything that chance gave stands in the event, so that replay needs none. */
export type EventBody =
  | { readonly type: 'house-rules-changed'; readonly houseRules: Partial<HouseRules> }
  /** LW-11: the general is taken, not drawn. */
  | { readonly type: 'general-taken'; readonly side: Side; readonly card: CardId }
  | {
      readonly type: 'card-drawn'
      readonly side: Side
      readonly card: CardId
      readonly purpose: DrawPurpose
      /** How many cards could have been drawn. */
      readonly leftBefore: number
      readonly byHand: boolean
    }
  | { readonly type: 'challenge-begun' }
  | {
      readonly type: 'card-placed'
      readonly card: CardId
      readonly square: Square
      readonly kind: PlacingKind
      /** Does a fight follow (LW-13)? */
      readonly fights: boolean
    }
  /** LW-25: a forced placement shows the hand to the opponent. */
  | { readonly type: 'hand-shown'; readonly side: Side; readonly cards: readonly CardId[] }
  /** Units still fight and shoot in a turn in which none was placed, if `fights` (LW-40). */
  | { readonly type: 'placement-skipped'; readonly side: Side; readonly fights: boolean }
  | {
      readonly type: 'card-moved'
      readonly card: CardId
      readonly from: Square
      readonly to: Square
      readonly fights: boolean
    }
  | {
      readonly type: 'fight-resolved'
      readonly shots: readonly Shot[]
      readonly result: FightResult
      /** Extra turns that it earns (LW-34). */
      readonly extraTurns: readonly Side[]
    }
  | { readonly type: 'card-advanced'; readonly card: CardId; readonly from: Square; readonly to: Square }
  | { readonly type: 'card-recalled'; readonly card: CardId; readonly from: Square }
  | {
      readonly type: 'turn-begun'
      readonly player: Side
      readonly number: number
      readonly extra: boolean
      /** Is what already lies there fought out before anything else (LW-13)? */
      readonly fights: boolean
    }
  | { readonly type: 'turn-ended'; readonly player: Side }
  | { readonly type: 'turn-declined'; readonly player: Side }
  | { readonly type: 'card-corrected'; readonly card: CardId; readonly to: CorrectedPlace }
  | { readonly type: 'overruled'; readonly overrule: Overrule; readonly found: Violation }
  | { readonly type: 'overrule-withdrawn'; readonly key: string }
  | { readonly type: 'noted'; readonly text: string }
  | { readonly type: 'battle-ended'; readonly ending: Ending }

/** What happened, with what a rule says against it. */
export type Event = EventBody & { readonly against: readonly Violation[] }

export type EventType = Event['type']
