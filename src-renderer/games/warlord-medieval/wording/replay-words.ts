import type { BattleLog } from '@rules/core/battle-log'
import type { Event } from '@rules/games/warlord-medieval/events'
import type { State } from '@rules/games/warlord-medieval/model'
import { say } from '../../../messages/messages.svelte'
import type { Bookmark } from '../replay/bookmarks'
import { familyWord } from './code-words'
import { eventWords } from './event-words'
import type { LogBook } from './log-book'
import { sideName } from './names'

/** A bookmark as the list of them names it. */
export function bookmarkWords(state: State, mark: Bookmark): string {
  switch (mark.kind) {
    case 'start':
      return say('replay.start')
    case 'stage':
      return familyWord('stage', mark.stage)
    case 'turn':
      return say('replay.turn', { round: mark.round, side: sideName(state, mark.player) })
  }
}

/** What was done last in what is shown, in sentences. */
export function momentWords(
  state: State,
  book: LogBook,
  { entries, inEffect }: Pick<BattleLog<unknown, Event>, 'entries' | 'inEffect'>,
): string {
  const entry = entries[(inEffect.at(-1) ?? 0) - 1]
  if (entry?.kind !== 'command') return say('replay.before')
  return entry.events.map((event) => eventWords(state, book, event)).join(' ')
}
