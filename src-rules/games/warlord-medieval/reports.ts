import type { TablePoint } from '../../core/geometry'
import type { PersonalityId, UnitId } from './model'

/** One link of a battle line, drawn from the unit nearer to the banner to the one it reaches (WM-23, WM-24). */
export type ChainLink = {
  readonly from: UnitId
  readonly to: UnitId
  readonly inches: number
  /** The nearest points of the two bases. */
  readonly fromPoint: TablePoint
  readonly toPoint: TablePoint
}

/** Why a unit is not in its line: nothing near enough, no sight of the banner unit, or only units that do not connect. */
export type CutOffReason =
  | 'too-far'
  | 'no-sight'
  | 'not-connected-by-disorder'
  | 'banner-unit-severs'
  | 'no-banner-unit'

export type CutOff = {
  readonly unit: UnitId
  readonly reason: CutOffReason
  /** The nearest unit that is in the line and would connect, as measured; null when there is none. */
  readonly nearest: ChainLink | null
  /** Terrain that hides the banner unit, for `no-sight`. */
  readonly hiddenBy: readonly string[]
}

/** A battle line as it stands: which of its units the banner reaches, through what, and which are cut off. */
export type BattleLineReport = {
  readonly line: PersonalityId
  readonly bannerUnit: UnitId | null
  /** Units assigned to the line, the banner unit included. */
  readonly assigned: readonly UnitId[]
  /** Assigned units that are on the table and in the line. */
  readonly inLine: readonly UnitId[]
  /** A shortest chain to each unit reached: every link once. May run through units of other lines. */
  readonly links: readonly ChainLink[]
  readonly cutOff: readonly CutOff[]
  readonly notPlaced: readonly UnitId[]
}
