import { boundsGapInches, measureDistance, type TablePoint } from '../../core/geometry'
import { measureLink, otherOf } from './base-links'
import { connects, type LineReach, needsSight } from './line-reach'
import type { ChainLink, CutOff, CutOffReason } from './reports'
import type { TableScan } from './table-scan'

/** What stands between a base and its line: the first thing on the way that breaks the chain. */
type Obstacle = { readonly reason: CutOffReason; readonly hiddenBy: readonly string[] }

const TOO_FAR: Obstacle = { reason: 'too-far', hiddenBy: [] }
const DISORDER: Obstacle = { reason: 'not-connected-by-disorder', hiddenBy: [] }
const SEVERED: Obstacle = { reason: 'banner-unit-severs', hiddenBy: [] }
const NO_BANNER: Obstacle = { reason: 'no-banner-unit', hiddenBy: [] }

/** Why each of these bases, which the banner unit does not reach, is cut off from its line (WM-23, WM-25…27). */
export function explainCutOff(
  scan: TableScan,
  reach: LineReach,
  bases: readonly number[],
): readonly CutOff[] {
  if (bases.length === 0) return []
  if (reach.banner === null) return bases.map((base) => cutOff(scan, base, NO_BANNER, null))
  if (!connects(scan, reach.banner)) return bases.map((base) => cutOff(scan, base, SEVERED, null))
  const reached = reach.reached.toSorted((one, other) => one - other)
  const obstacles = findObstacles(scan, reach, reached)
  const connecting = reached.filter((base) => connects(scan, base))
  return bases.map((base) =>
    cutOff(scan, base, obstacles.get(base) ?? TOO_FAR, nearestOf(scan, base, connecting)),
  )
}

/** What breaks the chain to every base that would be reached if nothing but distance counted. */
function findObstacles(
  scan: TableScan,
  reach: LineReach,
  reached: readonly number[],
): ReadonlyMap<number, Obstacle> {
  const obstacles = new Map<number, Obstacle>()
  const meet = (from: number, obstacleTo: (base: number) => Obstacle) => {
    const near = (scan.linksAt[from] ?? []).filter((link) => measureLink(scan.bases, link) !== null)
    for (const to of near.map((link) => otherOf(link, from)).sort((one, other) => one - other)) {
      if (!reach.isReached(to) && !obstacles.has(to) && reach.mayJoin(to)) obstacles.set(to, obstacleTo(to))
    }
  }
  // Whatever is near a connecting base and yet not reached was not seen from it.
  for (const from of reached) {
    if (!connects(scan, from) || !needsSight(scan, reach, from)) continue
    meet(from, (base) => ({ reason: 'no-sight', hiddenBy: scan.sees(from, base).hiddenBy }))
  }
  for (const from of reached) if (!connects(scan, from)) meet(from, () => DISORDER)
  // A map is walked in the order of insertion, those inserted on the way included.
  for (const [from, obstacle] of obstacles) meet(from, () => obstacle)
  return obstacles
}

/** The nearest base that would carry the chain on to this one, as measured. */
function nearestOf(scan: TableScan, base: number, connecting: readonly number[]): ChainLink | null {
  const own = scan.bases[base]
  if (own === undefined) return null
  let nearest: ChainLink | null = null
  for (const index of connecting) {
    const other = scan.bases[index]
    if (other === undefined) continue
    if (nearest !== null && boundsGapInches(own.footprint.bounds, other.footprint.bounds) >= nearest.inches) {
      continue
    }
    const { inches, from, to } = measureDistance(other.footprint, own.footprint)
    if (nearest !== null && inches >= nearest.inches) continue
    nearest = { from: other.unit.id, to: own.unit.id, inches, fromPoint: from, toPoint: to }
  }
  return nearest
}

function cutOff(scan: TableScan, base: number, obstacle: Obstacle, nearest: ChainLink | null): CutOff {
  const unit = scan.bases[base]?.unit.id ?? ''
  return { unit, reason: obstacle.reason, nearest, hiddenBy: obstacle.hiddenBy }
}

/** Are two units cut off alike: for the same reason, at the same distance from the same base, behind the same terrain? */
export function sameCutOff(one: CutOff, other: CutOff): boolean {
  return (
    one.unit === other.unit &&
    one.reason === other.reason &&
    sameLink(one.nearest, other.nearest) &&
    one.hiddenBy.length === other.hiddenBy.length &&
    one.hiddenBy.every((feature, at) => feature === other.hiddenBy[at])
  )
}

function sameLink(one: ChainLink | null, other: ChainLink | null): boolean {
  if (one === null || other === null) return one === other
  return (
    one.from === other.from &&
    one.to === other.to &&
    samePoint(one.fromPoint, other.fromPoint) &&
    samePoint(one.toPoint, other.toPoint)
  )
}

function samePoint(one: TablePoint, other: TablePoint): boolean {
  return one.x === other.x && one.y === other.y
}
