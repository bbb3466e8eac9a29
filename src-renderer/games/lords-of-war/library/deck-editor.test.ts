import type { Deck } from '@contract/decks'
import { ok } from '@rules/core/result'
import { parseDeck } from '@rules/games/lords-of-war/library/deck'
import { RIDERS, WARDENS } from '@rules/games/lords-of-war/testing/sample-decks'
import { beforeEach, expect, test } from 'vitest'
import { DeckEditor } from './deck-editor.svelte'

let stored: Deck[] = []
beforeEach(() => {
  stored = []
})

function edit(deck: Deck): DeckEditor {
  return new DeckEditor(deck, async (changed) => {
    // What is stored must be what main takes.
    expect(parseDeck(changed)).toEqual(ok(changed))
    stored.push(changed)
    return ok(null)
  })
}

const VALE: Deck = { id: 'vale', name: 'Wardens', army: 'Vale', cards: WARDENS }
const empty: Deck = { id: 'new', name: 'New', army: 'Elm', cards: [] }
const idOf = (editor: DeckEditor, name: string) =>
  editor.deck.cards.find((card) => card.name === name)?.id ?? ''

test('every change is stored at once, and undo and redo are stored too', () => {
  const editor = edit(empty)
  editor.add('general')
  editor.undo()
  editor.redo()
  expect(stored.map(({ cards }) => cards.length)).toEqual([1, 0, 1])
  expect(editor.chosen).toMatchObject({ rank: 'general', army: 'Elm', name: '' })
})

test('LW-8 removing a card says what breaks the deck, and putting it back mends it', () => {
  const editor = edit(VALE)
  expect(editor.troubles).toEqual([])
  const putBack = editor.remove(editor.chosen?.id ?? '')
  expect(editor.troubles.map(({ code, figures }) => [code, figures])).toEqual([
    ['deck/rank-count', { rank: 'command', held: 5, due: 6 }],
    ['deck/generals', { held: 0 }],
  ])
  putBack?.()
  expect(editor.troubles).toEqual([])
  expect(editor.deck).toEqual(VALE)
})

test('the letters of one field are one step of undo, those typed after it was left another', () => {
  const editor = edit(VALE)
  const id = editor.chosen?.id ?? ''
  for (const name of ['A', 'An', 'Ann']) editor.edit(id, { name })
  editor.settle()
  editor.edit(id, { name: 'Anna' })
  editor.undo()
  expect(editor.chosen?.name).toBe('Ann')
  editor.undo()
  expect(editor.deck).toEqual(VALE)
})

test('LW-9 a card of another deck takes a place with an army of its own, and undo brings the former back', () => {
  const editor = edit(VALE)
  const recruit = VALE.cards.findIndex((card) => card.rank === 'recruit')
  const out = VALE.cards[recruit]
  const into = RIDERS.find((card) => card.rank === 'recruit')
  const wrong = RIDERS.find((card) => card.rank === 'elite')
  if (out === undefined || into === undefined || wrong === undefined) throw new Error('A card is missing')
  editor.choose(out.id)
  editor.swap(out.id, wrong)
  expect(stored).toEqual([])
  editor.swap(out.id, into)
  const taken = editor.deck.cards[recruit]
  expect(taken).toEqual({ ...into, id: taken?.id })
  expect(VALE.cards.map(({ id }) => id)).not.toContain(taken?.id)
  expect(editor.chosen).toBe(taken)
  expect(editor.troubles).toEqual([])
  editor.undo()
  expect(editor.deck).toEqual(VALE)
  expect(editor.chosen).toEqual(out)
})

test('LW-9 a renamed army takes its own cards along and leaves mercenaries, whatever is typed on the way', () => {
  const [first, second] = VALE.cards
  if (first === undefined || second === undefined) throw new Error('A card is missing')
  const editor = edit({ ...VALE, cards: [first, { ...second, army: 'El' }] })
  for (const army of ['E', 'El', 'Elm']) editor.renameArmy(army)
  expect(editor.deck.army).toBe('Elm')
  expect(editor.deck.cards.map(({ army }) => army)).toEqual(['Elm', 'El'])
})

test('LW-3 a damage that is typed anew keeps the squares', () => {
  const editor = edit(VALE)
  const id = idOf(editor, 'Marshal of Bows')
  const { targets } = editor.deck.cards.find((card) => card.id === id)?.missile ?? {}
  expect(targets?.length).toBeGreaterThan(0)
  editor.setDamage(id, null)
  expect(editor.deck.cards.find((card) => card.id === id)?.missile).toBeNull()
  editor.setDamage(id, 6)
  expect(editor.deck.cards.find((card) => card.id === id)?.missile).toEqual({ damage: 6, targets })
})

test('a copy stands behind its card and is changed by itself', () => {
  const editor = edit(VALE)
  const id = editor.chosen?.id ?? ''
  editor.duplicate(id)
  const copy = editor.chosen
  editor.setArrow(copy?.id ?? '', 's', 9)
  expect(editor.deck.cards).toHaveLength(37)
  expect(editor.deck.cards[1]?.attacks.s).toBe(9)
  expect(editor.deck.cards[0]).toEqual(VALE.cards[0])
})

test('a deck takes no more cards than main does', () => {
  const editor = edit(empty)
  for (let count = 0; count < 199; count++) editor.add('recruit')
  expect(editor.addAll(VALE.cards)).toBe(false)
  expect(editor.add('recruit')).toBe(true)
  expect(editor.add('recruit')).toBe(false)
  expect(editor.duplicate(editor.chosen?.id ?? '')).toBe(false)
  expect(editor.deck.cards).toHaveLength(200)
})

test('imported cards are added at the end under ids of their own, as one step', () => {
  const editor = edit(VALE)
  expect(editor.addAll(VALE.cards.slice(0, 2))).toBe(true)
  expect(new Set(editor.deck.cards.map(({ id }) => id)).size).toBe(38)
  editor.undo()
  expect(editor.deck).toEqual(VALE)
})

test('imported cards may take the place of all others, as one step, also in a full deck', () => {
  const editor = edit(empty)
  for (let count = 0; count < 200; count++) editor.add('recruit')
  expect(editor.addAll(VALE.cards)).toBe(false)
  expect(editor.addAll(VALE.cards, true)).toBe(true)
  expect([editor.deck.cards.length, editor.troubles, editor.chosen?.rank]).toEqual([36, [], 'general'])
  editor.undo()
  expect(editor.deck.cards).toHaveLength(200)
})

test('LW-8 nothing is asked of a collection, and it is a deck again when it is said to be one', () => {
  const editor = edit({ ...VALE, cards: WARDENS.slice(0, 7) })
  expect(editor.troubles).not.toEqual([])
  editor.setCollection(true)
  expect([editor.troubles, stored.at(-1)?.isCollection]).toEqual([[], true])
  editor.setCollection(false)
  expect(editor.troubles).not.toEqual([])
})

test('a blank name is not taken', () => {
  const editor = edit(VALE)
  editor.rename('  ')
  expect(editor.deck.name).toBe('Wardens')
  expect(stored).toEqual([])
})
