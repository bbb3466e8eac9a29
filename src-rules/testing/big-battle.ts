import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { TablePoint } from '../core/geometry'
import { SIDES, type Side } from '../core/ids'
import { TERRAIN_KINDS } from '../games/warlord-medieval/house-rules'
import type { Feature, Personality, Stage, State, Unit } from '../games/warlord-medieval/model'
import { deploymentZone, formedZone, tableFor } from '../games/warlord-medieval/table'
import { featureOf, personality, tableState, unitAt } from './table-state'

/** How big a battle is. */
export type BigBattle = {
  readonly seed?: number
  readonly unitsPerSide: number
  readonly linesPerSide?: number
  readonly features?: number
  readonly cornersPerFeature?: number
  readonly stage?: Stage
  /** The share of the deployment areas' width that the armies fill, from the left; all of it if not given. */
  readonly widthShare?: number
}

/** A number from 0 up to, not including, 1, the next of a seeded row. */
type Random = () => number

/** Points that give the largest table, 120″ × 60″. */
const POINTS = 5000
const LINES_PER_SIDE = 8

/**
 * Two armies deployed in ranks on the largest table, between blobs of terrain: most units in their line, some disordered,
 * hidden, turned or out of place, so that every check has something to find. The same seed gives the same battle; more
 * units stand closer, on smaller bases.
 */
export function bigBattle(size: BigBattle): State {
  const generator = xoroshiro128plus(size.seed ?? 1)
  const random = () => uniformFloat64(generator)
  const { linesPerSide = LINES_PER_SIDE } = size
  const units = SIDES.flatMap((side) => deployArmy(side, size, random))
  return tableState({
    stage: size.stage ?? 'deployment',
    agreedPoints: POINTS,
    units,
    personalities: SIDES.flatMap((side) => leadersOf(side, linesPerSide, units)),
    features: blobs(size.features ?? 40, size.cornersPerFeature ?? 24, random),
    camps: { a: { x: 5, y: 4, facingRadians: 0 }, b: { x: 115, y: 56, facingRadians: Math.PI } },
  })
}

function lineId(side: Side, line: number): string {
  return line === 0 ? `${side}-warlord` : `${side}-leader-${line}`
}

/** Each line's banner unit is its middle one: the most expensive, and near to the most others. */
function leadersOf(side: Side, lines: number, units: readonly Unit[]): readonly Personality[] {
  return Array.from({ length: lines }, (_, line) => {
    const own = units.filter((unit) => unit.line === lineId(side, line))
    const banner = own.find(({ name }) => name === 'banner')
    return personality(lineId(side, line), banner?.id ?? null)
  })
}

/** Fills the deployment area with ranks and files; a line is a block of neighbouring files. */
function deployArmy(side: Side, size: BigBattle, random: Random): readonly Unit[] {
  const { unitsPerSide: count, linesPerSide: lines = LINES_PER_SIDE, widthShare = 1 } = size
  const area = formedZone(tableFor(POINTS), side)
  const width = (area.maxX - area.minX) * widthShare
  const depth = area.maxY - area.minY
  const files = Math.max(lines, Math.round(Math.sqrt((count * width) / depth / 1.8)))
  const ranks = Math.ceil(count / files)
  const cell = { width: width / files, depth: depth / ranks }
  const middles = new Map<number, number>()
  const lineOf = (index: number) => Math.floor((index * lines) / count)
  for (let line = 0; line < lines; line++) {
    const own = Array.from({ length: count }, (_, index) => index).filter((index) => lineOf(index) === line)
    middles.set(line, own[Math.floor(own.length / 2)] ?? -1)
  }
  return Array.from({ length: count }, (_, index): Unit => {
    const isBanner = middles.get(lineOf(index)) === index
    const isAstray = !isBanner && index % 40 === 7
    const file = Math.floor(index / ranks)
    const rank = index % ranks
    const ahead = isAstray ? 6 : 0
    const x = area.minX + (file + 0.5 + (random() - 0.5) * 0.1) * cell.width
    const y = area.minY + (rank + 0.5 + (random() - 0.5) * 0.1) * cell.depth + (side === 'a' ? ahead : -ahead)
    const turned = (random() - 0.5) * 0.15
    return unitAt(
      `${side}${index}`,
      { x, y, facingRadians: turned + (side === 'a' ? 0 : Math.PI) },
      {
        name: isBanner ? 'banner' : `unit ${index}`,
        costAp: isBanner ? 20 - lineOf(index) : 2 + Math.floor(random() * 8),
        formation: random() < 0.2 ? 'skirmish' : 'formed',
        frontageInches: cell.width * 0.75,
        depthInches: cell.depth * 0.65,
        order: !isBanner && random() < 0.1 ? 'disordered' : 'good',
        hidden: !isBanner && random() < 0.05,
        line: lineId(side, lineOf(index)),
      },
    )
  })
}

/** Round features with a perimeter of at most 40″; what is impassable lies between the armies. */
function blobs(count: number, corners: number, random: Random): readonly Feature[] {
  const table = tableFor(POINTS)
  const zone = { a: deploymentZone(table, 'a'), b: deploymentZone(table, 'b') }
  return Array.from({ length: count }, (_, index) => {
    const kind = TERRAIN_KINDS[index % TERRAIN_KINDS.length] ?? 'area'
    const low = kind === 'impassable' ? zone.a.maxY + 6 : 6
    const high = kind === 'impassable' ? zone.b.minY - 6 : table.depthInches - 6
    const centre = { x: 6 + random() * (table.widthInches - 12), y: low + random() * (high - low) }
    return featureOf(`feature-${index}`, kind, { kind: 'polygon', points: blob(centre, corners, random) })
  })
}

function blob(centre: TablePoint, corners: number, random: Random): readonly TablePoint[] {
  return Array.from({ length: corners }, (_, corner) => {
    const direction = (2 * Math.PI * corner) / corners
    const reach = 4.5 + random() * 1.2
    return { x: centre.x + reach * Math.cos(direction), y: centre.y + reach * Math.sin(direction) }
  })
}
