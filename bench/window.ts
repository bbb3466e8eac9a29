import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { _electron, type ElectronApplication, type Page } from '@playwright/test'

const ROOT = resolve(import.meta.dirname, '../..')
const SIZE = { width: 1366, height: 768 }

/** Marshal as built, or a blank Electron window with the same settings. */
export type App = 'marshal' | 'blank'

/** A running app and its window. */
export type Running = { readonly electron: ElectronApplication; readonly page: Page }

/** A new, empty data folder. */
export function emptyFolder(): string {
  return mkdtempSync(join(tmpdir(), 'marshal-bench-'))
}

/** Starts an app on a data folder and waits for its first content: a usable library, or the blank page's text. */
export async function startApp(app: App, userData: string): Promise<Running> {
  const electron = await _electron.launch({
    args: [app === 'marshal' ? ROOT : join(ROOT, 'bench/blank-app')],
    env: { ...(process.env as Record<string, string>), MARSHAL_USER_DATA: userData, LANG: 'en_GB.UTF-8' },
  })
  const page = await electron.firstWindow()
  if (app === 'marshal') await page.evaluate(waitForText, { selector: 'button', text: 'New battle' })
  else await page.evaluate(waitForText, { selector: 'main', text: 'blank' })
  return { electron, page }
}

/** Runs inside a page: ends as soon as an element with a text is laid out, which Playwright sees only when it looks again. */
function waitForText({ selector, text }: { selector: string; text: string }): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      const isThere = [...document.querySelectorAll(selector)].some(
        (element) => element.textContent?.includes(text) === true && element.getClientRects().length > 0,
      )
      if (isThere) done()
      else setTimeout(look, 2)
    }
    look()
  })
}

/** Gives the window of an app the size of a laptop's screen. */
export async function useLaptopSize({ electron }: Running): Promise<void> {
  await electron.evaluate(({ BrowserWindow }, { width, height }) => {
    BrowserWindow.getAllWindows()[0]?.setContentSize(width, height)
  }, SIZE)
}

/** Memory of all processes of an app, in MB, once it has come to rest. */
export async function memoryMb({ electron, page }: Running): Promise<number> {
  await page.waitForTimeout(3000)
  return electron.evaluate(({ app }) =>
    app.getAppMetrics().reduce((sum, { memory }) => sum + memory.workingSetSize / 1024, 0),
  )
}

/** Closes an app and forgets its folder. */
export async function closeApp({ electron }: Running, userData: string): Promise<void> {
  await electron.close()
  rmSync(userData, { recursive: true, force: true })
}
