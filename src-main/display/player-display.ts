import { err, ok, type Result } from '@rules/core/result'
import type { Announcements } from '../contract/api'
import type {
  CalibrationBar,
  DisplayAudience,
  DisplayChanges,
  DisplayContent,
  DisplayLook,
  DisplayScreen,
  DisplayStart,
  DisplayStatus,
  ViewArea,
} from '../contract/display'
import { type Failure, failure } from '../contract/failures'
import {
  type DisplayMemory,
  type DisplayPlace,
  readDisplayMemory,
  writeDisplayMemory,
} from './display-memory'

type ToDisplay = Pick<Announcements, 'display:changed' | 'display:look'>

/** A display's window while it is open. */
export type DisplayWindow = {
  readonly id: number
  readonly send: <Name extends keyof ToDisplay>(name: Name, announcement: ToDisplay[Name]) => void
  readonly place: () => DisplayPlace
  readonly moveTo: (screenId: number) => void
  readonly setFullScreen: (full: boolean) => void
  readonly close: () => void
}

/** What opens display windows; nothing of it is Electron's, so that tests can bring their own. */
export type DisplayWindows = {
  readonly screens: () => readonly DisplayScreen[]
  /** `moved` is called when its place has changed, `closed` once, whoever closed it. */
  readonly open: (
    place: DisplayPlace | null,
    hear: { readonly moved: () => void; readonly closed: () => void },
  ) => DisplayWindow
}

/** What the display needs from outside. */
export type DisplayNeeds = {
  readonly windows: DisplayWindows
  readonly memoryFile: string
  /** An open battle as a display shows it to an audience; null when it is not open. */
  readonly view: (battleId: string, audience: DisplayAudience) => unknown
  /** Tells the referee's windows. */
  readonly tell: (status: DisplayStatus) => void
}

/** A battle that is open in the referee's window. */
type OpenedBattle = { readonly id: string; readonly title: string; readonly game: string }
type Shown = {
  readonly battle: OpenedBattle
  readonly audience: DisplayAudience
  readonly window: DisplayWindow
}

/**
 * The player display: one window at most, for one audience of one battle. It is sent the state as that audience may
 * know it, made here in main; there is no other way from a battle to its window.
 */
export class PlayerDisplay {
  readonly #needs: DisplayNeeds
  readonly #battles = new Map<string, OpenedBattle>()
  /** Kept when a window is closed: until it is gone it may still ask, and no number is given twice. */
  readonly #windowIds = new Set<number>()
  #memory: DisplayMemory
  #shown: Shown | null = null
  #area: ViewArea | null = null
  #refereeArea: ViewArea | null = null
  #calibrating: CalibrationBar | null = null

  constructor(needs: DisplayNeeds) {
    this.#needs = needs
    this.#memory = readDisplayMemory(needs.memoryFile)
  }

  /** Is it a display's window, which may not ask what a referee's may? */
  isDisplay(windowId: number): boolean {
    return this.#windowIds.has(windowId)
  }

  /** A battle was opened by the referee: a display that was left with it comes back. */
  battleOpened({ id, title, game }: OpenedBattle): void {
    this.#battles.set(id, { id, title, game })
    const left = this.#memory.shown
    if (this.#shown === null && left?.battleId === id) this.open(id, left.audience)
  }

  /** A battle was closed: its display goes with it, and is remembered. */
  battleClosed(id: string): void {
    this.#battles.delete(id)
    if (this.#shown?.battle.id === id) this.leave()
  }

  /** A battle has changed. */
  battleChanged(id: string): void {
    if (this.#shown?.battle.id === id) this.#sendContent(this.#shown)
  }

  /** Shows a battle to an audience; the window that is open is used on. */
  open(battleId: string, audience: DisplayAudience): Result<DisplayStatus, Failure> {
    const battle = this.#battles.get(battleId)
    if (battle === undefined) return err(failure('display/other-battle', { id: battleId }))
    const window = this.#shown?.window ?? this.#openWindow()
    this.#shown = { battle, audience, window }
    this.#remember({ shown: { battleId, audience }, place: window.place() })
    this.#sendContent(this.#shown)
    return ok(this.#tell())
  }

  /** Closes the display because the referee wants it closed. */
  close(): DisplayStatus {
    this.#remember({ shown: null })
    this.leave()
    return this.status()
  }

  /** Closes the display, which comes back with its battle. */
  leave(): void {
    const window = this.#shown?.window
    if (window === undefined) return
    this.#remember({ place: window.place() })
    this.#forget()
    window.close()
  }

  status(): DisplayStatus {
    const place = this.#shown?.window.place() ?? null
    return {
      shown:
        this.#shown === null || place === null
          ? null
          : {
              battleId: this.#shown.battle.id,
              audience: this.#shown.audience,
              screenId: place.screenId,
              fullScreen: place.fullScreen,
            },
      settings: this.#memory.settings,
      screens: this.#needs.windows.screens(),
      pixelsPerInch: this.#scale(),
      calibrating: this.#calibrating,
      area: this.#area,
    }
  }

  /** Changes how the display shows what it shows. */
  change(changes: DisplayChanges): DisplayStatus {
    const { screenId, fullScreen, pixelsPerInch, calibrating, ...settings } = changes
    const window = this.#shown?.window
    if (screenId !== undefined) window?.moveTo(screenId)
    if (fullScreen !== undefined) window?.setFullScreen(fullScreen)
    if (calibrating !== undefined) this.#calibrating = calibrating
    this.#remember({ settings: { ...this.#memory.settings, ...settings } })
    if (pixelsPerInch !== undefined && window !== undefined) {
      const scales = { ...this.#memory.scales, [window.place().screenId]: pixelsPerInch }
      this.#remember({ scales, place: window.place() })
    }
    this.lookAgain()
    return this.#tell()
  }

  /** The referee's table shows another part. */
  follow(area: ViewArea): void {
    this.#refereeArea = area
    if (this.#memory.settings.camera === 'referee') this.lookAgain()
  }

  /** The display shows another part, as it says itself. */
  showing(area: ViewArea): void {
    this.#area = area
    const { camera } = this.#memory.settings
    // Kept on the disk when the display goes: a view is moved many times a second.
    if (this.#shown !== null && (camera === 'own' || camera === 'true'))
      this.#memory = { ...this.#memory, view: { battleId: this.#shown.battle.id, area } }
    this.#tell()
  }

  /** What a display's window is to show; null for a window that is none. */
  contentFor(windowId: number): DisplayStart | null {
    if (this.#shown === null || this.#shown.window.id !== windowId) return null
    const content = this.#content(this.#shown)
    const { view } = this.#memory
    const area = view?.battleId === this.#shown.battle.id ? view.area : null
    return content === null ? null : { content, look: this.#look(), area }
  }

  /** Has the display read again how it is to look, its settings included. */
  lookAgain(): void {
    this.#shown?.window.send('display:look', this.#look())
  }

  #openWindow(): DisplayWindow {
    const window = this.#needs.windows.open(this.#memory.place, {
      moved: () => {
        if (this.#shown?.window !== window) return
        this.#remember({ place: window.place() })
        this.lookAgain()
        this.#tell()
      },
      closed: () => {
        if (this.#shown?.window !== window) return
        // Closed by its own cross: not wanted any more.
        this.#remember({ shown: null })
        this.#forget()
      },
    })
    this.#windowIds.add(window.id)
    return window
  }

  #forget(): void {
    this.#shown = null
    this.#area = null
    this.#calibrating = null
    this.#tell()
  }

  #content({ battle, audience }: Shown): DisplayContent | null {
    const state = this.#needs.view(battle.id, audience)
    return state === null ? null : { game: battle.game, title: battle.title, audience, state }
  }

  #sendContent(shown: Shown): void {
    const content = this.#content(shown)
    if (content !== null) shown.window.send('display:changed', content)
  }

  #look(): DisplayLook {
    return {
      settings: this.#memory.settings,
      pixelsPerInch: this.#scale(),
      calibrating: this.#calibrating,
      refereeArea: this.#refereeArea,
    }
  }

  #scale(): number | null {
    const screenId = this.#shown?.window.place().screenId
    return screenId === undefined ? null : (this.#memory.scales[screenId] ?? null)
  }

  #tell(): DisplayStatus {
    const status = this.status()
    this.#needs.tell(status)
    return status
  }

  #remember(changes: Partial<DisplayMemory>): void {
    this.#memory = { ...this.#memory, ...changes }
    writeDisplayMemory(this.#needs.memoryFile, this.#memory)
  }
}
