import { LANGUAGES } from '@contract/library'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { CATALOGUES, type MessageKey } from './catalogue'
import { say, speak } from './messages.svelte'

const keys = Object.keys(CATALOGUES.en) as MessageKey[]

type Element = ReturnType<IntlMessageFormat['getAst']>[number]

function argumentsOf(element: Element): string[] {
  const inner = 'options' in element ? Object.values(element.options).flatMap((option) => option.value) : []
  // A literal's value is its text, and # has none.
  const own = element.type !== 0 && 'value' in element ? [String(element.value)] : []
  return [...own, ...inner.flatMap(argumentsOf)]
}

const argumentsIn = (text: string) =>
  [...new Set(new IntlMessageFormat(text, 'en').getAst().flatMap(argumentsOf))].sort()

test('every sentence exists in English and in French', () => {
  expect(Object.keys(CATALOGUES.fr).sort()).toEqual([...keys].sort())
  for (const catalogue of Object.values(CATALOGUES)) {
    expect(keys.filter((key) => catalogue[key].trim() === '')).toEqual([])
  }
})

test('a sentence takes the same values in both languages', () => {
  const differing = keys.filter(
    (key) => argumentsIn(CATALOGUES.en[key]).join() !== argumentsIn(CATALOGUES.fr[key]).join(),
  )
  expect(differing).toEqual([])
})

test('a sentence without values is said as its format would say it', () => {
  for (const language of LANGUAGES) {
    speak(language)
    const plain = keys.filter((key) => argumentsIn(CATALOGUES[language][key]).length === 0)
    for (const key of plain)
      expect(say(key)).toBe(new IntlMessageFormat(CATALOGUES[language][key], language).format())
  }
})
