import { type Audience, SIDES } from '../../core/ids'
import type { Storyteller } from '../../core/story'
import type { Event, EventType } from './events'
import { type CardId, NO_CARD, type State } from './model'
import { withHandLowered } from './shown'
import { tellsOfHidden, view } from './view'

/**
 * How a battle is told afterwards (LW-11). A card is named from the moment on at which it lay open to all: a drawn card
 * only to its owner until then. What once lay open is told as it was seen, also when the card is in a hand again. What was
 * undone is told, too, but lays no card open: who holds the screen alone may have taken it back before anybody saw it.
 */
export const story: Storyteller<State, Event> = {
  chapter: ({ turn }) => (turn === null ? 'before' : String(turn.number)),
  scene: (then, _now, audience) => view(audience === 'referee' ? then : withHandLowered(then), audience),
  tell: (event, { before, after }, audience) => tellFrom(event, [before, after], audience),
  tellUndone: (events, before, audience) => {
    const told = events.flatMap((event) => tellFrom(event, [before], audience) ?? [])
    return told.length === 0 && events.every(({ type }) => REFEREES.has(type)) ? null : told
  },
}

/** What the referee writes for himself may be told in no way at all. */
const REFEREES: ReadonlySet<EventType> = new Set<EventType>(['noted', 'overruled', 'overrule-withdrawn'])

/** An event to whom knows of the cards what he may know in some states. */
function tellFrom(event: Event, states: readonly State[], audience: Audience): Event | null {
  if (audience === 'referee') return event
  if (event.type === 'noted') return null
  const hidden = SIDES.filter((side) => audience !== `player-${side}`)
  const isHidden = (key: string) => hidden.some((side) => tellsOfHidden(key, side))
  if (event.type === 'overruled' && isHidden(event.overrule.key)) return null
  if (event.type === 'overrule-withdrawn' && isHidden(event.key)) return null
  const against = event.against.filter(({ key }) => !isHidden(key))
  return tell({ ...event, against }, secretsOf(states, audience))
}

/** Cards that an audience may know in none of some states. */
function secretsOf(states: readonly State[], audience: Audience): ReadonlySet<CardId> {
  const known = new Set(states.flatMap((state) => Object.keys(view(state, audience).cards)))
  const all = states.flatMap((state) => Object.keys(state.cards))
  return new Set(all.filter((id) => !known.has(id)))
}

function tell(event: Event, secrets: ReadonlySet<CardId>): Event | null {
  const open = event.against.filter(
    ({ key, pieces }) => ![key, ...pieces].some((text) => names(text, secrets)),
  )
  const told = withoutName(
    open.length === event.against.length ? event : { ...event, against: open },
    secrets,
  )
  // Whatever an event holds: one that still names a secret card anywhere is not told.
  return names(told, secrets) ? null : told
}

/** That a card was drawn, put right, or laid down and taken up again is seen by all, but not which. */
function withoutName(event: Event, secrets: ReadonlySet<CardId>): Event {
  switch (event.type) {
    case 'general-taken':
    case 'card-drawn':
    case 'card-placed':
    case 'card-corrected':
      return secrets.has(event.card) ? { ...event, card: NO_CARD } : event
    default:
      return event
  }
}

/** Does some data name a card, be it as one of several in a text? */
function names(data: unknown, cards: ReadonlySet<CardId>): boolean {
  if (typeof data === 'string') return data.split(' ').some((word) => cards.has(word))
  if (typeof data !== 'object' || data === null) return false
  return Object.entries(data).some(([key, value]) => cards.has(key) || names(value, cards))
}
