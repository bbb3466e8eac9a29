import { err, type Result } from '@rules/core/result'
import type { z } from 'zod'
import type { Answer, Channel } from '../contract/api'
import { type Failure, failure } from '../contract/failures'
import { PARSERS } from '../contract/parsers'
import { storageFailure } from '../db/storage-failure'
import type { ReportBug } from './bug-log'
import type { Asker, Handler, Handlers } from './handlers'
import type { Answerer, Sender } from './listen'
import { isWithinSize, LARGEST_ARGUMENT } from './size'

/** What each request needs besides its handler. */
export type Guard = {
  readonly isTrusted: (sender: Sender) => boolean
  /** A window that is not the referee's may ask for little. */
  readonly mayAsk: (windowId: number, channel: Channel) => boolean
  readonly reportBug: ReportBug
}

/**
 * Answers one request with an envelope, whatever happens: an unknown sender, a window that may not ask this and an argument that does not parse are
 * refused, a full disk becomes a failure, and a bug is written down and comes back as `app/bug` with its number.
 */
export async function respond<Name extends Channel>(
  channel: Name,
  handler: Handler<Name>,
  guard: Guard,
  sender: Sender | null,
  data: unknown,
): Promise<Result<Answer<Name>, Failure>> {
  try {
    if (sender === null || sender.windowId === null || !guard.isTrusted(sender))
      return err(failure('ipc/unknown-sender'))
    if (!guard.mayAsk(sender.windowId, channel)) return err(failure('ipc/not-for-this-window', { channel }))
    if (!isWithinSize(data, LARGEST_ARGUMENT)) return err(failure('ipc/too-large', { channel }))
    const argument = PARSERS[channel].safeParse(data)
    if (!argument.success) return err(badArgument(channel, argument.error))
    const asker: Asker = { windowId: sender.windowId }
    // PARSERS holds for each channel a parser of that channel's argument; TypeScript cannot follow this through Name.
    return await handler(argument.data as Parameters<Handler<Name>>[0], asker)
  } catch (error) {
    const trouble = storageFailure(error)
    if (trouble !== null) return err(trouble)
    return err(failure('app/bug', { id: guard.reportBug(channel, error) }))
  }
}

/** Everything that answers windows, behind one guard. */
export function answererOf(handlers: Handlers, guard: Guard): Answerer {
  // Handlers has for each channel the handler of that channel.
  return (channel, sender, data) =>
    respond(channel, handlers[channel] as Handler<Channel>, guard, sender, data)
}

function badArgument(channel: Channel, error: z.ZodError): Failure {
  const [issue] = error.issues
  return failure('ipc/bad-argument', {
    channel,
    path: (issue?.path ?? []).join('.'),
    problem: issue?.message ?? '',
  })
}
