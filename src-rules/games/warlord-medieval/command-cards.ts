import type { TraceStep } from '../../core/trace'
import type { RandomizerCard } from './deck'
import { initiativeOf } from './initiative'
import type { CommandCards, CommandCheck, HeldCard, Personality, State, Turn } from './model'
import { runningTurn } from './turn'

const NO_CARDS: CommandCards = { gained: 0, spent: 0 }
const LOSS_STEP = 5
const COURT = ['jack', 'queen', 'king']

/** A roll for command cards with the sums it came from. */
export type ExplainedCheck = { readonly check: CommandCheck; readonly trace: readonly TraceStep[] }

/** Are command cards drawn by the program, held in a hand and kept from turn to turn (WM-100)? */
export function keepsHands(state: Pick<State, 'houseRules'>): boolean {
  return state.houseRules.wider.command.cards === 'rolled'
}

/** The cards that a personality holds, in the order in which he drew them. */
export function handOf(state: Pick<State, 'hands'>, personality: string): readonly HeldCard[] {
  return Object.hasOwn(state.hands, personality) ? (state.hands[personality] ?? []) : []
}

/** A personality's command cards in this player turn. */
export function cardsOf(turn: Turn, personality: string): CommandCards {
  return Object.hasOwn(turn.commandCards, personality)
    ? (turn.commandCards[personality] ?? NO_CARDS)
    : NO_CARDS
}

/** How many cards a personality draws, and may keep from turn to turn (WM-100). */
export function handLimit(state: Pick<State, 'houseRules'>, { rank }: Pick<Personality, 'rank'>): number {
  const { warlordCards, leaderCards } = state.houseRules.wider.command
  return rank === 'warlord' ? warlordCards : leaderCards
}

/** What a personality rolls against: his initiative, less for a wound and for uncontrolled actions (WM-10, WM-100). */
export function commandInitiative(
  state: Pick<State, 'houseRules'>,
  { socialRank, condition, uncontrolled }: Pick<Personality, 'socialRank' | 'condition' | 'uncontrolled'>,
): number {
  const { woundedPenalty, uncontrolledPenalty } = state.houseRules.wider.command
  const wound = condition === 'wounded' ? woundedPenalty : 0
  return initiativeOf(socialRank) - wound - uncontrolled * uncontrolledPenalty
}

/** What comes of a D20 that a personality rolled for command cards (WM-100). */
export function checkCommand(
  state: Pick<State, 'houseRules' | 'hands' | 'stage' | 'turn'>,
  personality: Personality,
  roll: number,
  byHand: boolean,
): ExplainedCheck {
  const { lossStep } = state.houseRules.wider.command
  const initiative = commandInitiative(state, personality)
  const limit = handLimit(state, personality)
  const held = cardsLeft(state, personality.id)
  const passed = roll !== 20 && roll <= initiative
  const over = passed ? 0 : Math.max(0, roll - initiative)
  const steps = over / LOSS_STEP
  const further = lossStep === 'full' ? Math.floor(steps) : Math.ceil(steps)
  const bonus = passed && roll === 1 ? 1 : 0
  const draws = passed ? Math.max(0, limit - held) + bonus : 0
  const loses = passed ? 0 : Math.min(held, 1 + further)
  const step = (code: string, figures: TraceStep['figures']): TraceStep => ({
    rule: 'WM-100',
    code,
    pieces: [personality.id],
    figures,
  })
  const { socialRank, condition, uncontrolled } = personality
  const trace = [
    step('command/initiative', {
      base: initiativeOf(socialRank),
      condition,
      uncontrolled,
      initiative,
    }),
    passed
      ? step('command/passed', { roll, initiative, held, limit, draws, bonus })
      : step('command/failed', { roll, initiative, over, held, due: 1 + further, loses, lossStep }),
  ]
  return { check: { roll, byHand, initiative, passed, draws, loses }, trace }
}

/** What a card gives to command with (WM-101): an ace 3, a court card 2, others 1; 1 each where the switch is off. */
export function commandPoints(state: Pick<State, 'houseRules'>, { rank }: RandomizerCard): number {
  const { on, ace, court, other } = state.houseRules.wider.cardPoints
  if (!on) return 1
  if (rank === 'ace') return ace
  return COURT.includes(rank) ? court : other
}

/** The cards of a hand that its owner misses least: those worth the fewest points, of equals those drawn first. */
export function leastCards(
  state: Pick<State, 'houseRules'>,
  hand: readonly HeldCard[],
  count: number,
): readonly string[] {
  const points = ({ card }: HeldCard) => commandPoints(state, card)
  return hand
    .toSorted((one, other) => points(one) - points(other))
    .slice(0, Math.max(0, count))
    .map(({ card }) => card.id)
}

/** A hand without some of its cards, each id taken once; null when one of them is not in it. */
export function handWithout(hand: readonly HeldCard[], cards: readonly string[]): readonly HeldCard[] | null {
  const left = [...hand]
  for (const id of cards) {
    const at = left.findIndex(({ card }) => card.id === id)
    if (at === -1) return null
    left.splice(at, 1)
  }
  return left
}

/** How many command cards a personality has to spend: those in his hand, or what was entered as gained in this turn. */
export function cardsLeft(
  state: Pick<State, 'houseRules' | 'hands' | 'stage' | 'turn'>,
  personality: string,
): number {
  if (keepsHands(state)) return handOf(state, personality).length
  const turn = runningTurn(state)
  if (turn === null) return 0
  const { gained, spent } = cardsOf(turn, personality)
  return Math.max(0, gained - spent)
}
