import type { Personality } from './model'
import { inGoodOrder, unitsOfLine } from './pieces'
import type { Neighbour, TableScan } from './table-scan'

/** How a base is reached: from which base, over which link, and how long the whole chain is. */
export type Step = { readonly from: number; readonly link: Neighbour; readonly totalInches: number }

/** Which bases a line's banner unit reaches, each by a chain of the fewest links, the shorter of equals. */
export type LineReach = {
  /** The banner unit's base, or null when it does not stand on the table. */
  readonly banner: number | null
  /** The bases reached, those with the fewest links first; the banner unit itself is the first. */
  readonly reached: readonly number[]
  /** How each base but the banner unit is reached. */
  readonly steps: ReadonlyMap<number, Step>
  /** The bases that a chain of this line may run through or end at. */
  readonly mayJoin: (base: number) => boolean
}

/** Does a base carry a chain on? Only one in good order does, the banner unit like any other (WM-25, WM-26). */
export function connects(scan: TableScan, base: number): boolean {
  const placed = scan.bases[base]
  return placed !== undefined && inGoodOrder(placed.unit)
}

/** Does the link from this base need a line of sight (WM-27)? */
export function needsSight(scan: TableScan, reach: Pick<LineReach, 'banner'>, from: number): boolean {
  return from === reach.banner || scan.state.houseRules.sight.everyLinkNeedsSight
}

/**
 * Follows the chains from a personality's banner unit until all the bases asked for are reached, or no chain leads on.
 * When one of them is missing, everything that the banner unit reaches was found.
 */
export function reachOfLine(scan: TableScan, personality: Personality, wanted: readonly number[]): LineReach {
  const mayJoin = joinersOf(scan, personality)
  const banner = bannerBase(scan, personality)
  if (banner === null) return { banner, reached: [], steps: new Map(), mayJoin }
  const steps = new Map<number, Step>()
  const reached = [banner]
  const isReached = new Set(reached)
  const missing = new Set(wanted)
  missing.delete(banner)
  let frontier: readonly number[] = reached
  while (frontier.length > 0 && missing.size > 0) {
    const found = nextLevel(scan, { banner, steps, mayJoin }, frontier, isReached)
    for (const [base, step] of found) {
      steps.set(base, step)
      reached.push(base)
      isReached.add(base)
      missing.delete(base)
    }
    frontier = [...found.keys()]
  }
  return { banner, reached, steps, mayJoin }
}

type Following = Pick<LineReach, 'banner' | 'steps' | 'mayJoin'>

/** The bases that are one link beyond the frontier, each by its shortest chain. */
function nextLevel(
  scan: TableScan,
  so: Following,
  frontier: readonly number[],
  isReached: ReadonlySet<number>,
) {
  const found = new Map<number, Step>()
  for (const from of frontier) {
    if (!connects(scan, from)) continue
    const inchesBefore = so.steps.get(from)?.totalInches ?? 0
    const looks = needsSight(scan, so, from)
    for (const link of scan.neighbours[from] ?? []) {
      if (isReached.has(link.index) || !so.mayJoin(link.index)) continue
      const totalInches = inchesBefore + link.distance.inches
      const known = found.get(link.index)
      if (known !== undefined && known.totalInches <= totalInches) continue
      if (looks && !scan.sees(from, link.index).visible) continue
      found.set(link.index, { from, link, totalInches })
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

/** Neighbours are of one side already; where the switch says so, only the line's own units may join (WM-23). */
function joinersOf(scan: TableScan, personality: Personality): (base: number) => boolean {
  if (!scan.state.houseRules.chainThroughOwnLineOnly) return () => true
  const own = new Set<number>()
  for (const { id } of unitsOfLine(scan.state, personality.id)) {
    const base = scan.indexOf.get(id)
    if (base !== undefined) own.add(base)
  }
  return (base) => own.has(base)
}
