import type { Language } from '@contract/library'
import { IntlMessageFormat } from 'intl-messageformat'
import { withMinusIn } from '../quantities/minus'
import { CATALOGUES, type MessageKey } from './catalogue'

/** Values that go into a sentence: numbers are written as the language writes them. */
export type MessageValues = Readonly<Record<string, string | number>>

let language = $state.raw<Language>('en')
const formats = new Map<string, IntlMessageFormat>()
/** Marks of a sentence that is more than its text: a place for a value, or a quote that hides one. */
const PATTERN = /[{}<]|''/

/** The language that the window speaks now. */
export function currentLanguage(): Language {
  return language
}

/** Has every sentence of the window written in another language. */
export function speak(next: Language): void {
  language = next
}

/** Writes the sentence of a key in the language of the window. */
export function say(key: MessageKey, values: MessageValues = {}): string {
  const text = CATALOGUES[language][key]
  // Most sentences take no values, and a format is slow to make: the first one looks up what the system knows of languages.
  if (!PATTERN.test(text)) return text
  const name = `${language} ${key}`
  let format = formats.get(name)
  if (format === undefined) {
    format = new IntlMessageFormat(text, language)
    formats.set(name, format)
  }
  return withMinusIn(String(format.format(values)), Object.values(values))
}

/** Whether a code from main or the rules has a sentence of its own. */
export function isMessageKey(key: string): key is MessageKey {
  return key in CATALOGUES.en
}
