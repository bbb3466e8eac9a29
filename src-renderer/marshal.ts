import type { Announcements, Answer, Argument, Channel, MarshalBridge } from '@contract/api'
import type { Failure } from '@contract/failures'
import type { Result } from '@rules/core/result'

declare global {
  interface Window {
    /** Put there by the preload script; used in this file only. */
    readonly marshal: MarshalBridge
  }
}

/** Asks main for something; what can go wrong comes back as a failure and is never thrown. */
export function ask<Name extends Channel>(
  channel: Name,
  argument: Argument<Name>,
): Promise<Result<Answer<Name>, Failure>> {
  return window.marshal.call(channel, argument)
}

/** Hears what main tells every window, until the returned function is called. */
export function hear<Name extends keyof Announcements>(
  name: Name,
  listener: (announcement: Announcements[Name]) => void,
): () => void {
  return window.marshal.on(name, listener)
}
