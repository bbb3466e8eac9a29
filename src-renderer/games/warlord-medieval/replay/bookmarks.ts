import type { BattleLog } from '@rules/core/battle-log'
import type { Side } from '@rules/core/ids'
import type { Event } from '@rules/games/warlord-medieval/events'
import type { Stage } from '@rules/games/warlord-medieval/model'

/** A place in a battle that one goes back to: its beginning, a stage, or a player turn. */
export type Bookmark = {
  /** How many commands were in effect then. */
  readonly at: number
} & (
  | { readonly kind: 'start' }
  | { readonly kind: 'stage'; readonly stage: Stage }
  | { readonly kind: 'turn'; readonly round: number; readonly player: Side }
)

/** The bookmarks of a battle as its log has it in effect, the earliest first. */
export function bookmarksOf(
  log: Pick<BattleLog<unknown, Event>, 'entries' | 'inEffect'>,
): readonly Bookmark[] {
  const marks: Bookmark[] = [{ at: 0, kind: 'start' }]
  for (const [index, sequence] of log.inEffect.entries()) {
    const entry = log.entries[sequence - 1]
    if (entry?.kind !== 'command') continue
    for (const event of entry.events) {
      const at = index + 1
      if (event.type === 'stage-entered') marks.push({ at, kind: 'stage', stage: event.stage })
      else if (event.type === 'phase-entered' && event.phase === 'command')
        marks.push({ at, kind: 'turn', round: event.round, player: event.player })
    }
  }
  return marks
}
