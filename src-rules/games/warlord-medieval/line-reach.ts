import { boundsGapInches, TOLERANCE_INCHES } from '../../core/geometry'
import { type BaseLink, measureLink, otherOf } from './base-links'
import type { Personality } from './model'
import { inGoodOrder, unitsOfLine } from './pieces'
import type { TableScan } from './table-scan'

/** Which bases a line's banner unit reaches, each by a chain of the fewest links, the shorter of equals. */
export type LineReach = {
  /** The banner unit's base, or null when it does not stand on the table. */
  readonly banner: number | null
  /** The bases reached, in no order. */
  readonly reached: readonly number[]
  readonly isReached: (base: number) => boolean
  /** How many links a base's chain has; 0 for the banner unit and for bases that are not reached. */
  readonly linksTo: (base: number) => number
  /** The last link of a base's chain; undefined for the banner unit and for bases that are not reached. */
  readonly lastLink: (base: number) => BaseLink | undefined
  /** Whether a chain of this line may run through a base or end at it. */
  readonly mayJoin: (base: number) => boolean
}

/** Does a base carry a chain on? Only one in good order does, the banner unit like any other (WM-25, WM-26). */
export function connects(scan: TableScan, base: number): boolean {
  const placed = scan.bases[base]
  return placed !== undefined && inGoodOrder(placed.unit)
}

/** Does the link from this base need a line of sight (WM-27)? */
export function needsSight(scan: TableScan, { banner }: Pick<LineReach, 'banner'>, from: number): boolean {
  return from === banner || scan.state.houseRules.sight.everyLinkNeedsSight
}

/**
 * Follows the chains from a personality's banner unit until all the bases asked for are reached, or no chain leads on.
 * When one of them is missing, everything that the banner unit reaches was found.
 */
export function reachOfLine(scan: TableScan, personality: Personality, wanted: readonly number[]): LineReach {
  const mayJoin = joinersOf(scan, personality)
  const banner = bannerBase(scan, personality)
  const level = new Int32Array(scan.bases.length).fill(UNREACHED)
  const lastLink: (BaseLink | undefined)[] = new Array(scan.bases.length)
  const reached: number[] = []
  if (banner !== null) {
    level[banner] = 0
    reached.push(banner)
    const totalInches = new Float64Array(scan.bases.length)
    const missing = new Set(wanted)
    missing.delete(banner)
    const so: Following = { scan, banner, mayJoin, level, lastLink, totalInches }
    for (let frontier = reached.slice(), links = 1; frontier.length > 0 && missing.size > 0; links++) {
      frontier = nextFrontier(so, frontier, links)
      for (const base of frontier) {
        reached.push(base)
        missing.delete(base)
      }
    }
  }
  return {
    banner,
    reached,
    mayJoin,
    isReached: (base) => (level[base] ?? UNREACHED) !== UNREACHED,
    linksTo: (base) => Math.max(0, level[base] ?? 0),
    lastLink: (base) => lastLink[base],
  }
}

const UNREACHED = -1

type Following = {
  readonly scan: TableScan
  readonly banner: number
  readonly mayJoin: (base: number) => boolean
  /** Per base: how many links its chain has, which is the last, and how many inches they are in all. */
  readonly level: Int32Array
  readonly lastLink: (BaseLink | undefined)[]
  readonly totalInches: Float64Array
}

/** The bases that are one link beyond the frontier, each with its shortest chain noted. */
function nextFrontier(so: Following, frontier: readonly number[], links: number): number[] {
  const { scan, mayJoin, level, lastLink, totalInches } = so
  const found: number[] = []
  for (const from of frontier) {
    if (!connects(scan, from)) continue
    const inchesBefore = totalInches[from] ?? 0
    const looks = needsSight(scan, so, from)
    for (const link of scan.linksAt[from] ?? []) {
      const to = otherOf(link, from)
      const known = level[to] ?? UNREACHED
      if ((known !== UNREACHED && known < links) || !mayJoin(to)) continue
      if (known === links && leastInches(scan, link, inchesBefore) > (totalInches[to] ?? Infinity)) continue
      const inches = inchesBefore + (measureLink(scan.bases, link)?.inches ?? Infinity)
      if (inches === Infinity || (known === links && !isShorter(so, inches, from, to))) continue
      if (looks && !scan.sees(from, to).visible) continue
      if (known === UNREACHED) found.push(to)
      level[to] = links
      lastLink[to] = link
      totalInches[to] = inches
    }
  }
  return found
}

/** What a chain with this link comes to at least, told from the bounds alone. */
function leastInches({ bases }: TableScan, link: BaseLink, inchesBefore: number): number {
  const first = bases[link.first]
  const second = bases[link.second]
  if (first === undefined || second === undefined) return Infinity
  return inchesBefore + boundsGapInches(first.footprint.bounds, second.footprint.bounds) - TOLERANCE_INCHES
}

/** Is a chain shorter than the known one of as many links? Of equals the one over the earlier base, to be the same each time. */
function isShorter({ lastLink, totalInches }: Following, inches: number, from: number, to: number): boolean {
  const known = totalInches[to] ?? Infinity
  const link = lastLink[to]
  return inches < known || (inches === known && link !== undefined && from < otherOf(link, to))
}

function bannerBase(scan: TableScan, personality: Personality): number | null {
  if (personality.bannerUnit === null) return null
  const base = scan.indexOf.get(personality.bannerUnit)
  if (base === undefined || scan.bases[base]?.unit.side !== personality.side) return null
  return base
}

/** Linked bases are of one side already; where the switch says so, only the line's own units may join (WM-23). */
function joinersOf(scan: TableScan, personality: Personality): (base: number) => boolean {
  if (!scan.state.houseRules.chainThroughOwnLineOnly) return () => true
  const own = new Set<number>()
  for (const { id } of unitsOfLine(scan.state, personality.id)) {
    const base = scan.indexOf.get(id)
    if (base !== undefined) own.add(base)
  }
  return (base) => own.has(base)
}
