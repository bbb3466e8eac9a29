import { add, gapInches, scale, subtract, type TablePoint } from '@rules/core/geometry'
import type { TableBackground } from './table-model'

/**
 * The background scaled so that two places of it that are so many inches apart on the real table are so here. The first
 * place stays where it is. Null where the places are one, or the length is none.
 */
export function calibrateBackground<Lying extends Pick<TableBackground, 'widthInches' | 'origin'>>(
  background: Lying,
  from: TablePoint,
  to: TablePoint,
  inches: number,
): Lying | null {
  const shown = gapInches(from, to)
  if (shown === 0 || inches <= 0) return null
  const factor = inches / shown
  return {
    ...background,
    widthInches: background.widthInches * factor,
    origin: add(from, scale(subtract(background.origin, from), factor)),
  }
}
