import { err } from '../../../core/result'
import type { Refusal } from '../../../core/ruleset'
import type { Figures } from '../../../core/trace'

/** Every reason why a command of this game is not carried out at all; each has a sentence in the message catalogue. */
export const REFUSAL_CODES = [
  'command/malformed',
  'command/changes-nothing',
  'unit/unknown',
  'unit/removed',
  'unit/twice',
  'unit/stands',
  'personality/unknown',
  'feature/unknown',
  'piece/unknown',
  'piece/locked',
  'note/unknown',
  'note/locked',
  'card/unknown',
  'card/on-table',
  'deck/empty',
  'initiative/decided',
  'initiative/already-drawn',
  'stage/missing',
  'stage/skipped',
  'stage/unsettled',
  'stage/no-first-mover',
  'line/other-side',
  'banner/other-side',
  'banner/none',
  'turn/not-running',
  'turn/reactions-open',
  'command-cards/below-nothing',
  'command-cards/other-side',
  'command-cards/not-in-hand',
  'morale/no-grade',
  'morale/not-checked',
  'strikes/itself',
  'charge/itself',
  'charge/not-on-table',
  'charge/unknown',
  'charge/ended',
  'seal/none',
  'overrule/not-reported',
  'overrule/not-overruled',
  'battle/already-ended',
] as const
export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** Refuses a command, with the figures that its sentence needs. */
export function refuse(
  code: RefusalCode,
  figures: Figures = {},
): { readonly ok: false; readonly trouble: Refusal } {
  return err({ code, figures })
}
