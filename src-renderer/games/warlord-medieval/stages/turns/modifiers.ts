import type { ConfirmedModifier } from '@rules/games/warlord-medieval/model'

/** A modifier as the table shows it; `unknown` is one that only the referee can judge. */
export type ShownModifier<Code extends string> = {
  readonly code: Code
  readonly value: number
  readonly applies: boolean | 'unknown'
}

/** What the referee says of a modifier instead of what was measured. */
export type Correction = { readonly applies?: boolean; readonly value?: number }
export type Corrections = Readonly<Record<string, Correction>>

/** A modifier as it counts now, and whether it counts otherwise than it was measured. */
export type CorrectedModifier<Code extends string> = ConfirmedModifier<Code> & {
  readonly applies: boolean
  readonly isCorrected: boolean
}

/** The measured modifiers with the referee's corrections (WM-103, WM-105). What nobody knows does not count until he says so. */
export function correctModifiers<Code extends string>(
  shown: readonly ShownModifier<Code>[],
  corrections: Corrections,
): readonly CorrectedModifier<Code>[] {
  return shown.map((modifier) => {
    const { applies = modifier.applies === true, value = modifier.value } = corrections[modifier.code] ?? {}
    const isCorrected = applies !== (modifier.applies === true) || value !== modifier.value
    return { code: modifier.code, value, applies, isCorrected }
  })
}

/** The modifiers that count, as a command takes them. */
export function confirmed<Code extends string>(
  modifiers: readonly CorrectedModifier<Code>[],
): readonly ConfirmedModifier<Code>[] {
  return modifiers.filter(({ applies }) => applies).map(({ code, value }) => ({ code, value }))
}
