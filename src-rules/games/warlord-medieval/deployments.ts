import type { Deployment, Placement } from '../../core/deployment'
import { isWithin, mirrorPose, type Pose, rectangleFootprint, rotateAbout } from '../../core/geometry'
import { type Audience, opponentOf, SIDES, type Side } from '../../core/ids'
import { inchesBeyondTable } from './check/zones'
import type { Event } from './events'
import type { Personality, PersonalityId, State, Unit, UnitId } from './model'
import { hasBase, onTable, personalitiesOf, unitsOf } from './pieces'
import { type TableSize, tableOf } from './table'

/**
 * Where units stand in a battle as `audience` sees it. A player gets his own side only, and nobody gets more than the
 * state holds: so give the audience's own view.
 */
export function deploymentOf(seen: State, audience: Audience): Deployment {
  const { widthInches, depthInches } = tableOf(seen)
  const sides = SIDES.filter((side) => audience === 'referee' || audience === `player-${side}`)
  return {
    widthInches,
    depthInches,
    armies: { a: seen.sides.a.armyName, b: seen.sides.b.armyName },
    placements: sides.flatMap((side) =>
      unitsOf(seen, side)
        .filter(onTable)
        .map((unit) => ({
          side,
          listed: listedId(unit),
          name: unit.name,
          type: unit.type,
          pose: unit.pose,
          line: leaderOf(seen, unit),
        })),
    ),
  }
}

function leaderOf({ personalities }: State, { line }: Unit): Placement['line'] {
  const leader = line === null ? undefined : personalities[line]
  return leader === undefined ? null : { listed: listedId(leader), name: leader.name }
}

/** Is the deployment over with this event? From then on units move in turns. */
export function endsDeployment(event: Event): boolean {
  return event.type === 'stage-entered' && event.stage === 'turns'
}

/** Which side's deployment each side is to take over, or null for none. */
export type CopyChoice = {
  readonly from: Readonly<Record<Side, Side | null>>
  /** Left and right exchanged, across the middle of the table. */
  readonly mirrored: boolean
}

/** What taking over a deployment would do, before anything is done. */
export type CopyPlan = {
  readonly moves: readonly {
    readonly unit: UnitId
    readonly pose: Pose
    readonly by: 'id' | 'name'
    /** The battle line here that is the one it stood in there; undefined when it stood in none, or its leader is not here. */
    readonly line: PersonalityId | undefined
  }[]
  /** Units of the moves that join a battle line they are not in yet. */
  readonly joining: readonly UnitId[]
  /** Units of the moves whose leader there is not here. */
  readonly leaderless: readonly UnitId[]
  /** Stood there, and no unit here is the same. */
  readonly unknown: readonly Placement[]
  /** Units here that did not stand there: they stay as they are. */
  readonly staying: readonly UnitId[]
  /** Units that are locked where they are. */
  readonly locked: readonly UnitId[]
  /** Units that would stand beyond the edge of this table: they stay as they are. */
  readonly beyond: readonly UnitId[]
}

/**
 * What it takes to have units stand as in another battle. Each keeps its distance to its side's edge and to the table's
 * middle, so tables of other sizes do; a deployment of the other long edge is turned half round.
 */
export function planCopy(state: State, deployment: Deployment, { from, mirrored }: CopyChoice): CopyPlan {
  const table = tableOf(state)
  const parts = SIDES.flatMap((side) => {
    const source = from[side]
    if (source === null) return []
    const placements = deployment.placements.filter((placement) => placement.side === source)
    const units = unitsOf(state, side).filter(({ removal }) => removal === null)
    const byId = sharesIds(state, side, deployment, source)
    const { pairs, unknown } = matched(units, placements, byId)
    const poses = pairs.map(({ unit, placement, by }) => {
      const here = poseOn(table, side, deployment, placement)
      const line = leaderHere(state, side, placement, byId)?.id
      return { unit, by, line, placement, pose: mirrored ? mirroredPose(table, here) : here }
    })
    const free = poses.filter(({ unit }) => !state.locked.includes(unit.id))
    const fitting = free.filter(({ unit, pose }) => fits(table, unit, pose))
    const known = new Set(pairs.map(({ unit }) => unit.id))
    return [
      {
        moves: fitting.map(({ unit, pose, by, line }) => ({ unit: unit.id, pose, by, line })),
        joining: idsOf(fitting.filter(({ unit, line }) => line !== undefined && line !== unit.line)),
        leaderless: idsOf(
          fitting.filter(({ placement, line }) => placement.line !== null && line === undefined),
        ),
        unknown,
        staying: units.filter(({ id }) => !known.has(id)).map(({ id }) => id),
        locked: poses.filter((each) => !free.includes(each)).map(({ unit }) => unit.id),
        beyond: free.filter((each) => !fitting.includes(each)).map(({ unit }) => unit.id),
      },
    ]
  })
  return {
    moves: parts.flatMap(({ moves }) => moves),
    joining: parts.flatMap(({ joining }) => joining),
    leaderless: parts.flatMap(({ leaderless }) => leaderless),
    unknown: parts.flatMap(({ unknown }) => unknown),
    staying: parts.flatMap(({ staying }) => staying),
    locked: parts.flatMap(({ locked }) => locked),
    beyond: parts.flatMap(({ beyond }) => beyond),
  }
}

const idsOf = (some: readonly { readonly unit: Unit }[]) => some.map(({ unit }) => unit.id)

/** The personality here who led a unit's line there: of the same list by his id, else by his name. */
function leaderHere(state: State, side: Side, { line }: Placement, byId: boolean): Personality | undefined {
  if (line === null) return undefined
  const leaders = personalitiesOf(state, side)
  return (
    (byId ? leaders.find((leader) => listedId(leader) === line.listed) : undefined) ??
    leaders.find((leader) => plain(leader.name) === plain(line.name))
  )
}

/** The side there whose army a side here is, by the ids of its list or by its name; null when neither is. */
export function sameArmyIn(state: State, side: Side, deployment: Deployment): Side | null {
  const sides = [side, opponentOf(side)].filter((source) =>
    deployment.placements.some((placement) => placement.side === source),
  )
  return (
    sides.find((source) => sharesIds(state, side, deployment, source)) ??
    sides.find((source) => plain(deployment.armies[source]) === plain(state.sides[side].armyName)) ??
    null
  )
}

/** A place with left and right exchanged, across the middle of the table. */
export function mirroredPose(table: Pick<TableSize, 'widthInches'>, pose: Pose): Pose {
  return mirrorPose(pose, { axis: 'x', atInches: table.widthInches / 2 })
}

function poseOn(table: TableSize, side: Side, there: Deployment, placement: Placement): Pose {
  const centre = { x: there.widthInches / 2, y: there.depthInches / 2 }
  const { x, y, facingRadians } =
    placement.side === side ? placement.pose : rotateAbout(placement.pose, centre, Math.PI)
  const fromEdge = side === 'a' ? y : there.depthInches - y
  return {
    x: x - centre.x + table.widthInches / 2,
    y: side === 'a' ? fromEdge : table.depthInches - fromEdge,
    facingRadians,
  }
}

function fits(table: TableSize, unit: Unit, pose: Pose): boolean {
  const base = hasBase(unit) ? unit : { frontageInches: 0.01, depthInches: 0.01 }
  return isWithin(inchesBeyondTable(table, rectangleFootprint({ ...base, pose }).bounds), 0)
}

type Pair = { readonly unit: Unit; readonly placement: Placement; readonly by: 'id' | 'name' }

/** Units with their placements: those of the same list by its ids, the others by name and type, in their order. */
function matched(
  units: readonly Unit[],
  placements: readonly Placement[],
  byId: boolean,
): { readonly pairs: readonly Pair[]; readonly unknown: readonly Placement[] } {
  const left = new Set(units)
  const take = (placement: Placement, by: Pair['by'], isSame: (unit: Unit) => boolean): Pair | null => {
    const unit = [...left].find(isSame)
    if (unit === undefined) return null
    left.delete(unit)
    return { unit, placement, by }
  }
  const found = new Map<Placement, Pair>()
  if (byId) {
    for (const placement of placements) {
      const pair = take(placement, 'id', (unit) => listedId(unit) === placement.listed)
      if (pair !== null) found.set(placement, pair)
    }
  }
  for (const placement of placements) {
    if (found.has(placement)) continue
    const pair = take(placement, 'name', (unit) => kindOf(unit) === kindOf(placement))
    if (pair !== null) found.set(placement, pair)
  }
  return { pairs: [...found.values()], unknown: placements.filter((placement) => !found.has(placement)) }
}

/** Are most units that stood there in the list here, too? Ids such as `u1` alone may be shared by any two lists. */
function sharesIds(state: State, side: Side, { placements }: Deployment, source: Side): boolean {
  const there = placements.filter((placement) => placement.side === source)
  const here = new Map(unitsOf(state, side).map((unit) => [listedId(unit), unit]))
  const shared = there.filter(({ listed, name, type }) => {
    const unit = here.get(listed)
    return unit !== undefined && (plain(unit.name) === plain(name) || plain(unit.type) === plain(type))
  })
  return there.length > 0 && shared.length * 2 > there.length
}

function listedId({ id, side }: Pick<Unit | Personality, 'id' | 'side'>): string {
  return id.startsWith(`${side}:`) ? id.slice(side.length + 1) : id
}

function kindOf({ name, type }: Pick<Unit, 'name' | 'type'>): string {
  return `${plain(name)}\n${plain(type)}`
}

function plain(text: string): string {
  return text.trim().toLowerCase()
}
