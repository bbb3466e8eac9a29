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

/**
 * A column by its letters from player 1's left: A to Z, then AA. On a mat without boundaries the columns before A are
 * -A, -B and so on, the nearest first.
 */
export function columnName(column: number): string {
  if (column < 1) return `-${columnName(1 - column)}`
  const last = String.fromCharCode(65 + ((column - 1) % 26))
  return column <= 26 ? last : `${columnName(Math.floor((column - 1) / 26))}${last}`
}

/** Names of squares: the letters of the column, and the row from player 1's edge. */
export function squareName({ column, row }: Square): string {
  return `${columnName(column)}${row}`
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
