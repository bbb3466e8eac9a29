import type { DeckImportPreview } from '@contract/decks'
import type { Violation } from '@rules/core/trace'
import { type CardFigures, DIRECTIONS, type Offset, RANKS } from '@rules/games/lords-of-war/cards'
import { EXAMPLE_CARDS } from '@rules/games/lords-of-war/library/deck'
import type { DeckField } from '@rules/games/lords-of-war/library/deck-columns'
import type { DeckRemark } from '@rules/games/lords-of-war/library/deck-table'
import type { ImportTableRow } from '../../../library/importing/import-table'
import { say } from '../../../messages/messages.svelte'
import { writeList } from '../../../messages/writing'
import { cardWords } from '../wording/card-words'
import { directionName, sayCode } from '../wording/names'
import { gapsOf } from './deck-cards'

/** What a card is called; one without a name yet is called so. */
export function nameOf(card: Pick<CardFigures, 'name'>): string {
  return card.name.trim() || say('decks.nameless')
}

/** A deck with the name that it is shown under: that of the shipped example cards is in the reader's language. */
export function named<Named extends { readonly name: string; readonly isCollection?: boolean | undefined }>(
  deck: Named,
): Named {
  return deck.isCollection && deck.name === EXAMPLE_CARDS
    ? { ...deck, name: say('decks.example-cards') }
    : deck
}

/** What keeps a deck from being a core deck (LW-8), in a sentence. */
export function deckTroubleWords({ code, figures }: Violation): string {
  const held = Number(figures.held)
  if (code === 'deck/generals')
    return held === 0 ? say('decks.trouble.no-general') : say('decks.trouble.generals', { held })
  const rank = RANKS.find((name) => name === figures.rank)
  const named = rank === undefined ? '' : say(`decks.rank.${rank === 'general' ? 'command' : rank}`)
  const missing = Number(figures.due) - held
  return missing > 0
    ? say('decks.trouble.rank-few', { rank: named, missing })
    : say('decks.trouble.rank-many', { rank: named, over: -missing })
}

/** A card of a deck for those who hear it, with what it lacks. */
export function deckCardWords(card: CardFigures): string {
  const gaps = gapsOf(card).map((gap) => say(`decks.gap.short.${gap}`))
  return [cardWords({ ...card, name: nameOf(card) }), ...gaps].join(', ')
}

/** A square of a target grid as the card's owner sees it: "2 forward and 1 to the left". */
export function offsetWords({ right, forward }: Offset): string {
  const parts: string[] = []
  if (forward !== 0)
    parts.push(say(forward > 0 ? 'decks.square.forward' : 'decks.square.back', { count: Math.abs(forward) }))
  if (right !== 0)
    parts.push(say(right > 0 ? 'decks.square.right' : 'decks.square.left', { count: Math.abs(right) }))
  return writeList(parts)
}

/** What a column of a table of cards is taken as. */
export function deckFieldName(field: DeckField): string {
  const direction = DIRECTIONS.find((name) => name === field)
  if (direction !== undefined) return say('decks.import.field.arrow', { direction: directionName(direction) })
  return say(`decks.import.field.${field as Exclude<DeckField, (typeof DIRECTIONS)[number]>}`)
}

/** Why a row of a table was refused, or what is to be said of it. */
export function deckRemarkWords({ code, figures }: DeckRemark): string {
  return sayCode(`lw.${code.replaceAll('/', '.')}`, figures, code)
}

/** The rows of a table of cards with what came of each. */
export function deckRowsToShow({ rows }: DeckImportPreview): readonly ImportTableRow[] {
  return rows.map(({ line, cells, cards, remarks }) => ({
    line,
    cells,
    count: cards,
    verdict: cards === 0 ? 'refused' : remarks.length > 0 ? 'corrected' : 'understood',
    remarks: remarks.map(deckRemarkWords),
  }))
}

/** A word with a capital, for the beginning of a label. */
export function capitalised(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1)
}
