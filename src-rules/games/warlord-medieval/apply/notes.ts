import { findNote } from '../find'
import type { Note, NoteFigures, NoteId, State } from '../model'

/** Puts a note on the table. */
export function applyNote(state: State, note: Note): State {
  return { ...state, notes: { ...state.notes, [note.id]: note } }
}

/** Changes what a note says or where it lies. */
export function applyNoteChange(state: State, id: NoteId, changes: Partial<NoteFigures>): State {
  const note = findNote(state, id)
  return note === null ? state : applyNote(state, { ...note, ...changes })
}

/** Takes a note off the table. */
export function applyNoteRemoval(state: State, id: NoteId): State {
  const { [id]: _, ...notes } = state.notes
  return { ...state, notes }
}
