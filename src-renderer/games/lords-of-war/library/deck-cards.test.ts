import type { Deck } from '@contract/decks'
import type { Card, Rank } from '@rules/games/lords-of-war/cards'
import { expect, test } from 'vitest'
import {
  blankCard,
  candidatesFor,
  gapsOf,
  groupsOf,
  moveCard,
  putBeside,
  rankOfNew,
  withArrow,
  withMoveToggled,
  withTargetToggled,
} from './deck-cards'

const card = (id: string, rank: Rank = 'regular', name = id): Card => ({
  ...blankCard(id, rank, 'Vale'),
  name,
})
const ids = (cards: readonly Card[]) => cards.map(({ id }) => id).join(' ')
const deck = (id: string, ...cards: readonly Card[]): Deck => ({ id, name: id, army: id, cards })

test('LW-8 cards are grouped by rank with what is due, the general first among the command cards', () => {
  const groups = groupsOf([
    card('a', 'command'),
    card('b', 'recruit'),
    card('c', 'general'),
    card('d', 'recruit'),
  ])
  expect(groups.map(({ rank, held, due, cards }) => [rank, held, due, ids(cards)])).toEqual([
    ['command', 2, 6, 'c a'],
    ['special', 0, 4, ''],
    ['elite', 0, 4, ''],
    ['veteran', 0, 6, ''],
    ['regular', 0, 8, ''],
    ['recruit', 2, 8, 'b d'],
  ])
})

test('LW-8 a new command card is the general where the deck has none', () => {
  expect(rankOfNew('command', [card('a', 'command')])).toBe('general')
  expect(rankOfNew('command', [card('a', 'general')])).toBe('command')
  expect(rankOfNew('recruit', [])).toBe('recruit')
})

test('a card moves past its neighbour of the same rank, and no farther than its rank goes', () => {
  const cards = [card('a'), card('x', 'elite'), card('b'), card('c')]
  expect(ids(moveCard(cards, 'a', 1))).toBe('x b a c')
  expect(ids(moveCard(cards, 'c', -1))).toBe('a x c b')
  expect(moveCard(cards, 'a', -1)).toBe(cards)
  expect(moveCard(cards, 'x', 1)).toBe(cards)
})

test('a card is put before or behind another of its rank only', () => {
  const cards = [card('a'), card('x', 'elite'), card('b'), card('c')]
  expect(ids(putBeside(cards, 'c', 'a', 'before'))).toBe('c a x b')
  expect(ids(putBeside(cards, 'a', 'c', 'after'))).toBe('x b c a')
  expect(putBeside(cards, 'a', 'x', 'before')).toBe(cards)
  expect(putBeside(cards, 'a', 'a', 'after')).toBe(cards)
  expect(putBeside(cards, 'b', 'c', 'before')).toBe(cards)
})

test('LW-2 an emptied value takes the arrow away, and nought is an arrow', () => {
  const armed = withArrow(withArrow(card('a'), 'n', 4), 'sw', 0)
  expect(armed.attacks).toEqual({ n: 4, sw: 0 })
  expect(withArrow(armed, 'n', null).attacks).toEqual({ sw: 0 })
})

test('LW-6 a movement arrow is put on and taken off', () => {
  const mobile = withMoveToggled(withMoveToggled(card('a'), 'n'), 'se')
  expect(mobile.moves).toEqual(['n', 'se'])
  expect(withMoveToggled(mobile, 'n').moves).toEqual(['se'])
})

test('LW-3 squares of a target grid are toggled, and a card without a missile has none', () => {
  const bow: Card = { ...card('a'), missile: { damage: 4, targets: [] } }
  const aimed = withTargetToggled(withTargetToggled(bow, { right: 0, forward: 2 }), { right: -1, forward: 2 })
  expect(aimed.missile?.targets).toEqual([
    { right: 0, forward: 2 },
    { right: -1, forward: 2 },
  ])
  expect(withTargetToggled(aimed, { right: 0, forward: 2 }).missile?.targets).toEqual([
    { right: -1, forward: 2 },
  ])
  expect(withTargetToggled(card('b'), { right: 0, forward: 1 }).missile).toBeNull()
})

test('LW-3 a card says what it lacks, and that only ranged cards have a missile', () => {
  expect(gapsOf(card('a'))).toEqual([])
  expect(gapsOf({ ...card('a', 'elite', ' '), unitClass: 'ranged' })).toEqual(['no-name', 'no-missile'])
  const bow: Card = { ...card('a'), unitClass: 'ranged', missile: { damage: 3, targets: [] } }
  expect(gapsOf(bow)).toEqual(['no-squares'])
  const aimed = { ...bow, missile: { damage: 3, targets: [{ right: 0, forward: 2 }] } }
  expect(gapsOf(aimed)).toEqual([])
  expect(gapsOf({ ...aimed, unitClass: 'infantry' })).toEqual(['not-ranged'])
})

test('LW-9 only cards of the same rank may take a place, a general only for a general; equal ones stand once', () => {
  const other = deck(
    'Steppe',
    card('1', 'general', 'Khan'),
    card('2', 'command', 'Chief'),
    card('3', 'elite', 'Riders'),
    card('4', 'elite', 'Riders'),
    { ...card('5', 'elite', 'Riders'), defence: 7 },
  )
  const third = deck('Third', card('3', 'elite', 'Riders'))
  const found = (rank: Rank) =>
    candidatesFor(card('out', rank), [other, third]).map(({ deck: from, card: into, count }) => [
      from.name,
      into.id,
      count,
    ])
  expect(found('general')).toEqual([['Steppe', '1', 1]])
  expect(found('command')).toEqual([['Steppe', '2', 1]])
  expect(found('elite')).toEqual([
    ['Steppe', '3', 2],
    ['Steppe', '5', 1],
    ['Third', '3', 1],
  ])
  expect(found('recruit')).toEqual([])
})
