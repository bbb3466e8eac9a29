import type { Announcements, Answer, Argument, Channel, MarshalBridge } from '@contract/api'
import type { Failure } from '@contract/failures'
import type { Result } from '@rules/core/result'

declare global {
  interface Window {
    /** Put there by the preload script; used in this file only. */
    readonly marshal: MarshalBridge
  }
}

const pending = new Set<Promise<unknown>>()

/** Asks main for something; what can go wrong comes back as a failure and is never thrown. */
export function ask<Name extends Channel>(
  channel: Name,
  argument: Argument<Name>,
): Promise<Result<Answer<Name>, Failure>> {
  const answer = window.marshal.call(channel, argument)
  pending.add(answer)
  void answer.finally(() => pending.delete(answer))
  return answer
}

/** Waits until everything that was asked is answered, what was asked meanwhile included. */
export async function settled(): Promise<void> {
  while (pending.size > 0) await Promise.all(pending)
}

/** Hears what main tells every window, until the returned function is called. */
export function hear<Name extends keyof Announcements>(
  name: Name,
  listener: (announcement: Announcements[Name]) => void,
): () => void {
  return window.marshal.on(name, listener)
}
