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
  let firstMover: Side | null = null
  let hasTurns = false
  for (const [index, sequence] of log.inEffect.entries()) {
    const entry = log.entries[sequence - 1]
    if (entry?.kind !== 'command') continue
    for (const event of entry.events) {
      const at = index + 1
      if (event.type === 'first-mover-chosen') firstMover = event.side
      else if (event.type === 'stage-entered') {
        // The turns begin with the first player's: it is a turn like those after it.
        const player = event.stage === 'turns' && !hasTurns ? firstMover : null
        hasTurns ||= event.stage === 'turns'
        marks.push(
          player === null
            ? { at, kind: 'stage', stage: event.stage }
            : { at, kind: 'turn', round: 1, player },
        )
      } else if (event.type === 'phase-entered' && event.phase === 'command')
        marks.push({ at, kind: 'turn', round: event.round, player: event.player })
    }
  }
  return marks
}
