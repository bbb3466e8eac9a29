import { type Distance, type Footprint, isWithin, measureDistance, overlaps } from '../../../core/geometry'
import type { Feature, State, Unit } from '../model'
import { allUnits, campFootprint, campPiece, featureFootprint, footprintOf, type PlacedUnit } from '../pieces'
import { lookOver, type Seen } from '../sight'
import { centrelineInches, tableOf } from '../table'

/** A unit on the table with the outline of its base. */
export type Standing = { readonly unit: PlacedUnit; readonly footprint: Footprint }

/** A unit near another one, with what lies between their bases. */
export type Neighbour = Standing & { readonly distance: Distance }

/** A unit as it stands, or null when it is not on the table or its base has no size. */
export function standingUnit(unit: Parameters<typeof footprintOf>[0]): Standing | null {
  const footprint = footprintOf(unit)
  return footprint === null || unit.pose === null ? null : { unit: { ...unit, pose: unit.pose }, footprint }
}

/** Every other unit on the table, the nearest first. */
export function neighboursOf(state: State, own: Standing): readonly Neighbour[] {
  return allUnits(state)
    .filter(({ id }) => id !== own.unit.id)
    .flatMap((unit): readonly Neighbour[] => {
      const standing = standingUnit(unit)
      if (standing === null) return []
      return [{ ...standing, distance: measureDistance(own.footprint, standing.footprint) }]
    })
    .sort((one, other) => one.distance.inches - other.distance.inches)
}

/** The enemies whose bases touch a unit's own; one that is hidden has not been met yet. */
export function touchingEnemies(state: State, own: Standing): readonly Neighbour[] {
  return neighboursOf(state, own).filter(
    ({ unit, distance }) => unit.side !== own.unit.side && !unit.hidden && isWithin(distance.inches, 0),
  )
}

/** Is a unit in melee: marked as engaged (WM-2), or base to base with an enemy? */
export function isInMelee(state: State, unit: Unit): boolean {
  const own = standingUnit(unit)
  return own !== null && (unit.engaged || touchingEnemies(state, own).length > 0)
}

/** Does one unit see another past the terrain (WM-27)? Whether that one is hidden is another question. */
export function lookAt(state: State, from: Standing, to: Standing): Seen {
  return lookOver(state)(from.footprint, to.footprint)
}

/** Terrain of a side, its camp included, with how far a unit is from it, the nearest first. */
export type NearFeature = { readonly id: string; readonly distance: Distance }

/**
 * The terrain that is friendly to a unit: what its own side placed, its camp, and of what belongs to nobody the
 * features whose middle lies on its half.
 */
export function friendlyFeatures(
  state: State,
  own: Standing,
  from: Footprint = own.footprint,
): readonly NearFeature[] {
  const near: NearFeature[] = []
  const add = (id: string, footprint: Footprint | null) => {
    if (footprint !== null) near.push({ id, distance: measureDistance(from, footprint) })
  }
  for (const feature of Object.values(state.features)) {
    if (isFriendly(state, feature, own.unit.side)) add(feature.id, featureFootprint(feature))
  }
  add(campPiece(own.unit.side), campFootprint(state.sides[own.unit.side].camp))
  return near.sort((one, other) => one.distance.inches - other.distance.inches)
}

/** The features that a unit's base stands in, wholly or partly, by their kind. */
export function featuresUnder(
  state: State,
  { footprint }: Standing,
  kinds: readonly Feature['kind'][],
): readonly Feature[] {
  return Object.values(state.features).filter((feature) => {
    const outline = featureFootprint(feature)
    return kinds.includes(feature.kind) && outline !== null && overlaps(footprint, outline)
  })
}

/** Those at most so far away. */
export function within<Near extends { readonly distance: Distance }>(
  near: readonly Near[],
  inches: number,
): readonly Near[] {
  return near.filter(({ distance }) => isWithin(distance.inches, inches))
}

function isFriendly(state: State, feature: Feature, side: 'a' | 'b'): boolean {
  if (feature.placedBy !== null) return feature.placedBy === side
  const outline = featureFootprint(feature)
  if (outline === null) return false
  const middle = (outline.bounds.minY + outline.bounds.maxY) / 2
  const centreline = centrelineInches(tableOf(state))
  return side === 'a' ? middle < centreline : middle > centreline
}
