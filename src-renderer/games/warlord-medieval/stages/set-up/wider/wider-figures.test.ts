import { widerRulesSchema } from '@rules/games/warlord-medieval/codec/wider-rules-schema'
import { DEFAULT_WIDER_RULES } from '@rules/games/warlord-medieval/default-wider-rules'
import type { TroopType } from '@rules/games/warlord-medieval/wider-rules'
import { beforeEach, describe, expect, test } from 'vitest'
import { speak } from '../../../../../messages/messages.svelte'
import { troopTypeWords } from '../../../wording/explain-words'
import { parseTroopWords, writeTroopWords } from './troop-words'
import {
  layoutOf,
  TROOP_FIGURE_NAMES,
  TROOP_FIGURES,
  valueAt,
  WIDER_FIGURES,
  WIDER_PARTS,
  type WiderPath,
  withValue,
} from './wider-figures'
import { choiceWords, figureWords, partText } from './wider-words'

const PATHS = Object.keys(WIDER_FIGURES) as WiderPath[]
const schema = widerRulesSchema()

/** The path to every value in a record that is no record itself. */
function leaves(record: object, before = ''): readonly string[] {
  return Object.entries(record).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? leaves(value, `${before}${key}.`) : [`${before}${key}`],
  )
}

test('every figure and switch of the wider rules has a control in set-up, and is there once', () => {
  const { troopTypes, ...figures } = DEFAULT_WIDER_RULES
  const shown = WIDER_PARTS.flatMap(({ part }) => Object.values(layoutOf(part)).flat())
  expect([...shown].sort()).toEqual([...leaves(figures)].sort())
  expect(WIDER_PARTS.map(({ part }) => part).sort()).toEqual(Object.keys(figures).sort())
})

test('WM-106 every field of a troop type can be entered', () => {
  const [type] = DEFAULT_WIDER_RULES.troopTypes
  const entered = ['id', 'words', 'formation', 'mounted', 'trained', ...TROOP_FIGURE_NAMES]
  expect(entered.sort()).toEqual(Object.keys(type ?? {}).sort())
})

test.each(PATHS)('%s can be stored at each of its bounds, and only as what it is', (path) => {
  const figure = WIDER_FIGURES[path]
  const values =
    figure.kind === 'switch'
      ? [true, false]
      : figure.kind === 'choice'
        ? figure.options
        : [figure.least, figure.most, ...(figure.mayBeEmpty ? [null] : [])]
  for (const value of values) {
    const changed = withValue(DEFAULT_WIDER_RULES, path, value)
    expect(schema.parse(changed)).toEqual(changed)
    expect(valueAt(changed, path)).toBe(value)
    expect(withValue(changed, path, valueAt(DEFAULT_WIDER_RULES, path))).toEqual(DEFAULT_WIDER_RULES)
  }
  const mayBeEmpty = 'mayBeEmpty' in figure && figure.mayBeEmpty
  expect(schema.safeParse(withValue(DEFAULT_WIDER_RULES, path, null)).success).toBe(mayBeEmpty)
})

test.each(PATHS)('%s is as usual within its own bounds', (path) => {
  const figure = WIDER_FIGURES[path]
  const value = valueAt(DEFAULT_WIDER_RULES, path)
  if (figure.kind === 'switch') expect(typeof value).toBe('boolean')
  else if (figure.kind === 'choice') expect(figure.options).toContain(value)
  else if (value === null) expect(figure.mayBeEmpty).toBe(true)
  else {
    expect(value).toBeGreaterThanOrEqual(figure.least)
    expect(value).toBeLessThanOrEqual(figure.most)
  }
})

test.each(TROOP_FIGURE_NAMES)('WM-106 %s of a troop type can be stored at each of its bounds', (name) => {
  const { least, most } = TROOP_FIGURES[name]
  for (const value of [least, most, null]) {
    const troopTypes = DEFAULT_WIDER_RULES.troopTypes.map((type): TroopType => ({ ...type, [name]: value }))
    expect(schema.safeParse({ ...DEFAULT_WIDER_RULES, troopTypes }).success).toBe(true)
  }
})

test('WM-106 words are read apart by commas, once each, and written back the same', () => {
  expect(parseTroopWords(' knights,, chevaliers ;knights, gens d’armes ')).toEqual([
    'knights',
    'chevaliers',
    'gens d’armes',
  ])
  for (const { words } of DEFAULT_WIDER_RULES.troopTypes)
    expect(parseTroopWords(writeTroopWords(words))).toEqual(words)
  expect(parseTroopWords(Array.from({ length: 300 }, (_, at) => `word ${at}`).join(','))).toHaveLength(100)
})

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  beforeEach(() => speak(language))

  test('every figure, option and part has its own words', () => {
    const names = PATHS.map((path) => `${path.split('.')[0]} ${figureWords(path, DEFAULT_WIDER_RULES)}`)
    expect(new Set(names).size).toBe(names.length)
    const options = PATHS.flatMap((path) => {
      const figure = WIDER_FIGURES[path]
      return figure.kind === 'choice' ? figure.options.map((option) => choiceWords(path, option)) : []
    })
    const parts = WIDER_PARTS.map(({ part }) => partText(part, DEFAULT_WIDER_RULES))
    for (const words of [...names, ...options, ...parts]) expect(words).not.toMatch(/[{}]|undefined|^$/)
  })

  test('a troop type that the referee adds goes by its first word', () => {
    expect(troopTypeWords({ id: 'type-6', words: ['bombards', 'guns'] })).toBe('bombards')
    expect(troopTypeWords({ id: 'type-6', words: [] })).toBe('type-6')
  })
})
