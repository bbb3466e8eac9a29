import type { Failure } from '@contract/failures'
import { isMessageKey, say } from './messages.svelte'

/**
 * What went wrong as a sentence in the language of the window. A code without a sentence of its own gets a
 * plain one that names the code, so that nothing ever fails without a word.
 */
export function failureSentence(failure: Failure): string {
  const key = `failure.${failure.code.replaceAll('/', '.')}`
  return isMessageKey(key) ? say(key, failure.figures) : say('failure.other', { code: failure.code })
}
