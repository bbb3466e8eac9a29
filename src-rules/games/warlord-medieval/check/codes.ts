import type { Violation } from '../../../core/trace'

/** Every trouble that the checks of Warlord Medieval can report, the worst first. */
export const CHECK_CODES = [
  'army/one-warlord',
  'army/social-rank',
  'army/over-points',
  'army/under-ten',
  'unit/no-base-size',
  'unit/off-table',
  'unit/overlaps-unit',
  'unit/in-impassable',
  'unit/beyond-own-half',
  'hidden/outside-set-on-area',
  'unit/too-near-centreline',
  'unit/in-dead-zone',
  'banner/none',
  'banner/other-side',
  'banner/shared',
  'banner/other-line',
  'banner/not-placed',
  'banner/hidden',
  'banner/not-most-expensive',
  'camp/none',
  'camp/off-table',
  'camp/not-own-half',
  'camp/overlaps',
  'camp/in-terrain',
  'camp/too-far',
  'unit/not-deployed',
  'unit/no-line',
  'line/no-units',
  'line/too-few-units',
  'unit/cut-off',
  'feature/off-table',
  'feature/beyond-centreline',
  'feature/perimeter-over',
  'feature/perimeter-not-exact',
  'turn/overspent',
] as const
export type CheckCode = (typeof CHECK_CODES)[number]

const RANKS: ReadonlyMap<string, number> = new Map(CHECK_CODES.map((code, rank) => [code, rank]))

/**
 * Orders troubles the worst first: what is to settle before what is only worth knowing, then by kind, and within a kind
 * the one that is farthest beyond its limit.
 */
export function worstFirst(one: Violation, other: Violation): number {
  if (one.severity !== other.severity) return one.severity === 'settle' ? -1 : 1
  const byKind = rankOf(one) - rankOf(other)
  const byExcess = byKind !== 0 ? byKind : excessOf(other) - excessOf(one)
  return byExcess !== 0 ? byExcess : one.key < other.key ? -1 : 1
}

function rankOf({ code }: Violation): number {
  return RANKS.get(code) ?? CHECK_CODES.length
}

function excessOf({ figures: { inches, limitInches } }: Violation): number {
  if (typeof inches !== 'number') return 0
  return Math.abs(inches - (typeof limitInches === 'number' ? limitInches : 0))
}
