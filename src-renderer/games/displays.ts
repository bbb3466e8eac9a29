import type { ShowTable } from '../display/shown-table'

type LoadDisplay = () => Promise<{ readonly showTable: ShowTable }>

/** What shows the table of each game on the player display, loaded when a battle of it is shown. */
const DISPLAYS: ReadonlyMap<string, LoadDisplay> = new Map([
  ['warlord-medieval', () => import('./warlord-medieval/display/show-table')],
])

/** What loads the table of a game for the display, or null for a game that has none there. */
export function findDisplay(game: string): LoadDisplay | null {
  return DISPLAYS.get(game) ?? null
}
