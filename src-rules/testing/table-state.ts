import type { Pose, TablePoint } from '../core/geometry'
import type { Side } from '../core/ids'
import { DEFAULT_HOUSE_RULES } from '../games/warlord-medieval/default-house-rules'
import type { HouseRules, TerrainKind } from '../games/warlord-medieval/house-rules'
import type { Feature, FeatureShape, Personality, Stage, State, Unit } from '../games/warlord-medieval/model'

/** What a test says of a table; the rest is a plain battle that is being deployed on the 72″ × 60″ table. */
export type TableParts = {
  readonly stage?: Stage
  readonly agreedPoints?: number
  readonly houseRules?: Partial<HouseRules>
  readonly units?: readonly Unit[]
  readonly personalities?: readonly Personality[]
  readonly features?: readonly Feature[]
  readonly camps?: Partial<Readonly<Record<Side, Pose>>>
}

/** A battle by its pieces alone, for tests of what stands on the table. */
export function tableState(parts: TableParts): State {
  const side = (name: Side) => ({
    armyName: name,
    domain: { name, terrainFeatures: 3 },
    camp: parts.camps?.[name] ?? null,
  })
  return {
    stage: parts.stage ?? 'deployment',
    agreedPoints: parts.agreedPoints ?? 70,
    houseRules: { ...DEFAULT_HOUSE_RULES, ...parts.houseRules },
    sides: { a: side('a'), b: side('b') },
    units: byId(parts.units ?? []),
    personalities: byId(parts.personalities ?? []),
    features: byId(parts.features ?? []),
    background: null,
    notes: {},
    locked: [],
    terrainFromMap: false,
    decks: {},
    draws: { campaign: [], 'first-move': [] },
    territory: null,
    terrainDraws: [],
    firstMover: null,
    turn: null,
    hands: {},
    quiet: { turnsApart: 0, turnsWithoutCombat: 0 },
    seals: {},
    overrules: [],
    irregularities: [],
    result: null,
  }
}

/** A unit, 4″ wide and 2″ deep, of the side that its id begins with; at a place when one is given. */
export function unitAt(id: string, place: Partial<Pose> | null, figures: Partial<Unit> = {}): Unit {
  return {
    id,
    side: sideOf(id),
    name: id,
    type: '',
    costAp: 5,
    formation: 'formed',
    frontageInches: 4,
    depthInches: 2,
    stands: null,
    moraleGrade: null,
    quality: '',
    mounted: false,
    order: 'good',
    removal: null,
    hidden: false,
    engaged: false,
    pose: place === null ? null : { x: 36, y: 9, facingRadians: 0, ...place },
    line: `${sideOf(id)}-warlord`,
    standsLost: 0,
    classedAs: { troop: null, trained: null },
    ...figures,
  }
}

/** A personality of the side that his id begins with; a Warlord when his id ends so. */
export function personality(
  id: string,
  bannerUnit: string | null,
  figures: Partial<Personality> = {},
): Personality {
  return {
    id,
    side: sideOf(id),
    rank: id.endsWith('warlord') ? 'warlord' : 'leader',
    name: id,
    socialRank: 5,
    costAp: 0,
    bannerUnit,
    awayFromBanner: false,
    condition: 'unhurt',
    uncontrolled: 0,
    ...figures,
  }
}

/** A terrain feature of some kind, placed by nobody. */
export function featureOf(
  id: string,
  kind: TerrainKind,
  shape: FeatureShape,
  placedBy: Feature['placedBy'] = null,
): Feature {
  return { id, name: id, kind, look: 'plain', shape, placedBy }
}

/** The shape of an upright rectangle between two opposite corners. */
export function rectangle(minX: number, minY: number, maxX: number, maxY: number): FeatureShape {
  return { kind: 'polygon', points: [at(minX, minY), at(maxX, minY), at(maxX, maxY), at(minX, maxY)] }
}

function at(x: number, y: number): TablePoint {
  return { x, y }
}

function sideOf(id: string): Side {
  return id.startsWith('b') ? 'b' : 'a'
}

function byId<Piece extends { readonly id: string }>(pieces: readonly Piece[]): Record<string, Piece> {
  return Object.fromEntries(pieces.map((piece) => [piece.id, piece]))
}
