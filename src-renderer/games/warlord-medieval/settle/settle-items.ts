import { fingerprint, type Violation } from '@rules/core/trace'
import type { State } from '@rules/games/warlord-medieval/model'
import { isOverruled } from '@rules/games/warlord-medieval/overrules'
import type { SettleItem } from '../../../panels/settle-item'
import { writingNow } from '../wording/lengths.svelte'
import type { FormerNames } from '../wording/names'
import { violationWords } from '../wording/violation-words'

/**
 * Writes troubles as items of the list to settle, each once: while a piece is dragged most troubles stay as they are. The
 * state gives names and what was let stand; ask for a new writer when it, or how lengths are written, has changed.
 */
export function itemWriter(
  state: State,
  former: FormerNames,
  hasTable: boolean,
): (trouble: Violation) => SettleItem {
  // Read here, so that whoever derives a writer derives a new one in another language.
  void writingNow()
  const written = new WeakMap<Violation, SettleItem>()
  return (trouble) => {
    let item = written.get(trouble)
    if (item === undefined) {
      item = settleItem(state, former, trouble, hasTable)
      written.set(trouble, item)
    }
    return item
  }
}

function settleItem(state: State, former: FormerNames, trouble: Violation, hasTable: boolean): SettleItem {
  const overruled = isOverruled(state, trouble)
  const print = fingerprint(trouble)
  const reason = state.overrules.find((overrule) => overrule.fingerprint === print)?.reason
  return {
    key: trouble.key,
    ...violationWords(state, trouble, former),
    rule: trouble.rule,
    tone: overruled ? 'overruled' : trouble.severity,
    ...(overruled && reason !== undefined && { reason }),
    canShow:
      hasTable &&
      trouble.pieces.some((id) => id in state.units || id in state.features || id.startsWith('camp-')),
  }
}
