import type { MakePrintout, MakeTable } from '../printing/printout'

type LoadPrintout = () => Promise<{ readonly makePrintout: MakePrintout; readonly makeTable?: MakeTable }>

/** What makes the sheets and pictures of each game, loaded when something of it is printed. */
const PRINTOUTS: ReadonlyMap<string, LoadPrintout> = new Map([
  ['warlord-medieval', () => import('./warlord-medieval/printing/make-printout')],
  ['lords-of-war', () => import('./lords-of-war/printing/make-printout')],
])

/** What loads the maker of a game's sheets, or null for a game that this program does not know. */
export function findPrintout(game: string): LoadPrintout | null {
  return PRINTOUTS.get(game) ?? null
}
