import type { Personality } from './model'
import { inGoodOrder, unitsOfLine } from './pieces'
import { otherOf, type TableScan } from './table-scan'

/** Which bases a line's banner unit reaches, each by a chain of the fewest links, the shorter of equals. */
export type LineReach = {
  /** The banner unit's base, or null when it does not stand on the table. */
  readonly banner: number | null
  /** The bases reached, those with the fewest links first; the banner unit itself is the first. */
  readonly reached: readonly number[]
  readonly isReached: (base: number) => boolean
  /** The pair that the last link to a base is, by its place among the scan's pairs; undefined for the banner unit. */
  readonly linkTo: (base: number) => number | undefined
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
  const linkTo = new Int32Array(scan.bases.length).fill(UNREACHED)
  const reached: number[] = []
  if (banner !== null) {
    level[banner] = 0
    reached.push(banner)
    const totalInches = new Float64Array(scan.bases.length)
    const missing = new Set(wanted)
    missing.delete(banner)
    const so: Following = { scan, banner, mayJoin, level, linkTo, totalInches }
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
    linkTo: (base) => {
      const link = linkTo[base] ?? UNREACHED
      return link === UNREACHED ? undefined : link
    },
  }
}

const UNREACHED = -1

type Following = {
  readonly scan: TableScan
  readonly banner: number
  readonly mayJoin: (base: number) => boolean
  /** Per base: how many links its chain has, and which link and how many inches in all lead to it. */
  readonly level: Int32Array
  readonly linkTo: Int32Array
  readonly totalInches: Float64Array
}

/** The bases that are one link beyond the frontier, each with its shortest chain noted. */
function nextFrontier(so: Following, frontier: readonly number[], links: number): number[] {
  const { scan, mayJoin, level, linkTo, totalInches } = so
  const found: number[] = []
  for (const from of frontier) {
    if (!connects(scan, from)) continue
    const inchesBefore = totalInches[from] ?? 0
    const looks = needsSight(scan, so, from)
    for (const at of scan.pairsAt[from] ?? []) {
      const pair = scan.pairs[at]
      if (pair === undefined) continue
      const to = otherOf(pair, from)
      const known = level[to] ?? UNREACHED
      if ((known !== UNREACHED && known < links) || !mayJoin(to)) continue
      if (known === links && (totalInches[to] ?? 0) <= inchesBefore) continue
      const link = scan.measureLink(at)
      if (link === null) continue
      const inches = inchesBefore + link.inches
      if (known === links && (totalInches[to] ?? 0) <= inches) continue
      if (looks && !scan.sees(from, to).visible) continue
      if (known === UNREACHED) found.push(to)
      level[to] = links
      linkTo[to] = at
      totalInches[to] = inches
    }
  }
  return found
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
