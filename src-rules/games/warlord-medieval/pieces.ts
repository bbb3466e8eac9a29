import {
  type Footprint,
  type Pose,
  polygonFootprint,
  polylineFootprint,
  rectangleFootprint,
} from '../../core/geometry'
import type { Side } from '../../core/ids'
import {
  CAMP_SIDE_INCHES,
  type Feature,
  type Personality,
  type PersonalityId,
  type State,
  type Unit,
  type UnitId,
} from './model'

/** A unit that stands on the table. */
export type PlacedUnit = Unit & { readonly pose: Pose }

/** A unit's removal and pose alone, so that a unit as an audience sees it can be asked about too. */
type Standing = Pick<Unit, 'pose' | 'removal'>

// States are immutable, so what was worked out for an unchanged piece stays true: a drag pays for one unit only.
const sorted = new WeakMap<State['units'], SortedUnits>()
const lines = new WeakMap<State['units'], UnitsByLine>()
const unitFootprints = new WeakMap<Unit, Footprint | null>()
const campFootprints = new WeakMap<Pose, Footprint | null>()
const featureFootprints = new WeakMap<Feature['shape'], Footprint | null>()

type SortedUnits = { readonly all: readonly Unit[] } & Readonly<Record<Side, readonly Unit[]>>
type UnitsByLine = {
  readonly personalities: State['personalities']
  readonly byLine: ReadonlyMap<PersonalityId, readonly Unit[]>
}

/** The units of both sides, those destroyed or off the table included. */
export function allUnits(state: Pick<State, 'units'>): readonly Unit[] {
  return sortedUnits(state).all
}

/** A side's units in the order of its army list, those destroyed or off the table included. */
export function unitsOf(state: Pick<State, 'units'>, side: Side): readonly Unit[] {
  return sortedUnits(state)[side]
}

/** A side's Warlord and Leaders, in the order of the army list. */
export function personalitiesOf(state: Pick<State, 'personalities'>, side: Side): readonly Personality[] {
  return Object.values(state.personalities).filter((personality) => personality.side === side)
}

/** A side's Warlord, or null when the army has none; the first when it has several (WM-1). */
export function findWarlord(state: Pick<State, 'personalities'>, side: Side): Personality | null {
  return personalitiesOf(state, side).find((personality) => personality.rank === 'warlord') ?? null
}

/** A personality's banner unit, or null when none is named or the name leads nowhere. */
export function findBannerUnit(state: Pick<State, 'units'>, personality: Personality): Unit | null {
  return personality.bannerUnit === null ? null : (state.units[personality.bannerUnit] ?? null)
}

/** Is a unit some personality's banner unit? It stays one when he has left it (WM-28). */
export function isBannerUnit(state: Pick<State, 'personalities'>, unit: Pick<Unit, 'id'>): boolean {
  return Object.values(state.personalities).some((personality) => personality.bannerUnit === unit.id)
}

/** The units assigned to a personality's line, his banner unit included wherever it is assigned; not the destroyed ones. */
export function unitsOfLine(
  state: Pick<State, 'units' | 'personalities'>,
  line: PersonalityId,
): readonly Unit[] {
  let found = lines.get(state.units)
  if (found === undefined || found.personalities !== state.personalities) {
    found = { personalities: state.personalities, byLine: sortByLine(state) }
    lines.set(state.units, found)
  }
  return found.byLine.get(line) ?? []
}

/** Does a unit stand on the table? Not before it is placed, and no longer when it is destroyed or has left. */
export function onTable<Piece extends Standing>(unit: Piece): unit is Piece & { readonly pose: Pose } {
  return unit.pose !== null && unit.removal === null
}

/** Is the unit in good order, so that it connects others to a battle line (WM-25)? */
export function inGoodOrder(unit: Pick<Unit, 'order'>): boolean {
  return unit.order === 'good'
}

/** The outline of a unit's base, or null while it is not on the table or its base has no size. */
export function footprintOf(unit: Unit): Footprint | null {
  let footprint = unitFootprints.get(unit)
  if (footprint === undefined) {
    footprint = onTable(unit) && hasBase(unit) && isSoundPose(unit.pose) ? rectangleFootprint(unit) : null
    unitFootprints.set(unit, footprint)
  }
  return footprint
}

/** Has a unit's base a size that can be measured? */
export function hasBase(unit: Pick<Unit, 'frontageInches' | 'depthInches'>): boolean {
  return isLength(unit.frontageInches) && isLength(unit.depthInches)
}

/** The 6 inch square of a camp (WM-41), or null while it is not placed. */
export function campFootprint(camp: Pose | null): Footprint | null {
  if (camp === null) return null
  let footprint = campFootprints.get(camp)
  if (footprint === undefined) {
    const square = { pose: camp, frontageInches: CAMP_SIDE_INCHES, depthInches: CAMP_SIDE_INCHES }
    footprint = isSoundPose(camp) ? rectangleFootprint(square) : null
    campFootprints.set(camp, footprint)
  }
  return footprint
}

/** The outline of a terrain feature, or null when its shape has too few corners to be one. */
export function featureFootprint(feature: Pick<Feature, 'shape'>): Footprint | null {
  const { shape } = feature
  let footprint = featureFootprints.get(shape)
  if (footprint === undefined) {
    const fewest = shape.kind === 'polygon' ? 3 : 2
    const sound = shape.points.length >= fewest && shape.points.every(({ x, y }) => Number.isFinite(x + y))
    const outline = shape.kind === 'polygon' ? polygonFootprint : polylineFootprint
    footprint = sound ? outline(shape.points) : null
    featureFootprints.set(shape, footprint)
  }
  return footprint
}

/** A name for a side's camp among the pieces of a report. */
export function campPiece(side: Side): string {
  return `camp-${side}`
}

/** A name for a side's army as a whole among the pieces of a report. */
export function armyPiece(side: Side): string {
  return `army-${side}`
}

/** The side whose camp a piece of a report is, or null when it is something else. */
export function campSideOf(piece: string): Side | null {
  return piece === 'camp-a' ? 'a' : piece === 'camp-b' ? 'b' : null
}

/** What an army adds up to in army points; personalities count by their own cost where the switch says so (WM-3). */
export function armyPoints(state: Pick<State, 'units' | 'personalities' | 'houseRules'>, side: Side): number {
  const units = sumOf(unitsOf(state, side))
  return state.houseRules.personalitiesCostAp ? units + sumOf(personalitiesOf(state, side)) : units
}

function sortedUnits({ units }: Pick<State, 'units'>): SortedUnits {
  let found = sorted.get(units)
  if (found === undefined) {
    const all = Object.values(units)
    found = { all, a: all.filter(({ side }) => side === 'a'), b: all.filter(({ side }) => side === 'b') }
    sorted.set(units, found)
  }
  return found
}

function sortByLine(
  state: Pick<State, 'units' | 'personalities'>,
): ReadonlyMap<PersonalityId, readonly Unit[]> {
  const byLine = new Map<PersonalityId, Unit[]>()
  const linesOfBanner = new Map<UnitId, Personality[]>()
  for (const personality of Object.values(state.personalities)) {
    byLine.set(personality.id, [])
    const { bannerUnit } = personality
    if (bannerUnit !== null)
      linesOfBanner.set(bannerUnit, [...(linesOfBanner.get(bannerUnit) ?? []), personality])
  }
  for (const unit of allUnits(state)) {
    if (unit.removal !== null) continue
    if (unit.line !== null && state.personalities[unit.line]?.side === unit.side)
      byLine.get(unit.line)?.push(unit)
    for (const { id, side } of linesOfBanner.get(unit.id) ?? []) {
      if (id !== unit.line && side === unit.side) byLine.get(id)?.push(unit)
    }
  }
  return byLine
}

/** Sums of decimals are taken to a thousandth, so that ten units of 0.1 are 1 and not a little less. */
function sumOf(pieces: readonly { readonly costAp: number }[]): number {
  return Math.round(pieces.reduce((sum, { costAp }) => sum + costAp, 0) * 1000) / 1000
}

function isLength(inches: number): boolean {
  return Number.isFinite(inches) && inches > 0
}

function isSoundPose(pose: Pose): boolean {
  return Number.isFinite(pose.x + pose.y + pose.facingRadians)
}
