import type { Settings } from '@contract/library'
import type { PrintData } from '@contract/printing'
import { findPrintout } from '../games/printouts'
import { mapPrintout } from './map-printout'
import type { Printout } from './printout'

/** The sheets of what main sent; null for a game that this program does not know. */
export async function makeSheets(data: PrintData, settings: Settings): Promise<Printout | null> {
  const { content, request } = data
  if (content.kind === 'map') return mapPrintout(content.map, request)
  const load = findPrintout(content.kind === 'log' ? content.opened.game : content.game)
  return load === null ? null : (await load()).makePrintout(data, settings)
}
