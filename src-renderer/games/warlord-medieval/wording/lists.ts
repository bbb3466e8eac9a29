import type { Language } from '@contract/library'
import { currentLanguage } from '../../../messages/messages.svelte'

// A format takes far longer to make than to use.
const formats = new Map<Language, Intl.ListFormat>()

/** Joins words as the language does: "a, b and c". */
export function joinWords(words: readonly string[]): string {
  const language = currentLanguage()
  let format = formats.get(language)
  if (format === undefined) {
    // British English has no comma before the last.
    format = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' })
    formats.set(language, format)
  }
  return format.format(words)
}
