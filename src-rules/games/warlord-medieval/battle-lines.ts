import { SIDES, type Side } from '../../core/ids'
import { measureLink, otherOf } from './base-links'
import { explainCutOff, sameCutOff } from './cut-off'
import { type LineReach, reachOfLine } from './line-reach'
import type { Personality, State, Unit, UnitId } from './model'
import { personalitiesOf, unitsOf, unitsOfLine } from './pieces'
import type { BattleLineReport, ChainLink, CutOff } from './reports'
import type { TableScan } from './table-scan'

/** What the lines of one side were made from, and how they stood. */
type SideLines = {
  readonly units: readonly Unit[]
  readonly personalities: readonly Personality[]
  readonly houseRules: State['houseRules']
  readonly look: TableScan['look']
  readonly reports: readonly BattleLineReport[]
}

// While a unit of one side is dragged, the other side's lines stay as they are.
const latest: Record<Side, SideLines | null> = { a: null, b: null }

/** Every battle line of a measured table, in the order of the personalities that lead them (WM-20…29). */
export function reportLines(scan: TableScan): readonly BattleLineReport[] {
  const reports = new Map(
    SIDES.flatMap((side) => reportSide(scan, side)).map((report) => [report.line, report]),
  )
  return Object.values(scan.state.personalities).flatMap(({ id }) => reports.get(id) ?? [])
}

function reportSide(scan: TableScan, side: Side): readonly BattleLineReport[] {
  const { look, state } = scan
  const units = unitsOf(state, side)
  const personalities = personalitiesOf(state, side)
  const known = latest[side]
  if (
    known?.look === look &&
    known.houseRules === state.houseRules &&
    isSameList(known.units, units) &&
    isSameList(known.personalities, personalities)
  ) {
    return known.reports
  }
  const reports = personalities.map((personality) => {
    const before = known?.reports.find(({ line }) => line === personality.id)
    return reportLine(scan, personality, before?.cutOff ?? [])
  })
  latest[side] = { units, personalities, houseRules: state.houseRules, look, reports }
  return reports
}

function isSameList<Piece>(one: readonly Piece[], other: readonly Piece[]): boolean {
  return one === other || (one.length === other.length && one.every((piece, at) => piece === other[at]))
}

function reportLine(
  scan: TableScan,
  personality: Personality,
  cutOffBefore: readonly CutOff[],
): BattleLineReport {
  const assigned = unitsOfLine(scan.state, personality.id)
  const placed: number[] = []
  const notPlaced: UnitId[] = []
  for (const { id } of assigned) {
    const base = scan.indexOf.get(id)
    if (base === undefined) notPlaced.push(id)
    else placed.push(base)
  }
  const reach = reachOfLine(scan, personality, placed)
  return {
    line: personality.id,
    bannerUnit: personality.bannerUnit,
    assigned: assigned.map(({ id }) => id),
    inLine: placed.filter(reach.isReached).map((base) => scan.bases[base]?.unit.id ?? ''),
    links: linksTo(scan, reach, placed),
    cutOff: keptWhereSame(
      cutOffBefore,
      explainCutOff(
        scan,
        reach,
        placed.filter((base) => !reach.isReached(base)),
      ),
    ),
    notPlaced,
  }
}

/** Whoever shows a unit that is cut off as before is given the same object, and need not show it anew. */
function keptWhereSame(before: readonly CutOff[], cutOff: readonly CutOff[]): readonly CutOff[] {
  if (before.length === 0) return cutOff
  const known = new Map(before.map((piece) => [piece.unit, piece]))
  return cutOff.map((piece) => {
    const old = known.get(piece.unit)
    return old !== undefined && sameCutOff(old, piece) ? old : piece
  })
}

/** The links of the chains that lead to these bases, each once, the nearest to the banner unit first. */
function linksTo(scan: TableScan, reach: LineReach, bases: readonly number[]): readonly ChainLink[] {
  const used = new Set<number>()
  for (const base of bases) {
    for (let at = base; !used.has(at); ) {
      const link = reach.lastLink(at)
      if (link === undefined) break
      used.add(at)
      at = otherOf(link, at)
    }
  }
  return [...used]
    .sort((one, other) => reach.linksTo(one) - reach.linksTo(other) || one - other)
    .flatMap((base) => chainLink(scan, reach, base))
}

function chainLink(scan: TableScan, reach: LineReach, base: number): readonly ChainLink[] {
  const link = reach.lastLink(base)
  const distance = link === undefined ? null : measureLink(scan.bases, link)
  if (link === undefined || distance === null) return []
  const from = scan.bases[otherOf(link, base)]?.unit.id ?? ''
  const to = scan.bases[base]?.unit.id ?? ''
  const { reported } = link
  if (reported?.from === from && reported.to === to) return [reported]
  const fromFirst = link.second === base
  const made: ChainLink = {
    from,
    to,
    inches: distance.inches,
    fromPoint: fromFirst ? distance.from : distance.to,
    toPoint: fromFirst ? distance.to : distance.from,
  }
  link.reported = made
  return [made]
}
