import { err, type Result } from '@rules/core/result'
import type { z } from 'zod'
import type { Answer, Channel } from '../contract/api'
import { type Failure, failure } from '../contract/failures'
import { PARSERS } from '../contract/parsers'
import { storageFailure } from '../db/storage-failure'
import type { ReportBug } from './bug-log'
import type { Asker, Handler, Handlers } from './handlers'
import { isWithinSize, LARGEST_ARGUMENT } from './size'

/** Where a request comes from, as Electron says; null for a frame that is gone. */
export type Sender = { readonly url: string; readonly isMainFrame: boolean; readonly windowId: number | null }

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

/** The part of Electron's ipcMain that is used. */
type IpcMain<Event> = {
  readonly handle: (channel: string, listener: (event: Event, data: unknown) => unknown) => void
}

/** Puts every handler on its channel. */
export function handleAll<Event>(
  ipcMain: IpcMain<Event>,
  handlers: Handlers,
  guard: Guard,
  senderOf: (event: Event) => Sender | null,
): void {
  for (const channel of Object.keys(handlers) as Channel[]) {
    // Handlers has for each channel the handler of that channel.
    const handler = handlers[channel] as Handler<Channel>
    ipcMain.handle(channel, (event, data) => respond(channel, handler, guard, senderOf(event), data))
  }
}

function badArgument(channel: Channel, error: z.ZodError): Failure {
  const [issue] = error.issues
  return failure('ipc/bad-argument', {
    channel,
    path: (issue?.path ?? []).join('.'),
    problem: issue?.message ?? '',
  })
}
