import type { Side } from '../../core/ids'
import type { TraceStep, Violation } from '../../core/trace'
import type { Card } from './cards'
import type { HouseRules } from './house-rules'
import type { Square, SquareKey } from './mat'

export type CardId = string

/** In the place of a card that an audience may not know. */
export const NO_CARD: CardId = ''

export const STAGES = ['set-up', 'challenge', 'battle', 'ended'] as const
export type Stage = (typeof STAGES)[number]

export const PHASES = ['deployment', 'elimination', 'reinforcement'] as const
export type Phase = (typeof PHASES)[number]

/** A card of one of the players, with what is printed on it. */
export type PlayedCard = Card & { readonly side: Side }

/** How a card came to the mat: by which rule it may lie there. */
export const PLACINGS = [
  'challenge',
  'engaging',
  'support',
  'no-enemy',
  'empty-mat',
  'forced',
  'against',
] as const
export type PlacingKind = (typeof PLACINGS)[number]

/** What each player brings: his name and his deck. */
export type PlayerSetup = {
  readonly name: string
  readonly deckName: string
  readonly cards: readonly Card[]
}

/** What a battle starts from. Player 1 is `a`, player 2 is `b`. */
export type Setup = {
  readonly players: Readonly<Record<Side, PlayerSetup>>
  readonly houseRules: HouseRules
}

/** A berserker that has yet to advance, and the squares that those whom it helped to eliminate have left (LW-72). */
export type Advance = { readonly card: CardId; readonly squares: readonly Square[] }

/** A player's turn. */
export type Turn = {
  readonly number: number
  readonly player: Side
  /** An extra turn for the enemy's general (LW-34). */
  readonly extra: boolean
  readonly phase: Phase
  /** Were there enemies on the mat when the turn began (LW-23), and any card at all (LW-24)? */
  readonly enemiesAtStart: boolean
  readonly cardsAtStart: boolean
  readonly placed: readonly { readonly card: CardId; readonly kind: PlacingKind }[]
  /** Was the placement left out? */
  readonly skipped: boolean
  /** Cards that used their movement arrows (LW-50). */
  readonly moved: readonly CardId[]
  /** Ranged cards that have shot, and those whose arrows have borne on an enemy (LW-42). */
  readonly shot: readonly CardId[]
  readonly fought: readonly CardId[]
  /** Cards whose arrow or missile counted against a card that was eliminated (LW-61). */
  readonly killers: readonly CardId[]
  /** A fight that has to be resolved before anything else. */
  readonly fightOpen: boolean
  readonly advances: readonly Advance[]
  /** The card was taken that refills the hand (LW-60). */
  readonly reinforced: boolean
  /** Cards that were shown to the opponent, since no placement was legal, until his turn is over (LW-25). */
  readonly shown: readonly CardId[]
}

/** How a battle ended. */
export type Ending = {
  readonly winner: Side | null
  readonly reason: 'cards' | 'commands' | 'both' | 'empty-hand' | 'referee'
}

/** Something that the referee lets stand, with his reason. */
export type Overrule = { readonly key: string; readonly fingerprint: string; readonly reason: string }

/** A battle as it stands. */
export type State = {
  readonly stage: Stage
  readonly names: Readonly<Record<Side, string>>
  readonly deckNames: Readonly<Record<Side, string>>
  readonly houseRules: HouseRules
  /** Every card that may be known, by id. */
  readonly cards: Readonly<Record<CardId, PlayedCard>>
  /** What is left of each deck: a set, since nothing is shuffled ahead; in order of id. */
  readonly decks: Readonly<Record<Side, readonly CardId[]>>
  readonly hands: Readonly<Record<Side, readonly CardId[]>>
  /** Cards that an audience may not know are only counted; the referee sees none of these. */
  readonly unseen: Readonly<Record<Side, { readonly hand: number; readonly deck: number }>>
  readonly mat: Readonly<Record<SquareKey, CardId>>
  /** Each side's eliminated cards, in the order in which they fell; they lie in the opponent's pile (LW-33). */
  readonly lost: Readonly<Record<Side, readonly CardId[]>>
  /** Null before the first turn. */
  readonly turn: Turn | null
  /** Extra turns to come, the next one first (LW-34). */
  readonly extraTurns: readonly Side[]
  /** Whose ordinary turn it was last. */
  readonly ordinary: Side | null
  /** Steps of the last fight, for the panel. */
  readonly lastFight: readonly TraceStep[]
  /** What was done against a rule, the last time where it was done more than once. */
  readonly acts: readonly Violation[]
  readonly overrules: readonly Overrule[]
  readonly ending: Ending | null
}

/** How many cards a side holds, known or not. */
export function handCount(state: Pick<State, 'hands' | 'unseen'>, side: Side): number {
  return state.hands[side].length + state.unseen[side].hand
}

/** How many cards are left in a side's deck, known or not. */
export function deckCount(state: Pick<State, 'decks' | 'unseen'>, side: Side): number {
  return state.decks[side].length + state.unseen[side].deck
}

/** LW-11: the general and five more. */
export const HAND_SIZE = 6
