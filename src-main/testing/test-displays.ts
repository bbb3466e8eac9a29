import type { DisplayScreen } from '../contract/display'
import { fitDisplay } from '../display/display-place'
import type { DisplayWindow, DisplayWindows } from '../display/player-display'

/** Display windows without a screen that keep what they are sent; two screens unless a test has others. */
export class TestDisplays implements DisplayWindows {
  readonly sent: { readonly name: string; readonly announcement: unknown }[] = []
  /** The screens of the system, the main one first. */
  available: readonly DisplayScreen[] = [
    { id: 10, label: 'Laptop', width: 1366, height: 768 },
    { id: 20, label: 'Projector', width: 1920, height: 1080 },
  ]
  #next = 100
  #close: (() => void) | null = null

  /** The window that was opened last. */
  get latestId(): number {
    return this.#next - 1
  }

  get isOpen(): boolean {
    return this.#close !== null
  }

  /** Closes the window as its own cross does. */
  closeByItself(): void {
    this.#close?.()
  }

  screens = () => this.available

  open: DisplayWindows['open'] = (saved, { moved, closed }): DisplayWindow => {
    let left = 0
    const screens = this.available.map(({ id, width, height }) => {
      const bounds = { x: left, y: 0, width, height }
      left += width
      return { id, bounds }
    })
    let place = fitDisplay(saved, screens)
    const close = () => {
      if (this.#close === null) return
      this.#close = null
      closed()
    }
    this.#close = close
    return {
      id: this.#next++,
      send: (name, announcement) => {
        // As structured clone does it: what is sent is a copy.
        this.sent.push({ name, announcement: structuredClone(announcement) })
      },
      place: () => place,
      moveTo: (screenId) => {
        place = { ...place, screenId }
        moved()
      },
      setFullScreen: (fullScreen) => {
        place = { ...place, fullScreen }
        moved()
      },
      close,
    }
  }
}
