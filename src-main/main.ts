import { join } from 'node:path'
import { setTimeout as waited } from 'node:timers/promises'
import { app, BrowserWindow, type IpcMainInvokeEvent, ipcMain, Menu, type Session, session } from 'electron'
import { canWrite, dataFolder } from './db/data-folder'
import { bugLog } from './ipc/bug-log'
import { type Answerer, listen, type Sender } from './ipc/listen'
import type { FindPicture } from './pictures/serve-picture'
import { registerAppScheme, serveAppPages } from './windows/app-protocol'
import { hardenContents } from './windows/main-window'
import { RefereeWindows } from './windows/referee-windows'

// What is in this file and what it imports is read before the window opens. All the rest is in program.ts, which is
// read while the window's page comes up.
const devUrl = app.isPackaged ? undefined : process.env.ELECTRON_RENDERER_URL
if (process.env.MARSHAL_USER_DATA) app.setPath('userData', process.env.MARSHAL_USER_DATA)
const folder = dataFolder(app.getPath('userData'))
const reportBug = bugLog(folder.log)

/** So long no file is asked for when a page has all that it begins with. */
const QUIET_MS = 3
/** A page that asks for nothing has something wrong with it, which the program can tell. */
const LONGEST_WAIT_MS = 2000

// A table's frames leave many short-lived values; a small nursery keeps them from becoming megabytes of each window.
// It is swept several times a frame: by one hand, since waking others takes longer than so little is worth.
// Not --optimize-for-size beside it: with that, one window in forty stood still for ever at its start.
app.commandLine.appendSwitch('js-flags', '--max-semi-space-size=1 --no-parallel-scavenge')
registerAppScheme()
// As root (a container, CI) Chromium starts only with --no-sandbox, which enableSandbox() would undo.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
hardenContents(reportBug)
// Electron's own menu would be made only to be replaced.
Menu.setApplicationMenu(null)

// Two programs on one data folder would write the same battle; the lock is held per folder. Where nothing can be
// written there is no lock to be had either, and the window has to say so.
if (app.requestSingleInstanceLock() || !canWrite(folder.folder)) {
  main().catch((error: unknown) => {
    reportBug('start', error)
    app.exit(1)
  })
} else {
  app.quit()
}

// Not awaited at the top level: an ES module that waits for whenReady() there never gets it.
async function main(): Promise<void> {
  await app.whenReady()
  const preload = join(import.meta.dirname, '../preload/preload.cjs')
  let findPicture: FindPicture = () => null
  const serveTo = (windows: Session, asked = (_path: string) => {}) => {
    windows.setPermissionRequestHandler((_contents, _permission, decide) => decide(false))
    windows.setPermissionCheckHandler(() => false)
    serveAppPages(join(import.meta.dirname, '../renderer'), (id) => findPicture(id), windows.protocol, asked)
  }
  let answerWith: (answerer: Answerer) => void = () => {}
  listen(ipcMain, new Promise<Answerer>((done) => (answerWith = done)), senderOf)
  const pageServed = new Promise<void>((done) => serveTo(session.defaultSession, onceQuiet(done)))
  const windows = new RefereeWindows({
    preload,
    devUrl,
    placeFile: folder.windowPlace,
    language: app.getLocale().startsWith('fr') ? 'fr' : 'en',
  })
  const window = windows.open()
  // Not sooner: it would hold up the page's files. While the page reads those, main has nothing else to do.
  if (devUrl === undefined) await Promise.race([pageServed, waited(LONGEST_WAIT_MS)])
  const { run } = await import('./program')
  if (window.isDestroyed()) return
  await run({
    devUrl,
    folder,
    reportBug,
    preload,
    windows,
    window,
    serveTo,
    answerWith,
    showPictures: (find) => {
      findPicture = find
    },
  })
}

/** Hears of every file that a page asks for; calls back when the page's scripts, which come all at once, are served. */
function onceQuiet(then: () => void): (path: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (path) => {
    if (timer === undefined && !path.endsWith('.js')) return
    clearTimeout(timer)
    timer = setTimeout(then, QUIET_MS)
  }
}

function senderOf(event: IpcMainInvokeEvent): Sender | null {
  const frame = event.senderFrame
  if (frame === null) return null
  const windowId = BrowserWindow.fromWebContents(event.sender)?.id ?? null
  return { url: frame.url, isMainFrame: frame === event.sender.mainFrame, windowId }
}
