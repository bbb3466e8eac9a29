import { err, ok, type Result } from '@rules/core/result'
import type { OpenBattles } from '../battles/open-battles'
import { type Failure, failure } from '../contract/failures'
import type { PrintData, PrintRequest } from '../contract/printing'
import type { WriteDb } from '../db/database'
import type { LibraryHandlers } from '../ipc/handlers'
import { fileNameOf, writeWhole } from '../transfer/files'
import type { FileDialogs } from '../windows/file-dialogs'
import { printContent } from './print-content'
import type { PrintJobs } from './print-jobs'

/** What puts laid out sheets on paper or into a file; windows are its own affair. */
export type Printer = {
  readonly jobs: PrintJobs
  /** The sheets as a PDF, at the size that they were laid out in. */
  readonly toPdf: (data: PrintData) => Promise<Uint8Array>
  /** The sheets as one page of HTML. */
  readonly toHtml: (data: PrintData) => Promise<string>
  /** Asks with the system's dialog and prints; false when the dialog was closed, or a reason why it did not work. */
  readonly toPaper: (data: PrintData) => Promise<boolean | string>
}

/** What the handlers of the print centre need from outside. */
export type PrintingNeeds = {
  readonly battles: OpenBattles
  readonly dialogs: FileDialogs
  readonly printer: Printer
}

/** What windows may ask about paper. */
export function printingHandlers({ battles, dialogs, printer }: PrintingNeeds) {
  const dataOf = (db: WriteDb, request: PrintRequest): Result<PrintData, Failure> => {
    const content = printContent(db, battles, request)
    return content.ok ? ok({ request, content: content.value }) : content
  }
  return {
    'printing:prepare': dataOf,
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
    'printing:job': (_db, { id }) => {
      const data = printer.jobs.find(id)
      return data === null ? err(failure('printing/unknown-job')) : ok(data)
    },
    'printing:ready': (_db, { id, html }) => {
      printer.jobs.ready(id, html)
      return ok(null)
    },
  } satisfies LibraryHandlers<'printing:'>
}
