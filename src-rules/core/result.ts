/** What an operation gives that may fail in an expected way: a value, or the trouble as data. */
export type Result<Value, Trouble> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly trouble: Trouble }

/** A success. */
export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

/** An expected failure, as data that a sentence can be made from. */
export function err<Trouble>(trouble: Trouble): { readonly ok: false; readonly trouble: Trouble } {
  return { ok: false, trouble }
}
