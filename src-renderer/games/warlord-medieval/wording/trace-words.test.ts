import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@contract/library'
import type { TraceStep } from '@rules/core/trace'
import { warlordMedieval } from '@rules/games/warlord-medieval'
import { explainUnit } from '@rules/games/warlord-medieval/explain'
import type { State } from '@rules/games/warlord-medieval/model'
import { victoryClocks } from '@rules/games/warlord-medieval/wider/clocks'
import { impetuousCandidates } from '@rules/games/warlord-medieval/wider/impetuous'
import { moraleHelper } from '@rules/games/warlord-medieval/wider/morale'
import { strikeHelper } from '@rules/games/warlord-medieval/wider/strikes'
import { battle } from '@rules/testing/battle'
import { randomCommand, seededRandom } from '@rules/testing/random-commands'
import { seededChance } from '@rules/testing/seeded-chance'
import { beforeEach, describe, expect, test } from 'vitest'
import { isMessageKey, speak } from '../../../messages/messages.svelte'
import { type Judged, signedWords, traceWords } from './trace-words'

const RULES = join(import.meta.dirname, '../../../../src-rules/games/warlord-medieval')
const CODES = /'((?:morale|impetuous|clock|strikes|may)\/[a-z-]+)'|step\(\s*'(command\/[a-z-]+)'/g

/** Every code of a trace that the rules' own text names, tests and refusals left out. */
function codesOfRules(): readonly string[] {
  const files = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const found = files.flatMap((file) => {
    const text = readFileSync(join(RULES, file), 'utf8')
    return [...text.matchAll(CODES)].map(([, code, command]) => code ?? command ?? '')
  })
  const others = new Set([...found].filter((code) => isMessageKey(`refusal.${code.replace('/', '.')}`)))
  return [...new Set(found)].filter((code) => !others.has(code) && !isMessageKey(`violation.${code}`))
}

/** Codes that the rules make from a word. */
const MADE = [
  ...['last-personality', 'lost-share', 'apart', 'no-combat'].map((clock) => `clock/${clock}`),
  ...[
    'massed-target',
    'distant',
    'skirmishers',
    'trained',
    'foe-favoured',
    'charging',
    'charging-mounted',
  ].map((code) => `strikes/${code}`),
  ...['friend', 'enemy'].flatMap((whose) => [`morale/${whose}-to-rear`, `morale/no-${whose}-to-rear`]),
  ...[
    'be-placed',
    'move',
    'be-commanded',
    'react',
    'rally',
    'charge-of-itself',
    'shoot',
    'charge',
    'fight',
  ].map((code) => `may/${code}`),
]

function expectWritten(sentence: string): void {
  expect(sentence).not.toMatch(/[{}]|undefined|NaN|\[object|null/)
  expect(sentence.trim()).not.toBe('')
}

type Met = { readonly state: State; readonly step: TraceStep; readonly judged: Judged }

/** All that the wider rules say of a table. */
function stepsOf(state: State): readonly Met[] {
  const met: Met[] = []
  const add = (step: TraceStep, judged: Judged = {}) => met.push({ state, step, judged })
  const [first, second] = Object.values(state.units)
  for (const { trace } of victoryClocks(state)) add(trace)
  for (const { conditions, passedOver } of impetuousCandidates(state)) {
    for (const condition of conditions) add(condition, condition)
    for (const step of passedOver) add(step)
  }
  for (const { id } of Object.values(state.units).slice(0, 6)) {
    for (const { trace } of moraleHelper(state, id)?.modifiers ?? []) for (const step of trace) add(step)
    for (const permission of explainUnit(state, id)?.may ?? []) add(permission, permission)
  }
  if (first !== undefined && second !== undefined) {
    for (const kind of ['shooting', 'melee'] as const)
      for (const { trace, applies } of strikeHelper(state, kind, first.id, second.id)?.modifiers ?? [])
        add(trace, { applies })
  }
  return met
}

function play(seed: number): readonly Met[] {
  const random = seededRandom(seed)
  const chance = seededChance(seed)
  const met: Met[] = []
  let state = battle()
  for (let count = 0; count < 150; count++) {
    const legal = warlordMedieval.legal(state)
    const command = legal.length > 0 && random.chance(0.8) ? random.of(legal) : randomCommand(state, random)
    const decision = warlordMedieval.decide(state, command, chance)
    if (!decision.ok) continue
    for (const event of decision.value) {
      state = warlordMedieval.apply(state, event)
      if ('trace' in event) for (const step of event.trace) met.push({ state, step, judged: {} })
    }
    if (count % 25 === 0) met.push(...stepsOf(state))
  }
  return met
}

test('every step that the wider rules can name has a sentence', () => {
  const codes = codesOfRules()
  expect(codes.length).toBeGreaterThan(40)
  expect([...codes, ...MADE].filter((code) => !isMessageKey(`trace.${code}`))).toEqual([])
})

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => speak(language))

  test('every step of random battles is written to its end', () => {
    const met = Array.from({ length: 8 }, (_, seed) => play(seed + 1)).flat()
    expect(new Set(met.map(({ step }) => step.code)).size).toBeGreaterThan(15)
    for (const { state, step, judged } of met) expectWritten(traceWords(state, step, judged))
  })
})

describe('figures in a step', () => {
  beforeEach(() => speak('en'))
  const step = (inches: number): TraceStep => ({
    rule: 'WM-103',
    code: 'morale/supporter',
    pieces: ['a-knights', 'a-spears'],
    figures: { inches, limitInches: 3 },
  })

  test.each([
    [2.99, /2\.99″|just under 3″/],
    [3.0, /at 3\.0″/],
    [3.01, /3\.01″|just over 3″/],
  ])('a support at %s inches is never written as what it is not', (inches, expected) => {
    expect(traceWords(battle(), step(inches))).toMatch(expected)
  })

  test('a modifier carries its sign', () => {
    expect([5, 0, -10].map(signedWords)).toEqual(['+5', '0', '−10'])
  })
})
