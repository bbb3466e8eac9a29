import { BrowserWindow, type WebContents } from 'electron'
import type { Paper, PrintData } from '../contract/printing'
import type { TakePart } from '../printing/print-jobs'
import { PrintJobs } from '../printing/print-jobs'
import type { Printer } from '../printing/printing-handlers'
import { APP_ORIGIN } from './app-address'

/** How Electron calls each paper. */
const PAPER_NAMES = { a4: 'A4', a3: 'A3', letter: 'Letter' } as const satisfies Record<Paper, string>

/** A printer whose sheets are laid out in a hidden window each, which is closed when they are done. */
export type ElectronPrinter = Printer & { readonly isPrintWindow: (windowId: number) => boolean }

/** Makes the printer; `devUrl` is the development server, when there is one. */
export function electronPrinter(needs: { preload: string; devUrl: string | undefined }): ElectronPrinter {
  const jobs = new PrintJobs()
  const windows = new Set<number>()

  async function inWindow<Value>(
    data: PrintData,
    use: (contents: WebContents, html: string | null) => Promise<Value>,
    take?: TakePart,
  ): Promise<Value> {
    const window = new BrowserWindow({
      show: false,
      webPreferences: {
        preload: needs.preload,
        contextIsolation: true,
        sandbox: true,
        nodeIntegration: false,
        webviewTag: false,
        spellcheck: false,
        backgroundThrottling: false,
      },
    })
    const { id } = window
    windows.add(id)
    try {
      const html = await jobs.layOut(
        data,
        (job) => void window.loadURL(`${needs.devUrl ?? APP_ORIGIN}/print.html?job=${job}`),
        take,
      )
      return await use(window.webContents, html)
    } finally {
      window.destroy()
      windows.delete(id)
    }
  }

  return {
    jobs,
    isPrintWindow: (windowId) => windows.has(windowId),
    toPdf: (data) =>
      inWindow(data, (contents) =>
        // The page's own size and margins, so that an inch stays an inch.
        contents.printToPDF({ preferCSSPageSize: true, printBackground: true, scale: 1 }),
      ),
    toPicture: (data, take) => inWindow(data, async () => {}, take),
    toHtml: (data) => inWindow(data, async (_contents, html) => html ?? ''),
    toPaper: (data) =>
      inWindow(
        data,
        (contents) =>
          new Promise<boolean | string>((done) => {
            contents.print(
              {
                printBackground: true,
                margins: { marginType: 'none' },
                scaleFactor: 100,
                landscape: data.request.sheet === 'map',
                pageSize: PAPER_NAMES[data.request.paper],
              },
              (success, reason) => done(success || (/cancel/i.test(reason) ? false : reason)),
            )
          }),
      ),
  }
}
