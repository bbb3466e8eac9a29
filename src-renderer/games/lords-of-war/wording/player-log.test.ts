import { emptyLog } from '@rules/core/battle-log'
import { SIDES } from '@rules/core/ids'
import { lordsOfWar } from '@rules/games/lords-of-war'
import type { Event } from '@rules/games/lords-of-war/events'
import type { State } from '@rules/games/lords-of-war/model'
import { playRandomGame } from '@rules/games/lords-of-war/testing/random-game'
import { sampleSetup } from '@rules/games/lords-of-war/testing/sample-decks'
import { seededChance } from '@rules/testing/seeded-chance'
import { beforeEach, expect, test } from 'vitest'
import { speak } from '../../../messages/messages.svelte'
import { logItems } from './log-items'
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
