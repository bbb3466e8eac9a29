import { app, BrowserWindow, dialog, screen } from 'electron'
import { APP_ORIGIN } from './app-address'
import {
  fitPlace,
  LEAST_HEIGHT,
  LEAST_WIDTH,
  type Rectangle,
  readWindowPlace,
  writeWindowPlace,
} from './window-place'
import type { Words } from './words'

/** What the main window is made with. */
export type MainWindowNeeds = {
  readonly preload: string
  /** The development server, when there is one. */
  readonly devUrl: string | undefined
  /** The file that remembers the window's place. */
  readonly placeFile: string
  readonly words: () => Words
}

/** Opens Marshal's window where it was last; it is shown as soon as it has something to show. */
export function openMainWindow(needs: MainWindowNeeds): BrowserWindow {
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
    },
  })
  window.once('ready-to-show', () => {
    if (maximised) window.maximize()
    window.show()
  })
  window.on('close', () => {
    writeWindowPlace(needs.placeFile, { bounds: window.getNormalBounds(), maximised: window.isMaximized() })
  })
  reviveAfterCrash(window, needs)
  void window.loadURL(pageUrl(needs.devUrl))
  return window
}

/** Refuses every page of ours new windows, other addresses and embedded pages. */
export function hardenContents(): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
    contents.on('will-navigate', (event) => event.preventDefault())
    contents.on('will-attach-webview', (event) => event.preventDefault())
  })
}

function pageUrl(devUrl: string | undefined): string {
  return devUrl === undefined ? `${APP_ORIGIN}/index.html` : `${devUrl}/index.html`
}

function reviveAfterCrash(window: BrowserWindow, { words, devUrl }: MainWindowNeeds): void {
  window.webContents.on('render-process-gone', async (_event, details) => {
    if (details.reason === 'clean-exit' || window.isDestroyed()) return
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
    else if (!window.isDestroyed()) void window.loadURL(pageUrl(devUrl))
  })
}

/** The work areas of the screens, the main one first. */
function workAreas(): readonly Rectangle[] {
  const main = screen.getPrimaryDisplay()
  const others = screen.getAllDisplays().filter(({ id }) => id !== main.id)
  return [main, ...others].map(({ workArea }) => workArea)
}
