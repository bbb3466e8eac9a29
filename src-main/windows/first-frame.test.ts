import { EventEmitter } from 'node:events'
import type { BrowserWindow } from 'electron'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LATEST_SHOWN_MS, whenDrawn } from './first-frame'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function hiddenWindow() {
  const page = new EventEmitter()
  let destroyed = false
  const window = Object.assign(new EventEmitter(), { webContents: page, isDestroyed: () => destroyed })
  let shown = 0
  whenDrawn(window as unknown as BrowserWindow, () => {
    shown += 1
  })
  const close = () => {
    destroyed = true
    window.emit('closed')
  }
  return { window, page, close, shown: () => shown }
}

describe('a window that was made hidden', () => {
  it('is shown with its first frame, once', () => {
    const { window, page, shown } = hiddenWindow()
    expect(shown()).toBe(0)
    window.emit('ready-to-show')
    page.emit('did-finish-load')
    vi.advanceTimersByTime(LATEST_SHOWN_MS)
    expect(shown()).toBe(1)
  })

  it('is shown a moment after its page is loaded, if no frame comes', () => {
    const { window, page, shown } = hiddenWindow()
    page.emit('did-finish-load')
    vi.advanceTimersByTime(LATEST_SHOWN_MS - 1)
    expect(shown()).toBe(0)
    vi.advanceTimersByTime(1)
    window.emit('ready-to-show')
    expect(shown()).toBe(1)
  })

  it('is shown when its page cannot be loaded, so that there is something to close', () => {
    const { page, shown } = hiddenWindow()
    page.emit('did-fail-load')
    vi.advanceTimersByTime(LATEST_SHOWN_MS)
    expect(shown()).toBe(1)
  })

  it('is left alone once it is closed', () => {
    const { page, close, shown } = hiddenWindow()
    page.emit('did-finish-load')
    close()
    vi.advanceTimersByTime(LATEST_SHOWN_MS)
    expect(shown()).toBe(0)
  })
})
