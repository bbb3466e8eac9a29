import { describe, expect, test } from 'vitest'
import { RIDERS, WARDENS } from '../testing/sample-decks'
import { parseDeck } from './deck'
import { readDeckTable, writeDeckTable } from './deck-table'

const figuresOf = (cards: typeof WARDENS) => cards.map(({ id: _, ...figures }) => figures)

describe('a table of cards', () => {
  test('is read back as it was written, every card with its arrows, target squares and movement arrows', () => {
    for (const deck of [WARDENS, RIDERS]) {
      const table = writeDeckTable(deck)
      expect(table).toHaveLength(20)
      const read = readDeckTable(table)
      expect(figuresOf(read.cards)).toEqual(figuresOf(deck))
      expect(new Set(read.cards.map((card) => card.id)).size).toBe(36)
      expect(read.rows.flatMap((row) => row.remarks)).toEqual([])
    }
  })

  test('may have its headings in French, in any order, and classes and ranks in French words', () => {
    const { cards } = readDeckTable([
      ['Rang', 'Nom', 'Classe', 'Défense', 'N', 'NO', 'Mouvements', 'Nombre', 'Couleur'],
      ['Vétéran', 'Piques', 'Lance', '4', '3', '2', 'N NO', '2', 'bleu'],
    ])
    expect(
      cards.map(({ name, rank, unitClass, attacks, moves }) => [name, rank, unitClass, attacks, moves]),
    ).toEqual(Array.from({ length: 2 }, () => ['Piques', 'veteran', 'spear', { n: 3, nw: 2 }, ['n', 'nw']]))
  })

  test('takes no word of the language it is written in for one of ours', () => {
    const { columns, rows } = readDeckTable([
      ['constructor', 'name', 'class', 'rank', 'defence'],
      ['x', 'Odd', 'constructor', 'toString', '1'],
    ])
    expect(columns[0]).toEqual({ header: 'constructor', field: null })
    expect(rows[0]?.remarks.map((remark) => remark.code)).toEqual([
      'deck-table/unknown-class',
      'deck-table/unknown-rank',
    ])
  })

  test('writes forward as positive and left as negative, as the owner sees it', () => {
    const { cards } = readDeckTable([
      ['name', 'class', 'rank', 'defence', 'missile', 'targets'],
      ['Bow', 'ranged', 'regular', '2', '3', '-1/2 0/2 +1/-1'],
    ])
    expect(cards[0]?.missile).toEqual({
      damage: 3,
      targets: [
        { right: -1, forward: 2 },
        { right: 0, forward: 2 },
        { right: 1, forward: -1 },
      ],
    })
  })

  test('refuses a row with the reason, keeps the others, and makes nothing up', () => {
    const { rows, cards } = readDeckTable([
      ['name', 'class', 'rank', 'defence', 'n', 'missile', 'targets', 'moves', 'count'],
      ['', 'infantry', 'regular', '3', '', '', '', '', ''],
      ['Dragon', 'dragon', 'god', '3', '', '', '', '', ''],
      ['No defence', 'infantry', 'regular', '', '', '', '', '', ''],
      ['Wild', 'infantry', 'regular', '3', '4.5', '', '', '', ''],
      ['Half', 'ranged', 'regular', '3', '', '4', '', '', ''],
      ['None', 'infantry', 'regular', '3', '', '', '', '', '0'],
      ['Crooked', 'ranged', 'regular', '3', '', '4', 'ahead', 'up', '99'],
      ['', '', '', '', '', '', '', '', ''],
      ['Sound', 'infantry', 'regular', '3', '4', '', '', '', ''],
    ])
    expect(rows.map((row) => [row.line, row.remarks.map((remark) => remark.code)])).toEqual([
      [2, ['deck-table/no-name']],
      [3, ['deck-table/unknown-class', 'deck-table/unknown-rank']],
      [4, ['deck-table/no-defence']],
      [5, ['deck-table/bad-number']],
      [6, ['deck-table/half-missile']],
      [7, ['deck-table/no-cards']],
      [
        8,
        ['deck-table/bad-target', 'deck-table/half-missile', 'deck-table/bad-move', 'deck-table/bad-number'],
      ],
      [10, []],
    ])
    expect(cards.map((card) => card.name)).toEqual(['Sound'])
  })

  test('LW-3 a ranged card without a missile is taken with a remark, and target squares are called cases, too', () => {
    const { rows, cards } = readDeckTable([
      ['nom', 'classe', 'rang', 'défense', 'tir', 'Cases', 'n'],
      ['Nu', 'tireur', 'élite', '4', '', '', '2'],
      ['Armé', 'tireur', 'élite', '4', '3', '0/2', ''],
    ])
    expect(rows.map((row) => [row.cards, row.remarks.map(({ code }) => code)])).toEqual([
      [1, ['deck-table/no-missile']],
      [1, []],
    ])
    expect(cards[1]?.missile).toEqual({ damage: 3, targets: [{ right: 0, forward: 2 }] })
  })

  test('a hyphen leaves a figure out, no row is refused without a word, and of two equal columns the first counts', () => {
    const { columns, rows, cards } = readDeckTable([
      ['name', 'nom', 'class', 'rank', 'defence', 'n', 'count'],
      ['First', 'Second', 'spear', 'elite', '4', '-', '-'],
      ['Bare', '', 'spear', 'elite', '-', '', ''],
    ])
    expect(columns.map(({ field }) => field)).toEqual([
      'name',
      null,
      'class',
      'rank',
      'defence',
      'n',
      'count',
    ])
    expect(rows.map((row) => [row.cards, row.remarks.map(({ code }) => code)])).toEqual([
      [1, []],
      [0, ['deck-table/no-defence']],
    ])
    expect(cards.map(({ name, attacks }) => [name, attacks])).toEqual([['First', {}]])
  })

  test('refuses in its row whatever a deck would not be stored with', () => {
    const long = 'x'.repeat(201)
    const { rows, cards } = readDeckTable([
      ['name', 'army', 'class', 'rank', 'defence', 'missile', 'targets', 'moves', 'count'],
      ['Far', '', 'ranged', 'regular', '2', '3', '99/1 0/2', '', ''],
      ['Itself', '', 'ranged', 'regular', '2', '3', '0/2 0/0', '', ''],
      [long, long, 'infantry', 'regular', '2', '', '', '', ''],
      ['Farthest', '', 'ranged', 'regular', '2', '3', '20/-20 +20/-20', 'n N no NE n n n n n n', ''],
      ...Array.from({ length: 6 }, () => ['Many', '', 'infantry', 'regular', '2', '', '', '', '36']),
    ])
    expect(rows.map((row) => [row.cards, row.remarks.map((remark) => remark.code)])).toEqual([
      [0, ['deck-table/far-target']],
      [0, ['deck-table/own-square']],
      [0, ['deck-table/too-long', 'deck-table/too-long']],
      [1, []],
      ...Array.from({ length: 5 }, () => [36, []]),
      [0, ['deck-table/deck-full']],
    ])
    expect(cards[0]?.missile?.targets).toEqual([{ right: 20, forward: -20 }])
    expect(cards[0]?.moves).toEqual(['n', 'nw', 'ne'])
    expect(parseDeck({ id: 'table', name: 'Table', army: '', cards })).toMatchObject({ ok: true })
  })
})
