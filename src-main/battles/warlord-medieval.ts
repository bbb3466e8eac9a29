import { SIDES, type Side } from '@rules/core/ids'
import { err, ok, type Result } from '@rules/core/result'
import { DEFAULT_HOUSE_RULES } from '@rules/games/warlord-medieval/default-house-rules'
import type { MusteredArmy, Setup, State, UnitFigures } from '@rules/games/warlord-medieval/model'
import { type Failure, failure } from '../contract/failures'
import type { Army, ArmyUnit, Domain } from '../contract/library'
import { battlePicture } from './battle-picture'
import type { BattleOutline, Musterable } from './game'

/**
 * What a Warlord Medieval battle starts from. Fails with `armies/unfinished` while a figure is missing that the
 * rules need, and with `armies/no-domain` when terrain is to be placed and nobody knows how much (WM-4).
 */
export function muster({ battle, armies, map }: Musterable): Result<Setup, Failure> {
  const mustered: Partial<Record<Side, MusteredArmy>> = {}
  for (const side of SIDES) {
    const { army, domain } = armies[side]
    if (domain === null && map === null) return err(failure('armies/no-domain', { army: army.name, side }))
    const result = musterArmy(army, domain ?? { id: '', name: '', terrainFeatures: 0 }, side)
    if (!result.ok) return result
    mustered[side] = result.value
  }
  const { a, b } = mustered
  if (a === undefined || b === undefined) throw new Error('An army was not mustered')
  return ok({
    agreedPoints: battle.agreedPoints,
    houseRules: { ...DEFAULT_HOUSE_RULES, ...battle.houseRules },
    armies: { a, b },
    terrain: map === null ? null : map.features.map(({ id: _, ...figures }) => figures),
  })
}

/** What the list of battles shows. */
export function outline(state: State): BattleOutline {
  return {
    armies: { a: state.sides.a.armyName, b: state.sides.b.armyName },
    agreedPoints: state.agreedPoints,
    stage: state.stage,
    round: state.turn?.round ?? null,
    picture: battlePicture(state),
  }
}

function musterArmy(army: Army, domain: Domain, side: Side): Result<MusteredArmy, Failure> {
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
    return err(
      failure('armies/unfinished', { army: army.name, side, count: open.length, pieces: open.join(', ') }),
    )
  const { name, terrainFeatures } = domain
  return ok({ name: army.name, domain: { name, terrainFeatures }, units, personalities })
}

function finished(unit: ArmyUnit): UnitFigures | null {
  const { costAp, formation, frontageInches, depthInches } = unit
  if (costAp === null || formation === null || frontageInches === null || depthInches === null) return null
  const { name, type, stands, moraleGrade, quality, mounted } = unit
  return { name, type, costAp, formation, frontageInches, depthInches, stands, moraleGrade, quality, mounted }
}
