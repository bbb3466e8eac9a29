import { currentLanguage } from './messages.svelte'

// British English: days before months, and no comma before the last of a list.
const tag = () => (currentLanguage() === 'fr' ? 'fr-FR' : 'en-GB')

/** A day and time in the language of the window, such as "14 March 2025 at 19:40". */
export function writeMoment(atMs: number): string {
  return new Intl.DateTimeFormat(tag(), { dateStyle: 'long', timeStyle: 'short' }).format(atMs)
}

/** A day in the language of the window, such as "14 Mar 2025". */
export function writeDay(atMs: number): string {
  return new Intl.DateTimeFormat(tag(), { dateStyle: 'medium' }).format(atMs)
}

/** Words as a list in the language of the window: "frontage, depth and AP". */
export function writeList(words: readonly string[]): string {
  return new Intl.ListFormat(tag(), { type: 'conjunction' }).format(words)
}
