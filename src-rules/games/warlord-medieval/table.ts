import type { Bounds } from '../../core/geometry'
import type { Side } from '../../core/ids'
import type { RuleId } from '../../core/trace'
import type { State } from './model'

/** The table of a battle and what comes with its size (WM-31…34). Lengths in inches. */
export type TableSize = {
  readonly rule: RuleId
  /** Flank to flank, the longer figure. */
  readonly widthInches: number
  /** From one player's edge to the other's. */
  readonly depthInches: number
  /** Terrain features that each side places beyond the domain's number. */
  readonly extraPicks: number
  /** How far formed troops stay off each flank (WM-37). */
  readonly flankInches: number
}

/** The fewest points a battle is made for (WM-35). */
export const LEAST_POINTS = 10

/** How far from the centreline troops deploy, the whole base (WM-36). */
export const CENTRELINE_GAP_INCHES = 12

/** The tables by the most points they are made for. */
const TABLES: readonly (TableSize & { readonly upToPoints: number })[] = [
  { rule: 'WM-31', upToPoints: 50, widthInches: 48, depthInches: 48, extraPicks: 0, flankInches: 6 },
  { rule: 'WM-32', upToPoints: 75, widthInches: 72, depthInches: 60, extraPicks: 1, flankInches: 9 },
  { rule: 'WM-33', upToPoints: 100, widthInches: 96, depthInches: 60, extraPicks: 2, flankInches: 12 },
]
const LARGEST: TableSize = {
  rule: 'WM-34',
  widthInches: 120,
  depthInches: 60,
  extraPicks: 3,
  flankInches: 15,
}

/** The table for the points agreed on, per side; under 10 points it is the smallest (WM-35). */
export function tableFor(points: number): TableSize {
  const fitting = TABLES.find((table) => !(points > table.upToPoints))
  if (fitting === undefined) return LARGEST
  const { upToPoints: _, ...size } = fitting
  return size
}

/** The table that a battle is fought on: it follows from the agreed points, not from what an army adds up to (WM-35). */
export function tableOf(state: Pick<State, 'agreedPoints'>): TableSize {
  return tableFor(state.agreedPoints)
}

/** The whole table. */
export function tableBounds(table: TableSize): Bounds {
  return { minX: 0, minY: 0, maxX: table.widthInches, maxY: table.depthInches }
}

/** Where the centreline runs: the y of every place on it, in inches. */
export function centrelineInches(table: TableSize): number {
  return table.depthInches / 2
}

/** A side's half of the table, up to the centreline (WM-44). */
export function ownHalf(table: TableSize, side: Side): Bounds {
  const middle = centrelineInches(table)
  const whole = tableBounds(table)
  return side === 'a' ? { ...whole, maxY: middle } : { ...whole, minY: middle }
}

/** Where a side's troops may deploy, from flank to flank: 12 inches or more from the centreline (WM-36). */
export function deploymentZone(table: TableSize, side: Side): Bounds {
  const half = ownHalf(table, side)
  return side === 'a'
    ? { ...half, maxY: half.maxY - CENTRELINE_GAP_INCHES }
    : { ...half, minY: half.minY + CENTRELINE_GAP_INCHES }
}

/** Where a side's formed troops may deploy: its deployment zone without the dead zones (WM-36, WM-37). */
export function formedZone(table: TableSize, side: Side): Bounds {
  const zone = deploymentZone(table, side)
  return { ...zone, minX: table.flankInches, maxX: table.widthInches - table.flankInches }
}

/** The two strips of a side's deployment zone, left and right as A sees them, where only skirmishers start (WM-37). */
export function deadZones(table: TableSize, side: Side): readonly [Bounds, Bounds] {
  const zone = deploymentZone(table, side)
  return [
    { ...zone, maxX: table.flankInches },
    { ...zone, minX: table.widthInches - table.flankInches },
  ]
}
