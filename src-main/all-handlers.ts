import type { Chance } from '@rules/core/chance'
import { ok } from '@rules/core/result'
import { armyHandlers } from './armies/armies-handlers'
import { backupHandlers } from './backups/backups-handlers'
import { battleHandlers } from './battles/battles-handlers'
import { OpenBattles } from './battles/open-battles'
import { binHandlers } from './bin/bin-handlers'
import type { Answer, CloseAnswer } from './contract/api'
import type { DisplayStatus } from './contract/display'
import { type Appended, defaultSettings, type Language, type Settings } from './contract/library'
import type { DataFolder } from './db/data-folder'
import type { ReadDb } from './db/database'
import type { Library } from './db/library'
import { displayHandlers } from './display/display-handlers'
import { type DisplayWindows, PlayerDisplay } from './display/player-display'
import { domainHandlers } from './domains/domains-handlers'
import type { ReportBug } from './ipc/bug-log'
import type { Asker, Handlers } from './ipc/handlers'
import { later } from './ipc/later'
import { onLibrary } from './ipc/library-handlers'
import { pictureHandlers } from './pictures/pictures-handlers'
import { type Printer, printingHandlers } from './printing/printing-handlers'
import { settingsHandlers } from './settings/settings-handlers'
import { readSettings } from './settings/settings-repo'
import { terrainMapHandlers } from './terrain-maps/terrain-maps-handlers'
import type { FileDialogs } from './windows/file-dialogs'

/** What all handlers together need from outside; nothing of it is Electron's, so that tests can bring their own. */
export type Outside = {
  readonly folder: DataFolder
  readonly library: Library
  readonly info: Answer<'app:info'>
  readonly defaultLanguage: Language
  readonly chance: Chance
  readonly now: () => number
  readonly dialogs: FileDialogs
  readonly announce: (appended: Appended, asker: Asker) => void
  /** Writes a fault to the log. */
  readonly reportBug: ReportBug
  readonly settingsChanged: (settings: Settings) => void
  /** Hears what a window's page says to its closing. */
  readonly answerClosing: (answer: CloseAnswer, asker: Asker) => void
  readonly displayWindows: DisplayWindows
  /** Tells the referee's windows how the player display stands. */
  readonly tellDisplay: (status: DisplayStatus) => void
  readonly printer: Printer
  /** Tells the referee's windows what share of a picture is drawn. */
  readonly tellProgress: (share: number) => void
}

const DECKS = {
  'decks:list': true,
  'decks:get': true,
  'decks:save': true,
  'decks:duplicate': true,
  'decks:delete': true,
  'decks:restore': true,
  'decks:preview-file': true,
  'decks:preview-text': true,
  'decks:export': true,
} as const

const TRANSFERS = {
  'armies:preview-file': true,
  'armies:preview-text': true,
  'armies:export': true,
  'maps:export': true,
  'maps:import': true,
  'battles:export': true,
  'battles:import': true,
} as const

/** Everything that answers windows, and what must be let go of before the library is closed. */
export function allHandlers(outside: Outside): {
  readonly handlers: Handlers
  readonly battles: OpenBattles
  readonly display: PlayerDisplay
} {
  const { folder, library, info, defaultLanguage, chance, now, dialogs, announce } = outside
  const battles = new OpenBattles({ chance, now })
  const display = new PlayerDisplay({
    windows: outside.displayWindows,
    memoryFile: folder.display,
    view: (id, audience) => battles.shown(id, audience),
    tell: outside.tellDisplay,
  })
  const language = (db: ReadDb) => readSettings(db, defaultLanguage).language
  const stored = onLibrary(() => library.db, {
    ...settingsHandlers(defaultLanguage, (settings) => {
      outside.settingsChanged(settings)
      display.lookAgain()
    }),
    ...later({ 'tour:create-battle': true }, async () =>
      (await import('./samples/tour-handlers')).tourHandlers({ battles, now }),
    ),
    ...domainHandlers(now),
    ...armyHandlers(now),
    ...terrainMapHandlers(now),
    ...later(DECKS, async () =>
      (await import('./decks/decks-handlers')).deckHandlers({ dialogs, now, language }),
    ),
    ...binHandlers,
    ...pictureHandlers({ dialogs, now }),
    ...battleHandlers({
      battles,
      now,
      announce: (appended, asker) => {
        announce(appended, asker)
        display.battleChanged(appended.battleId)
      },
    }),
    ...later(TRANSFERS, async () =>
      (await import('./transfer/transfer-handlers')).transferHandlers({ dialogs, battles, now, language }),
    ),
    ...printingHandlers({
      battles,
      dialogs,
      printer: outside.printer,
      tellProgress: outside.tellProgress,
    }),
  })
  const handlers: Handlers = {
    ...stored,
    ...backupHandlers(library, folder),
    ...displayHandlers(display),
    'battles:open': async (argument, asker) => {
      const answer = await stored['battles:open'](argument, asker)
      if (answer.ok) display.battleOpened(answer.value)
      return answer
    },
    'battles:close': (argument, asker) => {
      display.battleClosed(argument.id)
      return stored['battles:close'](argument, asker)
    },
    'app:info': () => ok(info),
    'app:fault': ({ where, what }) => {
      outside.reportBug(`page, ${where}`, what)
      return ok(null)
    },
    'app:close': ({ answer }, asker) => {
      outside.answerClosing(answer, asker)
      return ok(null)
    },
    // The screen that says what is wrong with a library needs a language and a theme, too.
    'settings:get': (argument, asker) =>
      library.db === null ? ok(defaultSettings(defaultLanguage)) : stored['settings:get'](argument, asker),
  }
  return { handlers, battles, display }
}
