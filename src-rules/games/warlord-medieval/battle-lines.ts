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
  const isIn = (base: number) => base === reach.banner || reach.steps.has(base)
  return {
    line: personality.id,
    bannerUnit: personality.bannerUnit,
    assigned: assigned.map(({ id }) => id),
    inLine: placed.filter(isIn).map((base) => scan.bases[base]?.unit.id ?? ''),
    links: linksTo(scan, reach, placed),
    cutOff: explainCutOff(
      scan,
      reach,
      placed.filter((base) => !isIn(base)),
    ),
    notPlaced,
  }
}

/** The links of the chains that lead to these bases, each once, the nearest to the banner unit first. */
function linksTo(scan: TableScan, reach: LineReach, bases: readonly number[]): readonly ChainLink[] {
  const used = new Set<number>()
  for (const base of bases) {
    let step = reach.steps.get(base)
    for (let at = base; step !== undefined && !used.has(at); step = reach.steps.get(at)) {
      used.add(at)
      at = step.from
    }
  }
  const links: ChainLink[] = []
  for (const base of reach.reached) {
    const step = used.has(base) ? reach.steps.get(base) : undefined
    if (step === undefined) continue
    const from = scan.bases[step.from]?.unit.id ?? ''
    const to = scan.bases[base]?.unit.id ?? ''
    const { distance } = step.link
    links.push({ from, to, inches: distance.inches, fromPoint: distance.from, toPoint: distance.to })
  }
  return links
}
