import { currentLanguage } from '../../../messages/messages.svelte'

/** Joins words as the language does: "a, b and c". */
export function joinWords(words: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(words)
}
