import type { PersonalityId, UnitId } from '@rules/games/warlord-medieval/model'
import type { BattleLineReport, ChainLink, CutOff } from '@rules/games/warlord-medieval/reports'

/** How a unit stands in its battle line: the link that ends at it, or why nothing reaches it. */
export type LinePlace = {
  readonly line: PersonalityId
  readonly bannerUnit: UnitId | null
  readonly isBanner: boolean
  readonly link: ChainLink | null
  readonly cutOff: CutOff | null
}

// The latest table: a unit that stands in its line as before is given the same place, so that nothing that shows it is
// worked out or drawn anew while another unit is dragged.
let latest: { readonly lines: readonly BattleLineReport[]; readonly places: ReadonlyMap<UnitId, LinePlace> } =
  { lines: [], places: new Map() }

/** The place of every assigned unit in its line; the same object as on the table before where nothing has changed. */
export function linePlaces(lines: readonly BattleLineReport[]): ReadonlyMap<UnitId, LinePlace> {
  if (latest.lines === lines) return latest.places
  const places = new Map<UnitId, LinePlace>()
  for (const report of lines) addPlaces(places, report)
  latest = { lines, places }
  return places
}

function addPlaces(places: Map<UnitId, LinePlace>, report: BattleLineReport): void {
  const links = new Map(report.links.map((link) => [link.to, link]))
  const cutOffs = new Map(report.cutOff.map((piece) => [piece.unit, piece]))
  const { line, bannerUnit } = report
  for (const unit of report.assigned) {
    const link = links.get(unit) ?? null
    const cutOff = cutOffs.get(unit) ?? null
    const old = latest.places.get(unit)
    const isSame =
      old !== undefined &&
      old.line === line &&
      old.bannerUnit === bannerUnit &&
      old.link === link &&
      old.cutOff === cutOff
    places.set(unit, isSame ? old : { line, bannerUnit, isBanner: unit === bannerUnit, link, cutOff })
  }
}

/** The links from a unit back to its banner unit in its line, the unit's own first; empty when it is the banner unit or cut off. */
export function chainOf(report: BattleLineReport, unit: UnitId): readonly ChainLink[] {
  const links = new Map(report.links.map((link) => [link.to, link]))
  const chain: ChainLink[] = []
  let at = unit
  for (let link = links.get(at); link !== undefined && chain.length <= links.size; link = links.get(at)) {
    chain.push(link)
    at = link.from
  }
  return chain
}
