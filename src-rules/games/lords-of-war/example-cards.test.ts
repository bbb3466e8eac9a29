import { expect, test } from 'vitest'
import examples from '../../../resources/samples/decks/example-cards.json'
import { DIRECTIONS, offsetOf } from './cards'
import { cardsOfList, type DeckList } from './deck-list'
import { EXAMPLE_CARDS } from './library/deck'
import { MARAUDER, RAVAGER } from './testing/printed-cards'

const list = examples as DeckList
const cards = new Map(cardsOfList(list).map((card) => [card.name, card]))

/** What the rulebook prints of each card of its examples; what it does not print is left out. */
const PRINTED = [
  ['Marauder', 'Dwarf', { defence: 4, attacks: { n: 1, nw: 2, w: 4 } }],
  ['Slugger', 'Dwarf', { defence: 3 }],
  ['Axethrower', 'Dwarf', { unitClass: 'ranged', missile: { damage: 3 } }],
  ['Deathbringer', 'Orc', { defence: 2, attacks: { n: 5, ne: 3, nw: 3 } }],
  ['Ravager', 'Orc', { rank: 'veteran', defence: 3, attacks: { n: 3, ne: 2, e: 1, nw: 5 } }],
  ['Goblin Shanker', 'Orc', { defence: 3, attacks: { n: 4 } }],
  ['Catapult', 'Orc', { unitClass: 'ranged', rank: 'veteran', missile: { damage: 4 } }],
] as const

test('LW-35 the example cards are shipped as a collection, each once', () => {
  expect([list.name, list.isCollection]).toEqual([EXAMPLE_CARDS, true])
  expect(list.units.map(({ name, count }) => [name, count])).toEqual(PRINTED.map(([name]) => [name, 1]))
})

test.each(PRINTED)('LW-35 %s of the %ss has the figures that the rulebook prints', (name, army, figures) => {
  expect(cards.get(name)).toMatchObject({ army, ...figures })
  // An arrow that is not printed is none.
  if ('attacks' in figures) expect(cards.get(name)?.attacks).toEqual(figures.attacks)
})

test('LW-3 the Catapult reaches the nine squares before it, the Axethrower the six behind it', () => {
  const squares = (name: string) =>
    cards
      .get(name)
      ?.missile?.targets.map(({ right, forward }) => `${right}/${forward}`)
      .sort()
  const block = (rows: readonly number[]) =>
    rows.flatMap((forward) => [-1, 0, 1].map((right) => `${right}/${forward}`)).sort()
  expect(squares('Catapult')).toEqual(block([1, 2, 3]))
  expect(squares('Axethrower')).toEqual(block([-1, -2]))
})

test('LW-21 the Ravager engages a Marauder from where the rulebook shows it, not from behind or from its right', () => {
  const may = DIRECTIONS.filter((direction) => RAVAGER.attacks[direction] !== undefined)
  // Two that face each other strike each other with arrows of the same name, so these are the Marauder's own sides.
  expect(may).toEqual(['n', 'ne', 'e', 'nw'])
  expect(may.map(offsetOf).some(({ forward }) => forward < 0)).toBe(false)
  expect(Object.keys(MARAUDER.attacks).filter((direction) => may.includes(direction as never))).toEqual([
    'n',
    'nw',
  ])
})
