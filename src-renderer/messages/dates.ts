import { currentLanguage } from './messages.svelte'

/** A day and time in the language of the window, such as "14 March 2025, 19:40". */
export function writeMoment(atMs: number): string {
  const tag = currentLanguage() === 'fr' ? 'fr-FR' : 'en-GB'
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short' }).format(atMs)
}

/** A day in the language of the window, such as "14 Mar 2025". */
export function writeDay(atMs: number): string {
  const tag = currentLanguage() === 'fr' ? 'fr-FR' : 'en-GB'
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(atMs)
}
