import type { Audience } from '../../core/ids'
import type { Storyteller } from '../../core/story'
import type { Drawn, Event } from './events'
import type { State, Unit } from './model'
import { isSecretTo, type Secrets, secretSidesOf, secretsIn, tellsOf, view } from './view'

type Moment = { readonly before: State; readonly after: State; readonly now: State }

/**
 * How a battle is told afterwards (WM-54). A unit that is withheld now, or was when something happened, is in nothing that
 * is told of it; whatever a deck had left is the referee's, and the cards that a hand took are its owner's.
 */
export const story: Storyteller<State, Event> = {
  chapter: ({ turn }) => (turn === null ? 'before' : `${turn.round} ${turn.player}`),
  scene,
  tell: (event, moment, audience) => (audience === 'referee' ? event : tell(event, moment, audience)),
}

/** Units that are withheld now are hidden in every earlier picture, too. */
function scene(then: State, now: State, audience: Audience): State {
  const secretSides = secretSidesOf(audience)
  const isSecretNow = ({ id }: Unit) => {
    const unit = now.units[id]
    return unit === undefined || isSecretTo(unit, secretSides)
  }
  const units = Object.fromEntries(
    Object.entries(then.units).map(([id, unit]) => [
      id,
      isSecretNow(unit) ? { ...unit, hidden: true } : unit,
    ]),
  )
  return view(secretSides.length === 0 ? then : { ...then, units }, audience, now)
}

function tell(event: Event, { before, after, now }: Moment, audience: Audience): Event | null {
  const secrets = secretsIn([after, now], audience)
  const told = withoutNaming(withoutCards(event, after, audience), { before, after, audience, secrets })
  if (told === null) return null
  const { against, ...body } = told
  const open = against?.filter((found) => !tellsOf(found, secrets))
  // Whatever an event holds: one that still names a withheld unit anywhere is not told.
  if (namesAny(body, secrets)) return null
  return open === undefined ? body : { ...body, against: open }
}

/** What is left of an event when withheld units are taken from its lists; null when that is nothing. */
function withoutNaming(
  event: Event,
  {
    before,
    after,
    audience,
    secrets,
  }: {
    readonly before: State
    readonly after: State
    readonly audience: Audience
    readonly secrets: Secrets
  },
): Event | null {
  const known = (units: readonly string[]) => units.filter((unit) => !secrets.isUnit(unit))
  switch (event.type) {
    case 'units-moved': {
      const moves = event.moves.filter(({ unit }) => !secrets.isUnit(unit))
      return moves.length === 0 ? null : { ...event, moves }
    }
    case 'units-assigned':
    case 'units-hidden':
    case 'order-set':
    case 'engaged-set':
    case 'units-removed':
    case 'may-react-marked': {
      const units = known(event.units)
      return units.length === 0 ? null : { ...event, units }
    }
    case 'pieces-locked': {
      const pieces = known(event.pieces)
      return pieces.length === 0 ? null : { ...event, pieces }
    }
    case 'note-added':
    case 'note-changed':
    case 'note-moved':
    case 'note-removed':
      return openNote(event)
    case 'stage-entered':
      // The keys of what was still to settle, whose number would tell of units that are not seen.
      return { ...event, open: [] }
    case 'phase-entered':
      return { ...event, unresolved: known(event.unresolved) }
    case 'charge-reaction-recorded':
    case 'charge-ended': {
      const charge = before.turn?.charges.find(({ id }) => id === event.charge)
      return charge === undefined || secrets.isUnit(charge.charger) || secrets.isUnit(charge.target)
        ? null
        : event
    }
    case 'hidden-sealed':
      return secretSidesOf(audience).includes(event.side)
        ? { ...event, seal: { ...event.seal, nonce: null, marks: null } }
        : event
    case 'overruled':
      return isOverruledIn(after, event.overrule.key, audience) ? event : null
    case 'overrule-withdrawn':
      return isOverruledIn(before, event.key, audience) ? event : null
    case 'morale-checked':
    case 'strikes-rolled':
      return namesAny(event.trace, secrets) ? { ...event, trace: [] } : event
    case 'battle-ended':
      return secrets.isIn(event.reason) ? { ...event, reason: '' } : event
    default:
      return event
  }
}

type NoteEvent = Extract<Event, { readonly type: `note-${string}` }>

/**
 * What is told of a note: for others than the referee one that he keeps to himself is not there, so it comes when he lets
 * all read it and goes when he no longer does. Its number would tell how many he keeps.
 */
function openNote(event: NoteEvent): NoteEvent | null {
  const note = { ...event.note, id: 'note' }
  const isOpen = note.readers === 'public'
  if (event.type !== 'note-changed') return isOpen ? { ...event, note } : null
  const now = { ...note, ...event.changes }
  if (now.readers !== 'public') return isOpen ? { type: 'note-removed', note } : null
  return isOpen ? { ...event, note } : { type: 'note-added', note: now }
}

/** Does an audience see that a trouble is let stand? Those of an army's points, say, would tell of units. */
function isOverruledIn(state: State, wanted: string, audience: Audience): boolean {
  return view(state, audience).overrules.some(({ key }) => key === wanted)
}

/** An event without the cards that its audience does not see. */
function withoutCards(event: Event, { personalities }: State, audience: Audience): Event {
  const closed = (drawn: Drawn): Drawn => ({ ...drawn, leftBefore: [] })
  switch (event.type) {
    case 'initiative-drawn':
    case 'terrain-drawn':
      return { ...event, drawn: closed(event.drawn) }
    case 'morale-checked':
      return { ...event, drawn: event.drawn === null ? null : closed(event.drawn) }
    case 'command-rolled': {
      const side = personalities[event.personality]?.side
      const isOwn = side !== undefined && !secretSidesOf(audience).includes(side)
      return isOwn
        ? { ...event, drawn: event.drawn.map(closed) }
        : { ...event, drawn: [], entered: [], lost: [], trace: [] }
    }
    default:
      return event
  }
}

/** Is a withheld unit named anywhere in some data? */
function namesAny(data: unknown, secrets: Secrets): boolean {
  if (typeof data === 'string') return secrets.isUnit(data) || secrets.isIn(data)
  if (typeof data !== 'object' || data === null) return false
  return Object.entries(data).some(([key, value]) => secrets.isUnit(key) || namesAny(value, secrets))
}
