import { type Bounds, isSamePose, measureDistance, type TablePoint } from '@rules/core/geometry'
import { SIDES, type Side } from '@rules/core/ids'
import { CAMP_SIDE_INCHES, type Stage, type State, type Unit } from '@rules/games/warlord-medieval/model'
import { campPiece, footprintOf, onTable, type PlacedUnit } from '@rules/games/warlord-medieval/pieces'
import {
  CENTRELINE_GAP_INCHES,
  centrelineInches,
  deadZones,
  formedZone,
  ownHalf,
  type TableSize,
  tableOf,
} from '@rules/games/warlord-medieval/table'
import { runningTurn } from '@rules/games/warlord-medieval/turn'
import { classifyUnit } from '@rules/games/warlord-medieval/wider/troop-class'
import { say } from '../../../messages/messages.svelte'
import type { TableCharge, TableNote, TablePiece, TableScene, TableZone } from '../../../tabletop/table-model'
import { shownBackground } from '../../../terrain/background-picture'
import { lengthWords, limitWords } from '../wording/lengths.svelte'
import { sideName } from '../wording/names'
import { iconOf } from './icon-of'

/** What may be moved, by the window that shows the table. */
export type SceneOptions = {
  /** Terrain is moved and reshaped only while it is worked on, so that no unit's drag takes a wood with it. */
  readonly terrainUnlocked: boolean
  /** The side whose pieces the window may move; null is both. */
  readonly only: Side | null
  /** Nothing may be moved: an earlier moment is looked at. */
  readonly still?: boolean
  /** The picture beneath the table is put away. */
  readonly withoutPicture?: boolean
}

/** Stages in which deployment areas are judged, and so shown. */
const ZONED: readonly Stage[] = ['table', 'banners', 'hidden', 'deployment', 'first-move']

/** The tabletop's picture of a battle: table, zones, terrain, camps and the units that stand on it. */
export function tableScene(state: State, options: SceneOptions): TableScene {
  const table = tableOf(state)
  const middle = centrelineInches(table)
  return {
    widthInches: table.widthInches,
    depthInches: table.depthInches,
    edges: { a: sideName(state, 'a'), b: sideName(state, 'b') },
    zones: zonesOf(state.stage, table),
    rulings: [
      {
        id: 'centreline',
        from: { x: 0, y: middle },
        to: { x: table.widthInches, y: middle },
        label: say('battle.table.centreline'),
        side: null,
      },
      ...(ZONED.includes(state.stage) ? SIDES.map((side) => deploymentRuling(table, side)) : []),
    ],
    features: Object.values(state.features).map(({ id, name, look, shape }) => ({
      id,
      name,
      look,
      shape,
      locked: !options.terrainUnlocked || state.locked.includes(id),
    })),
    camps: SIDES.flatMap((side) => {
      const pose = state.sides[side].camp
      const locked = isLocked(options, side) || state.locked.includes(campPiece(side))
      return pose === null ? [] : [{ id: campPiece(side), side, pose, sideInches: CAMP_SIDE_INCHES, locked }]
    }),
    pieces: Object.values(state.units)
      .filter(onTable)
      .map((unit) => tablePiece(state, unit, isLocked(options, unit.side) || state.locked.includes(unit.id))),
    notes: notesOf(state, options),
    charges: chargesOf(state),
    ...movesOf(state),
    ...shownBackground(options.withoutPicture ? null : state.background),
  }
}

function notesOf({ notes }: State, { only, still = false }: SceneOptions): readonly TableNote[] {
  // Notes are the referee's to move.
  const isFixed = still || only !== null
  return Object.values(notes).map(({ id, at, text, symbol, side, locked, readers }) => ({
    id,
    at,
    text,
    symbol,
    side,
    locked: isFixed || locked,
    isPrivate: readers === 'referee',
  }))
}

/** The charges of this turn that are not over yet, of units that are both on the table. */
function chargesOf(state: State): readonly TableCharge[] {
  return (runningTurn(state)?.charges ?? []).flatMap(({ id, charger, target, outcome }) => {
    const from = state.units[charger]
    const to = state.units[target]
    const start = from === undefined ? null : footprintOf(from)
    const end = to === undefined ? null : footprintOf(to)
    if (outcome !== null || from === undefined || start === null || end === null) return []
    const label = say('hands.charge', { distance: lengthWords(measureDistance(start, end).inches) })
    return [{ id, charger, target, side: from.side, label }]
  })
}

/** Where units stood that moved in this player turn, and how they went to where they stand. */
export function movesOf(state: State): Required<Pick<TableScene, 'stoodAt' | 'tracks'>> {
  const moved = Object.entries(runningTurn(state)?.movedFrom ?? {}).flatMap(([id, pose]) => {
    const unit = state.units[id]
    return unit === undefined || !onTable(unit) || isSamePose(unit.pose, pose) ? [] : [{ unit, pose }]
  })
  return {
    stoodAt: moved.map(({ unit: { id, side, frontageInches, depthInches }, pose }) => ({
      id,
      side,
      pose,
      frontageInches,
      depthInches,
    })),
    tracks: moved
      .filter(({ unit, pose }) => unit.pose.x !== pose.x || unit.pose.y !== pose.y)
      .map(({ unit: { id, side, pose: to }, pose: from }) => ({ id, side, way: [from, to] })),
  }
}

function isLocked({ only, still = false }: SceneOptions, side: Side): boolean {
  return still || (only !== null && only !== side)
}

/** A unit as the tabletop draws it. */
export function tablePiece(
  state: Pick<State, 'personalities' | 'houseRules' | 'stage' | 'turn'>,
  unit: Unit & Pick<PlacedUnit, 'pose'>,
  locked: boolean,
): TablePiece {
  const leader = Object.values(state.personalities).find(({ bannerUnit }) => bannerUnit === unit.id)
  const { id, side, name, pose, frontageInches, depthInches, order, hidden, engaged } = unit
  return {
    id,
    side,
    name,
    icon: iconOf(unit),
    pose,
    frontageInches,
    depthInches,
    banner: leader?.rank ?? null,
    order,
    hidden,
    engaged,
    locked,
    ...(unit.stands !== null &&
      unit.standsLost > 0 && { stands: { lost: unit.standsLost, of: unit.stands } }),
    ...moveLimit(state, unit),
  }
}

/** How far a unit moves or charges in this phase, where its troop type says so (WM-106). */
function moveLimit(
  state: Pick<State, 'houseRules' | 'stage' | 'turn'>,
  unit: Unit,
): Pick<TablePiece, 'limitInches'> {
  const phase = runningTurn(state)?.phase
  const name = phase === 'movement' ? 'moveInches' : phase === 'move-chargers' ? 'chargeInches' : null
  if (name === null || state.houseRules.wider.troopTypes.every((type) => type[name] === null)) return {}
  const limitInches = classifyUnit(state, unit).type?.[name] ?? null
  return limitInches === null ? {} : { limitInches }
}

function zonesOf(stage: Stage, table: TableSize): readonly TableZone[] {
  if (stage === 'terrain') {
    return SIDES.map((side) => zone(`half-${side}`, ownHalf(table, side), side, 'tint', ''))
  }
  if (!ZONED.includes(stage)) return []
  return SIDES.flatMap((side) => {
    const label = say('battle.table.dead-zone', { inches: limitWords(table.flankInches) })
    const [left, right] = deadZones(table, side)
    return [
      zone(`formed-${side}`, formedZone(table, side), side, 'tint', ''),
      zone(`dead-left-${side}`, left, side, 'hatch', label),
      zone(`dead-right-${side}`, right, side, 'hatch', ''),
    ]
  })
}

function deploymentRuling(table: TableSize, side: Side) {
  const { minY, maxY } = formedZone(table, side)
  const y = side === 'a' ? maxY : minY
  return {
    id: `deployment-${side}`,
    from: { x: 0, y },
    to: { x: table.widthInches, y },
    label: say('battle.table.from-centreline', { inches: limitWords(CENTRELINE_GAP_INCHES) }),
    side,
  }
}

function zone(
  id: string,
  { minX, minY, maxX, maxY }: Bounds,
  side: Side,
  style: TableZone['style'],
  label: string,
): TableZone {
  const points: readonly TablePoint[] = [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ]
  return { id, points, side, style, label }
}
