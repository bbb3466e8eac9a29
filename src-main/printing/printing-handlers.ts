import { err, ok, type Result } from '@rules/core/result'
import type { OpenBattles } from '../battles/open-battles'
import { type Failure, failure } from '../contract/failures'
import type { PictureChoice, PrintData, PrintRequest } from '../contract/printing'
import type { WriteDb } from '../db/database'
import type { LibraryHandlers } from '../ipc/handlers'
import { fileNameOf, writeWhole } from '../transfer/files'
import type { FileDialogs } from '../windows/file-dialogs'
import { type DrawPicture, PictureFile } from './picture-file'
import { printContent } from './print-content'
import type { PrintJobs } from './print-jobs'

/** What puts laid out sheets on paper or into a file; windows are its own affair. */
export type Printer = {
  readonly jobs: PrintJobs
  /** The sheets as a PDF, at the size that they were laid out in. */
  readonly toPdf: (data: PrintData) => Promise<Uint8Array>
  /** The sheets as one page of HTML. */
  readonly toHtml: (data: PrintData) => Promise<string>
  /** Draws a picture of the table; throws when it cannot be drawn. */
  readonly toPicture: DrawPicture
  /** Asks with the system's dialog and prints; false when the dialog was closed, or a reason why it did not work. */
  readonly toPaper: (data: PrintData) => Promise<boolean | string>
}

/** What the handlers of the print centre need from outside. */
export type PrintingNeeds = {
  readonly battles: OpenBattles
  readonly dialogs: FileDialogs
  readonly printer: Printer
  /** Tells the referee's windows what share of a picture is drawn. */
  readonly tellProgress: (share: number) => void
}

/** What windows may ask about paper. */
export function printingHandlers({ battles, dialogs, printer, tellProgress }: PrintingNeeds) {
  const pictures = new PictureFile(tellProgress)
  const dataOf = (
    db: WriteDb,
    request: PrintRequest,
    picture: PictureChoice | null = null,
  ): Result<PrintData, Failure> => {
    const content = printContent(db, battles, request)
    return content.ok ? ok({ request, content: content.value, picture }) : content
  }
  return {
    'printing:prepare': (db, request) => dataOf(db, request),
    'printing:save': async (db, { request, format, name }, asker) => {
      const data = dataOf(db, request)
      if (!data.ok) return data
      const file = await dialogs.chooseTarget('sheet', format, fileNameOf(name), asker.windowId)
      if (file === null) return ok(null)
      const content = format === 'pdf' ? await printer.toPdf(data.value) : await printer.toHtml(data.value)
      return writeWhole(file, content)
    },
    'printing:print': async (db, { request }) => {
      const data = dataOf(db, request)
      if (!data.ok) return data
      const printed = await printer.toPaper(data.value)
      return typeof printed === 'string'
        ? err(failure('printing/failed', { reason: printed }))
        : ok({ printed })
    },
    'printing:picture': async (db, { request, picture, name }, asker) => {
      const data = dataOf(db, request, picture)
      if (!data.ok) return data
      const file = await dialogs.chooseTarget('picture', 'png', fileNameOf(name), asker.windowId)
      return file === null ? ok(null) : pictures.write(file, data.value, printer.toPicture)
    },
    'printing:stop': () => {
      pictures.stop()
      return ok(null)
    },
    'printing:job': (_db, { id }) => {
      const data = printer.jobs.find(id)
      return data === null ? err(failure('printing/unknown-job')) : ok(data)
    },
    'printing:part': (_db, { id, bytes, share }) => printer.jobs.part(id, bytes, share),
    'printing:ready': (_db, { id, ...made }) => {
      printer.jobs.ready(id, made)
      return ok(null)
    },
  } satisfies LibraryHandlers<'printing:'>
}
