import { ok } from '../../../core/result'
import type { Decision } from '../../../core/ruleset'
import { applyMoves } from '../apply/units'
import type { CommandOf } from '../commands'
import { bannersTurn } from '../deployment-turns'
import type { Event, EventBody } from '../events'
import { findUnit } from '../find'
import type { PersonalityId, State, UnitId } from '../model'
import { allUnits, campPiece } from '../pieces'
import { movesIn, PHASE_MARKS, runningTurn } from '../turn'
import { standingUnit, touchingEnemies } from '../wider/surroundings'
import { type Against, act, eventOf, happen, whenFigures } from './acts'
import { againstPlacing } from './deployment'
import { decideAssignment } from './lines'
import { refusedAsLocked } from './locks'
import { idsWhere, namedUnits, presentUnit, presentUnits, realChanges } from './pieces-named'
import { refuse } from './refusals'

/** Puts units on the table, moves them, or takes them off, all in one gesture. */
export function decideMoves(state: State, { manner, moves }: CommandOf<'move-units'>): Decision<Event> {
  const ids = moves.map(({ unit }) => unit)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) return refuse('unit/twice', { unit: twice })
  const named = presentUnits(state, ids)
  if (!named.ok) return named
  const fixed = refusedAsLocked(state, ids)
  if (fixed !== null) return fixed
  const poses = new Map(moves.map(({ unit, pose }) => [unit, pose]))
  const steps = named.value.flatMap((unit) => {
    const to = poses.get(unit.id) ?? null
    return realChanges({ pose: unit.pose }, { pose: to }) === null ? [] : [{ unit, from: unit.pose, to }]
  })
  const joined = joinLines(state, moves)
  if (!joined.ok) return joined
  if (steps.length === 0)
    return joined.value.length === 0 ? refuse('command/changes-nothing') : ok(joined.value)
  const against = steps.flatMap(({ unit, from, to }): readonly Against[] => {
    if (to === null) return []
    if (from === null) return againstPlacing(state, unit)
    const turn = runningTurn(state)
    if (turn === null || manner === 'nudge' || movesIn(turn, unit)) return []
    return [act('movement/out-of-phase', PHASE_MARKS[turn.phase].rule, [unit.id], whenFigures(turn))]
  })
  const moved = {
    type: 'units-moved',
    manner,
    moves: steps.map(({ unit, from, to }) => ({ unit: unit.id, from, to })),
  } satisfies EventBody
  const parted = partedBy(state, moved)
  const free = eventOf({ type: 'engaged-set', units: parted, engaged: false }, [])
  return ok([eventOf(moved, against), ...(parted.length === 0 ? [] : [free]), ...joined.value])
}

/** WM-22: the battle lines that moved units are to join, an event a line; nothing for those that are in them. */
function joinLines(state: State, moves: CommandOf<'move-units'>['moves']): Decision<Event> {
  const joining = new Map<PersonalityId, UnitId[]>()
  for (const { unit, line } of moves) {
    if (line === undefined || findUnit(state, unit)?.line === line) continue
    joining.set(line, [...(joining.get(line) ?? []), unit])
  }
  const events: Event[] = []
  for (const [line, units] of joining) {
    const decided = decideAssignment(state, { type: 'assign-to-line', units, line })
    if (!decided.ok) return decided
    events.push(...decided.value)
  }
  return ok(events)
}

/** WM-81: the engaged units that stood base to base with an enemy before a move and with none after it. */
function partedBy(state: State, moved: Extract<EventBody, { type: 'units-moved' }>): readonly UnitId[] {
  if (state.stage !== 'turns') return []
  const touches = (at: State, id: UnitId) => {
    const unit = findUnit(at, id)
    const own = unit === null ? null : standingUnit(unit)
    return own !== null && touchingEnemies(at, own).length > 0
  }
  const met = allUnits(state).filter((unit) => unit.engaged && touches(state, unit.id))
  if (met.length === 0) return []
  const after = applyMoves(state, moved)
  return met.filter(({ id }) => !touches(after, id)).map(({ id }) => id)
}

/** WM-41, WM-50: puts a camp on the table, moves it, or takes it off. */
export function decideCamp(state: State, { side, pose }: CommandOf<'move-camp'>): Decision<Event> {
  const { stage } = state
  const from = state.sides[side].camp
  if (realChanges({ camp: from }, { camp: pose }) === null) return refuse('command/changes-nothing')
  const pieces = [campPiece(side)]
  const fixed = refusedAsLocked(state, pieces)
  if (fixed !== null) return fixed
  const due = bannersTurn(state)
  return happen({ type: 'camp-moved', side, from, to: pose }, [
    stage === 'banners' ? null : act('banners/out-of-stage', 'WM-50', pieces, { stage, due: 'banners' }),
    stage === 'banners' && from === null && due !== null && due !== side
      ? act('banners/out-of-turn', 'WM-50', pieces, { side, due })
      : null,
  ])
}

/** Sets units in good order, disordered or broken (WM-2). */
export function decideOrder(state: State, { units, order }: CommandOf<'set-order'>): Decision<Event> {
  const named = presentUnits(state, units)
  if (!named.ok) return named
  const changed = idsWhere(named.value, (unit) => unit.order !== order)
  if (changed.length === 0) return refuse('command/changes-nothing')
  return happen({ type: 'order-set', units: changed, order })
}

/** Marks units as engaged in melee or not (WM-2). */
export function decideEngaged(state: State, { units, engaged }: CommandOf<'set-engaged'>): Decision<Event> {
  const named = presentUnits(state, units)
  if (!named.ok) return named
  const changed = idsWhere(named.value, (unit) => unit.engaged !== engaged)
  if (changed.length === 0) return refuse('command/changes-nothing')
  return happen({ type: 'engaged-set', units: changed, engaged })
}

/** Takes units out of the battle, or brings them back to where they stood. */
export function decideRemoval(state: State, { units, removal }: CommandOf<'remove-units'>): Decision<Event> {
  const named = namedUnits(state, units)
  if (!named.ok) return named
  const changed = idsWhere(named.value, (unit) => unit.removal !== removal)
  if (changed.length === 0) return refuse('command/changes-nothing')
  return happen({ type: 'units-removed', units: changed, removal })
}

/** Sets how many stands a unit has lost in all. */
export function decideStands(
  state: State,
  { unit: id, standsLost }: CommandOf<'lose-stands'>,
): Decision<Event> {
  const named = presentUnit(state, id)
  if (!named.ok) return named
  const unit = named.value
  if (unit.stands !== null && standsLost > unit.stands) {
    return refuse('unit/stands', { unit: id, stands: unit.stands, standsLost })
  }
  if (standsLost === unit.standsLost) return refuse('command/changes-nothing')
  return happen({ type: 'stands-lost', unit: id, standsLost })
}

/** Corrects what a unit's army list says of it. */
export function decideCorrection(state: State, command: CommandOf<'correct-unit'>): Decision<Event> {
  const named = namedUnits(state, [command.unit])
  if (!named.ok) return named
  const [unit] = named.value
  const changes = unit === undefined ? null : realChanges(unit, command.changes)
  if (changes === null) return refuse('command/changes-nothing')
  return happen({ type: 'unit-corrected', unit: command.unit, changes })
}
