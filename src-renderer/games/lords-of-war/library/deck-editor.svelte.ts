import type { Deck } from '@contract/decks'
import type { Failure } from '@contract/failures'
import type { Result } from '@rules/core/result'
import type { Card, CardFigures, Direction, Offset, Rank } from '@rules/games/lords-of-war/cards'
import { checkDeck, maySwap } from '@rules/games/lords-of-war/deck-counts'
import { MOST_DECK_CARDS } from '@rules/games/lords-of-war/library/deck'
import { EditHistory } from '../../../library/edit-history.svelte'
import { Saving } from '../../../library/saving.svelte'
import {
  blankCard,
  groupsOf,
  moveCard,
  putBeside,
  withArrow,
  withMoveToggled,
  withTargetToggled,
} from './deck-cards'

const newId = () => crypto.randomUUID()

/** A deck in the hands of its editor: every change is stored at once and can be taken back. */
export class DeckEditor {
  readonly #history: EditHistory<Deck>
  readonly saving: Saving<Deck>
  #chosenId = $state<string | null>(null)
  // The target grids of cards whose damage is being typed anew.
  readonly #grids = new Map<string, readonly Offset[]>()
  // The cards that belong to the deck's army, for as long as its name is being typed.
  #ownCards: ReadonlySet<string> | null = null
  readonly groups = $derived.by(() => groupsOf(this.deck.cards))
  readonly troubles = $derived.by(() => (this.isCollection ? [] : checkDeck(this.deck.cards)))

  constructor(deck: Deck, save: (deck: Deck) => Promise<Result<unknown, Failure>>) {
    this.#history = new EditHistory(deck)
    this.saving = new Saving(save)
    this.#chosenId = this.groups.flatMap((group) => group.cards)[0]?.id ?? null
  }

  get deck(): Deck {
    return this.#history.present
  }

  /** The card that is being edited, or null while there is none. */
  get chosen(): Card | null {
    return this.deck.cards.find((card) => card.id === this.#chosenId) ?? null
  }

  /** Can a card be added? */
  get hasRoom(): boolean {
    return this.deck.cards.length < MOST_DECK_CARDS
  }

  /** Is it a collection of cards, of which no core deck is asked? */
  get isCollection(): boolean {
    return this.deck.isCollection === true
  }

  /** Says whether these cards are a deck to play with or a collection to take from. */
  setCollection(isCollection: boolean): void {
    this.#change({ isCollection })
  }

  get canUndo(): boolean {
    return this.#history.canUndo
  }

  get canRedo(): boolean {
    return this.#history.canRedo
  }

  choose(id: string): void {
    this.settle()
    this.#chosenId = id
  }

  undo(): void {
    this.#step(() => this.#history.undo())
  }

  redo(): void {
    this.#step(() => this.#history.redo())
  }

  /** A field was left: what is typed next is a step of its own. */
  settle(): void {
    this.#history.settle()
    this.#ownCards = null
  }

  /** A deck has a name; a blank one is not taken. */
  rename(name: string): void {
    if (name.trim() !== '') this.#change({ name }, 'name')
  }

  /** Renames the deck's army, and with it the army of the cards that belong to it; mercenaries keep theirs. */
  renameArmy(army: string): void {
    const { cards } = this.deck
    this.#ownCards ??= new Set(cards.filter((card) => card.army === this.deck.army).map((card) => card.id))
    const own = this.#ownCards
    this.#change({ army, cards: cards.map((card) => (own.has(card.id) ? { ...card, army } : card)) }, 'army')
  }

  /** Adds a card of which only the rank is known, and chooses it; false when the deck is full. */
  add(rank: Rank): boolean {
    return this.#insert(blankCard(newId(), rank, this.deck.army), this.deck.cards.length)
  }

  /** Adds a card as another deck has it, and chooses it; false when the deck is full. */
  take(figures: CardFigures): boolean {
    return this.#insert({ ...figures, id: newId() }, this.deck.cards.length)
  }

  /** Puts a copy of a card behind it, and chooses the copy; false when the deck is full. */
  duplicate(id: string): boolean {
    const at = this.#indexOf(id)
    const card = this.deck.cards[at]
    return card !== undefined && this.#insert({ ...card, id: newId() }, at + 1)
  }

  /** Removes a card and chooses its neighbour; answers with what puts it back, or null when there is none. */
  remove(id: string): (() => void) | null {
    const at = this.#indexOf(id)
    const card = this.deck.cards[at]
    if (card === undefined) return null
    const shown = this.groups.flatMap((group) => group.cards)
    const place = shown.findIndex((other) => other.id === id)
    this.#change({ cards: this.deck.cards.filter((other) => other.id !== id) })
    this.#chosenId = (shown[place + 1] ?? shown[place - 1])?.id ?? null
    return () => {
      if (this.#indexOf(id) < 0) this.#insert(card, at)
    }
  }

  move(id: string, by: -1 | 1): void {
    this.#changeCards(moveCard(this.deck.cards, id, by))
  }

  putBeside(id: string, beside: string, where: 'before' | 'after'): void {
    this.#changeCards(putBeside(this.deck.cards, id, beside, where))
  }

  /** Puts a card of another deck in a card's place (LW-9); nothing happens when their ranks differ. */
  swap(id: string, into: CardFigures): void {
    const card = this.deck.cards[this.#indexOf(id)]
    if (card === undefined || !maySwap(card, into)) return
    const taken = { ...into, id: newId() }
    this.#changeCards(this.deck.cards.map((other) => (other.id === id ? taken : other)))
    this.#chosenId = taken.id
  }

  /** Changes figures of a card that stand in fields. */
  edit(id: string, changes: Partial<Omit<CardFigures, 'attacks' | 'missile' | 'moves'>>): void {
    this.#editCard(id, (card) => ({ ...card, ...changes }), Object.keys(changes).join(' '))
  }

  setArrow(id: string, direction: Direction, value: number | null): void {
    this.#editCard(id, (card) => withArrow(card, direction, value), `arrow ${direction}`)
  }

  toggleMove(id: string, direction: Direction): void {
    this.#editCard(id, (card) => withMoveToggled(card, direction), null)
  }

  /** Sets the missile's damage; without one there is no missile, but its grid comes back with the next damage. */
  setDamage(id: string, damage: number | null): void {
    const had = this.deck.cards[this.#indexOf(id)]?.missile ?? null
    if (had !== null) this.#grids.set(id, had.targets)
    const targets = had?.targets ?? this.#grids.get(id) ?? []
    const missile = damage === null ? null : { damage, targets }
    this.#editCard(id, (card) => ({ ...card, missile }), 'damage')
  }

  toggleTarget(id: string, square: Offset): void {
    this.#editCard(id, (card) => withTargetToggled(card, square), null)
  }

  /** Adds imported cards at the end, or puts them in the place of all others, as one step; false when they are too many. */
  addAll(cards: readonly Card[], replaces = false): boolean {
    const kept = replaces ? [] : this.deck.cards
    const all = [...kept, ...cards.map((card) => ({ ...card, id: newId() }))]
    if (all.length > MOST_DECK_CARDS) return false
    this.#change({ cards: all })
    if (this.chosen === null) this.#chosenId = this.groups.flatMap((group) => group.cards)[0]?.id ?? null
    return true
  }

  /** Steps back or forth; where the chosen card is gone, the one in its place is chosen. */
  #step(step: () => boolean): void {
    const at = this.#chosenId === null ? 0 : Math.max(0, this.#indexOf(this.#chosenId))
    if (!step()) return
    const { cards } = this.deck
    if (this.chosen === null) this.#chosenId = (cards[at] ?? cards.at(-1))?.id ?? null
    this.#store()
  }

  #indexOf(id: string): number {
    return this.deck.cards.findIndex((card) => card.id === id)
  }

  #insert(card: Card, at: number): boolean {
    if (!this.hasRoom) return false
    const { cards } = this.deck
    this.#change({ cards: [...cards.slice(0, at), card, ...cards.slice(at)] })
    this.#chosenId = card.id
    return true
  }

  #editCard(id: string, edit: (card: Card) => Card, place: string | null): void {
    const cards = this.deck.cards.map((card) => (card.id === id ? edit(card) : card))
    this.#change({ cards }, place === null ? null : `${id} ${place}`)
  }

  #changeCards(cards: readonly Card[]): void {
    if (cards !== this.deck.cards) this.#change({ cards })
  }

  #change(changes: Partial<Deck>, place: string | null = null): void {
    this.#history.change({ ...this.deck, ...changes }, place)
    this.#store()
  }

  #store(): void {
    this.saving.store(this.deck)
  }
}
