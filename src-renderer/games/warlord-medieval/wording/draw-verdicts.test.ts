import { append, emptyLog, type LogEntry } from '@rules/core/battle-log'
import type { Side } from '@rules/core/ids'
import { warlordMedieval } from '@rules/games/warlord-medieval'
import type { Event } from '@rules/games/warlord-medieval/events'
import type { DrawPurpose, State } from '@rules/games/warlord-medieval/model'
import { battle } from '@rules/testing/battle'
import { scriptedChance } from '@rules/testing/seeded-chance'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { speak } from '../../../messages/messages.svelte'
import { LogReader, logLines } from './log-book'
import { logItem } from './log-items'

beforeEach(() => speak('en'))
afterEach(() => speak('en'))

const clock = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit' })

type Step = readonly [side: Side, card: string, purpose?: DrawPurpose] | 'undo' | 'redo'

/** The sentences of a log of cards drawn by hand, oldest first. */
function sentences(...steps: readonly Step[]): readonly string[] {
  const start = battle()
  let log = emptyLog<State, Event>(start)
  for (const step of steps) {
    const sequence = log.entries.length + 1
    log = append(log, entryOf(log.state, step, sequence, log), warlordMedieval.apply)
  }
  const book = new LogReader(start).read(log)
  return logLines(log, 100)
    .map((line) => logItem(log.state, book, line, clock).sentences.join(' '))
    .toReversed()
}

function entryOf(
  state: State,
  step: Step,
  sequence: number,
  { inEffect, undone }: { readonly inEffect: readonly number[]; readonly undone: readonly number[] },
): LogEntry<Event> {
  if (step === 'undo') return { kind: 'undo', sequence, atMs: 0, target: inEffect.at(-1) ?? 0 }
  if (step === 'redo') return { kind: 'redo', sequence, atMs: 0, target: undone.at(-1) ?? 0 }
  const [side, card, purpose = 'campaign'] = step
  const decision = warlordMedieval.decide(
    state,
    { type: 'enter-initiative-card', purpose, side, card },
    scriptedChance(),
  )
  if (!decision.ok) throw new Error(decision.trouble.code)
  return { kind: 'command', sequence, atMs: 0, events: decision.value }
}

test('WM-11 the card that decides the draw says who won, the first card says nothing of it', () => {
  const [first, second] = sentences(['a', 'hearts-10'], ['b', 'spades-2'])
  expect(first).not.toContain('wins')
  expect(second).toMatch(/wins the campaign initiative and attacks\.$/)
})

test('WM-12 a Joker wins, and the first move is worded as such', () => {
  const [, second] = sentences(['a', 'spades-2', 'first-move'], ['b', 'joker-1', 'first-move'])
  expect(second).toMatch(/ draw for the first move\.$/)
})

test('WM-13 two Jokers are a tie, and the next round is judged by itself', () => {
  const told = sentences(['a', 'joker-1'], ['b', 'joker-2'], ['b', 'clubs-3'], ['a', 'hearts-9'])
  expect(told[1]).toMatch(/A tie: both draw again\.$/)
  expect(told[2]).not.toContain('wins')
  expect(told[3]).toMatch(/wins the campaign initiative and attacks\.$/)
})

test('a card that was undone no longer counts, and its own sentence keeps its verdict', () => {
  const told = sentences(['a', 'hearts-10'], ['b', 'spades-2'], 'undo', ['b', 'joker-1'])
  const warlords = told.map((sentence) => / (\S+(?: \S+)*?) wins /.exec(sentence)?.[1])
  expect(told[1]).toContain('wins the campaign initiative')
  expect(told[3]).toContain('wins the campaign initiative')
  expect(warlords[3]).not.toBe(warlords[1])
  const redone = sentences(['a', 'hearts-10'], ['b', 'spades-2'], 'undo', 'redo')
  expect(redone[3]).toMatch(/^Done again: .+ wins the campaign initiative and attacks\.$/)
})
