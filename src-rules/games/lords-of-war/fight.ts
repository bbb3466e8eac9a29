import type { Side } from '../../core/ids'
import type { TraceStep } from '../../core/trace'
import type { Square } from './mat'
import type { Advance, CardId, State } from './model'
import { enemiesStruckFrom, type Lying, lyingCards, strikesAt } from './positions'

/** A ranged card's missile, aimed at one enemy. */
export type Shot = { readonly card: CardId; readonly target: CardId }

/** A card's arrow or missile that counts against another. */
export type Blow = { readonly by: CardId; readonly value: number; readonly missile: boolean }

/** All that strikes one card in a fight, and whether it falls (LW-30). */
export type Threat = {
  readonly card: CardId
  readonly square: Square
  readonly blows: readonly Blow[]
  readonly sum: number
  readonly defence: number
  readonly falls: boolean
}

/** What a fight of the whole mat comes to; nothing is removed before all is determined (LW-31). */
export type FightReport = {
  readonly threats: readonly Threat[]
  readonly eliminated: readonly CardId[]
  /** Cards of either side whose blow counted against an eliminated card (LW-61). */
  readonly killers: readonly CardId[]
  /** The active side's ranged cards whose arrows bore on an enemy: they have fought (LW-42). */
  readonly fought: readonly CardId[]
  /** Berserkers that struck down an enemy and still lie there, with the squares that were left (LW-72). */
  readonly advances: readonly Advance[]
  readonly steps: readonly TraceStep[]
}

/** What a fight needs to know. */
export type FightState = Pick<State, 'mat' | 'cards' | 'turn' | 'houseRules'>

/** Fights out the whole mat with these shots (LW-30 to LW-33, LW-42). */
export function fightOut(state: FightState, shots: readonly Shot[]): FightReport {
  const lying = lyingCards(state)
  const threats = threatsOn(state, lying, shots)
  const fallen = threats.filter((threat) => threat.falls)
  const eliminated = fallen.map((threat) => threat.card)
  const gone = new Set(eliminated)
  const killers = [...new Set(fallen.flatMap((threat) => threat.blows.map((blow) => blow.by)))]
  return {
    threats,
    eliminated,
    killers,
    fought: foughtBy(state, lying, state.turn?.player ?? null, shots),
    advances: state.houseRules.intermediate
      ? killers.flatMap((id) => advanceOf(state, id, gone, fallen))
      : [],
    steps: threats.map(stepOf),
  }
}

/** Every card that something strikes, with the sum against its defence; those that fall first. */
function threatsOn(state: FightState, lying: readonly Lying[], shots: readonly Shot[]): readonly Threat[] {
  const silent = new Set([...(state.turn?.shot ?? []), ...shots.map((shot) => shot.card)])
  const threats = lying.flatMap(({ card, square }): readonly Threat[] => {
    const arrows = strikesAt(state, square, card.side)
      .filter((strike) => !silent.has(strike.by.id))
      .map((strike): Blow => ({ by: strike.by.id, value: strike.value, missile: false }))
    const missiles = shots
      .filter((shot) => shot.target === card.id)
      .map(
        (shot): Blow => ({
          by: shot.card,
          value: state.cards[shot.card]?.missile?.damage ?? 0,
          missile: true,
        }),
      )
    const blows = [...arrows, ...missiles]
    if (blows.length === 0) return []
    const sum = blows.reduce((total, blow) => total + blow.value, 0)
    return [{ card: card.id, square, blows, sum, defence: card.defence, falls: sum > card.defence }]
  })
  return [...threats.filter((threat) => threat.falls), ...threats.filter((threat) => !threat.falls)]
}

function foughtBy(
  state: FightState,
  lying: readonly Lying[],
  active: Side | null,
  shots: readonly Shot[],
): readonly CardId[] {
  const shooting = new Set([...(state.turn?.shot ?? []), ...shots.map((shot) => shot.card)])
  return lying
    .filter(({ card }) => card.side === active && card.missile !== null && !shooting.has(card.id))
    .filter(({ card, square }) => enemiesStruckFrom(state, card, square).length > 0)
    .map(({ card }) => card.id)
}

function advanceOf(
  state: FightState,
  id: CardId,
  gone: ReadonlySet<CardId>,
  fallen: readonly Threat[],
): readonly Advance[] {
  if (state.cards[id]?.unitClass !== 'berserker' || gone.has(id)) return []
  const squares = fallen
    .filter((threat) => threat.blows.some((blow) => blow.by === id))
    .map((threat) => threat.square)
  return [{ card: id, squares }]
}

/** A sum as it is read out: `4 + 5 = 9 against 4` (LW-35); missiles, if any, are the last of its terms. */
function stepOf({ card, blows, sum, defence, falls }: Threat): TraceStep {
  const missiles = blows.filter((blow) => blow.missile).length
  return {
    rule: 'LW-30',
    code: falls ? 'fight/falls' : 'fight/holds',
    pieces: [card, ...blows.map((blow) => blow.by)],
    figures: {
      terms: blows.map((blow) => blow.value).join(' + '),
      count: blows.length,
      sum,
      defence,
      ...(missiles > 0 && { missiles }),
    },
  }
}
