import type { BattleLog } from '@rules/core/battle-log'
import type { Event, EventType } from '@rules/games/warlord-medieval/events'

/** The event of a type. */
type EventOf<Type extends EventType> = Extract<Event, { readonly type: Type }>

/**
 * The latest event of a type in effect in this player turn that fits, or null: for what the state does not keep, such as
 * how a roll came about.
 */
export function latestInTurn<Type extends EventType>(
  log: Pick<BattleLog<unknown, Event>, 'entries' | 'inEffect'>,
  type: Type,
  fits: (event: EventOf<Type>) => boolean,
): EventOf<Type> | null {
  for (const sequence of log.inEffect.toReversed()) {
    const entry = log.entries[sequence - 1]
    if (entry?.kind !== 'command') continue
    for (const event of entry.events.toReversed()) {
      if (event.type === type && fits(event as EventOf<Type>)) return event as EventOf<Type>
      if (event.type === 'phase-entered' && event.phase === 'command') return null
    }
  }
  return null
}
