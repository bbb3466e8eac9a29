import type { SheetKind } from '@contract/printing'
import { say } from '../../../messages/messages.svelte'

/** What can be printed of a match. */
export const MATCH_SHEETS: readonly SheetKind[] = ['mat', 'true-mat', 'cards', 'hand', 'report', 'picture']

/** What is said of the sheets for which the words of a table of units do not fit. */
export function aboutSheets(): Partial<Readonly<Record<SheetKind, string>>> {
  return { report: say('lw.print.about.report'), picture: say('lw.print.about.picture') }
}
