import { assertNever } from '@rules/core/ids'
import type { Event } from '@rules/games/warlord-medieval/events'
import type { NoteFigures } from '@rules/games/warlord-medieval/model'
import { say } from '../../../messages/messages.svelte'

/** What happens to notes. */
export type NoteEvent = Extract<Event, { readonly type: `note-${string}` }>

/** Is it an event of a note? */
export function isNoteEvent(event: Event): event is NoteEvent {
  return event.type.startsWith('note-')
}

/** A note by its words, or by its sign where it has none; one for the referee alone says so. */
export function noteName({
  text,
  symbol,
  readers,
}: Pick<NoteFigures, 'text' | 'symbol' | 'readers'>): string {
  const name = text === '' ? say(`tabletop.symbol.${symbol}`) : say('notes.quoted', { text })
  return readers === 'referee' ? say('notes.private-name', { note: name }) : name
}

/** Writes what happened to a note as a sentence of the log. */
export function noteEventWords(event: NoteEvent): string {
  const { note } = event
  switch (event.type) {
    case 'note-added':
      return say('log.note-added', { note: noteName(note) })
    case 'note-moved':
      return say('log.note-moved', { note: noteName(note) })
    case 'note-removed':
      return say('log.note-removed', { note: noteName(note) })
    case 'note-changed': {
      const { locked, ...others } = event.changes
      if (locked !== undefined && Object.keys(others).length === 0)
        return say(locked ? 'log.note-locked' : 'log.note-freed', { note: noteName(note) })
      const now = { ...note, ...event.changes }
      return say('log.note-changed', { note: noteName(note), now: noteName(now) })
    }
    default:
      return assertNever(event)
  }
}
