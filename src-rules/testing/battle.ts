import type { Pose } from '../core/geometry'
import type { Side } from '../core/ids'
import { DEFAULT_HOUSE_RULES } from '../games/warlord-medieval/default-house-rules'
import type { HouseRules } from '../games/warlord-medieval/house-rules'
import {
  type FeatureFigures,
  type MusteredArmy,
  type Setup,
  STAGES,
  type Stage,
  type State,
  type UnitFigures,
} from '../games/warlord-medieval/model'
import { setUpBattle } from '../games/warlord-medieval/setup'
import { perform, performAll } from './perform'

/** What a test says of a battle; the rest is two armies of 45 points on the 48″ × 48″ table. */
export type BattleParts = {
  readonly points?: number
  readonly houseRules?: Partial<HouseRules>
  readonly armies?: Partial<Readonly<Record<Side, MusteredArmy>>>
  readonly terrain?: readonly FeatureFigures[] | null
}

/** A unit of an army list, 2″ wide and 1″ deep at 5 points. */
export function listed(
  id: string,
  figures: Partial<UnitFigures> = {},
): UnitFigures & { readonly id: string } {
  return {
    id,
    name: `unit ${id}`,
    type: 'spearmen',
    costAp: 5,
    formation: 'formed',
    frontageInches: 2,
    depthInches: 1,
    stands: 4,
    moraleGrade: null,
    quality: '',
    mounted: false,
    ...figures,
  }
}

/** A personality of an army list, a Warlord of SR 5. */
export function leading(
  id: string,
  figures: Partial<MusteredArmy['personalities'][number]> = {},
): MusteredArmy['personalities'][number] {
  return { id, rank: 'warlord', name: id, socialRank: 5, costAp: 0, bannerUnit: null, ...figures }
}

/**
 * An army of a Warlord, `warlord`, with the banner unit `guard` and `spears-1` to `spears-3`, and a Leader, `leader`,
 * with `knights` and `foot-1` to `foot-3`; 45 points, from a domain of two features.
 */
export function army(name: string, parts: Partial<MusteredArmy> = {}): MusteredArmy {
  return {
    name,
    domain: { name: `${name} lands`, terrainFeatures: 2 },
    units: [
      listed('guard', { costAp: 8 }),
      listed('spears-1'),
      listed('spears-2'),
      listed('spears-3'),
      listed('knights', { costAp: 7, mounted: true, moraleGrade: 12 }),
      listed('foot-1'),
      listed('foot-2'),
      listed('foot-3', { formation: 'skirmish' }),
    ],
    personalities: [
      leading('warlord', { bannerUnit: 'guard' }),
      leading('leader', { rank: 'leader', socialRank: 3, bannerUnit: 'knights' }),
    ],
    ...parts,
  }
}

/** Everything that a battle starts from. */
export function setupOf(parts: BattleParts = {}): Setup {
  return {
    agreedPoints: parts.points ?? 45,
    houseRules: { ...DEFAULT_HOUSE_RULES, ...parts.houseRules },
    armies: { a: parts.armies?.a ?? army('Ash'), b: parts.armies?.b ?? army('Birch') },
    terrain: parts.terrain ?? null,
  }
}

/** A battle before its first command. */
export function battle(parts: BattleParts = {}): State {
  return setUpBattle(setupOf(parts))
}

/** A square of 10″, its perimeter 40″, about a place. */
export function squareAt(x: number, y: number, figures: Partial<FeatureFigures> = {}): FeatureFigures {
  const points = [
    { x: x - 5, y: y - 5 },
    { x: x + 5, y: y - 5 },
    { x: x + 5, y: y + 5 },
    { x: x - 5, y: y + 5 },
  ]
  return { name: 'a wood', kind: 'area', look: 'wood', shape: { kind: 'polygon', points }, ...figures }
}

/**
 * A battle that was taken to a stage by the rules alone: A attacks on A's domain, both place two features each, deploy
 * their two lines, and B moves first.
 */
export function battleAt(stage: Stage, parts?: BattleParts): State {
  if (parts !== undefined) return takenTo(stage, battle(parts))
  const known = usual.get(stage) ?? takenTo(stage, battle())
  usual.set(stage, known)
  return known
}

// Many tests begin at the same place, and a state never changes.
const usual = new Map<Stage, State>()

/** The battle of `battleAt` at the beginning of every stage from set-up to turns, in one walk. */
export function battlesOnTheWay(parts: BattleParts): readonly State[] {
  const onTheWay: State[] = []
  takenTo('turns', battle(parts), onTheWay)
  return onTheWay
}

function takenTo(stage: Stage, start: State, onTheWay: State[] = []): State {
  let state = start
  onTheWay.push(state)
  for (const next of STAGES.slice(1, STAGES.indexOf(stage) + 1)) {
    state = perform(state, { type: 'enter-stage', stage: next, confirmed: false }).state
    onTheWay.push(state)
    if (next !== stage) state = STEPS[next]?.(state) ?? state
  }
  return state
}

const STEPS: Partial<Record<Stage, (state: State) => State>> = {
  initiative: (state) => enterCards(state, 'campaign', 'spades-10', 'hearts-9'),
  territory: (state) => perform(state, { type: 'choose-territory', side: 'a' }).state,
  terrain: (state) => (state.terrainFromMap ? state : placeAllTerrain(state)),
  banners: (state) => placeBanners(placeBanners(state, 'b'), 'a'),
  deployment: (state) => deployRest(deployRest(state, 'b'), 'a'),
  'first-move': (state) => {
    const drawn = enterCards(state, 'first-move', 'clubs-2', 'clubs-3')
    return perform(drawn, { type: 'choose-first-mover', side: 'b' }).state
  },
}

/** Enters one card by hand for each side. */
export function enterCards(state: State, purpose: 'campaign' | 'first-move', a: string, b: string): State {
  const first = perform(state, { type: 'enter-initiative-card', purpose, side: 'a', card: a }).state
  return perform(first, { type: 'enter-initiative-card', purpose, side: 'b', card: b }).state
}

function placeAllTerrain(state: State): State {
  const places: readonly (readonly [Side, number, number])[] = [
    ['b', 12, 30],
    ['a', 12, 18],
    ['b', 36, 30],
    ['a', 36, 18],
  ]
  return places.reduce((now, [side, x, y]) => {
    const place = { type: 'place-feature', placedBy: side, feature: squareAt(x, y) } as const
    if (state.houseRules.terrainDrawTable.length === 0) return perform(now, place).state
    return performAll(now, { type: 'enter-terrain-card', side, card: 'hearts-ace' }, place)
  }, state)
}

/** Where a unit of the builder's army is deployed: in its line, each 0.5″ from the next. */
export function deployedAt(unit: string): Pose {
  const [side, id = ''] = unit.split(':')
  const index = [
    'guard',
    'spears-1',
    'spears-2',
    'spears-3',
    'knights',
    'foot-1',
    'foot-2',
    'foot-3',
  ].indexOf(id)
  const x = 13 + index * 2.5
  return side === 'a' ? { x, y: 8, facingRadians: 0 } : { x: 48 - x, y: 40, facingRadians: Math.PI }
}

function placeBanners(state: State, side: Side): State {
  const units = [`${side}:guard`, `${side}:knights`]
  const pose = side === 'a' ? { x: 9, y: 3.5, facingRadians: 0 } : { x: 39, y: 44.5, facingRadians: Math.PI }
  const placed = place(state, units)
  const assigned = perform(perform(placed, { type: 'move-camp', side, pose }).state, {
    type: 'assign-to-line',
    line: `${side}:warlord`,
    units: [1, 2, 3].map((number) => `${side}:spears-${number}`),
  }).state
  return perform(assigned, {
    type: 'assign-to-line',
    line: `${side}:leader`,
    units: [1, 2, 3].map((number) => `${side}:foot-${number}`),
  }).state
}

function deployRest(state: State, side: Side): State {
  const waiting = Object.values(state.units).filter((unit) => unit.side === side && unit.pose === null)
  return place(
    state,
    waiting.filter(({ hidden }) => !hidden).map(({ id }) => id),
  )
}

/** Puts units of the builder's army where its deployment has them. */
export function place(state: State, units: readonly string[]): State {
  const moves = units.map((unit) => ({ unit, pose: deployedAt(unit) }))
  return perform(state, { type: 'move-units', manner: 'place', moves }).state
}
