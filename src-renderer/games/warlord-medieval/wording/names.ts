import { SIDES, type Side } from '@rules/core/ids'
import type { RandomizerCard } from '@rules/games/warlord-medieval/deck'
import type { State, Unit } from '@rules/games/warlord-medieval/model'
import { campSideOf, findWarlord } from '@rules/games/warlord-medieval/pieces'
import { isMessageKey, say } from '../../../messages/messages.svelte'
import { joinWords } from './lists'

type Named = Pick<State, 'units' | 'personalities' | 'features' | 'sides'>

/** Names of features that have been taken off the table since, by id. */
export type FormerNames = ReadonlyMap<string, string>

/** How many names a sentence lists before it counts the rest. */
const MOST_NAMES = 3

/** A side as its players call it: by its Warlord, or by its army while it has none. */
export function sideName(state: Pick<State, 'personalities' | 'sides'>, side: Side): string {
  return findWarlord(state, side)?.name || state.sides[side].armyName
}

/** The name of anything that a report or an event can name: a unit, personality, feature, camp, army or side. */
export function pieceName(state: Named, id: string, former: FormerNames = new Map()): string {
  const own = <Piece>(pieces: Readonly<Record<string, Piece>>) =>
    Object.hasOwn(pieces, id) ? pieces[id] : undefined
  const piece = own(state.units) ?? own(state.personalities) ?? own(state.features)
  if (piece !== undefined) return piece.name || say('battle.unnamed')
  const camp = campSideOf(id)
  if (camp !== null) return say('battle.camp-of', { side: sideName(state, camp) })
  const side = SIDES.find((candidate) => id === candidate || id === `army-${candidate}`)
  if (side !== undefined) return sideName(state, side)
  return former.get(id) ?? say('battle.unnamed')
}

/** A unit in a list that is chosen from: one that is hidden says so, that nobody reads it aloud (WM-54). */
export function targetName({ name, hidden }: Pick<Unit, 'name' | 'hidden'>): string {
  const unit = name || say('battle.unnamed')
  return hidden ? say('battle.target.hidden', { unit }) : unit
}

/** Names joined as the language joins them; long lists name the first and count the rest. */
export function pieceNames(state: Named, ids: readonly string[], former?: FormerNames): string {
  const shown = ids.length > MOST_NAMES + 1 ? ids.slice(0, MOST_NAMES) : ids
  const names = shown.map((id) => pieceName(state, id, former))
  if (shown.length === ids.length) return joinWords(names)
  return say('log.more-units', { names: names.join(', '), count: ids.length - shown.length })
}

/** A card in words, such as "ten of hearts" or "Joker". */
export function cardName(card: Pick<RandomizerCard, 'rank' | 'suit' | 'joker'>): string {
  if (card.joker) return say('battle.card.joker')
  const suit = `battle.card.suit.${card.suit}`
  const values = { rank: rankName(card.rank), suit: isMessageKey(suit) ? say(suit) : card.suit }
  return card.suit === 'none' ? values.rank : say('battle.card.name', values)
}

/** The printed rank of a card in words: "ace", "10", "king". */
export function rankName(rank: string): string {
  const key = `battle.card.rank.${rank}`
  return isMessageKey(key) ? say(key) : rank
}
