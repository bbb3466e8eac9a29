import type { ArmySummary, TerrainMapSummary } from '@contract/library'
import { LEAST_POINTS, tableFor } from '@rules/games/warlord-medieval/table'

/** The most points that can be agreed on; the rules know no bound. */
export const MOST_POINTS = 1000

/** The points that two armies suggest: what the larger one adds up to, in whole points, 10 at least (WM-35) and no more than can be agreed on. */
export function suggestedPoints(armies: readonly (Pick<ArmySummary, 'costAp'> | undefined)[]): number {
  const costs = armies.map((army) => army?.costAp ?? 0)
  return Math.min(MOST_POINTS, Math.max(LEAST_POINTS, ...costs.map(Math.ceil)))
}

/** Whether a map is drawn for the table that the points give (WM-31…34). */
export function fitsTable(
  map: Pick<TerrainMapSummary, 'widthInches' | 'depthInches'>,
  points: number,
): boolean {
  const table = tableFor(points)
  return map.widthInches === table.widthInches && map.depthInches === table.depthInches
}

export type ArmyRemark =
  | { readonly kind: 'unfinished'; readonly army: string; readonly id: string; readonly units: number }
  | { readonly kind: 'no-units'; readonly army: string; readonly id: string }
  | { readonly kind: 'no-domain'; readonly army: string; readonly id: string }
  | { readonly kind: 'over-points'; readonly army: string; readonly id: string; readonly overAp: number }

/** What speaks against taking an army to a battle of these points, worst first. */
export function remarksOn(army: ArmySummary, points: number | null): readonly ArmyRemark[] {
  const remarks: ArmyRemark[] = []
  const of = { army: army.name, id: army.id }
  if (army.unitCount === 0) remarks.push({ kind: 'no-units', ...of })
  if (army.unfinishedUnits > 0) remarks.push({ kind: 'unfinished', ...of, units: army.unfinishedUnits })
  if (army.domain === null) remarks.push({ kind: 'no-domain', ...of })
  const over = points === null ? 0 : Math.round((army.costAp - points) * 1000) / 1000
  if (over > 0) remarks.push({ kind: 'over-points', ...of, overAp: over })
  return remarks
}

/** Whether a battle can be started in spite of a remark: main refuses an army that lacks what a battle needs. */
export function isBar(remark: ArmyRemark): boolean {
  return remark.kind !== 'over-points'
}
