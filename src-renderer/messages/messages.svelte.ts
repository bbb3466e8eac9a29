import type { Language } from '@contract/library'
import { IntlMessageFormat } from 'intl-messageformat'
import { withMinusIn } from '../quantities/minus'
import { CATALOGUES, type MessageKey } from './catalogue'

/** Values that go into a sentence: numbers are written as the language writes them. */
export type MessageValues = Readonly<Record<string, string | number>>

let language = $state.raw<Language>('en')
const formats = new Map<string, IntlMessageFormat>()

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
  const name = `${language} ${key}`
  let format = formats.get(name)
  if (format === undefined) {
    format = new IntlMessageFormat(CATALOGUES[language][key], language)
    formats.set(name, format)
  }
  return withMinusIn(String(format.format(values)), Object.values(values))
}

/** Whether a code from main or the rules has a sentence of its own. */
export function isMessageKey(key: string): key is MessageKey {
  return key in CATALOGUES.en
}
