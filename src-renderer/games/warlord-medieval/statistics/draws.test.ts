import { append, type BattleLog, emptyLog, nextSequence } from '@rules/core/battle-log'
import type { RandomizerCard } from '@rules/games/warlord-medieval/deck'
import type { Event } from '@rules/games/warlord-medieval/events'
import { expect, test } from 'vitest'
import { drawStatistics, isOrdinary } from './draws'

const card = (id: string, rank: string, joker = false): RandomizerCard => ({
  id,
  suit: 'none',
  rank,
  value: 1,
  joker,
})
/** Two aces, a king and a Joker. */
const DECK = [card('a1', 'ace'), card('a2', 'ace'), card('k', 'king'), card('j', 'black-joker', true)]

const drawn = (id: string, leftBefore: readonly string[]) => ({
  type: 'initiative-drawn',
  drawn: { card: DECK.find((known) => known.id === id), leftBefore },
})
const rolled = (dice: readonly number[], byHand = false) => ({
  type: 'strikes-rolled',
  roll: { dice, byHand },
})

function log(...events: readonly object[]): BattleLog<null, Event> {
  return events.reduce<BattleLog<null, Event>>(
    (now, event) =>
      append(
        now,
        { kind: 'command', sequence: nextSequence(now), atMs: 0, events: [event as Event] },
        (state) => state,
      ),
    emptyLog(null),
  )
}

test('what is expected of a card follows from what the pack had left', () => {
  const { cards, cardsDrawn } = drawStatistics(
    log(drawn('a1', ['a1', 'a2', 'k', 'j']), drawn('a2', ['a2', 'k', 'j']), drawn('k', ['k', 'j'])),
    DECK,
  )
  expect(cardsDrawn).toBe(3)
  expect(cards.map(({ result, count }) => [result, count])).toEqual([
    ['ace', 2],
    ['king', 1],
    ['joker', 0],
  ])
  const [ace, king, joker] = cards.map(({ expected }) => expected)
  expect(ace).toBeCloseTo(2 / 4 + 1 / 3)
  expect(king).toBeCloseTo(1 / 4 + 1 / 3 + 1 / 2)
  expect(joker).toBeCloseTo(1 / 4 + 1 / 3 + 1 / 2)
})

test('each face of a die is expected once in twenty', () => {
  const dice = Array.from({ length: 40 }, (_, at) => (at % 20) + 1)
  const found = drawStatistics(log(rolled(dice)), DECK)
  expect(found.diceRolled).toBe(40)
  expect(found.diceMean).toBeCloseTo(10.5)
  for (const tally of found.dice) {
    expect(tally.count).toBe(2)
    expect(tally.expected).toBeCloseTo(2)
    expect(isOrdinary(tally)).toBe(true)
  }
})

test('what was drawn and rolled by hand is counted apart', () => {
  const found = drawStatistics(
    log(
      rolled([20, 20], true),
      { type: 'initiative-entered', card: DECK[0] },
      { type: 'morale-checked', drawn: null },
      { type: 'command-rolled', check: { roll: 3, byHand: true }, drawn: [], entered: [DECK[0], DECK[1]] },
    ),
    DECK,
  )
  expect([found.diceRolled, found.diceByHand, found.diceMean]).toEqual([0, 3, null])
  expect([found.cardsDrawn, found.cardsByHand]).toEqual([0, 4])
})

/** Which faces stand out after such dice. */
const unusual = (dice: readonly number[]) =>
  drawStatistics(log(rolled(dice)), DECK)
    .dice.filter((tally) => !isOrdinary(tally))
    .map(({ result, count }) => `${result}: ${count}`)
/** So many dice of one face among others that come in turn. */
const among = (total: number, face: number, times: number) => [
  ...Array.from({ length: times }, () => face),
  ...Array.from({ length: total - times }, (_, at) => (at % 15) + 1),
]

test.each([
  [[], []],
  [[16], []],
  [[3, 16, 9], []],
  [[3, 16, 16], ['16: 2']],
])('of the dice %j those stand out: %j', (dice, faces) => {
  expect(unusual(dice)).toEqual(faces)
})

test.each([
  // At least so often by chance: 7.6 % and 1.6 %, 2.8 % and 1.1 %; at most so often: 3.7 % and 0.6 %.
  [20, 3, false],
  [20, 4, true],
  [100, 10, false],
  [100, 11, true],
  [100, 1, false],
  [100, 0, true],
])('of %i dice a face that came %i times stands out: %s', (total, times, isUnusual) => {
  expect(unusual(among(total, 16, times)).includes(`16: ${times}`)).toBe(isUnusual)
})

test('what chance gave counts although it was undone, and is said; what was entered by hand and undone does not', () => {
  const done = log(
    rolled([1, 2, 3]),
    drawn('a1', ['a1', 'a2', 'k', 'j']),
    { type: 'initiative-entered', card: DECK[2] },
    rolled([20], true),
  )
  const taken = [4, 3, 2, 1].reduce<BattleLog<null, Event>>(
    (now, target) =>
      append(now, { kind: 'undo', sequence: nextSequence(now), atMs: 0, target }, (state) => state),
    done,
  )
  expect(drawStatistics(taken, DECK)).toMatchObject({
    cardsDrawn: 1,
    cardsUndone: 1,
    cardsByHand: 0,
    diceRolled: 3,
    diceUndone: 3,
    diceByHand: 0,
  })
  expect(drawStatistics(done, DECK)).toMatchObject({ cardsUndone: 0, cardsByHand: 1, diceByHand: 1 })
})

test('looking back counts what had been drawn until then', () => {
  const done = log(rolled([1]), rolled([2, 3]))
  expect(drawStatistics({ ...done, inEffect: [1] }, DECK, 1)).toMatchObject({ diceRolled: 1, diceUndone: 0 })
})
