import { boundsGapInches, isWithin, measureDistance } from '../../../core/geometry'
import { SIDES, type Side } from '../../../core/ids'
import type { TraceStep } from '../../../core/trace'
import type { State, Turn, TurnEnd } from '../model'
import { allUnits, armyPoints, footprintOf, onTable, personalitiesOf, unitsOf } from '../pieces'
import { runningTurn } from '../turn'

/** The clocks that may end a battle (WM-104). */
export const CLOCKS = ['last-personality', 'lost-share', 'apart', 'no-combat'] as const
export type Clock = (typeof CLOCKS)[number]

/** Where a clock stands: it has run out at `limit` or beyond. */
export type ClockReport = {
  readonly clock: Clock
  /** Whose army it is about; null for clocks of both. */
  readonly side: Side | null
  /** Personalities or army points lost, or player turns. */
  readonly figure: number
  readonly limit: number
  readonly hasRunOut: boolean
  readonly trace: TraceStep
}

/** Sums of decimals, and a third of them, are compared with so much in hand. */
const POINTS_TOLERANCE = 1e-9

/** Where the clocks of WM-104 stand that are not switched off; it is for the referee to end the battle. */
export function victoryClocks(state: State): readonly ClockReport[] {
  const { lastPersonality, lostShare, apart, noCombat } = state.houseRules.wider.clocks
  return [
    ...(lastPersonality.on ? SIDES.flatMap((side) => personalitiesLost(state, side)) : []),
    ...(lostShare.on ? SIDES.map((side) => pointsLost(state, side, lostShare.oneIn)) : []),
    ...(apart.on ? [turnsApart(state, apart.turns, apart.inches)] : []),
    ...(noCombat.on ? [turnsWithoutCombat(state, noCombat.turns)] : []),
  ]
}

/** How a player turn ends, for the clocks that count turns (WM-104). Units that are hidden do not stop the clock. */
export function endOfTurn(state: State, turn: Turn): TurnEnd {
  const { apart } = state.houseRules.wider.clocks
  const nearestInches = nearestEnemies(state)
  return {
    nearestInches,
    apart: nearestInches === null || !isWithin(nearestInches, apart.inches),
    combat: hadCombat(state, turn),
  }
}

/** How far the nearest two enemies are from each other, those that are hidden left out; null when one side has none. */
export function nearestEnemies(state: Pick<State, 'units'>): number | null {
  const standing = (side: Side) =>
    unitsOf(state, side).flatMap((unit) => (unit.hidden ? [] : (footprintOf(unit) ?? [])))
  let nearest = Infinity
  const others = standing('b')
  for (const own of standing('a')) {
    for (const other of others) {
      if (boundsGapInches(own.bounds, other.bounds) >= nearest) continue
      nearest = Math.min(nearest, measureDistance(own, other).inches)
    }
  }
  return nearest === Infinity ? null : nearest
}

function hadCombat(state: State, turn: Turn): boolean {
  const { shootingCounts } = state.houseRules.wider.clocks.noCombat
  const isEngaged = () => allUnits(state).some((unit) => unit.engaged && onTable(unit))
  return turn.combat.melee || (shootingCounts && turn.combat.shooting) || isEngaged()
}

function personalitiesLost(state: State, side: Side): readonly ClockReport[] {
  const all = personalitiesOf(state, side)
  const lost = all.filter(({ condition }) => condition === 'lost').length
  if (all.length === 0) return []
  return [report('last-personality', side, lost, all.length, { side, lost, of: all.length })]
}

function pointsLost(state: State, side: Side, oneIn: number): ClockReport {
  const personalities = state.houseRules.personalitiesCostAp ? personalitiesOf(state, side) : []
  const lost =
    sum(unitsOf(state, side).filter(({ removal }) => removal !== null)) +
    sum(personalities.filter(({ condition }) => condition === 'lost'))
  const points = armyPoints(state, side)
  const limit = points / oneIn
  const figures = { side, lost, points, limit, oneIn }
  const reported = report('lost-share', side, lost, limit, figures)
  return { ...reported, hasRunOut: points > 0 && lost >= limit - POINTS_TOLERANCE }
}

function turnsApart(state: State, limit: number, limitInches: number): ClockReport {
  const turns = state.quiet.turnsApart
  const inches = nearestEnemies(state)
  return report('apart', null, turns, limit, {
    turns,
    limit,
    limitInches,
    ...(inches !== null && { inches }),
  })
}

function turnsWithoutCombat(state: State, limit: number): ClockReport {
  const turns = state.quiet.turnsWithoutCombat
  const turn = runningTurn(state)
  const combat = turn !== null && hadCombat(state, turn) ? 'yes' : 'no'
  return report('no-combat', null, turns, limit, { turns, limit, combat })
}

function report(
  clock: Clock,
  side: Side | null,
  figure: number,
  limit: number,
  figures: TraceStep['figures'],
): ClockReport {
  const trace: TraceStep = { rule: 'WM-104', code: `clock/${clock}`, pieces: [], figures }
  return { clock, side, figure, limit, hasRunOut: figure >= limit, trace }
}

/** To a thousandth, as armies are added up (WM-3). */
function sum(pieces: readonly { readonly costAp: number }[]): number {
  return Math.round(pieces.reduce((total, { costAp }) => total + costAp, 0) * 1000) / 1000
}
