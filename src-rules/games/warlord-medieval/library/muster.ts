import { SIDES, type Side } from '../../../core/ids'
import { err, ok, type Result } from '../../../core/result'
import type { FindThing, Malformed, Refusal } from '../../../core/ruleset'
import { DEFAULT_HOUSE_RULES } from '../default-house-rules'
import type { MusteredArmy, Setup, UnitFigures } from '../model'
import { parsePlan } from './plan'
import type { Army, ArmyUnit, Domain, TerrainMap } from './things'

/**
 * What a battle starts from that was planned with armies and perhaps a terrain map of the library. Fails with
 * `armies/unknown` or `maps/unknown`, with `armies/unfinished` while a figure is missing that the rules need, and with
 * `armies/no-domain` when terrain is to be placed and nobody knows how much (WM-4).
 */
export function muster(data: unknown, find: FindThing): Result<Setup, Refusal | Malformed> {
  const parsed = parsePlan(data)
  if (!parsed.ok) return parsed
  const { agreedPoints, armies, mapId, houseRules } = parsed.value
  // Main parsed whatever is in its library before it was stored.
  const map = mapId === null ? null : (find('map', mapId) as TerrainMap | null)
  const mustered: Partial<Record<Side, MusteredArmy>> = {}
  for (const side of SIDES) {
    const army = find('army', armies[side]) as Army | null
    if (army === null) return err({ code: 'armies/unknown', figures: { id: armies[side], side } })
    const domain = army.domainId === null ? null : (find('domain', army.domainId) as Domain | null)
    if (domain === null && mapId === null)
      return err({ code: 'armies/no-domain', figures: { army: army.name, side } })
    const result = musterArmy(army, domain ?? { id: '', name: '', terrainFeatures: 0 }, side)
    if (!result.ok) return result
    mustered[side] = result.value
  }
  if (mapId !== null && map === null) return err({ code: 'maps/unknown', figures: { id: mapId } })
  const { a, b } = mustered
  if (a === undefined || b === undefined) throw new Error('An army was not mustered')
  return ok({
    agreedPoints,
    houseRules: { ...DEFAULT_HOUSE_RULES, ...houseRules },
    armies: { a, b },
    terrain: map === null ? null : map.features.map(({ id: _, locked: __, ...figures }) => figures),
    ...(map?.background !== undefined && { background: map.background }),
  })
}

function musterArmy(army: Army, domain: Domain, side: Side): Result<MusteredArmy, Refusal> {
  const units: (UnitFigures & { readonly id: string })[] = []
  const open: string[] = []
  for (const unit of army.units) {
    const figures = finished(unit)
    if (figures === null) open.push(unit.name)
    else units.push({ ...figures, id: unit.id })
  }
  const personalities: MusteredArmy['personalities'][number][] = []
  for (const personality of army.personalities) {
    if (personality.socialRank === null) open.push(personality.name)
    else personalities.push({ ...personality, socialRank: personality.socialRank })
  }
  if (open.length > 0)
    return err({
      code: 'armies/unfinished',
      figures: { army: army.name, side, count: open.length, pieces: open.join(', ') },
    })
  const { name, terrainFeatures } = domain
  return ok({ name: army.name, domain: { name, terrainFeatures }, units, personalities })
}

function finished(unit: ArmyUnit): UnitFigures | null {
  const { costAp, formation, frontageInches, depthInches } = unit
  if (costAp === null || formation === null || frontageInches === null || depthInches === null) return null
  const { name, type, stands, moraleGrade, quality, mounted } = unit
  return { name, type, costAp, formation, frontageInches, depthInches, stands, moraleGrade, quality, mounted }
}
