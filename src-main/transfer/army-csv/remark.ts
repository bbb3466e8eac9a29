import type { ImportRow } from '../../contract/library'

/** What is to be said about a row: a code, and what its sentence names. */
export type Remark = ImportRow['remarks'][number]

/** A value read from a cell, null where it is left open, with what is to be said about the reading. */
export type Reading<Value> = { readonly value: Value | null; readonly remarks: readonly Remark[] }

/** Makes a remark. */
export function remark(code: string, figures: Remark['figures'] = {}): Remark {
  return { code, figures }
}

/** A value that was there as it should be. */
export function clear<Value>(value: Value | null): Reading<Value> {
  return { value, remarks: [] }
}

/** A value with something to be said about it; null leaves it open. */
export function marked<Value>(
  value: Value | null,
  code: string,
  figures: Remark['figures'] = {},
): Reading<Value> {
  return { value, remarks: [remark(code, figures)] }
}
