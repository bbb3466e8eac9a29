import { type Audience, opponentOf, SIDES, type Side } from '../../core/ids'
import type { Violation } from '../../core/trace'
import { checkState } from './check'
import type { Overrule, State, Turn, Unit } from './model'
import { isOverruled } from './overrules'

/**
 * The battle as an audience may know it (WM-54). The referee knows all. For the others a unit of the opponent that is
 * hidden, or not on the table yet, does not exist: units that are still to come are withheld alike, so that marking one
 * as hidden changes nothing that is seen. What mentions a withheld unit goes with it, and what a deck has left is
 * the referee's.
 */
export function view(state: State, audience: Audience): State {
  if (audience === 'referee') return state
  const secretSides = SIDES.filter((side) => audience === 'public' || side === opponentOf(sideOf(audience)))
  const isSecret = (unit: Unit) => secretSides.includes(unit.side) && (unit.hidden || unit.pose === null)
  const withheld = Object.values(state.units).filter(isSecret)
  const mentions = mentionsOf(
    withheld,
    Object.values(state.units).filter((unit) => !isSecret(unit)),
  )
  const seen: State = {
    ...state,
    units: kept(state.units, (unit) => !isSecret(unit)),
    personalities: Object.fromEntries(
      Object.entries(state.personalities).map(([id, personality]) => [
        id,
        mentions(personality.bannerUnit)
          ? { ...personality, bannerUnit: null, awayFromBanner: false }
          : personality,
      ]),
    ),
    decks: Object.fromEntries(
      Object.entries(state.decks).map(([key, deck]) => [key, { left: [], drawn: deck.drawn }]),
    ),
    turn: state.turn === null ? null : turnWithout(state.turn, mentions),
    irregularities: state.irregularities.filter((found) => !mentionsIn(found, mentions)),
    overrules: [],
    result:
      state.result !== null && mentions(state.result.reason) ? { ...state.result, reason: '' } : state.result,
  }
  return { ...seen, overrules: visibleOverrules(seen, state.overrules, mentions) }
}

type Mentions = (text: string | null) => boolean

function sideOf(audience: 'player-a' | 'player-b' | 'public'): Side {
  return audience === 'player-b' ? 'b' : 'a'
}

/** Does a text name a withheld unit, by its id or by a name that no unit bears which may be seen? */
function mentionsOf(withheld: readonly Unit[], others: readonly Unit[]): Mentions {
  const open = new Set(others.map(({ name }) => name.toLowerCase()))
  const ids = new Set(withheld.map(({ id }) => id))
  const names = [...ids, ...withheld.map(({ name }) => name)]
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '' && !open.has(name))
  return (text) => {
    if (text === null) return false
    if (ids.has(text)) return true
    const lower = text.toLowerCase()
    return names.some((name) => lower.includes(name))
  }
}

function turnWithout(turn: Turn, mentions: Mentions): Turn {
  const withoutText = (text: string | null) => (mentions(text) ? null : text)
  return {
    ...turn,
    charges: turn.charges
      .filter(({ charger, target }) => !mentions(charger) && !mentions(target))
      .map((charge) => ({ ...charge, reaction: withoutText(charge.reaction) })),
    reactions: turn.reactions
      .filter(({ unit }) => !mentions(unit))
      .map(({ unit, reaction }) => ({ unit, reaction: withoutText(reaction) })),
    records: turn.records.filter(({ units, text }) => !mentions(text) && !units.some(mentions)),
  }
}

function mentionsIn({ key, pieces, figures }: Violation, mentions: Mentions): boolean {
  return (
    mentions(key) ||
    pieces.some(mentions) ||
    Object.values(figures).some((figure) => typeof figure === 'string' && mentions(figure))
  )
}

/**
 * Only those that belong to a trouble which the audience sees, measured as it sees it: the points of an army, say, would
 * tell of units that it does not.
 */
function visibleOverrules(
  seen: State,
  overrules: readonly Overrule[],
  mentions: Mentions,
): readonly Overrule[] {
  if (overrules.length === 0) return []
  const found = checkState(seen)
  return overrules
    .filter((overrule) => found.some((trouble) => isOverruled({ overrules: [overrule] }, trouble)))
    .map((overrule) => (mentions(overrule.reason) ? { ...overrule, reason: '' } : overrule))
}

function kept<Piece>(
  pieces: Readonly<Record<string, Piece>>,
  isKept: (piece: Piece) => boolean,
): Record<string, Piece> {
  return Object.fromEntries(Object.entries(pieces).filter(([, piece]) => isKept(piece)))
}
