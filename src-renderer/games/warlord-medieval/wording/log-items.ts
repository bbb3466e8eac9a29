import { isOfClock } from '@rules/core/battle-log'
import type { Event } from '@rules/games/warlord-medieval/events'
import type { State } from '@rules/games/warlord-medieval/model'
import { say } from '../../../messages/messages.svelte'
import type { LogItem } from '../../../panels/log-item'
import { eventWords } from './event-words'
import { type LogBook, type LogLine, stateToTell } from './log-book'
import { cardName } from './names'
import { violationWords } from './violation-words'

/** An entry of the log in ready words, for the panel. */
export function logItem(
  state: State,
  book: LogBook,
  { entry, events, undone }: LogLine,
  clock: Intl.DateTimeFormat,
): LogItem {
  const told = events.map((event) => eventWords(state, book, event))
  const sentences = isOfClock(entry)
    ? [say(`clock.log.${entry.kind}`)]
    : entry.kind === 'command'
      ? told
      : [say(`log.${entry.kind}`, { what: told.join(' ') || say('log.nothing') })]
  return {
    key: entry.sequence,
    kind: entry.kind,
    time: clock.format(entry.atMs),
    sentences,
    undone,
    against: entry.kind === 'command' ? events.flatMap((event) => againstWords(state, book, event)) : [],
    detail: entry.kind === 'command' ? deckDetail(state, book, events) : null,
  }
}

function againstWords(state: State, book: LogBook, event: Event): string[] {
  const { against = [] } = event
  if (against.length === 0) return []
  const then = stateToTell(state, book, event)
  return against.map((found) =>
    say('log.against', { rule: found.rule, trouble: violationWords(then, found).title }),
  )
}

/** What the deck had before each draw of the entry, so that anyone can verify it (WM-14). */
function deckDetail(state: State, book: LogBook, events: readonly Event[]): LogItem['detail'] {
  const draws = events.filter((event) => event.type === 'initiative-drawn' || event.type === 'terrain-drawn')
  const [first] = draws
  if (first === undefined) return null
  const byId = new Map(stateToTell(state, book, first).houseRules.deck.map((card) => [card.id, card]))
  const text = draws
    .map(({ drawn }) =>
      say('log.deck-cards', {
        cards: drawn.leftBefore
          .map((id) => byId.get(id))
          .map((card, index) => (card === undefined ? (drawn.leftBefore[index] ?? '') : cardName(card)))
          .join(', '),
      }),
    )
    .join(' ')
  return { title: say('log.deck-before', { count: first.drawn.leftBefore.length }), text }
}
