import { type Audience, opponentOf, SIDES, type Side } from '../../core/ids'
import type { Violation } from '../../core/trace'
import { checkState } from './check'
import type { Overrule, Seal, State, Unit } from './model'
import { isOverruled } from './overrules'
import { sealFor } from './seal'
import { revealedOf, turnFor } from './view-turn'

/**
 * The battle as an audience may know it (WM-54). The referee knows all. For the others a unit of the opponent that is
 * hidden, or not on the table yet, does not exist: units that are still to come are withheld alike, so that marking one
 * as hidden changes nothing that is seen. What mentions a withheld unit goes with it, and what a deck has left is
 * the referee's, like the notes that he keeps to himself. The cards in a hand are its owner's. An earlier state is seen
 * with what is withheld in a `later` one, too: a unit may have got another name since, and words may hold that.
 */
export function view(state: State, audience: Audience, later?: State): State {
  if (audience === 'referee') return state
  const secretSides = secretSidesOf(audience)
  const isSecret = (unit: Unit) => isSecretTo(unit, secretSides)
  const secrets = secretsIn(later === undefined ? [state] : [state, later], audience)
  // What was against a rule in a move may be from the time when the unit that made it was hidden.
  const wasRevealed = revealedOf(state, secretSides)
  const seen: State = {
    ...state,
    units: kept(state.units, (unit) => !isSecret(unit)),
    personalities: Object.fromEntries(
      Object.entries(state.personalities).map(([id, personality]) => [
        id,
        secrets.isUnit(personality.bannerUnit)
          ? { ...personality, bannerUnit: null, awayFromBanner: false }
          : personality,
      ]),
    ),
    notes: notesFor(state, secrets),
    locked: state.locked.filter((id) => !secrets.isUnit(id)),
    decks: decksWithout(state, secretSides),
    turn: state.turn === null ? null : turnFor(state, state.turn, secrets, secretSides),
    hands: kept(state.hands, (_, id) => isShown(state, id, secretSides)),
    seals: sealsFor(state, secretSides, secrets),
    irregularities: state.irregularities.filter(
      (found) => !tellsOf(found, secrets) && !found.pieces.some(wasRevealed),
    ),
    overrules: [],
    result:
      state.result !== null && secrets.isIn(state.result.reason)
        ? { ...state.result, reason: '' }
        : state.result,
  }
  return { ...seen, overrules: visibleOverrules(seen, state.overrules, secrets) }
}

/** The sides whose hidden units an audience may not know. */
export function secretSidesOf(audience: Audience): readonly Side[] {
  if (audience === 'referee') return []
  return SIDES.filter((side) => audience === 'public' || side === opponentOf(sideOf(audience)))
}

/** Is a unit hidden, or still to come, on a side whose hidden units are not to be known (WM-54)? */
export function isSecretTo(
  unit: Pick<Unit, 'side' | 'hidden' | 'pose'>,
  secretSides: readonly Side[],
): boolean {
  return secretSides.includes(unit.side) && (unit.hidden || unit.pose === null)
}

/** What names a unit that is withheld from an audience in any of some states of one battle. */
export function secretsIn(states: readonly State[], audience: Audience): Secrets {
  const secretSides = secretSidesOf(audience)
  const units = states.flatMap((state) => Object.values(state.units))
  const ids = new Set(units.filter((unit) => isSecretTo(unit, secretSides)).map(({ id }) => id))
  return secretsOf(
    units.filter(({ id }) => ids.has(id)),
    units.filter(({ id }) => !ids.has(id)),
  )
}

/** Finds what tells of withheld units: their ids, and any text with such an id or name in it. */
export type Secrets = {
  readonly isUnit: (id: string | null) => boolean
  readonly isIn: (text: string | null) => boolean
}

function sideOf(audience: 'player-a' | 'player-b' | 'public'): Side {
  return audience === 'player-b' ? 'b' : 'a'
}

/** What names withheld units: ids for themselves, and any text with such an id or name in it. */
function secretsOf(withheld: readonly Unit[], others: readonly Unit[]): Secrets {
  const ids = new Set(withheld.map(({ id }) => id))
  const seenNames = new Set(others.map(({ name }) => plain(name)))
  const names = withheld.map(({ name }) => plain(name)).filter((name) => name !== '' && !seenNames.has(name))
  return {
    isUnit: (id) => id !== null && ids.has(id),
    isIn: (text) =>
      text !== null &&
      (text.split(/[\s,;|=()]+/).some((word) => ids.has(word)) ||
        names.some((name) => plain(text).includes(name))),
  }
}

function plain(text: string): string {
  return text.trim().toLowerCase()
}

/** Notes for everybody, numbered anew: a gap would tell how many the referee keeps to himself. */
function notesFor({ notes }: State, secrets: Secrets): State['notes'] {
  const open = Object.values(notes).filter(({ readers, text }) => readers === 'public' && !secrets.isIn(text))
  return Object.fromEntries(
    open.map((note, index) => [`note-${index + 1}`, { ...note, id: `note-${index + 1}` }]),
  )
}

/** Is a hand that of a personality whose cards the audience sees? */
function isShown(state: State, personality: string, secretSides: readonly Side[]): boolean {
  const side = state.personalities[personality]?.side
  return side !== undefined && !secretSides.includes(side)
}

/** The seals, those of the opponent closed while one of their units is secret. */
function sealsFor(state: State, secretSides: readonly Side[], secrets: Secrets): State['seals'] {
  const seals: Partial<Record<Side, Seal>> = {}
  for (const side of SIDES) {
    const seal = state.seals[side]
    if (seal !== undefined)
      seals[side] = secretSides.includes(side) ? sealFor(state, seal, secrets.isUnit) : seal
  }
  return seals
}

/** What lies open of each deck: drawn cards that an opponent holds are not seen either. */
function decksWithout(state: State, secretSides: readonly Side[]): State['decks'] {
  const held = Object.entries(state.hands)
    .filter(([id]) => !isShown(state, id, secretSides))
    .flatMap(([, hand]) => hand)
  const isHeld = (key: string, id: string) => held.some(({ card, deck }) => deck === key && card.id === id)
  return Object.fromEntries(
    Object.entries(state.decks).map(([key, { drawn }]) => [
      key,
      { left: [], drawn: drawn.filter(({ id }) => !isHeld(key, id)) },
    ]),
  )
}

/** Does a trouble name a withheld unit? */
export function tellsOf({ key, pieces, figures }: Violation, secrets: Secrets): boolean {
  return (
    secrets.isIn(key) ||
    pieces.some(secrets.isUnit) ||
    Object.values(figures).some((figure) => typeof figure === 'string' && secrets.isIn(figure))
  )
}

/**
 * Only those that belong to a trouble which the audience sees, measured as it sees it: the points of an army, say, would
 * tell of units that it does not.
 */
function visibleOverrules(
  seen: State,
  overrules: readonly Overrule[],
  secrets: Secrets,
): readonly Overrule[] {
  if (overrules.length === 0) return []
  const found = checkState(seen)
  return overrules
    .filter((overrule) => found.some((trouble) => isOverruled({ overrules: [overrule] }, trouble)))
    .map((overrule) => (secrets.isIn(overrule.reason) ? { ...overrule, reason: '' } : overrule))
}

function kept<Piece>(
  pieces: Readonly<Record<string, Piece>>,
  isKept: (piece: Piece, id: string) => boolean,
): Record<string, Piece> {
  return Object.fromEntries(Object.entries(pieces).filter(([id, piece]) => isKept(piece, id)))
}
