import { SIDES, type Side } from '@rules/core/ids'

/** Is it the name of a side? */
export function isSide(value: unknown): value is Side {
  return SIDES.includes(value as Side)
}
