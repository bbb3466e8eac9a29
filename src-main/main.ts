import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import {
  app,
  BrowserWindow,
  type IpcMainInvokeEvent,
  ipcMain,
  powerMonitor,
  type Session,
  session,
} from 'electron'
import { allHandlers } from './all-handlers'
import { backUp, startBackupRounds } from './backups/backup-rounds'
import { emptyBin } from './bin/empty-bin'
import type { Announcements, Channel } from './contract/api'
import { type InterfaceSize, steppedSize } from './contract/comfort'
import { DISPLAY_CHANNELS } from './contract/display'
import { defaultSettings, type Language, type Settings } from './contract/library'
import { PRINT_WINDOW_CHANNELS } from './contract/printing'
import { canWrite, dataFolder } from './db/data-folder'
import { Library } from './db/library'
import { storageFailure } from './db/storage-failure'
import { bugLog } from './ipc/bug-log'
import { handleAll, type Sender } from './ipc/handle'
import { findPicture } from './pictures/pictures-repo'
import { loadSamplesOnce } from './samples/load-samples'
import { changeSettings, readSettings } from './settings/settings-repo'
import { registerAppScheme, serveAppPages } from './windows/app-protocol'
import type { CloseGuard } from './windows/close-guard'
import { electronDisplayWindows } from './windows/display-window'
import { systemFileDialogs } from './windows/file-dialogs'
import { hardenContents, openMainWindow } from './windows/main-window'
import { showMenu } from './windows/menu'
import { electronPrinter } from './windows/print-window'
import { isTrustedSender } from './windows/trusted-sender'
import { wordsOf } from './windows/words'

/** How often open battles are noted as open: so much of a phase's time a power cut can lose. */
const NOTE_SEEN_MS = 15_000
/** When the system goes down, Marshal has ended by then. */
const LATEST_END_MS = 8_000

const devUrl = app.isPackaged ? undefined : process.env.ELECTRON_RENDERER_URL
if (process.env.MARSHAL_USER_DATA) app.setPath('userData', process.env.MARSHAL_USER_DATA)
const folder = dataFolder(app.getPath('userData'))
const reportBug = bugLog(folder.log)

// A table's frames leave many short-lived values; a small nursery keeps them from becoming megabytes of each window.
// Not --optimize-for-size beside it: with that, one window in forty stood still for ever at its start.
app.commandLine.appendSwitch('js-flags', '--max-semi-space-size=1')
registerAppScheme()
// As root (a container, CI) Chromium starts only with --no-sandbox, which enableSandbox() would undo.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
hardenContents()

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
  const opening = Library.open(folder, { prepare: (db) => loadSamplesOnce(db, Date.now()) })
  await app.whenReady()
  const library = await opening
  const picture = (id: string) => (library.db === null ? null : findPicture(library.db, id))
  const serveTo = (windows: Session) => {
    windows.setPermissionRequestHandler((_contents, _permission, decide) => decide(false))
    windows.setPermissionCheckHandler(() => false)
    serveAppPages(join(import.meta.dirname, '../renderer'), picture, windows.protocol)
  }
  serveTo(session.defaultSession)

  const defaultLanguage: Language = app.getLocale().startsWith('fr') ? 'fr' : 'en'
  const settingsNow = () =>
    library.db === null ? defaultSettings(defaultLanguage) : readSettings(library.db, defaultLanguage)
  let { language, interfaceSize } = settingsNow()
  const words = () => wordsOf(language)
  const refreshMenu = () => showMenu(words(), { dataFolder: folder.folder, resize })
  const resize = (step: -1 | 0 | 1) => {
    const size = steppedSize(interfaceSize, step)
    if (library.db === null) return showAt(size)
    try {
      changeSettings(library.db, { interfaceSize: size })
    } catch (error) {
      if (storageFailure(error) === null) reportBug('keeping the size of the interface', error)
      return showAt(size)
    }
    const settings = settingsNow()
    takeSettings(settings)
    tellReferee('settings:changed', settings, null)
  }

  const preload = join(import.meta.dirname, '../preload/preload.cjs')
  const printer = electronPrinter({ preload, devUrl })
  const { handlers, battles, display } = allHandlers({
    folder,
    library,
    info: {
      version: app.getVersion(),
      electron: process.versions.electron ?? '',
      dataFolder: folder.folder,
    },
    defaultLanguage,
    chance: { below: (count) => randomInt(count) },
    now: Date.now,
    dialogs: systemFileDialogs(words),
    announce: (appended, asker) => tellReferee('battles:appended', appended, asker.windowId),
    reportBug,
    settingsChanged: (settings) => takeSettings(settings),
    answerClosing: (answer, asker) => guards.get(asker.windowId)?.answer(answer),
    displayWindows: electronDisplayWindows({ preload, devUrl, words, serveTo }),
    tellDisplay: (status) => tellReferee('display:status', status, null),
    printer,
    tellProgress: (share) => tellReferee('printing:progress', { share }, null),
  })
  const refereeWindows = () =>
    BrowserWindow.getAllWindows().filter(({ id }) => !display.isDisplay(id) && !printer.isPrintWindow(id))
  /** Tells every window of the referee, but for the one that knows already; the player display hears nothing of it. */
  const tellReferee = <Name extends keyof Announcements>(
    name: Name,
    announcement: Announcements[Name],
    exceptWindowId: number | null,
  ) => {
    for (const window of refereeWindows()) {
      if (window.id !== exceptWindowId) window.webContents.send(name, announcement)
    }
  }
  const showAt = (size: InterfaceSize) => {
    interfaceSize = size
    for (const window of refereeWindows()) window.webContents.setZoomFactor(size / 100)
  }
  const takeSettings = (settings: Settings) => {
    if (settings.interfaceSize !== interfaceSize) showAt(settings.interfaceSize)
    if (settings.language === language) return
    language = settings.language
    refreshMenu()
  }
  refreshMenu()
  const guards = new Map<number, CloseGuard>()
  const isTrusted = (sender: Sender) => isTrustedSender(sender, devUrl)
  const mayAsk = (windowId: number, channel: Channel) =>
    printer.isPrintWindow(windowId)
      ? PRINT_WINDOW_CHANNELS.has(channel)
      : !display.isDisplay(windowId) || DISPLAY_CHANNELS.has(channel)
  handleAll(ipcMain, handlers, { isTrusted, mayAsk, reportBug }, senderOf)

  const rounds = {
    library,
    reportBug,
    tellTrouble: (trouble: Announcements['app:trouble']) => tellReferee('app:trouble', trouble, null),
  }
  const openWindow = () => {
    const { window: opened, guard } = openMainWindow({
      preload,
      devUrl,
      placeFile: folder.windowPlace,
      words,
      zoomFactor: () => interfaceSize / 100,
    })
    const { id } = opened
    guards.set(id, guard)
    opened.once('closed', () => {
      guards.delete(id)
      // Nobody could close a display that is left without the referee's window.
      display.leave()
    })
    return opened
  }
  const noteSeen = setInterval(() => {
    try {
      if (library.db !== null) battles.noteSeen(library.db)
    } catch (error) {
      if (storageFailure(error) === null) reportBug('noting what is open', error)
    }
  }, NOTE_SEEN_MS)
  const window = openWindow()
  let endRounds = () => {}
  window.once('show', () => {
    endRounds = startBackupRounds(rounds)
    emptyBin(library.db, Date.now(), reportBug)
  })

  app.on('activate', () => {
    if (refereeWindows().length === 0) openWindow()
  })
  app.on('second-instance', () => {
    const [first] = refereeWindows()
    if (first?.isMinimized()) first.restore()
    first?.focus()
  })
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  // The system does not wait for an answer; what is half entered is stored all the same.
  let systemGoesDown = false
  const goDown = () => {
    systemGoesDown = true
    app.quit()
    // The system kills what does not end in time, with whatever it has not stored.
    setTimeout(() => void closeLibrary().finally(() => app.exit()), LATEST_END_MS).unref()
  }
  process.on('SIGTERM', goDown)
  process.on('SIGHUP', goDown)
  powerMonitor.on('shutdown', goDown)
  app.on('before-quit', (event) => {
    const waiting = [...guards.values()].find((guard) => !guard.mayClose)
    if (waiting !== undefined) {
      event.preventDefault()
      // Not at once: a quit within the answer to this very event would be ignored.
      waiting.ask(() => setImmediate(() => app.quit()), { mayAsk: !systemGoesDown })
      return
    }
    // Before its window is closed by the quitting, which would be taken for the referee's wish.
    display.leave()
  })
  app.on('will-quit', (event) => {
    event.preventDefault()
    endRounds()
    clearInterval(noteSeen)
    // Not app.quit(): asked for again while this very event is still being answered, it would be ignored.
    void closeLibrary().finally(() => app.exit())
  })

  async function closeLibrary(): Promise<void> {
    try {
      if (library.db !== null) battles.closeAll(library.db)
      await backUp(rounds)
      library.close()
    } catch (error) {
      reportBug('closing', error)
    }
  }
}

function senderOf(event: IpcMainInvokeEvent): Sender | null {
  const frame = event.senderFrame
  if (frame === null) return null
  const windowId = BrowserWindow.fromWebContents(event.sender)?.id ?? null
  return { url: frame.url, isMainFrame: frame === event.sender.mainFrame, windowId }
}
