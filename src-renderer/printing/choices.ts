import type { PrintRequest, SheetKind } from '@contract/printing'
import type { Audience } from '@rules/core/ids'

/** What can be printed of a battle, unless its game says otherwise, and of things of the library. */
export const SHEETS_OF: Readonly<Record<PrintRequest['subject']['kind'], readonly SheetKind[]>> = {
  battle: ['map', 'hidden', 'roster', 'labels', 'terrain', 'report', 'picture'],
  map: ['map', 'terrain', 'picture'],
  deck: ['cards'],
}

/** Whom each kind of sheet can be for; main refuses every other. */
export const AUDIENCES_OF: Readonly<Record<SheetKind, readonly [Audience, ...Audience[]]>> = {
  map: ['referee', 'player-a', 'player-b', 'public'],
  hidden: ['player-a', 'player-b'],
  roster: ['referee', 'player-a', 'player-b'],
  labels: ['referee', 'player-a', 'player-b'],
  terrain: ['public'],
  report: ['referee', 'player-a', 'player-b', 'public'],
  picture: ['referee', 'player-a', 'player-b', 'public'],
  mat: ['referee', 'player-a', 'player-b', 'public'],
  'true-mat': ['public'],
  cards: ['referee', 'player-a', 'player-b'],
  hand: ['referee', 'player-a', 'player-b'],
}
