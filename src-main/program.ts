import { randomInt } from 'node:crypto'
import { app, type BrowserWindow, powerMonitor, type Session } from 'electron'
import { allHandlers } from './all-handlers'
import { backUp, startBackupRounds } from './backups/backup-rounds'
import { emptyBin } from './bin/empty-bin'
import type { Announcements, Channel } from './contract/api'
import { steppedSize } from './contract/comfort'
import { DISPLAY_CHANNELS } from './contract/display'
import { defaultSettings, type Settings } from './contract/library'
import { PRINT_WINDOW_CHANNELS } from './contract/printing'
import type { DataFolder } from './db/data-folder'
import type { WriteDb } from './db/database'
import { Library } from './db/library'
import { libraryTrouble } from './db/library-trouble'
import { storageFailure } from './db/storage-failure'
import type { ReportBug } from './ipc/bug-log'
import { answererOf } from './ipc/handle'
import type { Answerer, Sender } from './ipc/listen'
import { findPicture } from './pictures/pictures-repo'
import type { FindPicture } from './pictures/serve-picture'
import { samplesMissing } from './samples/samples-missing'
import { changeSettings, readSettings } from './settings/settings-repo'
import { electronDisplayWindows } from './windows/display-window'
import { systemFileDialogs } from './windows/file-dialogs'
import { showMenu } from './windows/menu'
import { electronPrinter } from './windows/print-window'
import { type RefereeWindows, whenShown } from './windows/referee-windows'
import { isTrustedSender } from './windows/trusted-sender'

/** How often open battles are noted as open: so much of a phase's time a power cut can lose. */
const NOTE_SEEN_MS = 15_000
/** When the system goes down, Marshal has ended by then. */
const LATEST_END_MS = 8_000

/** What main.ts has made before the program: the referee's first window above all. */
export type Start = {
  readonly folder: DataFolder
  readonly devUrl: string | undefined
  readonly preload: string
  readonly reportBug: ReportBug
  readonly windows: RefereeWindows
  readonly window: BrowserWindow
  /** Lets the windows of a session have the program's pages. */
  readonly serveTo: (windows: Session) => void
  /** Says where pages find the library's pictures. */
  readonly showPictures: (find: FindPicture) => void
  /** Has everything answered that pages ask, what they have asked by now included. */
  readonly answerWith: (answerer: Answerer) => void
}

/** Opens the library and has everything answered that windows ask. */
export async function run({ folder, devUrl, preload, reportBug, windows, ...start }: Start): Promise<void> {
  const defaultLanguage = windows.language
  const library = await Library.open(folder, { prepare: loadSamples })
  const opened = libraryTrouble(library.state)
  if (opened !== null) reportBug('opening the library', opened)
  start.showPictures((id) => (library.db === null ? null : findPicture(library.db, id)))
  const settingsNow = () =>
    library.db === null ? defaultSettings(defaultLanguage) : readSettings(library.db, defaultLanguage)
  const { language, interfaceSize } = settingsNow()
  windows.language = language
  windows.showAt(interfaceSize)
  const words = () => windows.words
  const refreshMenu = () => showMenu(words(), { dataFolder: folder.folder, resize })
  const resize = (step: -1 | 0 | 1) => {
    const size = steppedSize(windows.interfaceSize, step)
    if (library.db === null) return windows.showAt(size)
    try {
      changeSettings(library.db, { interfaceSize: size })
    } catch (error) {
      if (storageFailure(error) === null) reportBug('keeping the size of the interface', error)
      return windows.showAt(size)
    }
    const settings = settingsNow()
    takeSettings(settings)
    windows.tell('settings:changed', settings)
  }

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
    announce: (appended, asker) => windows.tell('battles:appended', appended, asker.windowId),
    reportBug,
    settingsChanged: (settings) => takeSettings(settings),
    answerClosing: (answer, asker) => windows.guards.get(asker.windowId)?.answer(answer),
    displayWindows: electronDisplayWindows({ preload, devUrl, words, serveTo: start.serveTo }),
    tellDisplay: (status) => windows.tell('display:status', status),
    printer,
    tellProgress: (share) => windows.tell('printing:progress', { share }),
  })
  const takeSettings = (settings: Settings) => {
    windows.showAt(settings.interfaceSize)
    if (settings.language === windows.language) return
    windows.language = settings.language
    refreshMenu()
  }
  refreshMenu()
  const isTrusted = (sender: Sender) => isTrustedSender(sender, devUrl)
  const mayAsk = (windowId: number, channel: Channel) =>
    printer.isPrintWindow(windowId)
      ? PRINT_WINDOW_CHANNELS.has(channel)
      : !display.isDisplay(windowId) || DISPLAY_CHANNELS.has(channel)
  start.answerWith(answererOf(handlers, { isTrusted, mayAsk, reportBug }))

  const rounds = {
    library,
    reportBug,
    tellTrouble: (trouble: Announcements['app:trouble']) => windows.tell('app:trouble', trouble),
  }
  // Nobody could close a display that is left without the referee's window.
  const guardDisplay = (window: BrowserWindow) => window.once('closed', () => display.leave())
  guardDisplay(start.window)
  const noteSeen = setInterval(() => {
    try {
      if (library.db !== null) battles.noteSeen(library.db)
    } catch (error) {
      if (storageFailure(error) === null) reportBug('noting what is open', error)
    }
  }, NOTE_SEEN_MS)
  let endRounds = () => {}
  whenShown(start.window, () => {
    endRounds = startBackupRounds(rounds)
    emptyBin(library.db, Date.now(), reportBug)
  })

  app.on('activate', () => {
    if (windows.all.length === 0) guardDisplay(windows.open())
  })
  app.on('second-instance', () => {
    const [first] = windows.all
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
    const waiting = [...windows.guards.values()].find((guard) => !guard.mayClose)
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

async function loadSamples(db: WriteDb): Promise<void> {
  if (!samplesMissing(db)) return
  const { loadSamplesOnce } = await import('./samples/load-samples')
  loadSamplesOnce(db, Date.now())
}
