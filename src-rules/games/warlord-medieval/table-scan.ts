import {
  type Bounds,
  boundsGapInches,
  boundsMeet,
  type Distance,
  type Footprint,
  isWithin,
  measureDistance,
  TOLERANCE_INCHES,
} from '../../core/geometry'
import type { Side } from '../../core/ids'
import type { Feature, State, Unit, UnitId } from './model'
import { allUnits, campFootprint, featureFootprint, footprintOf, onTable, type PlacedUnit } from './pieces'
import { lookOver, type Seen } from './sight'
import { type TableSize, tableOf } from './table'

/** The longest link of a battle line, between the nearest points of two bases (WM-23, WM-24). */
export const LINK_LIMIT_INCHES = 3

/** A unit on the table with its outline. */
export type PlacedBase = { readonly unit: PlacedUnit; readonly footprint: Footprint }

/** Two bases by their index, the lower first. */
export type BasePair = { readonly first: number; readonly second: number }

/** A terrain feature with its outline. */
export type PlacedFeature = { readonly feature: Feature; readonly footprint: Footprint }

/** Everything about a table that more than one check asks for, measured once. Bases are named by their index. */
export type TableScan = {
  readonly state: State
  readonly table: TableSize
  readonly bases: readonly PlacedBase[]
  readonly indexOf: ReadonlyMap<UnitId, number>
  /** Units put on the table whose base cannot be measured. */
  readonly unmeasured: readonly Unit[]
  /** Pairs of bases of one side whose bounds are near enough for a link of a battle line. */
  readonly pairs: readonly BasePair[]
  /** Per base: which of `pairs` it belongs to. */
  readonly pairsAt: readonly (readonly number[])[]
  /** What is measured between a pair when it is within a link's reach, else null; measured once, and only when asked. */
  readonly measureLink: (pair: number) => Distance | null
  /** Pairs of bases, of any sides, whose bounds touch. */
  readonly touching: readonly BasePair[]
  readonly features: readonly PlacedFeature[]
  readonly camps: Readonly<Record<Side, Footprint | null>>
  /** Does one base see another (WM-27)? */
  readonly sees: (from: number, to: number) => Seen
}

/** Measures what stands on a table, in one pass over it. */
export function scanTable(state: State): TableScan {
  const bases: PlacedBase[] = []
  const indexOf = new Map<UnitId, number>()
  const unmeasured: Unit[] = []
  for (const unit of allUnits(state)) {
    if (!onTable(unit)) continue
    const footprint = footprintOf(unit)
    if (footprint === null) {
      unmeasured.push(unit)
      continue
    }
    indexOf.set(unit.id, bases.length)
    bases.push({ unit, footprint })
  }
  const features: PlacedFeature[] = []
  for (const feature of Object.values(state.features)) {
    const footprint = featureFootprint(feature)
    if (footprint !== null) features.push({ feature, footprint })
  }
  const camps = { a: campFootprint(state.sides.a.camp), b: campFootprint(state.sides.b.camp) }
  const pairs = findPairs(bases)
  const measureLink = makeMeasureLink(bases, pairs.pairs)
  const sees = makeSees(state, bases)
  return {
    state,
    table: tableOf(state),
    bases,
    indexOf,
    unmeasured,
    ...pairs,
    measureLink,
    features,
    camps,
    sees,
  }
}

/** The other base of a pair. */
export function otherOf({ first, second }: BasePair, base: number): number {
  return first === base ? second : first
}

/** The bases whose bounds touch these. */
export function basesNear(scan: TableScan, bounds: Bounds): readonly PlacedBase[] {
  return scan.bases.filter(({ footprint }) => boundsMeet(footprint.bounds, bounds))
}

/**
 * Sweeps the bases from left to right, so that each is compared only with those that begin before it ends. A table
 * holds some hundred bases; a tree of their bounds would cost more to build and ask.
 */
function findPairs(bases: readonly PlacedBase[]): Pick<TableScan, 'pairs' | 'pairsAt' | 'touching'> {
  const pairs: BasePair[] = []
  const pairsAt: number[][] = bases.map(() => [])
  const touching: BasePair[] = []
  const reach = LINK_LIMIT_INCHES + TOLERANCE_INCHES
  const fromLeft = bases
    .map(({ unit, footprint }, index) => ({ index, side: unit.side, bounds: footprint.bounds }))
    .sort((one, other) => one.bounds.minX - other.bounds.minX)
  for (const [at, own] of fromLeft.entries()) {
    const { maxX, minY, maxY } = own.bounds
    for (let next = at + 1; next < fromLeft.length; next++) {
      const other = fromLeft[next]
      if (other === undefined || other.bounds.minX > maxX + reach) break
      if (other.bounds.minY > maxY + reach || other.bounds.maxY < minY - reach) continue
      const pair = { first: Math.min(own.index, other.index), second: Math.max(own.index, other.index) }
      if (boundsMeet(own.bounds, other.bounds)) touching.push(pair)
      if (own.side !== other.side || boundsGapInches(own.bounds, other.bounds) > reach) continue
      pairsAt[own.index]?.push(pairs.length)
      pairsAt[other.index]?.push(pairs.length)
      pairs.push(pair)
    }
  }
  return { pairs, pairsAt, touching }
}

function makeMeasureLink(bases: readonly PlacedBase[], pairs: readonly BasePair[]): TableScan['measureLink'] {
  const known: (Distance | null | undefined)[] = new Array(pairs.length)
  return (at) => {
    const before = known[at]
    if (before !== undefined) return before
    const pair = pairs[at]
    const first = bases[pair?.first ?? -1]
    const second = bases[pair?.second ?? -1]
    if (first === undefined || second === undefined) throw new RangeError(`no pair of bases ${at}`)
    const distance = measureDistance(first.footprint, second.footprint)
    const link = isWithin(distance.inches, LINK_LIMIT_INCHES) ? distance : null
    known[at] = link
    return link
  }
}

function makeSees(state: State, bases: readonly PlacedBase[]): TableScan['sees'] {
  const look = lookOver(state)
  return (from, to) => {
    const own = bases[from]
    const other = bases[to]
    if (own === undefined || other === undefined) throw new RangeError(`no pair of bases ${from} and ${to}`)
    return look(own.footprint, other.footprint)
  }
}
