import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron'
import type { MarshalBridge } from '../contract/api'
import { ANNOUNCEMENTS, CHANNELS } from '../contract/channels'
import { failure } from '../contract/failures'

const bridge: MarshalBridge = {
  call: (channel, argument) => {
    if (!Object.hasOwn(CHANNELS, channel))
      return Promise.resolve({
        ok: false,
        trouble: failure('ipc/unknown-channel', { channel: String(channel) }),
      })
    return ipcRenderer.invoke(channel, argument).catch((error: unknown) => ({
      ok: false,
      trouble: failure('ipc/no-answer', { reason: String(error) }),
    }))
  },
  on: (name, listener) => {
    if (!Object.hasOwn(ANNOUNCEMENTS, name)) throw new Error(`No such announcement: ${name}`)
    const hear = (_event: IpcRendererEvent, announcement: Parameters<typeof listener>[0]) =>
      listener(announcement)
    ipcRenderer.on(name, hear)
    return () => {
      ipcRenderer.removeListener(name, hear)
    }
  },
}

contextBridge.exposeInMainWorld('marshal', bridge)
