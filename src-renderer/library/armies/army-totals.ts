import type { Army, ArmyPersonality, ArmyUnit } from '@contract/library'
import { tableFor } from '@rules/games/warlord-medieval/table'
import { withoutBlankUnits } from './army-list'

/** The figures of a unit that a battle needs (WM-2). */
const NEEDED = ['name', 'costAp', 'formation', 'frontageInches', 'depthInches'] as const
export type NeededField = (typeof NEEDED)[number]

/** The long edge of the largest table (WM-35); a base that is longer is mistyped. */
const LARGEST_TABLE_INCHES = Math.max(tableFor(Number.MAX_VALUE).widthInches, tableFor(0).widthInches)

/** How many units a line needs beside its banner unit (WM-21). */
const UNITS_PER_LINE = 3

/** Something that the army list lacks, or that a rule speaks against, and where to mend it. */
export type ArmyGap =
  | { readonly kind: 'no-units' }
  | { readonly kind: 'no-domain' }
  | {
      readonly kind: 'unit-lacks'
      readonly unit: string
      readonly row: number
      readonly fields: readonly NeededField[]
    }
  | {
      readonly kind: 'base-odd'
      readonly unit: string
      readonly row: number
      readonly frontageInches: number
      readonly depthInches: number
    }
  | { readonly kind: 'no-warlord' }
  | { readonly kind: 'warlords'; readonly count: number }
  | { readonly kind: 'no-rating'; readonly personality: string }
  | { readonly kind: 'no-banner-unit'; readonly personality: string }
  | { readonly kind: 'shared-banner-unit'; readonly unit: string }
  | {
      readonly kind: 'banner-not-dearest'
      readonly personality: string
      readonly costAp: number
      readonly mostAp: number
    }
  | { readonly kind: 'too-few-units'; readonly lines: number; readonly least: number; readonly units: number }

export type ArmyTotals = {
  readonly unitsAp: number
  readonly personalitiesAp: number
  /** Units and personalities together. */
  readonly costAp: number
  readonly unitCount: number
  readonly bannerCount: number
  readonly gaps: readonly ArmyGap[]
}

/**
 * What an army list adds up to, and what it still lacks for a battle. `domains` are the ids of the domains that there
 * are; a domain that was deleted is none. A row that nothing was typed into yet does not count.
 */
export function totalsOf(army: Army, domains: ReadonlySet<string> | null = null): ArmyTotals {
  const unitsAp = sum(army.units.map(({ costAp }) => costAp ?? 0))
  const personalitiesAp = sum(army.personalities.map(({ costAp }) => costAp))
  return {
    unitsAp,
    personalitiesAp,
    costAp: sum([unitsAp, personalitiesAp]),
    unitCount: withoutBlankUnits(army).units.length,
    bannerCount: army.personalities.length,
    gaps: gapsOf(army, domains),
  }
}

/** Which of the figures that a battle needs a unit lacks. */
export function lackingFields(unit: ArmyUnit): readonly NeededField[] {
  return NEEDED.filter((field) => unit[field] === null || unit[field] === '')
}

function gapsOf(army: Army, domains: ReadonlySet<string> | null): readonly ArmyGap[] {
  const gaps: ArmyGap[] = []
  if (army.domainId === null || domains?.has(army.domainId) === false) gaps.push({ kind: 'no-domain' })
  const counted = new Set(withoutBlankUnits(army).units)
  if (counted.size === 0) gaps.push({ kind: 'no-units' })
  for (const [index, unit] of army.units.entries()) {
    const fields = counted.has(unit) ? lackingFields(unit) : []
    if (fields.length > 0) gaps.push({ kind: 'unit-lacks', unit: unit.id, row: index + 1, fields })
  }
  for (const [index, { id, frontageInches, depthInches }] of army.units.entries()) {
    if (frontageInches === null || depthInches === null) continue
    if (Math.max(frontageInches, depthInches) > LARGEST_TABLE_INCHES)
      gaps.push({ kind: 'base-odd', unit: id, row: index + 1, frontageInches, depthInches })
  }
  const warlords = army.personalities.filter(({ rank }) => rank === 'warlord')
  if (warlords.length === 0) gaps.push({ kind: 'no-warlord' })
  if (warlords.length > 1) gaps.push({ kind: 'warlords', count: warlords.length })
  for (const personality of army.personalities) gaps.push(...personalityGaps(army, personality))
  for (const unit of army.units) {
    if (army.personalities.filter(({ bannerUnit }) => bannerUnit === unit.id).length > 1)
      gaps.push({ kind: 'shared-banner-unit', unit: unit.id })
  }
  const lines = army.personalities.length
  const least = lines * (1 + UNITS_PER_LINE)
  if (counted.size > 0 && counted.size < least)
    gaps.push({ kind: 'too-few-units', lines, least, units: counted.size })
  return gaps
}

function personalityGaps(army: Army, personality: ArmyPersonality): readonly ArmyGap[] {
  const gaps: ArmyGap[] = []
  if (personality.socialRank === null) gaps.push({ kind: 'no-rating', personality: personality.id })
  const banner = army.units.find(({ id }) => id === personality.bannerUnit)
  if (banner === undefined) return [...gaps, { kind: 'no-banner-unit', personality: personality.id }]
  const costAp = banner.costAp ?? 0
  const mostAp = Math.max(...army.units.map((unit) => unit.costAp ?? 0))
  // A Leader's is judged among the units of his line, which are known in the battle only (WM-51).
  if (personality.rank === 'warlord' && costAp < mostAp)
    gaps.push({ kind: 'banner-not-dearest', personality: personality.id, costAp, mostAp })
  return gaps
}

/** To a thousandth, so that ten units of 0.1 are 1 and not a little less. */
function sum(figures: readonly number[]): number {
  return Math.round(figures.reduce((total, figure) => total + figure, 0) * 1000) / 1000
}
