import type { UnitId } from '@rules/games/warlord-medieval/model'
import type { BattleLineReport, ChainLink, CutOff } from '@rules/games/warlord-medieval/reports'

/** How a unit stands in its battle line: the link that ends at it, or why nothing reaches it. */
export type LinePlace = {
  readonly report: BattleLineReport
  readonly isBanner: boolean
  readonly link: ChainLink | null
  readonly cutOff: CutOff | null
}

const indexed = new WeakMap<readonly BattleLineReport[], ReadonlyMap<UnitId, LinePlace>>()

/** The place of every assigned unit in its line; worked out once for a table's reports. */
export function linePlaces(lines: readonly BattleLineReport[]): ReadonlyMap<UnitId, LinePlace> {
  let places = indexed.get(lines)
  if (places === undefined) {
    places = new Map(lines.flatMap(placesOf))
    indexed.set(lines, places)
  }
  return places
}

function placesOf(report: BattleLineReport): [UnitId, LinePlace][] {
  const links = new Map(report.links.map((link) => [link.to, link]))
  const cutOff = new Map(report.cutOff.map((piece) => [piece.unit, piece]))
  return report.assigned.map((unit) => [
    unit,
    {
      report,
      isBanner: unit === report.bannerUnit,
      link: links.get(unit) ?? null,
      cutOff: cutOff.get(unit) ?? null,
    },
  ])
}

/** The links from a unit back to its banner unit, the unit's own first; empty when it is the banner unit or cut off. */
export function chainOf(place: LinePlace, unit: UnitId): readonly ChainLink[] {
  const links = new Map(place.report.links.map((link) => [link.to, link]))
  const chain: ChainLink[] = []
  let at = unit
  for (let link = links.get(at); link !== undefined && chain.length <= links.size; link = links.get(at)) {
    chain.push(link)
    at = link.from
  }
  return chain
}
