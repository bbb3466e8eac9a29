import { expect, test } from 'vitest'
import type { LogEntry } from '../../core/battle-log'
import { type Audience, SIDES } from '../../core/ids'
import { type StoryStep, tellStory } from '../../core/story'
import { seededChance } from '../../testing/seeded-chance'
import { lordsOfWar } from '.'
import type { Event } from './events'
import type { CardId, State } from './model'
import { shown } from './shown'
import { story } from './story'
import { playRandomGame } from './testing/random-game'
import { sampleSetup } from './testing/sample-decks'

const OTHERS = ['player-a', 'player-b', 'public'] as const

type Entry = LogEntry<Event> & { readonly kind: 'command' }

const told = (start: State, entries: readonly LogEntry<Event>[], audience: Audience) =>
  tellStory({ ...lordsOfWar, story }, start, entries, audience)

/** A random game with each event as an entry of its own, and the state after each. */
function played(seed: number) {
  const states: State[] = []
  const setup = sampleSetup({ intermediate: seed % 2 === 0, boundless: seed % 3 === 0 }, seed % 2 === 1)
  const { start, end, events } = playRandomGame(setup, seededChance(seed), (before) => states.push(before))
  const entries = events.map(
    (event, index): Entry => ({ kind: 'command', sequence: index + 1, atMs: index, events: [event] }),
  )
  return { start, end, entries, after: [...states.slice(1), end] }
}

const eventsOf = (step: StoryStep<Event>) => (step.kind === 'command' ? step.events : [])

/** Cards that lie open to all in a state, or were held up. */
function openIn(state: State): readonly CardId[] {
  return [...Object.values(state.mat), ...state.lost.a, ...state.lost.b, ...(state.turn?.shown ?? [])]
}

/** The cards that some data names, worked out from its text alone. */
const named = (data: unknown, all: readonly CardId[]) => {
  const words = new Set(JSON.stringify(data).split(/[" ]/))
  return all.filter((id) => words.has(id))
}

/** May this audience see into this side's hand? */
const isOwn = (state: State, id: CardId, audience: Audience) => audience === `player-${state.cards[id]?.side}`

test('LW-11 over random games no event told and no scene names a card before it lay open', {
  timeout: 60_000,
}, () => {
  const counted = { events: 0, draws: 0, ownDraws: 0, neverSeen: 0 }
  for (let seed = 1; seed <= 9; seed++) {
    const { start, entries, after } = played(seed)
    const all = Object.keys(start.cards)
    for (const audience of OTHERS) {
      const { chapters, now, start: first } = told(start, entries, audience)
      const seen = new Set<CardId>()
      const mayKnow = (id: CardId) => seen.has(id) || isOwn(start, id, audience)
      for (const { steps, end } of chapters) {
        for (const step of steps) {
          const { atMs } = step
          const events = eventsOf(step)
          // What was left out in between was seen at the table as well.
          for (let at = 0; at <= atMs; at++) for (const id of openIn(after[at] ?? start)) seen.add(id)
          for (const event of events) {
            expect(named(event, all).filter((id) => !mayKnow(id))).toEqual([])
            counted.events++
            if (event.type !== 'card-drawn') continue
            counted.draws++
            if (event.card !== '') counted.ownDraws++
          }
        }
        expect(Object.keys(end.cards).filter((id) => !mayKnow(id))).toEqual([])
      }
      const never = all.filter((id) => !mayKnow(id))
      counted.neverSeen += never.length
      expect(named([chapters, first, now], never)).toEqual([])
    }
  }
  // The test would find something: cards were drawn in secret, and some were never laid down.
  expect(counted.ownDraws).toBeGreaterThan(100)
  expect(counted.draws).toBeGreaterThan(2 * counted.ownDraws)
  expect(counted.neverSeen).toBeGreaterThan(20)
  expect(counted.events).toBeGreaterThan(3000)
})

test('LW-11 a scene shows the opponent’s hand to nobody, and the own hand to its owner only', () => {
  const { start, entries } = played(4)
  for (const audience of OTHERS)
    for (const { end } of told(start, entries, audience).chapters)
      for (const side of SIDES)
        if (audience !== `player-${side}`) expect([end.hands[side], end.decks[side]]).toEqual([[], []])
  const own = told(start, entries, 'player-a').chapters.map(({ end }) => end.hands.a.length)
  expect(Math.max(...own)).toBe(6)
})

test('a battle is told turn by turn, with an end for each, to the referee with every name', () => {
  const { start, end, entries } = played(5)
  const { chapters } = told(start, entries, 'referee')
  expect(chapters).toHaveLength((end.turn?.number ?? 0) + 1)
  expect(chapters.flatMap(({ steps }) => steps.flatMap(eventsOf))).toEqual(
    entries.flatMap(({ events }) => events),
  )
  expect(chapters.at(-1)?.end).toEqual(end)
})

test('a note of the referee’s, and what he put right in secret, are told to nobody else by name', () => {
  const { start, entries } = played(6)
  const deal = entries.slice(0, 13)
  const state = deal.flatMap(({ events }) => events).reduce(lordsOfWar.apply, start)
  const [card = ''] = state.hands.b
  const more: readonly Event[] = [
    { type: 'noted', text: 'he cheats', against: [] },
    { type: 'card-corrected', card, to: { kind: 'deck' }, against: [] },
  ]
  const all = [
    ...deal,
    ...more.map(
      (event, index): Entry => ({
        kind: 'command',
        sequence: 100 + index,
        atMs: 100,
        events: [event],
      }),
    ),
  ]
  const last = (audience: Audience) =>
    told(start, all, audience).chapters.at(-1)?.steps.slice(deal.length).flatMap(eventsOf)
  expect(last('player-a')).toEqual([{ type: 'card-corrected', card: '', to: { kind: 'deck' }, against: [] }])
  expect(last('player-b')).toEqual([more[1]])
  expect(last('referee')).toEqual(more)
})

test('LW-11 the mat as a display shows it holds no card of any hand or deck, not even one that was held up', () => {
  let heldUp = 0
  for (let seed = 1; seed <= 6; seed++)
    playRandomGame(sampleSetup({ intermediate: true }), seededChance(seed), (state) => {
      if ((state.turn?.shown.length ?? 0) > 0) heldUp++
      const hidden = SIDES.flatMap((side) => [...state.hands[side], ...state.decks[side]])
      expect(named(shown(state), hidden)).toEqual([])
    })
  expect(heldUp).toBeGreaterThan(0)
})

test('LW-11 every audience reads of a draw that was undone and done anew, and only its owner which it was', () => {
  const { start, entries } = played(4)
  const at = entries.findIndex(
    ({ events }) => events[0]?.type === 'card-drawn' && events[0].purpose === 'reinforcement',
  )
  const draw = entries[at]
  const event = draw?.events[0]
  if (draw === undefined || event?.type !== 'card-drawn') throw new Error('nobody drew')
  const before = entries
    .slice(0, at)
    .flatMap(({ events }) => events)
    .reduce(lordsOfWar.apply, start)
  const other = before.decks[event.side].find((id) => id !== event.card) ?? ''
  const log: readonly LogEntry<Event>[] = [
    ...entries.slice(0, at + 1),
    { kind: 'undo', sequence: at + 2, atMs: 0, target: at + 1 },
    { kind: 'command', sequence: at + 3, atMs: 0, events: [{ ...event, card: other }] },
  ]
  for (const audience of ['referee', ...OTHERS] as const) {
    const read = told(start, log, audience)
    const isOwn = audience === 'referee' || audience === `player-${event.side}`
    const last = read.chapters.flatMap(({ steps }) => steps).slice(-3)
    const number = last[0]?.sequence ?? 0
    expect(last).toMatchObject([
      { kind: 'command', events: [{ type: 'card-drawn', card: isOwn ? event.card : '' }] },
      { kind: 'undo', target: number },
      { kind: 'command', events: [{ type: 'card-drawn', card: isOwn ? other : '' }] },
    ])
    expect(read.undone).toEqual([number])
    if (!isOwn) expect(named(read, [event.card, other])).toEqual([])
  }
})

test('LW-11 whatever is undone in random games lays no card of a hand open', { timeout: 60_000 }, () => {
  let [undone, masked] = [0, 0]
  for (let seed = 1; seed <= 2; seed++) {
    const { start, entries, after } = played(seed)
    // A command now and then is taken back with the two after it.
    for (let at = 20; at < entries.length; at += 23) {
      const back = [2, 1, 0].flatMap((step) => (at + step < entries.length ? [at + step + 1] : []))
      const log: readonly LogEntry<Event>[] = [
        ...entries.slice(0, at + back.length),
        ...back.map((target, index) => ({
          kind: 'undo' as const,
          sequence: at + back.length + index + 1,
          atMs: 0,
          target,
        })),
      ]
      const open = new Set([start, ...after.slice(0, at)].flatMap(openIn))
      for (const audience of OTHERS) {
        const read = told(start, log, audience)
        const secret = Object.keys(start.cards).filter((id) => !open.has(id) && !isOwn(start, id, audience))
        expect(named(read, secret)).toEqual([])
        undone += read.undone.length
        const steps = read.chapters.flatMap(({ steps: all }) => all)
        masked += steps
          .flatMap(eventsOf)
          .filter((event) => event.type === 'card-placed' && event.card === '').length
      }
    }
  }
  expect(undone).toBeGreaterThan(60)
  expect(masked).toBeGreaterThan(3)
})
