import type { Chance } from '../../../core/chance'
import type { Side } from '../../../core/ids'
import { ok } from '../../../core/result'
import type { Decision } from '../../../core/ruleset'
import { apply } from '../apply'
import type { CommandOf } from '../commands'
import { drawFrom, findCard, isOpen } from '../decks'
import type { Event } from '../events'
import { initiativeWinner } from '../initiative'
import type { DrawPurpose, Stage, State } from '../model'
import { type Against, act, eventOf, happen } from './acts'
import { refuse } from './refusals'

const STAGE_OF: Readonly<Record<DrawPurpose, Stage>> = { campaign: 'initiative', 'first-move': 'first-move' }

/** WM-11, WM-60: draws a card for each side named, at this moment. */
export function decideInitiativeDraw(
  state: State,
  { purpose, sides }: CommandOf<'draw-initiative'>,
  chance: Chance,
): Decision<Event> {
  const events: Event[] = []
  let now = state
  for (const side of sides) {
    const refused = refuseCard(state, purpose, side)
    if (refused !== null) return refused
  }
  for (const side of new Set(sides)) {
    const drawn = drawFrom(now, side, chance)
    if (drawn === null) return refuse('deck/empty')
    const event = eventOf({ type: 'initiative-drawn', purpose, side, drawn }, [
      ...againstCard(state, purpose),
      lyingTwice(now, purpose, drawn.card.id),
    ])
    events.push(event)
    now = apply(now, event)
  }
  return ok(events)
}

/** WM-14: takes a card that was drawn by hand; the program's own deck is not touched. */
export function decideInitiativeEntry(
  state: State,
  { purpose, side, card: id }: CommandOf<'enter-initiative-card'>,
): Decision<Event> {
  const card = findCard(state, id)
  if (card === null) return refuse('card/unknown', { card: id })
  const refused = refuseCard(state, purpose, side)
  if (refused !== null) return refused
  const last = state.draws[purpose].at(-1)
  const others = isOpen(last) && !state.houseRules.deckPerSide ? [last.a, last.b] : []
  if (others.some((lying) => lying?.byHand && lying.card.id === id))
    return refuse('card/on-table', { card: id })
  return happen({ type: 'initiative-entered', purpose, side, card }, [
    ...againstCard(state, purpose),
    lyingTwice(state, purpose, id),
  ])
}

/** WM-14: one pack for both has each card once. It may come out of two packs at the table, so the referee rules on it. */
function lyingTwice({ draws, houseRules }: State, purpose: DrawPurpose, id: string): Against {
  const last = draws[purpose].at(-1)
  const lying = isOpen(last) && !houseRules.deckPerSide ? [last.a, last.b] : []
  return lying.some((other) => other?.card.id === id)
    ? act('initiative/card-twice', 'WM-14', [], { card: id })
    : null
}

/** WM-16: the domain of this side is the one that is fought on. */
export function decideTerritory(state: State, { side }: CommandOf<'choose-territory'>): Decision<Event> {
  if (state.territory === side) return refuse('command/changes-nothing')
  const { stage } = state
  return happen({ type: 'territory-chosen', side }, [
    stage === 'territory' ? null : act('territory/out-of-stage', 'WM-91', [], { stage, due: 'territory' }),
    initiativeWinner(state, 'campaign') === null ? act('territory/no-attacker', 'WM-16', []) : null,
  ])
}

/** WM-60: who takes the first move. The winner of the draw may choose either side. */
export function decideFirstMover(state: State, { side }: CommandOf<'choose-first-mover'>): Decision<Event> {
  if (state.firstMover === side) return refuse('command/changes-nothing')
  const { stage, turn } = state
  const begun = turn !== null
  return happen({ type: 'first-mover-chosen', side }, [
    stage === 'first-move' || begun
      ? null
      : act('first-move/out-of-stage', 'WM-91', [], { stage, due: 'first-move' }),
    initiativeWinner(state, 'first-move') === null
      ? act('first-move/no-winner', 'WM-60', [], { side })
      : null,
    begun ? act('first-move/turns-begun', 'WM-60', [], { side, round: turn.round }) : null,
  ])
}

function refuseCard(state: State, purpose: DrawPurpose, side: Side) {
  if (initiativeWinner(state, purpose) !== null) return refuse('initiative/decided', { purpose })
  const last = state.draws[purpose].at(-1)
  return isOpen(last) && last[side] !== null ? refuse('initiative/already-drawn', { side, purpose }) : null
}

function againstCard({ stage }: State, purpose: DrawPurpose): readonly Against[] {
  const due = STAGE_OF[purpose]
  return [stage === due ? null : act('initiative/out-of-stage', 'WM-91', [], { stage, due })]
}
