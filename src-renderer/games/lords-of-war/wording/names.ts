import type { Side } from '@rules/core/ids'
import type { Direction, Rank, UnitClass } from '@rules/games/lords-of-war/cards'
import type { Square } from '@rules/games/lords-of-war/mat'
import type { CardId, Phase, PlacingKind, State } from '@rules/games/lords-of-war/model'
import { isMessageKey, say } from '../../../messages/messages.svelte'

/** What a side is called. */
export function sideName(state: Pick<State, 'names'>, side: Side): string {
  return state.names[side]
}

/** What a card is called; one that may not be known is only a card. */
export function cardName(state: Pick<State, 'cards'> & Partial<Pick<State, 'names'>>, id: CardId): string {
  const card = state.cards[id]
  if (card === undefined) return say('lw.unknown-card')
  const owner = state.names?.[card.side]
  return owner !== undefined && namesOfBoth(state.cards).has(card.name)
    ? say('lw.card.of', { card: card.name, side: owner })
    : card.name
}

const shared = new WeakMap<State['cards'], ReadonlySet<string>>()

/** The names that cards of both sides have: only these need their owner beside them. */
function namesOfBoth(cards: State['cards']): ReadonlySet<string> {
  const known = shared.get(cards)
  if (known !== undefined) return known
  const all = Object.values(cards)
  const ofA = new Set(all.filter((card) => card.side === 'a').map((card) => card.name))
  const both = new Set(all.filter((card) => card.side === 'b' && ofA.has(card.name)).map((card) => card.name))
  shared.set(cards, both)
  return both
}

/** A column's letter from player 1's left, or its number where there is none. */
export function columnName(column: number): string {
  return column >= 1 && column <= 26 ? String.fromCharCode(64 + column) : String(column)
}

/** Names of squares: a letter for the column from player 1's left, and the row from his edge. */
export function squareName({ column, row }: Square): string {
  const name = columnName(column)
  return `${name}${/\d$/.test(name) ? '/' : ''}${row}`
}

export const className = (unitClass: UnitClass) => say(`lw.class.${unitClass}`)
export const rankName = (rank: Rank) => say(`lw.rank.${rank}`)
export const phaseName = (phase: Phase) => say(`lw.phase.${phase}`)
export const placingName = (kind: PlacingKind) => say(`lw.placing.${kind}`)
export const directionName = (direction: Direction) => say(`lw.direction.${direction}`)

/** A sentence of a code that the rules gave, or the code itself where there is none. */
export function sayCode(
  key: string,
  figures: Readonly<Record<string, string | number>>,
  code: string,
): string {
  return isMessageKey(key) ? say(key, figures) : code
}
