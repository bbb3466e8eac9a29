import { say } from '../../messages/messages.svelte'

/** The longest title of a battle that can be typed, in letters. */
export const LONGEST_TITLE = 120

/** The title that is suggested for a battle, by who fights whom; long names are cut to what a title may have. */
export function suggestedTitle(a: string, b: string): string {
  return cutTitle(say('library.battle.opponents', { a: a.trim(), b: b.trim() }))
}

/** A title that was made up, cut to what a title may have. */
export function cutTitle(title: string): string {
  // Half a letter of two units is none.
  return title
    .slice(0, LONGEST_TITLE)
    .replace(/[\uD800-\uDBFF]$/u, '')
    .trim()
}
