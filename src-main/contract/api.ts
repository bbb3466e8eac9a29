import type { ClockKind } from '@rules/core/battle-log'
import type { Deployment } from '@rules/core/deployment'
import type { Audience } from '@rules/core/ids'
import type { Result } from '@rules/core/result'
import type { Deck, DeckImportPreview, DeckSummary } from './decks'
import type {
  DisplayAudience,
  DisplayChanges,
  DisplayContent,
  DisplayLook,
  DisplayStart,
  DisplayStatus,
  ViewArea,
} from './display'
import type { Failure } from './failures'
import type {
  Appended,
  Army,
  ArmyImportPreview,
  ArmySummary,
  Backup,
  BattleSummary,
  BinItem,
  Domain,
  LibraryState,
  NewBattle,
  OpenBattle,
  Settings,
  TerrainMap,
  TerrainMapSummary,
} from './library'
import type { PictureChoice, PrintData, PrintRequest } from './printing'

/**
 * Every request a window may make of main: its one argument and what it answers. A handler must exist for
 * each, and each argument is parsed before the handler sees it.
 */
export type Api = {
  'app:info': { argument: null; answer: { version: string; electron: string; dataFolder: string } }
  'app:library-state': { argument: null; answer: LibraryState }
  /** Tries once more to open a library that was not available. */
  'app:open-again': { argument: null; answer: LibraryState }
  /** Has a fault of a page written to the log that its user is asked to send. */
  'app:fault': { argument: { where: string; what: string }; answer: null }
  /** Answers `app:closing`. */
  'app:close': { argument: { answer: CloseAnswer }; answer: null }
  'settings:get': { argument: null; answer: Settings }
  'settings:change': { argument: Partial<Settings>; answer: Settings }
  /** Makes the battle that the tour leads through, from the armies that come with Marshal. */
  'tour:create-battle': { argument: { title: string }; answer: { id: string } }

  'backups:list': { argument: null; answer: readonly Backup[] }
  'backups:restore': { argument: { file: string }; answer: LibraryState }
  'backups:start-empty': { argument: null; answer: LibraryState }

  'domains:list': { argument: null; answer: readonly Domain[] }
  'domains:save': { argument: Domain; answer: Domain }
  'domains:delete': { argument: { id: string }; answer: null }
  'domains:restore': { argument: { id: string }; answer: Domain }
  /** The names of the armies that belong to a domain. */
  'domains:armies': { argument: { id: string }; answer: readonly string[] }

  'armies:list': { argument: null; answer: readonly ArmySummary[] }
  'armies:get': { argument: { id: string }; answer: Army }
  'armies:save': { argument: Army; answer: Army }
  'armies:duplicate': { argument: { id: string; name: string }; answer: Army }
  'armies:delete': { argument: { id: string }; answer: null }
  'armies:restore': { argument: { id: string }; answer: Army }
  /** Null when the dialog was closed without a file. */
  'armies:preview-file': { argument: null; answer: ArmyImportPreview | null }
  'armies:preview-text': { argument: { name: string; text: string }; answer: ArmyImportPreview }
  /** The file that was written, or null when the dialog was closed. */
  'armies:export': { argument: { id: string; format: 'csv' | 'json' }; answer: { file: string } | null }

  'maps:list': { argument: null; answer: readonly TerrainMapSummary[] }
  'maps:get': { argument: { id: string }; answer: TerrainMap }
  'maps:save': { argument: TerrainMap; answer: TerrainMap }
  'maps:duplicate': { argument: { id: string; name: string }; answer: TerrainMap }
  'maps:delete': { argument: { id: string }; answer: null }
  'maps:restore': { argument: { id: string }; answer: TerrainMap }
  'maps:export': { argument: { id: string }; answer: { file: string } | null }
  'maps:import': { argument: null; answer: TerrainMap | null }

  'decks:list': { argument: null; answer: readonly DeckSummary[] }
  'decks:get': { argument: { id: string }; answer: Deck }
  'decks:save': { argument: Deck; answer: Deck }
  'decks:duplicate': { argument: { id: string; name: string }; answer: Deck }
  'decks:delete': { argument: { id: string }; answer: null }
  'decks:restore': { argument: { id: string }; answer: Deck }
  /** Null when the dialog was closed without a file. */
  'decks:preview-file': { argument: null; answer: DeckImportPreview | null }
  'decks:preview-text': { argument: { name: string; text: string }; answer: DeckImportPreview }
  /** The file that was written, or null when the dialog was closed. */
  'decks:export': { argument: { id: string; format: 'csv' | 'json' }; answer: { file: string } | null }

  /** What was deleted and can still be brought back, the newest first. */
  'bin:list': { argument: null; answer: readonly BinItem[] }

  /** Has the user choose a picture and stores it; its id, or null when the dialog was closed. */
  'pictures:choose': { argument: null; answer: { picture: string } | null }

  'battles:list': { argument: null; answer: readonly BattleSummary[] }
  'battles:create': { argument: NewBattle; answer: { id: string } }
  'battles:open': { argument: { id: string }; answer: OpenBattle }
  'battles:close': { argument: { id: string }; answer: null }
  /** `expectedSequence` is the sequence of the entry to come; a stale one fails with `battles/stale`. */
  'battles:submit': { argument: { id: string; expectedSequence: number; command: unknown }; answer: Appended }
  'battles:undo': { argument: { id: string; expectedSequence: number }; answer: Appended }
  'battles:redo': { argument: { id: string; expectedSequence: number }; answer: Appended }
  /** Stops the clock or lets it run on; nothing is answered when it stands so already. */
  'battles:clock': { argument: { id: string; expectedSequence: number; kind: ClockKind }; answer: Appended }
  'battles:rename': { argument: { id: string; title: string }; answer: null }
  'battles:duplicate': { argument: { id: string; title: string }; answer: { id: string } }
  /** A copy that stands where the battle stood after the command entry of that sequence; 0 is its start. */
  'battles:branch': { argument: { id: string; title: string; sequence: number }; answer: { id: string } }
  'battles:delete': { argument: { id: string }; answer: null }
  'battles:restore': { argument: { id: string }; answer: null }
  /** Where units were deployed in a battle, as far as the audience may know it: a player gets his own side only. */
  'battles:deployment': { argument: { id: string; audience: Audience }; answer: Deployment }
  'battles:export': { argument: { id: string }; answer: { file: string } | null }
  'battles:import': { argument: null; answer: { id: string } | null }

  /** What sheets are made from, for a preview of them. */
  'printing:prepare': { argument: PrintRequest; answer: PrintData }
  /** The file that was written, or null when the dialog was closed. */
  'printing:save': {
    argument: { request: PrintRequest; format: 'pdf' | 'html'; name: string }
    answer: { file: string } | null
  }
  /** `printed` is false when the system's dialog was closed. */
  'printing:print': { argument: { request: PrintRequest }; answer: { printed: boolean } }
  /** A PNG of the table. Null when the dialog was closed or the picture stopped. */
  'printing:picture': {
    argument: { request: PrintRequest; picture: PictureChoice; name: string }
    answer: { file: string } | null
  }
  /** Stops the picture that is being drawn; its file is not written. */
  'printing:stop': { argument: null; answer: null }
  /** Asked by the window that lays sheets out. */
  'printing:job': { argument: { id: string }; answer: PrintData }
  /** The next bytes of a picture's file, and what share of it is drawn then; a failure says that no more are wanted. */
  'printing:part': { argument: { id: string; bytes: Uint8Array; share: number }; answer: null }
  /** Every page is laid out, or why not; `html` is the document as one file. */
  'printing:ready': { argument: { id: string; html: string | null; trouble: string | null }; answer: null }

  /** Shows an open battle on the player display. */
  'display:open': { argument: { battleId: string; audience: DisplayAudience }; answer: DisplayStatus }
  'display:close': { argument: null; answer: DisplayStatus }
  'display:status': { argument: null; answer: DisplayStatus }
  'display:settings': { argument: DisplayChanges; answer: DisplayStatus }
  /** What the referee's table shows, for a display that follows it. */
  'display:follow': { argument: ViewArea; answer: null }
  /** Asked by the display's window; main knows its audience by its sender. */
  'display:state': { argument: null; answer: DisplayStart | null }
  /** What the display's window shows, said by itself. */
  'display:showing': { argument: ViewArea; answer: null }
}

/** What a page says to its window's closing: it has let go, it stays, or it asks the referee first. */
export const CLOSE_ANSWERS = ['close', 'stay', 'wait'] as const
export type CloseAnswer = (typeof CLOSE_ANSWERS)[number]

export type Channel = keyof Api
export type Argument<Name extends Channel> = Api[Name]['argument']
export type Answer<Name extends Channel> = Api[Name]['answer']

/** What main tells windows without being asked: the referee's, and under `display:changed` and `display:look` the display. */
export type Announcements = {
  'battles:appended': Appended
  /** Something that went wrong outside any request, such as a backup on a full disk. */
  'app:trouble': Failure
  /** What share of a picture is drawn. */
  'printing:progress': { share: number }
  /** The window is about to be closed: what is half entered is stored, or asked about if that may be, and `app:close` answers. */
  'app:closing': { readonly mayAsk: boolean }
  /** Settings that were changed outside the window that hears this. */
  'settings:changed': Settings
  'display:status': DisplayStatus
  'display:changed': DisplayContent
  'display:look': DisplayLook
}

/** What the preload script puts on `window.marshal`. */
export type MarshalBridge = {
  readonly call: <Name extends Channel>(
    channel: Name,
    argument: Argument<Name>,
  ) => Promise<Result<Answer<Name>, Failure>>
  /** Listens until the returned function is called. */
  readonly on: <Name extends keyof Announcements>(
    name: Name,
    listener: (announcement: Announcements[Name]) => void,
  ) => () => void
}
