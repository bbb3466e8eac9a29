import type { SheetKind } from '@contract/printing'

/** What can be printed of a match. */
export const MATCH_SHEETS: readonly SheetKind[] = ['mat', 'true-mat', 'cards', 'hand', 'report']
