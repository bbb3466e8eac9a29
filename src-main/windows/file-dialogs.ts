import { BrowserWindow, dialog } from 'electron'
import type { Words } from './words'

/** What a file dialog is about; its words are looked up when it opens, in the language of that moment. */
export type Subject = 'army' | 'map' | 'deck' | 'battle'

/** Which files a save dialog offers to write. */
export type FileFormat = 'csv' | 'json' | 'pdf' | 'html' | 'png'

/** Asks the user for files; every answer is null when the dialog was closed. */
export type FileDialogs = {
  readonly choose: (subject: Subject | 'picture', windowId: number) => Promise<string | null>
  readonly chooseTarget: (
    subject: Subject | 'sheet' | 'picture',
    format: FileFormat,
    name: string,
    windowId: number,
  ) => Promise<string | null>
}

const FORMAT_NAMES = {
  csv: 'dialog.table',
  json: 'dialog.marshal-files',
  pdf: 'dialog.pdf',
  html: 'dialog.html',
  png: 'dialog.png',
} as const satisfies Record<FileFormat, keyof Words>

const MARSHAL_FILES = { name: 'dialog.marshal-files', extensions: ['json'] } as const
const FILTERS = {
  army: { name: 'dialog.tables', extensions: ['csv', 'tsv', 'txt', 'json', 'ros', 'rosz', 'xml'] },
  map: MARSHAL_FILES,
  deck: { name: 'dialog.deck-tables', extensions: ['csv', 'tsv', 'txt', 'json'] },
  battle: MARSHAL_FILES,
  picture: { name: 'dialog.pictures', extensions: ['png', 'jpg', 'jpeg', 'webp'] },
} as const satisfies Record<Subject | 'picture', { name: keyof Words; extensions: readonly string[] }>

/** The system's own file dialogs. */
export function systemFileDialogs(words: () => Words): FileDialogs {
  return {
    choose: async (subject, windowId) => {
      const say = words()
      const { canceled, filePaths } = await dialog.showOpenDialog(windowOf(windowId), {
        title: say[`dialog.open-${subject}`],
        properties: ['openFile'],
        filters: [
          { name: say[FILTERS[subject].name], extensions: [...FILTERS[subject].extensions] },
          { name: say['dialog.all-files'], extensions: ['*'] },
        ],
      })
      return canceled ? null : (filePaths[0] ?? null)
    },
    chooseTarget: async (subject, format, name, windowId) => {
      const say = words()
      const { canceled, filePath } = await dialog.showSaveDialog(windowOf(windowId), {
        title: say[`dialog.save-${subject}`],
        defaultPath: `${name}.${format}`,
        filters: [{ name: say[FORMAT_NAMES[format]], extensions: [format] }],
      })
      return canceled || filePath === '' ? null : filePath
    },
  }
}

function windowOf(windowId: number): BrowserWindow {
  const window = BrowserWindow.fromId(windowId)
  if (window === null) throw new Error(`Window ${windowId} is gone`)
  return window
}
