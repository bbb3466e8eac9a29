import { BrowserWindow } from 'electron'
import type { Announcements } from '../contract/api'
import type { InterfaceSize } from '../contract/comfort'
import type { Language } from '../contract/library'
import type { CloseGuard } from './close-guard'
import { openMainWindow } from './main-window'
import { readWindowPlace } from './window-place'
import { type Words, wordsOf } from './words'

/** What the referee's windows are made with. */
export type RefereeWindowNeeds = {
  readonly preload: string
  /** The development server, when there is one. */
  readonly devUrl: string | undefined
  /** The file that remembers where the window was and how large its page was shown. */
  readonly placeFile: string
  /** What main says until the settings are known. */
  readonly language: Language
}

/**
 * The referee's windows, and how they are shown. The first one opens before the library does: its page is shown as large
 * as it was last, and follows the settings once they are known.
 */
export class RefereeWindows {
  readonly #needs: RefereeWindowNeeds
  readonly #guards = new Map<number, CloseGuard>()
  #interfaceSize: InterfaceSize
  language: Language

  constructor(needs: RefereeWindowNeeds) {
    this.#needs = needs
    this.#interfaceSize = readWindowPlace(needs.placeFile)?.interfaceSize ?? 100
    this.language = needs.language
  }

  /** What menus and dialogs say now. */
  get words(): Words {
    return wordsOf(this.language)
  }

  get interfaceSize(): InterfaceSize {
    return this.#interfaceSize
  }

  /** What holds back the closing of each window, by the window's number. */
  get guards(): ReadonlyMap<number, CloseGuard> {
    return this.#guards
  }

  get all(): readonly BrowserWindow[] {
    return BrowserWindow.getAllWindows().filter(({ id }) => this.#guards.has(id))
  }

  open(): BrowserWindow {
    const { window, guard } = openMainWindow({
      ...this.#needs,
      words: () => this.words,
      interfaceSize: () => this.#interfaceSize,
    })
    const { id } = window
    this.#guards.set(id, guard)
    window.once('closed', () => this.#guards.delete(id))
    return window
  }

  /** Shows every page so large. A window that was never shown takes it when it is: sized before, it may never draw. */
  showAt(size: InterfaceSize): void {
    if (size === this.#interfaceSize) return
    this.#interfaceSize = size
    for (const window of this.all) whenShown(window, () => window.webContents.setZoomFactor(size / 100))
  }

  /** Tells every window of the referee, but for the one that knows already; the player display hears nothing of it. */
  tell<Name extends keyof Announcements>(
    name: Name,
    announcement: Announcements[Name],
    exceptWindowId: number | null = null,
  ): void {
    for (const window of this.all) {
      if (window.id !== exceptWindowId) window.webContents.send(name, announcement)
    }
  }
}

/** Calls back when a window is shown, at once when it is. */
export function whenShown(window: BrowserWindow, then: () => void): void {
  if (window.isVisible()) then()
  else window.once('show', then)
}
