import type { Settings } from '@contract/library'
import type { PrintData } from '@contract/printing'
import { findPrintout } from '../games/printouts'
import { mapPrintout, mapTable } from './map-printout'
import type { BoardDrawn, Printout, TableDrawn } from './printout'

/** The sheets of what main sent; null for a game that this program does not know. */
export async function makeSheets(data: PrintData, settings: Settings): Promise<Printout | null> {
  const { content, request } = data
  if (content.kind === 'map') return mapPrintout(content.map, request)
  const game = await gameOf(content)
  return game === null ? null : game.makePrintout(data, settings)
}

/** The table of what main sent, for a picture of it; null for a game that this program does not know. */
export async function makeTable(
  data: PrintData,
  settings: Settings,
): Promise<TableDrawn | BoardDrawn | null> {
  const { content } = data
  if (content.kind === 'map') return mapTable(content.map, settings)
  const game = await gameOf(content)
  return game === null ? null : (game.makeTable?.(data, settings) ?? null)
}

async function gameOf(content: Exclude<PrintData['content'], { kind: 'map' }>) {
  return (await findPrintout(content.kind === 'log' ? content.opened.game : content.game)?.()) ?? null
}
