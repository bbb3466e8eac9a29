import { emptyLog, type LogEntry } from '@rules/core/battle-log'
import { SIDES, type Side } from '@rules/core/ids'
import { lordsOfWar } from '@rules/games/lords-of-war'
import type { Event } from '@rules/games/lords-of-war/events'
import type { State } from '@rules/games/lords-of-war/model'
import { playRandomGame } from '@rules/games/lords-of-war/testing/random-game'
import { sampleSetup } from '@rules/games/lords-of-war/testing/sample-decks'
import { seededChance } from '@rules/testing/seeded-chance'
import { beforeEach, expect, test } from 'vitest'
import { speak } from '../../../messages/messages.svelte'
import { logItems } from './log-items'
import { cardName } from './names'
import { playerLog } from './player-log'

beforeEach(() => speak('en'))

/** A random game, each event an entry of its own, and the last of them undone. */
function randomLog(seed: number) {
  const events: Event[] = []
  playRandomGame(sampleSetup({ intermediate: true }), seededChance(seed), (_state, event) => {
    events.push(event)
  })
  const start = lordsOfWar.setup(sampleSetup({ intermediate: true }))
  const entries = events.map((event, index) => ({
    kind: 'command' as const,
    sequence: index + 1,
    atMs: 0,
    events: [event],
  }))
  const state = events.reduce(lordsOfWar.apply, start)
  return {
    ...emptyLog<State, Event>(start),
    state,
    entries,
    inEffect: entries.map(({ sequence }) => sequence),
  }
}

/** Cards that lay open once: they were placed, or shown since no placement was legal (LW-25). */
function openCards(event: Event): readonly string[] {
  if (event.type === 'card-placed') return [event.card]
  return event.type === 'hand-shown' ? event.cards : []
}

test.each(SIDES)('LW-11 the log that player %s reads names no card that the other only held', (side) => {
  for (const seed of [1, 2]) {
    const log = randomLog(seed)
    const told = playerLog(log, side).entries
    const other = side === 'a' ? 'b' : 'a'
    const open = new Set(log.entries.flatMap(({ events }) => events.flatMap(openCards)))
    const secret = [...log.state.hands[other], ...log.state.decks[other]].filter((id) => !open.has(id))
    expect(secret.length).toBeGreaterThan(4)
    for (const id of secret) expect(JSON.stringify(told)).not.toContain(`"${id}"`)
    const drawn = told
      .flatMap((entry) => (entry.kind === 'command' ? entry.events : []))
      .flatMap((event) => (event.type === 'card-drawn' && event.side === other ? [event.card] : []))
    expect(drawn.length).toBeGreaterThan(10)
    expect(drawn.filter((card) => card !== '')).toEqual([])
  }
})

test('a player reads his own draws by name, and the other’s without', () => {
  const clock = new Intl.DateTimeFormat('en')
  const said = logItems(playerLog(randomLog(3), 'a'), 400, clock).flatMap((item) => item.sentences)
  expect(said.some((sentence) => /^Ines draws (?!a card)/.test(sentence))).toBe(true)
  expect(said.some((sentence) => /^Odo draws a card/.test(sentence))).toBe(true)
  expect(said.some((sentence) => /^Odo draws (?!a card)/.test(sentence))).toBe(false)
})

test('LW-11 a draw that was undone stands struck through in the log of both players, named to its owner only', () => {
  const log = randomLog(3)
  const drawn = log.entries.findLastIndex(({ events }) => events[0]?.type === 'card-drawn')
  const entries: readonly LogEntry<Event>[] = [
    ...log.entries.slice(0, drawn + 1),
    { kind: 'undo', sequence: drawn + 2, atMs: 0, target: drawn + 1 },
  ]
  const [event] = log.entries[drawn]?.events ?? []
  if (event?.type !== 'card-drawn') throw new Error('nobody drew')
  const name = log.state.names[event.side]
  const card = cardName(log.state, event.card)
  for (const side of SIDES) {
    const told = playerLog({ ...log, entries }, side)
    const [undo, draw] = logItems(told, 2, new Intl.DateTimeFormat('en'))
    const what = side === event.side ? card : 'a card'
    expect([draw?.undone, undo?.undone]).toEqual([true, false])
    expect(draw?.sentences[0]).toMatch(new RegExp(`^${name} draws ${what};`))
    expect(undo?.sentences[0]).toMatch(new RegExp(`^Undone: ${name} draws ${what};`))
  }
})

test('LW-11 a card that was laid down and taken up again is not named to the other player', () => {
  const log = randomLog(3)
  const placed = log.entries.findLastIndex(({ events }) => events[0]?.type === 'card-placed')
  const [event] = log.entries[placed]?.events ?? []
  if (event?.type !== 'card-placed') throw new Error('nothing was placed')
  const owner = log.state.cards[event.card]?.side ?? 'a'
  const entries: readonly LogEntry<Event>[] = [
    ...log.entries.slice(0, placed + 1),
    { kind: 'undo', sequence: placed + 2, atMs: 0, target: placed + 1 },
  ]
  const said = (side: Side) =>
    logItems(playerLog({ ...log, entries }, side), 2, new Intl.DateTimeFormat('en')).map(
      ({ sentences }) => sentences[0],
    )
  expect(said(owner)[1]).toContain(cardName(log.state, event.card))
  expect(said(owner === 'a' ? 'b' : 'a')).toEqual([
    expect.stringMatching(/^Undone: A card is placed on .*, and taken up again\.$/),
    expect.stringMatching(/^A card is placed on/),
  ])
})
