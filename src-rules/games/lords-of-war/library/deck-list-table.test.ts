import { expect, test } from 'vitest'
import { tableOfList } from './deck-list-table'
import { readDeckTable } from './deck-table'

const BOWMEN = {
  count: 2,
  name: 'Yew Bowmen',
  unitClass: 'ranged',
  rank: 'veteran',
  defence: 3,
  attacks: { n: 2 },
  missile: { damage: 4, targets: [{ right: 0, forward: 2 }] },
  moves: ['n', 'ne'],
}

const read = (...units: readonly unknown[]) => readDeckTable(tableOfList(units, 'Vale'))

test('a unit of a list is the same cards as a row', () => {
  const { cards, rows } = read(BOWMEN)
  expect(rows.flatMap(({ remarks }) => remarks)).toEqual([])
  const { count: _, ...figures } = BOWMEN
  expect(cards).toEqual([1, 2].map((copy) => ({ ...figures, army: 'Vale', id: `002-${copy}` })))
})

test.each([
  [{ unitClass: 'elephant' }, 'deck-table/unknown-class'],
  [{ rank: 7 }, 'deck-table/unknown-rank'],
  [{ defence: 1.5 }, 'deck-table/bad-number'],
  [{ defence: undefined }, 'deck-table/no-defence'],
  [{ count: -1 }, 'deck-table/bad-number'],
  [{ attacks: { n: 'six' } }, 'deck-table/bad-number'],
  [{ missile: { damage: 4 } }, 'deck-table/half-missile'],
  [{ missile: 'far' }, 'deck-table/bad-number'],
  [{ missile: { damage: 4, targets: [{ right: 0 }] } }, 'deck-table/bad-target'],
  [{ missile: { damage: 4, targets: [7] } }, 'deck-table/bad-target'],
  [{ moves: ['up'] }, 'deck-table/bad-move'],
  [{ name: '' }, 'deck-table/no-name'],
] as const)('a unit with %j is refused by itself, and the others are kept', (wrong, code) => {
  const { rows, cards } = read(BOWMEN, { ...BOWMEN, ...wrong })
  expect(rows[1]?.remarks).toContainEqual(expect.objectContaining({ code, refuses: true }))
  expect(cards).toHaveLength(2)
})

test.each([null, 7, 'bow', [], [[]]])('what is no unit, such as %j, is refused', (unit) => {
  expect(read(unit).cards).toEqual([])
})
