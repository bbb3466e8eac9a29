import { describe, expect, test } from 'vitest'
import { lordsOfWar } from '.'
import { DIRECTIONS, isCommand, isSupport, RANKS, UNIT_CLASSES } from './cards'
import { checkDeck, countRanks, DECK_SIZE, maySwap } from './deck-counts'
import { isEngaged, strikesAt } from './positions'
import { targetsOf } from './shots'
import { matState, put } from './testing/mat-state'
import { AXETHROWER, CATAPULT, DEATHBRINGER, RAVAGER } from './testing/printed-cards'
import { RIDERS, sampleSetup, WARDENS } from './testing/sample-decks'

describe('cards', () => {
  test('LW-1 a card has a name, an army, one of five classes and seven ranks, a defence and up to eight arrows', () => {
    expect([UNIT_CLASSES.length, RANKS.length, DIRECTIONS.length]).toEqual([5, 7, 8])
    for (const card of [...WARDENS, ...RIDERS]) {
      expect(card.name).not.toBe('')
      expect(card.army).not.toBe('')
      expect(UNIT_CLASSES).toContain(card.unitClass)
      expect(RANKS).toContain(card.rank)
      expect(card.defence).toBeGreaterThan(0)
    }
    const setup = sampleSetup()
    expect(lordsOfWar.codec.parseSetup(JSON.parse(JSON.stringify(setup)))).toEqual({ ok: true, value: setup })
  })

  test('LW-2 a unit attacks in every direction of its arrows at once, and a card without arrows engages nobody', () => {
    const state = matState([
      put('orc', 'a', DEATHBRINGER, [3, 3]),
      put('ahead', 'b', {}, [3, 4]),
      put('left', 'b', {}, [2, 4]),
      put('right', 'b', {}, [4, 4]),
      put('behind', 'b', {}, [3, 2]),
    ])
    const struck = (column: number, row: number) =>
      strikesAt(state, { column, row }, 'b').map(({ direction, value }) => [direction, value])
    expect(struck(3, 4)).toEqual([['n', 5]])
    expect(struck(2, 4)).toEqual([['nw', 3]])
    expect(struck(4, 4)).toEqual([['ne', 3]])
    expect(struck(3, 2)).toEqual([])
    expect(isEngaged(state, 'orc')).toBe(false)
  })

  test('LW-3 a target grid reaches nine squares ahead of the Catapult, and six behind the Axethrower', () => {
    const enemies = [1, 2, 3, 4, 5, 6, 7].flatMap((column) =>
      [1, 2, 4, 5, 6].map((row) => put(`e${column}${row}`, 'b', {}, [column, row])),
    )
    const catapult = matState([put('gun', 'a', CATAPULT, [3, 3]), ...enemies])
    const axes = matState([put('gun', 'a', AXETHROWER, [3, 3]), ...enemies])
    const aims = (state: typeof axes) => {
      const gun = state.cards.gun
      return gun === undefined ? [] : [...targetsOf(state, gun)].sort()
    }
    expect(aims(catapult)).toEqual(['e24', 'e25', 'e26', 'e34', 'e35', 'e36', 'e44', 'e45', 'e46'])
    expect(aims(axes)).toEqual(['e21', 'e22', 'e31', 'e32', 'e41', 'e42'])
    expect([CATAPULT.missile?.damage, AXETHROWER.missile?.damage]).toEqual([4, 3])
  })

  test('LW-4 spear and ranged cards are support units, the other three classes are not', () => {
    expect(UNIT_CLASSES.filter((unitClass) => isSupport({ unitClass }))).toEqual(['spear', 'ranged'])
  })

  test('LW-5 the general is one of the six command cards', () => {
    expect(RANKS.filter((rank) => isCommand({ rank }))).toEqual(['command', 'general'])
    for (const deck of [WARDENS, RIDERS]) {
      expect(deck.filter(isCommand)).toHaveLength(6)
      expect(deck.filter((card) => card.rank === 'general')).toHaveLength(1)
    }
  })

  test('LW-6 movement arrows are directions of their own, with or without an attack arrow there', () => {
    const riders = RIDERS.filter((card) => card.moves.length > 0)
    expect(riders.length).toBeGreaterThan(10)
    expect(riders.some((card) => card.moves.some((direction) => card.attacks[direction] === undefined))).toBe(
      true,
    )
  })

  test('LW-7 player 2’s card is turned by 180°: its arrows point at his opponent', () => {
    const state = matState([
      put('orc', 'b', DEATHBRINGER, [3, 4]),
      put('ahead', 'a', {}, [3, 3]),
      put('left', 'a', {}, [4, 3]),
      put('right', 'a', {}, [2, 3]),
    ])
    const struck = (column: number) =>
      strikesAt(state, { column, row: 3 }, 'a').map(({ direction, value }) => [direction, value])
    expect([struck(3), struck(4), struck(2)]).toEqual([[['n', 5]], [['nw', 3]], [['ne', 3]]])
  })
})

describe('decks', () => {
  test('LW-8 a core deck has 36 cards: 6, 4, 4, 6, 8 and 8 of the ranks, and one general', () => {
    for (const deck of [WARDENS, RIDERS]) {
      expect(deck).toHaveLength(DECK_SIZE)
      expect(countRanks(deck).map(({ held }) => held)).toEqual([6, 4, 4, 6, 8, 8])
      expect(checkDeck(deck)).toEqual([])
    }
    const without = WARDENS.filter((card) => card.rank !== 'general')
    expect(checkDeck(without).map(({ code, figures }) => [code, figures])).toEqual([
      ['deck/rank-count', { rank: 'command', held: 5, due: 6 }],
      ['deck/generals', { held: 0 }],
    ])
  })

  test('LW-9 a card takes the place of one of the same rank only, a general that of a general', () => {
    expect(maySwap({ rank: 'veteran' }, { rank: 'veteran' })).toBe(true)
    expect(maySwap({ rank: 'veteran' }, { rank: 'elite' })).toBe(false)
    expect(maySwap({ rank: 'general' }, { rank: 'command' })).toBe(false)
    // The rulebook swaps two Ravagers for two Catapults, which are veterans, too.
    expect(maySwap(RAVAGER, CATAPULT)).toBe(true)
    const [out] = WARDENS.filter((card) => card.rank === 'elite')
    const [into] = RIDERS.filter((card) => card.rank === 'elite')
    const mercenary = WARDENS.map((card) => (card === out && into !== undefined ? into : card))
    expect(checkDeck(mercenary)).toEqual([])
    const broken = WARDENS.map((card) => (card === out ? { ...card, rank: 'veteran' as const } : card))
    expect(checkDeck(broken).map((found) => found.figures)).toEqual([
      { rank: 'elite', held: 3, due: 4 },
      { rank: 'veteran', held: 7, due: 6 },
    ])
  })
})
