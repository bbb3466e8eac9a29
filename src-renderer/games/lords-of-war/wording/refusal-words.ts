import type { Failure } from '@contract/failures'
import type { State } from '@rules/games/lords-of-war/model'
import { failureSentence } from '../../../messages/failures'
import { isMessageKey, say } from '../../../messages/messages.svelte'
import { cardName } from './names'

/** Why something was not done, with the names of the cards that it is about. */
export function refusalWords(state: State, { code, figures }: Failure): string {
  const key = `lw.refusal.${code.replaceAll('/', '.')}`
  if (!isMessageKey(key)) return failureSentence({ code, figures })
  const named = Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      name === 'card' || name === 'target' ? cardName(state, String(value)) : value,
    ]),
  )
  return say(key, named)
}
