import type { Side } from '../../core/ids'
import type { Direction } from './cards'
import type { Shot } from './fight'
import type { HouseRules } from './house-rules'
import type { Square } from './mat'
import type { CardId } from './model'

/** Where a card is put by a correction. */
export type CorrectedPlace =
  | { readonly kind: 'hand' | 'deck' | 'lost' }
  | { readonly kind: 'mat'; readonly square: Square }

/** What players and referee ask for. */
export type Command =
  /** LW-73: before the cards are dealt. */
  | { readonly type: 'change-house-rules'; readonly houseRules: Partial<HouseRules> }
  /** LW-11: each side takes its general and five cards. */
  | { readonly type: 'deal' }
  /** LW-13: the side that is due lays its card on its start square and draws. */
  | { readonly type: 'challenge'; readonly card: CardId }
  | { readonly type: 'place-card'; readonly card: CardId; readonly square: Square }
  /** LW-25, LW-62: no card is placed this turn. */
  | { readonly type: 'skip-placement' }
  /** LW-50. */
  | { readonly type: 'move-card'; readonly card: CardId; readonly direction: Direction }
  /** LW-30: fights out the mat with these shots (LW-40). */
  | { readonly type: 'fight'; readonly shots: readonly Shot[] }
  /** LW-72. */
  | { readonly type: 'advance'; readonly card: CardId; readonly square: Square }
  /** LW-60: the top card of the deck, by chance; or the card that was drawn by hand at the table. */
  | { readonly type: 'draw-card'; readonly card: CardId | null }
  | { readonly type: 'recall-card'; readonly card: CardId }
  | { readonly type: 'end-turn' }
  /** LW-34: an extra turn need not be taken. */
  | { readonly type: 'decline-turn' }
  /** Puts a card where it really is, when table and program differ. */
  | { readonly type: 'correct-card'; readonly card: CardId; readonly to: CorrectedPlace }
  | { readonly type: 'overrule'; readonly key: string; readonly reason: string }
  | { readonly type: 'withdraw-overrule'; readonly key: string }
  | { readonly type: 'note'; readonly text: string }
  | { readonly type: 'end-battle'; readonly winner: Side | null }

export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>
