import { err, ok } from '../../../core/result'
import type { Decision } from '../../../core/ruleset'
import type { Figures, Violation } from '../../../core/trace'
import type { Event, EventBody } from '../events'

/** Refuses what cannot be meant, with a code and what it is about. */
export function refuse(code: string, figures: Figures = {}): Decision<Event> {
  return err({ code, figures })
}

/** An event with what a rule says against it. */
export function happening(body: EventBody, against: readonly Violation[] = []): Event {
  return { ...body, against }
}

/** These events happen. */
export function happen(...events: readonly Event[]): Decision<Event> {
  return ok(events)
}
