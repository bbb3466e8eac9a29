import { app, BrowserWindow, dialog, screen } from 'electron'
import type { Announcements } from '../contract/api'
import type { InterfaceSize } from '../contract/comfort'
import type { ReportBug } from '../ipc/bug-log'
import { APP_ORIGIN } from './app-address'
import { CloseGuard } from './close-guard'
import { whenDrawn } from './first-frame'
import {
  fitPlace,
  LEAST_HEIGHT,
  LEAST_WIDTH,
  type Rectangle,
  readWindowPlace,
  writeWindowPlace,
} from './window-place'
import type { Words } from './words'

/** So long after it was last moved the window's place is written down. */
const REMEMBER_AFTER_MS = 500

/** What the main window is made with. */
export type MainWindowNeeds = {
  readonly preload: string
  /** The development server, when there is one. */
  readonly devUrl: string | undefined
  /** The file that remembers the window's place. */
  readonly placeFile: string
  readonly words: () => Words
  /** How large its page is shown, in percent of the usual size. */
  readonly interfaceSize: () => InterfaceSize
}

/** Marshal's window, with what holds back its closing. */
export type MainWindow = { readonly window: BrowserWindow; readonly guard: CloseGuard }

/** Opens Marshal's window where it was last; it is shown as soon as it has something to show. */
export function openMainWindow(needs: MainWindowNeeds): MainWindow {
  const zoomFactor = () => needs.interfaceSize() / 100
  const { bounds, maximised } = fitPlace(readWindowPlace(needs.placeFile), workAreas())
  const window = new BrowserWindow({
    ...bounds,
    minWidth: Math.min(LEAST_WIDTH, bounds.width),
    minHeight: Math.min(LEAST_HEIGHT, bounds.height),
    title: 'Marshal',
    show: false,
    autoHideMenuBar: true,
    webPreferences: {
      preload: needs.preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
      navigateOnDragDrop: false,
      zoomFactor: zoomFactor(),
    },
  })
  const { webContents: contents } = window
  // A page that is loaded anew may begin at the usual size. One that has its size is left alone: a hidden window
  // that is sized before its first frame may never draw one.
  contents.on('did-finish-load', () => {
    if (contents.getZoomFactor() !== zoomFactor()) contents.setZoomFactor(zoomFactor())
  })
  whenDrawn(window, () => {
    if (maximised) window.maximize()
    window.show()
  })
  const guard = guardOf(window)
  // Not only when it is closed: a machine that goes down does not ask.
  let moved: ReturnType<typeof setTimeout> | undefined
  const remember = () => {
    clearTimeout(moved)
    if (window.isDestroyed() || window.isMinimized()) return
    writeWindowPlace(needs.placeFile, {
      bounds: window.getNormalBounds(),
      maximised: window.isMaximized(),
      interfaceSize: needs.interfaceSize(),
    })
  }
  const rememberSoon = () => {
    clearTimeout(moved)
    moved = setTimeout(remember, REMEMBER_AFTER_MS)
  }
  window.on('resize', rememberSoon)
  window.on('move', rememberSoon)
  window.on('close', (event) => {
    remember()
    if (guard.mayClose) return
    event.preventDefault()
    guard.ask(() => window.close(), { mayAsk: true })
  })
  window.once('closed', () => clearTimeout(moved))
  reviveAfterCrash(window, needs, guard)
  void window.loadURL(pageUrl(needs.devUrl))
  return { window, guard }
}

function guardOf(window: BrowserWindow): CloseGuard {
  return new CloseGuard({
    askPage: (question) => {
      const { webContents: contents } = window
      if (window.isDestroyed() || contents.isCrashed() || contents.isLoadingMainFrame()) return false
      contents.send('app:closing', question satisfies Announcements['app:closing'])
      return true
    },
  })
}

/**
 * Refuses every page of ours new windows, other addresses and embedded pages, and writes down when one ends by itself:
 * why and with which number, and nothing of what it showed.
 */
export function hardenContents(reportBug: ReportBug): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('render-process-gone', (_gone, { reason, exitCode }) => {
      if (reason !== 'clean-exit') reportBug('a window’s page', `${reason}, exit code ${exitCode}`)
    })
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
    contents.on('will-navigate', (event) => event.preventDefault())
    contents.on('will-attach-webview', (event) => event.preventDefault())
  })
}

function pageUrl(devUrl: string | undefined): string {
  return devUrl === undefined ? `${APP_ORIGIN}/index.html` : `${devUrl}/index.html`
}

function reviveAfterCrash(
  window: BrowserWindow,
  { words, devUrl }: MainWindowNeeds,
  guard: CloseGuard,
): void {
  window.webContents.on('render-process-gone', async (_event, details) => {
    if (details.reason === 'clean-exit' || window.isDestroyed()) return
    guard.pageGone()
    if (window.isDestroyed()) return
    const say = words()
    const { response } = await dialog.showMessageBox(window, {
      type: 'error',
      message: say['dialog.crashed'],
      detail: say['dialog.crashed-detail'],
      buttons: [say['dialog.crashed-reopen'], say['dialog.crashed-quit']],
      defaultId: 0,
      cancelId: 0,
    })
    if (response === 1) app.quit()
    // The mark tells the page that something may have stood open.
    else if (!window.isDestroyed()) void window.loadURL(`${pageUrl(devUrl)}?again`)
  })
}

/** The work areas of the screens, the main one first. */
function workAreas(): readonly Rectangle[] {
  const main = screen.getPrimaryDisplay()
  const others = screen.getAllDisplays().filter(({ id }) => id !== main.id)
  return [main, ...others].map(({ workArea }) => workArea)
}
