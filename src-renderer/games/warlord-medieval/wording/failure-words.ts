import type { Failure } from '@contract/failures'
import type { State } from '@rules/games/warlord-medieval/model'
import { failureSentence } from '../../../messages/failures'
import { isMessageKey, say } from '../../../messages/messages.svelte'
import { codeWord, familyWord } from './code-words'

/**
 * Writes why something did not happen: a refusal of the rules by its own sentence, anything else by the
 * window's common ones.
 */
export function failureWords(
  state: Pick<State, 'units' | 'personalities' | 'features' | 'sides'>,
  failure: Failure,
): string {
  const key = `refusal.${failure.code.replaceAll('/', '.')}`
  if (!isMessageKey(key)) return failureSentence(failure)
  const values: Record<string, string | number> = {}
  for (const [name, figure] of Object.entries(failure.figures)) {
    values[name] =
      typeof figure === 'number' ? figure : (wordOf(state, name, figure) ?? figure.replaceAll('-', '_'))
  }
  return say(key, values)
}

/** A missing result has the name of a stage, and another word. */
function wordOf(state: Parameters<typeof codeWord>[0], name: string, figure: string): string | null {
  return name === 'what' ? familyWord('result', figure) : codeWord(state, figure)
}
