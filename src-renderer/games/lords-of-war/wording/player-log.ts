import type { BattleLog, LogEntry } from '@rules/core/battle-log'
import type { Side } from '@rules/core/ids'
import { lordsOfWar } from '@rules/games/lords-of-war'
import type { Event } from '@rules/games/lords-of-war/events'
import type { State } from '@rules/games/lords-of-war/model'
import { story } from '@rules/games/lords-of-war/story'

type Log = Pick<BattleLog<State, Event>, 'start' | 'state' | 'entries' | 'inEffect'>

/**
 * The log as a player who holds the screen may read it, told by the same hand as his report: of the other hand he reads
 * that a card was drawn, not which. What was undone is left out.
 */
export function playerLog({ start, state, entries, inEffect }: Log, side: Side): Omit<Log, 'start'> {
  const told: LogEntry<Event>[] = []
  let now = start
  for (const sequence of inEffect) {
    const entry = entries[sequence - 1]
    if (entry?.kind !== 'command') continue
    const events = entry.events.flatMap((event) => {
      const before = now
      now = lordsOfWar.apply(before, event)
      return story.tell(event, { before, after: now, now: state }, `player-${side}`) ?? []
    })
    if (events.length > 0) told.push({ ...entry, events })
  }
  return { state, entries: told, inEffect: told.map((entry) => entry.sequence) }
}
