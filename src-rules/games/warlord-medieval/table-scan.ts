import { type Bounds, boundsMeet, type Footprint } from '../../core/geometry'
import type { Side } from '../../core/ids'
import { findNearBases, type NearBases, type PlacedBase } from './base-links'
import type { Feature, State, Unit, UnitId } from './model'
import { allUnits, campFootprint, featureFootprint, footprintOf, onTable } from './pieces'
import { type Look, lookOver, type Seen } from './sight'
import { type TableSize, tableOf } from './table'

/** A terrain feature with its outline. */
export type PlacedFeature = { readonly feature: Feature; readonly footprint: Footprint }

/** Everything about a table that more than one check asks for, measured once. Bases are named by their index. */
export type TableScan = NearBases & {
  readonly state: State
  readonly table: TableSize
  readonly bases: readonly PlacedBase[]
  readonly indexOf: ReadonlyMap<UnitId, number>
  /** Units put on the table whose base cannot be measured. */
  readonly unmeasured: readonly Unit[]
  readonly features: readonly PlacedFeature[]
  readonly camps: Readonly<Record<Side, Footprint | null>>
  /** How outlines see each other over this table's terrain; the same function as long as the terrain is the same. */
  readonly look: Look
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
  const near = findNearBases(bases)
  const look = lookOver(state)
  return {
    state,
    table: tableOf(state),
    bases,
    indexOf,
    unmeasured,
    ...near,
    features,
    camps,
    look,
    sees: makeSees(look, bases),
  }
}

/** The bases whose bounds touch these. */
export function basesNear(scan: TableScan, bounds: Bounds): readonly PlacedBase[] {
  return scan.bases.filter(({ footprint }) => boundsMeet(footprint.bounds, bounds))
}

function makeSees(look: Look, bases: readonly PlacedBase[]): TableScan['sees'] {
  return (from, to) => {
    const own = bases[from]
    const other = bases[to]
    if (own === undefined || other === undefined) throw new RangeError(`no pair of bases ${from} and ${to}`)
    return look(own.footprint, other.footprint)
  }
}
