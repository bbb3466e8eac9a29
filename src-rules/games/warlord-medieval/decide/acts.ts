import { ok } from '../../../core/result'
import type { Decision } from '../../../core/ruleset'
import { type Figures, type RuleId, type Violation, violation } from '../../../core/trace'
import type { CheckCode } from '../check'
import type { Event, EventBody } from '../events'
import type { Phase, Turn } from '../model'
import { PHASE_MARKS } from '../turn'

/** Every trouble that an act itself can have and that the table does not show; each has a sentence in the message catalogue. */
export const ACT_CODES = [
  'initiative/out-of-stage',
  'initiative/card-twice',
  'territory/out-of-stage',
  'territory/no-attacker',
  'terrain/out-of-stage',
  'terrain/drawn-out-of-turn',
  'terrain/redrawn',
  'terrain/none-left-to-draw',
  'terrain/out-of-turn',
  'terrain/none-left',
  'terrain/not-drawn',
  'terrain/other-kind',
  'banners/out-of-stage',
  'banners/out-of-turn',
  'deployment/banner-out-of-stage',
  'deployment/banner-out-of-turn',
  'deployment/out-of-stage',
  'deployment/out-of-turn',
  'deployment/hidden-out-of-stage',
  'hidden/out-of-stage',
  'seal/marked-after',
  'seal/again',
  'first-move/out-of-stage',
  'first-move/no-winner',
  'first-move/turns-begun',
  'movement/out-of-phase',
  'command/out-of-phase',
  'command/not-active',
  'command/phase-without-commands',
  'command/rolled-twice',
  'command/personality-lost',
  'command/cards-differ',
  'command/discarded-out-of-phase',
  'command/points-short',
  'command/repeated',
  'strikes/out-of-phase',
  'strikes/on-friend',
  'reaction/out-of-phase',
  'charge/out-of-phase',
  'charge/not-active',
  'charge/on-friend',
  'charge/second',
  'charge/reaction-out-of-phase',
  'charge/ended-out-of-phase',
  'record/out-of-phase',
  'rally/not-broken',
  'shooting/no-charge-from-outside',
  'battle/out-of-stage',
] as const
export type ActCode = (typeof ACT_CODES)[number]

/** A trouble of an act, or null where there is none; lists of them are sieved by `happen`. */
export type Against = Violation | null

/** What a rule says against an act. */
export function act(
  code: ActCode | CheckCode,
  rule: RuleId,
  pieces: readonly string[],
  figures: Figures = {},
): Violation {
  return violation(code, rule, pieces, figures)
}

/** Lets an event happen, with what speaks against it. */
export function happen(body: EventBody, against: readonly Against[] = []): Decision<Event> {
  return ok([eventOf(body, against)])
}

/** An event with what speaks against it, if anything does. */
export function eventOf(body: EventBody, against: readonly Against[]): Event {
  const found = against.filter((trouble) => trouble !== null)
  return found.length === 0 ? body : { ...body, against: found }
}

/** When in the turns an act was done, so that the same trouble in another round is another one. */
export function whenFigures({ round, player, phase }: Turn): Figures {
  return { round, player, phase }
}

/** An act in another phase than those it belongs to; the rule is the first of these phases' own (WM-71…82). */
export function outOfPhase(
  code: ActCode,
  turn: Turn,
  phases: readonly [Phase, ...Phase[]],
  pieces: readonly string[],
): Against {
  if (phases.includes(turn.phase)) return null
  return act(code, PHASE_MARKS[phases[0]].rule, pieces, { ...whenFigures(turn), due: phases[0] })
}
