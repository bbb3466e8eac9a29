import type { Feature, Note, Personality, State, Unit } from './model'

/** The unit of an id, or null when there is none. */
export function findUnit(state: Pick<State, 'units'>, id: string): Unit | null {
  return own(state.units, id)
}

/** The Warlord or Leader of an id, or null when there is none. */
export function findPersonality(state: Pick<State, 'personalities'>, id: string): Personality | null {
  return own(state.personalities, id)
}

/** The terrain feature of an id, or null when there is none. */
export function findFeature(state: Pick<State, 'features'>, id: string): Feature | null {
  return own(state.features, id)
}

/** The note of an id, or null when there is none. */
export function findNote(state: Pick<State, 'notes'>, id: string): Note | null {
  return own(state.notes, id)
}

/** A command may name anything, "constructor" too, which every object has without it being a piece. */
function own<Piece>(pieces: Readonly<Record<string, Piece>>, id: string): Piece | null {
  return Object.hasOwn(pieces, id) ? (pieces[id] ?? null) : null
}
