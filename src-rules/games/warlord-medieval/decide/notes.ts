import type { Result } from '../../../core/result'
import type { Decision, Refusal } from '../../../core/ruleset'
import type { CommandOf } from '../commands'
import type { Event } from '../events'
import { findNote } from '../find'
import type { Note, State } from '../model'
import { happen } from './acts'
import { realChanges } from './pieces-named'
import { refuse } from './refusals'

/** Puts a note or marker on the table. */
export function decideNewNote(state: State, { note }: CommandOf<'add-note'>): Decision<Event> {
  return happen({ type: 'note-added', note: { ...note, id: nextNoteId(state) } })
}

/** Changes a note where it lies; a locked one too, since that is how it is freed. */
export function decideNoteChange(state: State, command: CommandOf<'change-note'>): Decision<Event> {
  const named = namedNote(state, command.note)
  if (!named.ok) return named
  const changes = realChanges(named.value, command.changes)
  if (changes === null) return refuse('command/changes-nothing')
  return happen({ type: 'note-changed', note: named.value, changes })
}

/** Moves a note that is not locked. */
export function decideNoteMove(state: State, command: CommandOf<'move-note'>): Decision<Event> {
  const named = freeNote(state, command.note)
  if (!named.ok) return named
  if (realChanges(named.value, { at: command.at }) === null) return refuse('command/changes-nothing')
  return happen({ type: 'note-moved', note: named.value, to: command.at })
}

/** Takes a note that is not locked off the table. */
export function decideNoteRemoval(state: State, command: CommandOf<'remove-note'>): Decision<Event> {
  const named = freeNote(state, command.note)
  return named.ok ? happen({ type: 'note-removed', note: named.value }) : named
}

function namedNote(state: State, id: string): Result<Note, Refusal> {
  const note = findNote(state, id)
  return note === null ? refuse('note/unknown', { note: id }) : { ok: true, value: note }
}

function freeNote(state: State, id: string): Result<Note, Refusal> {
  const named = namedNote(state, id)
  return named.ok && named.value.locked ? refuse('note/locked', { note: id }) : named
}

function nextNoteId(state: State): string {
  const numbers = Object.keys(state.notes).map((id) => Number(/^note-(\d+)$/.exec(id)?.[1] ?? 0))
  return `note-${Math.max(0, ...numbers) + 1}`
}
