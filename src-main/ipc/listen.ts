import type { Channel } from '../contract/api'
import { CHANNELS } from '../contract/channels'

/** Where a request comes from, as Electron says; null for a frame that is gone. */
export type Sender = { readonly url: string; readonly isMainFrame: boolean; readonly windowId: number | null }

/** Answers one request of a window, whoever sent it and whatever is in it. */
export type Answerer = (channel: Channel, sender: Sender | null, data: unknown) => Promise<unknown>

/** The part of Electron's ipcMain that is used. */
type IpcMain<Event> = {
  readonly handle: (channel: string, listener: (event: Event, data: unknown) => unknown) => void
}

/**
 * Puts up every channel, before there is anybody who could answer: what a page asks meanwhile waits for him. Who sent it
 * is noted at once, since a frame may be gone by then.
 */
export function listen<Event>(
  ipcMain: IpcMain<Event>,
  answerer: Promise<Answerer>,
  senderOf: (event: Event) => Sender | null,
): void {
  for (const channel of Object.keys(CHANNELS) as Channel[]) {
    ipcMain.handle(channel, async (event, data) => {
      const sender = senderOf(event)
      return (await answerer)(channel, sender, data)
    })
  }
}
