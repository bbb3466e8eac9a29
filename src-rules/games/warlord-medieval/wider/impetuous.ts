import { isWithin } from '../../../core/geometry'
import type { TraceStep } from '../../../core/trace'
import type { State, Unit, UnitId } from '../model'
import { unitsOf } from '../pieces'
import { runningTurn } from '../turn'
import {
  featuresUnder,
  lookAt,
  type Neighbour,
  neighboursOf,
  type Standing,
  standingUnit,
  touchingEnemies,
} from './surroundings'
import { classifyUnit } from './troop-class'
import { coverAhead, distanceInZone, zonesOf } from './zones'

/** One condition of a rule with what was measured for it. */
export type JudgedStep = TraceStep & { readonly met: boolean }

/** Why a unit of knights will or will not charge of itself (WM-102). */
export type ImpetuousReport = {
  readonly unit: UnitId
  /** `held`: it would, but a command of this turn holds it. */
  readonly verdict: 'will-charge' | 'held' | 'will-not'
  /** The nearest enemy that it would charge; null when there is none. */
  readonly target: UnitId | null
  /** Every condition, met or not. */
  readonly conditions: readonly JudgedStep[]
  /** Enemies that are near enough and do not count, each with the reason. */
  readonly passedOver: readonly TraceStep[]
}

/**
 * The units of knights on the table of the side whose turn it is, each with all conditions of an impetuous advance
 * (WM-102); none outside the turns or when the switch is off.
 */
export function impetuousCandidates(state: State): readonly ImpetuousReport[] {
  const turn = runningTurn(state)
  if (turn === null || !state.houseRules.wider.impetuous.on) return []
  return unitsOf(state, turn.player).flatMap((unit) => judgeImpetuous(state, unit) ?? [])
}

/** Whether a unit of knights charges of itself; null for other troops and for those that are not on the table. */
export function judgeImpetuous(state: State, unit: Unit): ImpetuousReport | null {
  const own = standingUnit(unit)
  const troops = classifyUnit(state, unit)
  if (own === null || !troops.knights) return null
  const { inches: limitInches, ranks: mostRanks } = state.houseRules.wider.impetuous
  const judged = (met: boolean, code: string, pieces: readonly string[], figures = {}): JudgedStep => ({
    met,
    rule: 'WM-102',
    code,
    pieces: [unit.id, ...pieces],
    figures,
  })
  const near = neighboursOf(state, own)
  const ahead = enemiesAhead(state, own, near)
  const [target] = ahead.counting
  const inReach = target !== undefined && isWithin(target.inches, limitInches)
  const obstacles = featuresUnder(state, own, ['obstacle'])
  const reach = inReach ? target.neighbour.distance.inches : limitInches
  const friends = friendsAhead(state, own, near, reach)
  const held = isHeld(state, unit.id)
  const fighting = touchingEnemies(state, own)
  const conditions = [
    judged(troops.mounted, 'impetuous/mounted', []),
    judged(!troops.trained, 'impetuous/not-trained', [], { word: troops.trainedFrom ?? '' }),
    // Who fights already has nobody left to charge: the advance begins apart from the enemy.
    judged(
      !unit.engaged && fighting.length === 0,
      'impetuous/not-in-melee',
      fighting.map((enemy) => enemy.unit.id),
      { count: fighting.length },
    ),
    target === undefined
      ? judged(false, 'impetuous/no-enemy-ahead', [], { limitInches })
      : judged(inReach, 'impetuous/enemy-ahead', [target.neighbour.unit.id], {
          inches: target.inches,
          limitInches,
        }),
    judged(
      obstacles.length === 0,
      'impetuous/no-obstacle',
      obstacles.map(({ id }) => id),
    ),
    judged(friends.ranks <= mostRanks, 'impetuous/ranks-ahead', friends.units, {
      ranks: friends.ranks,
      limit: mostRanks,
    }),
  ]
  const would = conditions.every(({ met }) => met)
  return {
    unit: unit.id,
    verdict: !would ? 'will-not' : held ? 'held' : 'will-charge',
    target: inReach ? target.neighbour.unit.id : null,
    conditions: held ? [...conditions, judged(false, 'impetuous/held', [])] : conditions,
    passedOver: ahead.passedOver(limitInches),
  }
}

type Ahead = {
  readonly counting: readonly { readonly neighbour: Neighbour; readonly inches: number }[]
  readonly passedOver: (limitInches: number) => readonly TraceStep[]
}

/** The enemies in the forward zone that count, the nearest first, and why others do not. */
function enemiesAhead(state: State, own: Standing, near: readonly Neighbour[]): Ahead {
  const { zoneDegrees } = state.houseRules.wider
  const enemies = near
    .filter(({ unit }) => unit.side !== own.unit.side)
    .map((neighbour) => ({ neighbour, why: reasonAgainst(state, own, neighbour) }))
  const counting = enemies
    .filter(({ why }) => why === null)
    .map(({ neighbour }) => ({
      neighbour,
      inches: distanceInZone(own.unit, 'front', neighbour.footprint, zoneDegrees)?.inches ?? Infinity,
    }))
    .sort((one, other) => one.inches - other.inches)
  const passedOver = (limitInches: number) =>
    enemies.flatMap(({ neighbour, why }): readonly TraceStep[] =>
      why !== null && isWithin(neighbour.distance.inches, limitInches) ? [why] : [],
    )
  return { counting, passedOver }
}

function reasonAgainst(state: State, own: Standing, enemy: Neighbour): TraceStep | null {
  const { zoneDegrees } = state.houseRules.wider
  const { unit, footprint, distance } = enemy
  const because = (code: string, pieces: readonly string[] = [], figures: TraceStep['figures'] = {}) => ({
    rule: 'WM-102' as const,
    code,
    pieces: [own.unit.id, unit.id, ...pieces],
    figures: { inches: distance.inches, ...figures },
  })
  if (unit.hidden) return because('impetuous/enemy-hidden')
  if (unit.formation !== 'formed') return because('impetuous/enemy-not-formed')
  const zones = zonesOf(own.unit, footprint, zoneDegrees)
  if (!zones.includes('front')) return because('impetuous/enemy-not-ahead', [], { zone: zones[0] ?? 'rear' })
  const seen = lookAt(state, own, enemy)
  return seen.visible ? null : because('impetuous/enemy-out-of-sight', seen.hiddenBy)
}

/**
 * How many ranks of formed friends stand straight ahead nearer than so far: the most that any one line straight ahead of
 * the front edge crosses. A unit has as many ranks as its troop type says, one where that is not known.
 */
function friendsAhead(state: State, own: Standing, near: readonly Neighbour[], inches: number) {
  const covers = near.flatMap(({ unit, footprint, distance }) => {
    if (unit.side !== own.unit.side || unit.formation !== 'formed' || !(distance.inches < inches)) return []
    const cover = coverAhead(own.unit, footprint)
    const ranks = Math.max(1, classifyUnit(state, unit).type?.ranks ?? 1)
    return cover === null ? [] : [{ id: unit.id, from: cover[0], to: cover[1], ranks }]
  })
  let ranks = 0
  // The most are crossed just right of where one of them begins.
  for (const { from } of covers) {
    const crossed = covers.filter((cover) => cover.from <= from && cover.to > from)
    ranks = Math.max(
      ranks,
      crossed.reduce((sum, cover) => sum + cover.ranks, 0),
    )
  }
  return { ranks, units: covers.map(({ id }) => id) }
}

function isHeld(state: State, unit: UnitId): boolean {
  return (
    runningTurn(state)?.commandsGiven.some((given) => given.unit === unit && given.kinds.includes('hold')) ??
    false
  )
}
