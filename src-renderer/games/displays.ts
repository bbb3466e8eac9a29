import type { Component } from 'svelte'
import type { BoardView, ShowTable } from '../display/shown-table'

/** A game that is not played with pieces on a table brings a board of its own. */
export type GameDisplay = { readonly showTable: ShowTable; readonly Board?: Component<BoardView> }

type LoadDisplay = () => Promise<GameDisplay>

/** What shows the table of each game on the player display, loaded when a battle of it is shown. */
const DISPLAYS: ReadonlyMap<string, LoadDisplay> = new Map([
  ['warlord-medieval', () => import('./warlord-medieval/display/show-table')],
  ['lords-of-war', () => import('./lords-of-war/display/show-mat')],
])

/** What loads the table of a game for the display, or null for a game that has none there. */
export function findDisplay(game: string): LoadDisplay | null {
  return DISPLAYS.get(game) ?? null
}
