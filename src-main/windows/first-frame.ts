import type { BrowserWindow } from 'electron'

/** So long after its page is loaded a window is shown without its first frame. */
export const LATEST_SHOWN_MS = 1500

/**
 * Calls back once, when a window that was made hidden has something to show: with its first frame, or, where that
 * never comes (a hidden window may stop drawing when its page is loaded), a moment after the page is loaded.
 */
export function whenDrawn(
  window: Pick<BrowserWindow, 'once' | 'isDestroyed' | 'webContents'>,
  show: () => void,
): void {
  let patience: ReturnType<typeof setTimeout> | undefined
  let shown = false
  const showOnce = () => {
    clearTimeout(patience)
    if (shown || window.isDestroyed()) return
    shown = true
    show()
  }
  const showSoon = () => {
    if (!shown) patience ??= setTimeout(showOnce, LATEST_SHOWN_MS)
  }
  window.once('ready-to-show', showOnce)
  window.webContents.once('did-finish-load', showSoon)
  window.webContents.once('did-fail-load', showSoon)
  window.once('closed', () => clearTimeout(patience))
}
