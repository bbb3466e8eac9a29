import { LANGUAGES } from '@contract/library'
import type { Violation } from '@rules/core/trace'
import { warlordMedieval } from '@rules/games/warlord-medieval'
import { CHECK_CODES } from '@rules/games/warlord-medieval/check'
import { ACT_CODES } from '@rules/games/warlord-medieval/decide/acts'
import { REFUSAL_CODES } from '@rules/games/warlord-medieval/decide/refusals'
import type { Event, EventType } from '@rules/games/warlord-medieval/events'
import { PHASES, STAGES, type State } from '@rules/games/warlord-medieval/model'
import { battle } from '@rules/testing/battle'
import { randomCommand, seededRandom } from '@rules/testing/random-commands'
import { seededChance } from '@rules/testing/seeded-chance'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isMessageKey, say, speak } from '../../../messages/messages.svelte'
import { linePlaces } from '../chains'
import { nextStep } from '../next-step'
import { actingWords } from './acting-words'
import { eventWords } from './event-words'
import { failureWords } from './failure-words'
import { LogReader } from './log-book'
import { unitStatus } from './unit-status'
import { violationWords } from './violation-words'

const BATTLES = 24
const COMMANDS = 160

/** A walk through battles that sensible and careless referees play, with all that comes of it. */
type Met = {
  readonly states: State[]
  readonly events: { state: State; event: Event }[]
  readonly troubles: { state: State; found: Violation }[]
  readonly refusals: { state: State; code: string; figures: Record<string, number | string> }[]
}

const met: Met = { states: [], events: [], troubles: [], refusals: [] }

function playOne(seed: number): void {
  const random = seededRandom(seed)
  const chance = seededChance(seed)
  let state = battle()
  for (let count = 0; count < COMMANDS; count++) {
    const legal = warlordMedieval.legal(state)
    const command = legal.length > 0 && random.chance(0.6) ? random.of(legal) : randomCommand(state, random)
    const decision = warlordMedieval.decide(state, command, chance)
    if (!decision.ok) {
      met.refusals.push({ state, code: decision.trouble.code, figures: { ...decision.trouble.figures } })
      continue
    }
    for (const event of decision.value) {
      state = warlordMedieval.apply(state, event)
      met.events.push({ state, event })
      for (const found of event.against ?? []) met.troubles.push({ state, found })
    }
    if (count % 10 === 0) met.states.push(state)
    for (const found of warlordMedieval.check(state).slice(0, 6)) met.troubles.push({ state, found })
  }
}

beforeAll(() => {
  for (let seed = 1; seed <= BATTLES; seed++) playOne(seed)
})

/** A sentence that was written to its end: nothing left open, nothing that is not a word. */
function expectWritten(sentence: string): void {
  expect(sentence).not.toMatch(/[{}]|undefined|NaN|\[object|null/)
  expect(sentence.trim()).not.toBe('')
}

describe('every code of the rules has a sentence', () => {
  test('troubles of the table and of acts', () => {
    const silent = [...CHECK_CODES, ...ACT_CODES].filter(
      (code) => !isMessageKey(`violation.${code}`) || !isMessageKey(`violation.${code}.title`),
    )
    expect(silent).toEqual([])
  })

  test('refusals', () => {
    expect(REFUSAL_CODES.filter((code) => !isMessageKey(`refusal.${code.replace('/', '.')}`))).toEqual([])
  })

  test('stages, phases and rules', () => {
    const rules = [
      1, 2, 3, 4, 10, 11, 12, 13, 14, 15, 16, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 31, 32, 33, 34,
    ]
    rules.push(
      35,
      36,
      37,
      38,
      40,
      41,
      42,
      43,
      44,
      45,
      50,
      51,
      52,
      53,
      54,
      55,
      60,
      71,
      72,
      73,
      74,
      75,
      76,
      77,
      78,
    )
    rules.push(79, 80, 81, 82, 83, 84, 85, 86, 87, 90, 91, 100, 101, 102, 103, 104, 105, 106)
    const keys = [
      ...STAGES.map((stage) => `battle.stage.${stage}`),
      ...STAGES.map((stage) => `battle.acting.both.${stage}`),
      ...PHASES.map((phase) => `battle.phase.${phase}`),
      ...rules.flatMap((rule) => [`rule.WM-${rule}`, `rule.WM-${rule}.title`]),
    ]
    expect(keys.filter((key) => !isMessageKey(key))).toEqual([])
  })
})

describe.each(LANGUAGES)('played at random, in %s', (language) => {
  beforeEach(() => speak(language))
  afterAll(() => speak('en'))

  test('every trouble is written to its end', () => {
    expect(new Set(met.troubles.map(({ found }) => found.code)).size).toBeGreaterThan(40)
    for (const { state, found } of met.troubles) {
      const { title, detail } = violationWords(state, found)
      expectWritten(title)
      expectWritten(detail)
      expect(title).not.toBe(say('violation.other.title'))
    }
  })

  test('every refusal is written to its end', () => {
    expect(new Set(met.refusals.map(({ code }) => code)).size).toBeGreaterThan(12)
    for (const { state, code, figures } of met.refusals) expectWritten(failureWords(state, { code, figures }))
  })

  test('every event is written to its end', () => {
    const types = new Set<EventType>(met.events.map(({ event }) => event.type))
    expect(types.size).toBeGreaterThan(28)
    const reader = new LogReader(battle())
    const book = reader.read({
      entries: met.events.map(({ event }, index) => ({
        kind: 'command',
        sequence: index + 1,
        atMs: 0,
        events: [event],
      })),
    })
    for (const { state, event } of met.events) expectWritten(eventWords(state, book, event))
  })

  test('so is who acts, what comes next, and how each unit stands', () => {
    for (const state of met.states) {
      const { before } = actingWords(state, state.turn?.player ?? null)
      expectWritten(before)
      expectWritten(nextStep(state, 'a').label)
      const places = linePlaces([])
      for (const unit of Object.values(state.units))
        expectWritten(unitStatus(state, unit, places.get(unit.id)).text)
    }
  })
})
