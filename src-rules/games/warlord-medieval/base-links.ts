import {
  type Bounds,
  boundsGapInches,
  boundsMeet,
  type Distance,
  type Footprint,
  isWithin,
  measureDistance,
  TOLERANCE_INCHES,
} from '../../core/geometry'
import type { PlacedUnit } from './pieces'
import type { ChainLink } from './reports'

/** The longest link of a battle line, between the nearest points of two bases (WM-23, WM-24). */
export const LINK_LIMIT_INCHES = 3

/** A unit on the table with its outline. */
export type PlacedBase = { readonly unit: PlacedUnit; readonly footprint: Footprint }

/** Two bases by their index among those of the table, the lower first. */
export type BasePair = { readonly first: number; readonly second: number }

/** Two bases of one side that a link of a battle line may join. */
export type BaseLink = BasePair & {
  /** What lies between them, null when that is more than a link may be, undefined until it is first asked for. */
  measured: Distance | null | undefined
  /** The link as a report last gave it, to be given as the same again while both its bases stay. */
  reported: ChainLink | undefined
}

/** Which bases are near each other. */
export type NearBases = {
  /** Per base: the links that end at it. */
  readonly linksAt: readonly (readonly BaseLink[])[]
  /** Pairs of any sides whose bounds touch. */
  readonly touching: readonly BasePair[]
}

const REACH = LINK_LIMIT_INCHES + TOLERANCE_INCHES

// The latest table and what was found on it: in a drag all but a few bases are the same, and so is what lies between them.
let latest: { readonly bases: readonly PlacedBase[]; readonly near: NearBases } = {
  bases: [],
  near: { linksAt: [], touching: [] },
}

/** The other base of a pair. */
export function otherOf({ first, second }: BasePair, base: number): number {
  return first === base ? second : first
}

/** What lies between the two bases of a link, from its first to its second, or null when it is more than a link may be. */
export function measureLink(bases: readonly PlacedBase[], link: BaseLink): Distance | null {
  if (link.measured === undefined) {
    const first = bases[link.first]
    const second = bases[link.second]
    const distance = first && second && measureDistance(first.footprint, second.footprint)
    link.measured = distance && isWithin(distance.inches, LINK_LIMIT_INCHES) ? distance : null
  }
  return link.measured
}

/** Finds the bases that are near each other. */
export function findNearBases(bases: readonly PlacedBase[]): NearBases {
  const moved = movedSince(latest.bases, bases)
  const near = moved === null ? findAfresh(bases) : findAgain(bases, latest.near, moved)
  latest = { bases, near }
  return near
}

/** The bases that differ from those of the table before, or null when they are too many to be worth telling apart. */
function movedSince(before: readonly PlacedBase[], bases: readonly PlacedBase[]): ReadonlySet<number> | null {
  if (before.length !== bases.length) return null
  const moved = new Set<number>()
  for (const [index, { unit, footprint }] of bases.entries()) {
    const known = before[index]
    if (known?.footprint === footprint && known.unit.side === unit.side) continue
    moved.add(index)
    if (moved.size > bases.length / 8) return null
  }
  return moved
}

/**
 * Sweeps the bases from left to right, so that each is compared only with those that begin before it ends. A table
 * holds some hundred bases; a tree of their bounds would cost more to build and ask.
 */
function findAfresh(bases: readonly PlacedBase[]): NearBases {
  const linksAt: BaseLink[][] = bases.map(() => [])
  const touching: BasePair[] = []
  const fromLeft = bases
    .map(({ footprint }, index) => ({ index, bounds: footprint.bounds }))
    .sort((one, other) => one.bounds.minX - other.bounds.minX)
  for (const [at, own] of fromLeft.entries()) {
    const { maxX, minY, maxY } = own.bounds
    for (let next = at + 1; next < fromLeft.length; next++) {
      const other = fromLeft[next]
      if (other === undefined || other.bounds.minX > maxX + REACH) break
      if (other.bounds.minY > maxY + REACH || other.bounds.maxY < minY - REACH) continue
      pair(bases, own.index, other.index, linksAt, touching)
    }
  }
  return { linksAt, touching }
}

/** Keeps what lies between the bases that stayed, and looks anew around those that moved. */
function findAgain(bases: readonly PlacedBase[], known: NearBases, moved: ReadonlySet<number>): NearBases {
  if (moved.size === 0) return known
  const isKept = ({ first, second }: BasePair) => !moved.has(first) && !moved.has(second)
  const linksAt = known.linksAt.map((links) => (links.every(isKept) ? links.slice() : links.filter(isKept)))
  const touching = known.touching.filter(isKept)
  for (const own of moved) {
    for (let other = 0; other < bases.length; other++) {
      // Two that both moved are met twice.
      if (other === own || (moved.has(other) && other < own)) continue
      pair(bases, own, other, linksAt, touching)
    }
  }
  return { linksAt, touching }
}

function pair(
  bases: readonly PlacedBase[],
  one: number,
  other: number,
  linksAt: readonly BaseLink[][],
  touching: BasePair[],
): void {
  const first = Math.min(one, other)
  const second = Math.max(one, other)
  const own = bases[first]
  const next = bases[second]
  if (own === undefined || next === undefined || !isNear(own.footprint.bounds, next.footprint.bounds)) return
  if (boundsMeet(own.footprint.bounds, next.footprint.bounds)) touching.push({ first, second })
  if (own.unit.side !== next.unit.side) return
  const link: BaseLink = { first, second, measured: undefined, reported: undefined }
  linksAt[first]?.push(link)
  linksAt[second]?.push(link)
}

function isNear(a: Bounds, b: Bounds): boolean {
  return boundsGapInches(a, b) <= REACH
}
