import english from '@messages/en/main.json'
import french from '@messages/fr/main.json'
import type { Language } from '../contract/library'

/** What menus and system dialogs say, by key; they take no figures. */
export type Words = Readonly<Record<keyof typeof english, string>>

const WORDS: Readonly<Record<Language, Words>> = { en: english, fr: french }

/** The words of a language. */
export function wordsOf(language: Language): Words {
  return WORDS[language]
}
