import { commandsUndone, isOfClock, type LogEntry } from '@rules/core/battle-log'
import type { Event } from '@rules/games/lords-of-war/events'
import type { State } from '@rules/games/lords-of-war/model'
import { say } from '../../../messages/messages.svelte'
import type { LogItem } from '../../../panels/log-item'
import { eventWords } from './event-words'
import { violationWords } from './violation-words'

/** A log as somebody may read it, with the commands that were undone. */
export type ToldLog = {
  readonly state: State
  readonly entries: readonly LogEntry<Event>[]
  readonly undone: ReadonlySet<number>
}

/** The log as the referee reads it. */
export function wholeLog({ state, entries }: Pick<ToldLog, 'state' | 'entries'>): ToldLog {
  return { state, entries, undone: commandsUndone(entries) }
}

/** The newest entries of a log in ready words, the newest first, each with whether it was undone. */
export function logItems(
  { entries, state, undone }: ToldLog,
  count: number,
  clock: Intl.DateTimeFormat,
): readonly LogItem[] {
  return entries
    .slice(-count)
    .reverse()
    .map((entry): LogItem => {
      const told = 'target' in entry ? entries[entry.target - 1] : entry
      const events = told?.kind === 'command' ? told.events : []
      const said = events.flatMap((event) => eventWords(state, event))
      const isUndone = told !== undefined && undone.has(told.sequence)
      // Of an act that names a hidden card is only said that it was done and taken back.
      const sentences = said.length === 0 && isUndone ? [say('lw.log.hidden-act')] : said
      return {
        key: entry.sequence,
        kind: entry.kind,
        time: clock.format(entry.atMs),
        sentences: isOfClock(entry)
          ? [say(`clock.log.${entry.kind}`)]
          : entry.kind === 'command'
            ? sentences
            : [say(`log.${entry.kind}`, { what: sentences[0] ?? say('log.nothing') })],
        undone: undone.has(entry.sequence),
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
