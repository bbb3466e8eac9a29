import { type BattleLog, isOfClock } from '@rules/core/battle-log'
import type { Event } from '@rules/games/lords-of-war/events'
import type { State } from '@rules/games/lords-of-war/model'
import { say } from '../../../messages/messages.svelte'
import type { LogItem } from '../../../panels/log-item'
import { eventWords } from './event-words'
import { violationWords } from './violation-words'

/** The newest entries of a log in ready words, the newest first, each with whether it was undone. */
export function logItems(
  log: Pick<BattleLog<State, Event>, 'entries' | 'state' | 'inEffect'>,
  count: number,
  clock: Intl.DateTimeFormat,
): readonly LogItem[] {
  const { entries, state } = log
  const inEffect = new Set(log.inEffect.slice(-count))
  return entries
    .slice(-count)
    .reverse()
    .map((entry): LogItem => {
      const told = 'target' in entry ? entries[entry.target - 1] : entry
      const events = told?.kind === 'command' ? told.events : []
      const sentences = events.flatMap((event) => eventWords(state, event))
      return {
        key: entry.sequence,
        kind: entry.kind,
        time: clock.format(entry.atMs),
        sentences: isOfClock(entry)
          ? [say(`clock.log.${entry.kind}`)]
          : entry.kind === 'command'
            ? sentences
            : [say(`log.${entry.kind}`, { what: sentences[0] ?? say('log.nothing') })],
        undone: entry.kind === 'command' && !inEffect.has(entry.sequence),
        against:
          entry.kind === 'command'
            ? events.flatMap((event) =>
                event.against.map((found) =>
                  say('log.against', { rule: found.rule, trouble: violationWords(state, found).title }),
                ),
              )
            : [],
        detail: null,
      }
    })
}
