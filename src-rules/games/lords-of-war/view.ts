import { type Audience, SIDES, type Side } from '../../core/ids'
import type { CardId, State, Turn } from './model'

/**
 * The battle as an audience may know it (LW-11): a hand and what is left of a deck are known to their owner and to the
 * referee; others know how many cards there are, and those that were shown to them (LW-25).
 */
export function view(state: State, audience: Audience): State {
  if (audience === 'referee') return state
  const hiddenFrom = SIDES.filter((side) => audience !== `player-${side}`)
  return hiddenFrom.reduce(withoutSecrets, state)
}

function withoutSecrets(state: State, side: Side): State {
  const shown = new Set(state.turn?.shown)
  const isKnown = (id: CardId) => shown.has(id)
  const secret = new Set([...state.hands[side], ...state.decks[side]].filter((id) => !isKnown(id)))
  const hand = state.hands[side].filter(isKnown)
  return {
    ...state,
    cards: Object.fromEntries(Object.entries(state.cards).filter(([id]) => !secret.has(id))),
    hands: { ...state.hands, [side]: hand },
    decks: { ...state.decks, [side]: [] },
    unseen: {
      ...state.unseen,
      [side]: { hand: state.hands[side].length - hand.length, deck: state.decks[side].length },
    },
    // A card that was recalled is in the hand again: what it did in this turn would name it.
    turn: state.turn === null ? null : turnWithout(state.turn, secret),
    lastFight: state.lastFight.filter((step) => !step.pieces.some((piece) => secret.has(piece))),
    acts: state.acts.filter(
      (act) => !tellsOfHidden(act.key, side) && !act.pieces.some((piece) => secret.has(piece)),
    ),
    overrules: state.overrules.filter(
      ({ key }) => !tellsOfHidden(key, side) && !key.split(' ').some((piece) => secret.has(piece)),
    ),
  }
}

/**
 * Is it a trouble that was worked out from a side's hand or deck? That of its deck counts the cards, and one of a
 * placement that was left out says what was held.
 */
export function tellsOfHidden(key: string, side: Side): boolean {
  const [code = '', of] = key.split(' ')
  return of === side && (code.startsWith('deck/') || code === 'place/could-be')
}

function turnWithout(turn: Turn, secret: ReadonlySet<CardId>): Turn {
  const known = (ids: readonly CardId[]) => ids.filter((id) => !secret.has(id))
  return {
    ...turn,
    placed: turn.placed.filter(({ card }) => !secret.has(card)),
    moved: known(turn.moved),
    shot: known(turn.shot),
    fought: known(turn.fought),
    killers: known(turn.killers),
    advances: turn.advances.filter(({ card }) => !secret.has(card)),
  }
}
