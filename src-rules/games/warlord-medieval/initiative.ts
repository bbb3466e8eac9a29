import { opponentOf, SIDES, type Side } from '../../core/ids'
import type { TraceStep } from '../../core/trace'
import { isOpen } from './decks'
import type { DrawPurpose, InitiativeRound, State } from './model'
import { findWarlord } from './pieces'

/** How a draw came out. Totals are null for a side that has no card yet. */
export type RoundOutcome = {
  readonly kind: 'open' | 'tie' | 'won'
  readonly winner: Side | null
  readonly totals: Readonly<Record<Side, number | null>>
  /** Whether a Joker decided it, or two made it a tie. */
  readonly joker: boolean
  readonly trace: readonly TraceStep[]
}

/** A personality's initiative (WM-10): SR + 10, but 16 for SR 6 and 7, and 17 from SR 8 on. */
export function initiativeOf(socialRank: number): number {
  if (socialRank >= 8) return 17
  return socialRank >= 6 ? 16 : socialRank + 10
}

/** What a side adds to its card: its Warlord's initiative, or 0 when the army has no Warlord, which WM-1 reports. */
export function sideInitiative(state: Pick<State, 'personalities'>, side: Side): number {
  const warlord = findWarlord(state, side)
  return warlord === null ? 0 : initiativeOf(warlord.socialRank)
}

/** What came of a draw (WM-11…13), with the sums it came from. */
export function roundOutcome(state: Pick<State, 'personalities'>, round: InitiativeRound): RoundOutcome {
  const trace: TraceStep[] = []
  const totalOf = (side: Side): number | null => {
    const drawn = round[side]
    if (drawn === null) return null
    const initiative = sideInitiative(state, side)
    const total = drawn.card.value + initiative
    const pieces = [findWarlord(state, side)?.id ?? side]
    trace.push({ rule: 'WM-10', code: 'initiative/rating', pieces, figures: { side, initiative } })
    trace.push({
      rule: 'WM-11',
      code: 'initiative/total',
      pieces,
      figures: { side, card: drawn.card.id, value: drawn.card.value, initiative, total },
    })
    return total
  }
  const totals = { a: totalOf('a'), b: totalOf('b') }
  if (round.a === null || round.b === null) return { kind: 'open', winner: null, totals, joker: false, trace }
  const jokers = SIDES.filter((side) => round[side]?.card.joker)
  const joker = jokers.length > 0
  const winner = jokers.length === 1 ? (jokers[0] ?? null) : joker ? null : higher(totals)
  trace.push(
    winner === null
      ? { rule: 'WM-13', code: joker ? 'initiative/two-jokers' : 'initiative/tie', pieces: [], figures: {} }
      : {
          rule: joker ? 'WM-12' : 'WM-11',
          code: joker ? 'initiative/joker' : 'initiative/higher',
          pieces: [],
          figures: { side: winner },
        },
  )
  return { kind: winner === null ? 'tie' : 'won', winner, totals, joker, trace }
}

/** The side that won a draw for initiative, or null while it is undecided. */
export function initiativeWinner(
  state: Pick<State, 'personalities' | 'draws'>,
  purpose: DrawPurpose,
): Side | null {
  const last = state.draws[purpose].at(-1)
  return last === undefined ? null : roundOutcome(state, last).winner
}

/** The winner of the campaign initiative (WM-15), or null while it is undecided. */
export function attackerOf(state: Pick<State, 'personalities' | 'draws'>): Side | null {
  return initiativeWinner(state, 'campaign')
}

/** The loser of the campaign initiative (WM-15), who places first, or null while it is undecided. */
export function defenderOf(state: Pick<State, 'personalities' | 'draws'>): Side | null {
  const attacker = attackerOf(state)
  return attacker === null ? null : opponentOf(attacker)
}

/** The sides that have still to draw in the round under way; both when a new round is due, none when it is decided. */
export function sidesToDraw(
  state: Pick<State, 'personalities' | 'draws'>,
  purpose: DrawPurpose,
): readonly Side[] {
  const last = state.draws[purpose].at(-1)
  if (isOpen(last)) return SIDES.filter((side) => last[side] === null)
  return initiativeWinner(state, purpose) === null ? SIDES : []
}

function higher(totals: Readonly<Record<Side, number | null>>): Side | null {
  const { a, b } = totals
  if (a === null || b === null || a === b) return null
  return a > b ? 'a' : 'b'
}
