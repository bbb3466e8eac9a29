import type { Answer, Argument, Channel } from '@contract/api'
import type { Failure } from '@contract/failures'
import type { Result } from '@rules/core/result'
import { ask } from '../marshal'
import { failureSentence } from '../messages/failures'
import type { Toasts } from '../ui/toasts.svelte'

/** Asks main for something; what goes wrong is said in a toast, and answered too so that the caller can stop. */
export async function askOrSay<Name extends Channel>(
  toasts: Toasts,
  channel: Name,
  argument: Argument<Name>,
): Promise<Result<Answer<Name>, Failure>> {
  const answer = await ask(channel, argument)
  if (!answer.ok) toasts.show({ text: failureSentence(answer.trouble), tone: 'settle' })
  return answer
}
