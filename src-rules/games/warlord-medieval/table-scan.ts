import {
  boundsMeet,
  type Distance,
  type Footprint,
  type FootprintIndex,
  indexFootprints,
  isWithin,
  measureDistance,
} from '../../core/geometry'
import type { Side } from '../../core/ids'
import type { Feature, State, UnitId } from './model'
import { campFootprint, featureFootprint, footprintOf, onTable, type PlacedUnit } from './pieces'
import { lookBetween, type Seen, sightBlockers } from './sight'
import { type TableSize, tableOf } from './table'

/** The longest link of a battle line, between the nearest points of two bases (WM-23, WM-24). */
export const LINK_LIMIT_INCHES = 3

/** A unit on the table with its outline. */
export type PlacedBase = { readonly unit: PlacedUnit; readonly footprint: Footprint }

/** Another base of the same side within 3 inches; `from` of the distance lies on this base, `to` on the other. */
export type Neighbour = { readonly index: number; readonly distance: Distance }

/** A terrain feature with its outline. */
export type PlacedFeature = { readonly feature: Feature; readonly footprint: Footprint }

/** Everything about a table that more than one check asks for, measured once. Bases are named by their index. */
export type TableScan = {
  readonly state: State
  readonly table: TableSize
  readonly bases: readonly PlacedBase[]
  readonly indexOf: ReadonlyMap<UnitId, number>
  readonly baseIndex: FootprintIndex
  /** Per base: those of its side that a link of a battle line can reach. */
  readonly neighbours: readonly (readonly Neighbour[])[]
  /** Pairs of bases, of any sides, that touch or may overlap. */
  readonly touching: readonly (readonly [number, number])[]
  readonly features: readonly PlacedFeature[]
  readonly camps: Readonly<Record<Side, Footprint | null>>
  /** Does one base see another (WM-27)? Looked up once a pair, and only for pairs that are asked for. */
  readonly sees: (from: number, to: number) => Seen
}

/** Measures what stands on a table, in one pass over it. */
export function scanTable(state: State): TableScan {
  const bases: PlacedBase[] = []
  const indexOf = new Map<UnitId, number>()
  for (const unit of Object.values(state.units)) {
    const footprint = footprintOf(unit)
    if (footprint === null || !onTable(unit)) continue
    indexOf.set(unit.id, bases.length)
    bases.push({ unit, footprint })
  }
  const features: PlacedFeature[] = []
  for (const feature of Object.values(state.features)) {
    const footprint = featureFootprint(feature)
    if (footprint !== null) features.push({ feature, footprint })
  }
  const camps = { a: campFootprint(state.sides.a.camp), b: campFootprint(state.sides.b.camp) }
  const baseIndex = indexFootprints(bases.map(({ footprint }) => footprint))
  return {
    state,
    table: tableOf(state),
    bases,
    indexOf,
    baseIndex,
    ...measurePairs(bases, baseIndex),
    features,
    camps,
    sees: makeSees(state, bases),
  }
}

function measurePairs(bases: readonly PlacedBase[], index: FootprintIndex) {
  const neighbours: Neighbour[][] = bases.map(() => [])
  const touching: [number, number][] = []
  for (const [first, own] of bases.entries()) {
    for (const second of index.near(own.footprint.bounds, LINK_LIMIT_INCHES)) {
      const other = bases[second]
      if (second <= first || other === undefined) continue
      if (boundsMeet(own.footprint.bounds, other.footprint.bounds)) touching.push([first, second])
      if (own.unit.side !== other.unit.side) continue
      const distance = measureDistance(own.footprint, other.footprint)
      if (!isWithin(distance.inches, LINK_LIMIT_INCHES)) continue
      neighbours[first]?.push({ index: second, distance })
      neighbours[second]?.push({ index: first, distance: turnedRound(distance) })
    }
  }
  return { neighbours, touching }
}

function turnedRound({ inches, from, to }: Distance): Distance {
  return { inches, from: to, to: from }
}

function makeSees(state: State, bases: readonly PlacedBase[]): TableScan['sees'] {
  const terrain = sightBlockers(state)
  const known = new Map<number, Seen>()
  return (from, to) => {
    const pair = Math.min(from, to) * bases.length + Math.max(from, to)
    let seen = known.get(pair)
    if (seen === undefined) {
      const own = bases[from]
      const other = bases[to]
      if (own === undefined || other === undefined) throw new RangeError(`no pair of bases ${from} and ${to}`)
      seen = lookBetween(own.footprint, other.footprint, terrain)
      known.set(pair, seen)
    }
    return seen
  }
}
