import { measureLink, otherOf } from './base-links'
import { explainCutOff } from './cut-off'
import { type LineReach, reachOfLine } from './line-reach'
import type { Personality, UnitId } from './model'
import { unitsOfLine } from './pieces'
import type { BattleLineReport, ChainLink } from './reports'
import type { TableScan } from './table-scan'

/** Every battle line of a measured table, in the order of the personalities that lead them (WM-20…29). */
export function reportLines(scan: TableScan): readonly BattleLineReport[] {
  return Object.values(scan.state.personalities).map((personality) => reportLine(scan, personality))
}

function reportLine(scan: TableScan, personality: Personality): BattleLineReport {
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
    cutOff: explainCutOff(
      scan,
      reach,
      placed.filter((base) => !reach.isReached(base)),
    ),
    notPlaced,
  }
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
  const { inches, from, to } = distance
  const fromFirst = link.second === base
  return [
    {
      from: scan.bases[otherOf(link, base)]?.unit.id ?? '',
      to: scan.bases[base]?.unit.id ?? '',
      inches,
      fromPoint: fromFirst ? from : to,
      toPoint: fromFirst ? to : from,
    },
  ]
}
