import type { Figures } from '@rules/core/trace'

/**
 * Anything that did not work, as plain data: a code such as `battles/stale` or a refusal's own code, and
 * the figures for the sentence. Errors never cross the process border, since they would lose their fields.
 */
export type Failure = { readonly code: string; readonly figures: Figures }

/** Makes a failure. */
export function failure(code: string, figures: Figures = {}): Failure {
  return { code, figures }
}
