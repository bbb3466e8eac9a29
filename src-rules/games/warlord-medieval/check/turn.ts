import { type Violation, violation } from '../../../core/trace'
import type { TableScan } from '../table-scan'

/** Command cards spent against those gained (WM-84). */
export function checkTurn({ state: { turn } }: TableScan): readonly Violation[] {
  return Object.entries(turn?.commandCards ?? {})
    .filter(([, { gained, spent }]) => spent > gained)
    .map(([personality, { gained, spent }]) =>
      violation('turn/overspent', 'WM-84', [personality], { spent, gained }),
    )
}
