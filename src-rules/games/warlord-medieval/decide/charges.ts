import { measureDistance } from '../../../core/geometry'
import { ok, type Result } from '../../../core/result'
import type { Decision, Refusal } from '../../../core/ruleset'
import type { CommandOf } from '../commands'
import type { Event } from '../events'
import { findUnit } from '../find'
import type { Charge, Phase, State, Turn, UnitId } from '../model'
import { footprintOf, onTable } from '../pieces'
import { act, eventOf, happen, outOfPhase, whenFigures } from './acts'
import { presentUnit } from './pieces-named'
import { refuse } from './refusals'
import { theTurn } from './turn'

/** Phases in which a charge may come to its end: from the chargers' move to the last move after melee (WM-86). */
const ENDING_PHASES: readonly [Phase, ...Phase[]] = [
  'contact',
  'move-chargers',
  'movement',
  'charge-reaction',
  'melee',
  'post-melee',
]

/** WM-75, WM-86: notes a charge with the distance from base to base at this moment. */
export function decideCharge(
  state: State,
  { charger: chargerId, target: targetId, outsideShootingRange }: CommandOf<'declare-charge'>,
): Decision<Event> {
  const running = theTurn(state)
  if (!running.ok) return running
  if (chargerId === targetId) return refuse('charge/itself', { unit: chargerId })
  const chargerNamed = presentUnit(state, chargerId)
  if (!chargerNamed.ok) return chargerNamed
  const targetNamed = presentUnit(state, targetId)
  if (!targetNamed.ok) return targetNamed
  const charger = chargerNamed.value
  const target = targetNamed.value
  const start = footprintOf(charger)
  const end = footprintOf(target)
  if (start === null || !onTable(charger)) return refuse('charge/not-on-table', { unit: chargerId })
  if (end === null) return refuse('charge/not-on-table', { unit: targetId })
  const turn = running.value
  const charge: Charge = {
    id: nextChargeId(turn),
    charger: chargerId,
    target: targetId,
    from: charger.pose,
    distanceInches: measureDistance(start, end).inches,
    outsideShootingRange,
    reaction: null,
    outcome: null,
  }
  const already = turn.charges.some((other) => other.charger === chargerId && other.outcome === null)
  return happen({ type: 'charge-declared', charge }, [
    outOfPhase('charge/out-of-phase', turn, ['declare-charges'], [chargerId]),
    charger.side === turn.player ? null : act('charge/not-active', 'WM-75', [chargerId], whenFigures(turn)),
    charger.side === target.side
      ? act('charge/on-friend', 'WM-86', [chargerId, targetId], whenFigures(turn))
      : null,
    already ? act('charge/second', 'WM-86', [chargerId], whenFigures(turn)) : null,
  ])
}

/** WM-78: notes how a charge's target reacted. */
export function decideChargeReaction(
  state: State,
  { charge: id, reaction }: CommandOf<'record-charge-reaction'>,
): Decision<Event> {
  const running = theTurn(state)
  if (!running.ok) return running
  const open = openCharge(running.value, id)
  if (!open.ok) return open
  return happen({ type: 'charge-reaction-recorded', charge: id, reaction }, [
    outOfPhase('charge/reaction-out-of-phase', running.value, ['charge-reaction'], [open.value.charger]),
  ])
}

/** WM-79, WM-86: notes whether a charge came to contact; those that met are then engaged (WM-2). */
export function decideChargeEnd(
  state: State,
  { charge: id, outcome }: CommandOf<'end-charge'>,
): Decision<Event> {
  const running = theTurn(state)
  if (!running.ok) return running
  const open = openCharge(running.value, id)
  if (!open.ok) return open
  const { charger, target } = open.value
  const ended = eventOf({ type: 'charge-ended', charge: id, outcome }, [
    outOfPhase('charge/ended-out-of-phase', running.value, ENDING_PHASES, [charger]),
  ])
  const met = outcome === 'contact' ? [charger, target].filter((unit) => canEngage(state, unit)) : []
  return ok(
    met.length === 0 ? [ended] : [ended, eventOf({ type: 'engaged-set', units: met, engaged: true }, [])],
  )
}

/** One that is not engaged yet and still on the table: what became of it since the charge was declared counts. */
function canEngage(state: State, id: UnitId): boolean {
  const unit = findUnit(state, id)
  return unit !== null && !unit.engaged && onTable(unit)
}

function openCharge(turn: Turn, id: string): Result<Charge, Refusal> {
  const charge = turn.charges.find((known) => known.id === id)
  if (charge === undefined) return refuse('charge/unknown', { charge: id })
  return charge.outcome === null ? ok(charge) : refuse('charge/ended', { charge: id })
}

/** Unique in a battle: charges go with their player turn, and within it only grow. */
function nextChargeId(turn: Turn): string {
  return `charge-${turn.round}-${turn.player}-${turn.charges.length + 1}`
}
