import type { LogEntry } from '@rules/core/battle-log'
import type { OpenBattle } from './library'

/** What the texts of an open battle say: its entries, and the states kept beside them by command entry. */
export function readOpenBattle(opened: OpenBattle): {
  readonly entries: readonly LogEntry<unknown>[]
  readonly kept: ReadonlyMap<number, unknown>
} {
  // Main made both texts from its own log.
  const entries = JSON.parse(opened.log) as readonly LogEntry<unknown>[]
  const { kept } = opened
  return { entries, kept: kept === null ? new Map() : new Map([[kept.sequence, JSON.parse(kept.state)]]) }
}
