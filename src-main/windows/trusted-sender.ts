import type { Sender } from '../ipc/listen'
import { APP_ORIGIN } from './app-address'

/** Is a request from the main frame of a page of ours: built, or on the development server when there is one? */
export function isTrustedSender(sender: Sender, devUrl: string | undefined): boolean {
  if (!sender.isMainFrame || !URL.canParse(sender.url)) return false
  const url = new URL(sender.url)
  if (`${url.protocol}//${url.host}` === APP_ORIGIN) return true
  return devUrl !== undefined && url.origin === new URL(devUrl).origin
}
