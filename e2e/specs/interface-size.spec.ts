import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { InterfaceSize } from '../../src-main/contract/comfort'
import { expect, type MarshalApp, test } from '../fixtures/app'
import { ask } from '../fixtures/bridge'
import { drawPage, readPdf } from '../fixtures/pdf'
import {
  createBattle,
  openAtTurns,
  submitAll,
  TITLE,
  upToDeployment,
  upToTerrain,
  upToTurns,
} from '../fixtures/sample-battle'
import { answerSaveDialog } from '../pages/library'
import { PrintCentre } from '../pages/print-centre'

const OTHER_SIZES = [150, 90] as const satisfies readonly InterfaceSize[]
const SHEETS = ['Map of the table', 'Army roster', 'Unit labels', 'Terrain at true scale', 'Battle report']

let folder = ''
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marshal-size-'))
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

const sumOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

/** Shows the interface in a size, and waits until the window has it. */
async function resize(page: Page, usualWidth: number, interfaceSize: InterfaceSize): Promise<void> {
  await ask(page, 'settings:change', { interfaceSize })
  const wanted = (usualWidth * 100) / interfaceSize
  await expect
    .poll(() => page.evaluate((to) => Math.abs(window.innerWidth - to), wanted), `${interfaceSize} %`)
    .toBeLessThanOrEqual(1)
}

async function savedAs(marshal: MarshalApp, centre: PrintCentre, name: string, format: 'PDF' | 'HTML') {
  const file = join(folder, name)
  await answerSaveDialog(marshal.electron, file)
  await centre.save(format)
  return file
}

test('every sheet is the same on paper, to a dot, however large the interface is', async ({
  page,
  marshal,
}) => {
  test.setTimeout(180_000)
  await openAtTurns(page)
  const width = await page.evaluate(() => window.innerWidth)
  const centre = new PrintCentre(page)
  await page.keyboard.press('Control+p')
  const sheetsAt = async (size: InterfaceSize) => {
    await resize(page, width, size)
    const sheets = []
    for (const sheet of SHEETS) {
      const count = await centre.show(sheet)
      const file = await savedAs(marshal, centre, `${sheet} ${size}.pdf`, 'PDF')
      const pages = readPdf(file)
      expect(pages.length, `${sheet} at ${size} %`).toBe(count)
      const drawn = createHash('sha256')
      for (const [index] of pages.entries()) drawn.update(drawPage(file, index + 1, 50, folder).bytes)
      sheets.push({ sheet, pages, drawn: drawn.digest('hex') })
    }
    return { sheets, html: sumOf(await savedAs(marshal, centre, `report ${size}.html`, 'HTML')) }
  }
  const usual = await sheetsAt(100)
  // The bar of an inch on the terrain sheets is measured in print.spec.ts at the usual size.
  for (const size of OTHER_SIZES) expect(await sheetsAt(size), `at ${size} %`).toEqual(usual)
})

test('a picture of the table is the same, to a dot, however large the interface is', async ({
  page,
  marshal,
}) => {
  test.setTimeout(180_000)
  await openAtTurns(page)
  const width = await page.evaluate(() => window.innerWidth)
  await page.keyboard.press('Control+p')
  const { dialog } = new PrintCentre(page)
  await dialog.getByLabel('Sheets').selectOption('picture')
  await dialog.getByText('150 dpi').click()
  const pictureAt = async (size: InterfaceSize) => {
    await resize(page, width, size)
    const name = `picture-${size}.png`
    await answerSaveDialog(marshal.electron, join(folder, name))
    await dialog.getByRole('button', { name: 'Save PNG…' }).click()
    await expect(dialog.getByRole('status')).toContainText(name, { timeout: 120_000 })
    return { promised: await dialog.locator('figcaption').textContent(), bytes: sumOf(join(folder, name)) }
  }
  const usual = await pictureAt(100)
  for (const size of OTHER_SIZES) expect(await pictureAt(size), `at ${size} %`).toEqual(usual)
})

test('an inch of the player display stays an inch at any size of the interface', async ({
  page,
  marshal,
}) => {
  await openAtTurns(page)
  const width = await page.evaluate(() => window.innerWidth)
  const [battle] = await ask(page, 'battles:list', null)
  const opened = marshal.electron.waitForEvent('window')
  await ask(page, 'display:open', { battleId: battle?.id ?? '', audience: 'public' })
  const display = await opened
  await display.getByRole('application').waitFor()
  await ask(page, 'display:settings', { pixelsPerInch: 80, calibrating: '10-cm', camera: 'true' })
  const shown = () =>
    display.evaluate(() => {
      const bar = document.querySelector('.measure .bar')?.getBoundingClientRect().width ?? 0
      const camera = document.querySelector('[data-camera]')?.getAttribute('data-camera') ?? ''
      const canvas = document.querySelector<HTMLCanvasElement>('[role=application] canvas')
      const shownWidth = canvas?.getBoundingClientRect().width ?? 1
      return {
        bar: Math.round(bar * window.devicePixelRatio),
        inch: Math.round(Number(camera.split(' ')[2]) * window.devicePixelRatio),
        // As many dots of its own as of the screen: neither blurred nor drawn too large.
        dots: Math.round((10 * (canvas?.width ?? 0)) / shownWidth / window.devicePixelRatio),
      }
    })
  for (const interfaceSize of [100, ...OTHER_SIZES] as const) {
    await resize(page, width, interfaceSize)
    await expect
      .poll(shown, `at ${interfaceSize} %`)
      .toEqual({ bar: Math.round((10 / 2.54) * 80), inch: 80, dots: 10 })
  }
})

/** What a sheet or bar hides of itself without a way to it. */
const cutIn = (page: Page, of: string) =>
  page.evaluate((selector) => {
    const cut: string[] = []
    for (const box of document.querySelectorAll<HTMLElement>(selector)) {
      const outer = box.getBoundingClientRect()
      for (const part of box.querySelectorAll<HTMLElement>('button, h1, h2, h3, p, .label, .small-caps')) {
        const { left, right, width } = part.getBoundingClientRect()
        const isForEars = getComputedStyle(part).clipPath !== 'none'
        const isCut = part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflow !== 'visible'
        // The stages scroll, and a title of any length stands whole in its tip.
        const isHeld = part.closest('nav') === null
        const isTold = part.title === part.textContent
        const isBeyond =
          isHeld && (left < outer.left - 1 || right > outer.right + 1 || right > window.innerWidth + 1)
        if (width > 0 && !isForEars && !isTold && (isCut || isBeyond))
          cut.push(part.textContent?.trim() ?? '')
      }
    }
    return cut
  }, of)

async function resizeWindow(marshal: MarshalApp, width: number, height: number): Promise<void> {
  await marshal.electron.evaluate(
    ({ BrowserWindow }, [wide, high]) => {
      const [window] = BrowserWindow.getAllWindows()
      window?.setMenuBarVisibility(false)
      window?.setContentSize(wide, high)
    },
    [width, height] as const,
  )
}

test('the draw for the first move fits a laptop’s screen whole, in either language', async ({
  page,
  marshal,
}) => {
  const { id, muster } = await createBattle(page)
  await submitAll(page, id, [...upToTerrain(), ...upToDeployment(muster), ...upToTurns().slice(0, 3)])
  await resizeWindow(marshal, 1366, 768)
  for (const language of ['en', 'fr'] as const) {
    await ask(page, 'settings:change', { language })
    await page.reload()
    if (language === 'en') await page.getByRole('button', { name: TITLE, exact: true }).click()
    await page.locator('#first-mover').waitFor()
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([1366, 768])
    const overflow = () =>
      page.locator('.desk').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    expect(await overflow(), `in ${language}`).toBe(0)
    await expect(page.locator('.choice button').last()).toBeInViewport({ ratio: 1 })
  }
})

test('at any size nothing of a battle’s header and stages is cut off without a way to it', async ({
  page,
  marshal,
}) => {
  const { id, muster } = await createBattle(page)
  await submitAll(page, id, [...upToTerrain(), ...upToDeployment(muster), ...upToTurns()])
  await resizeWindow(marshal, 1366, 768)
  for (const language of ['en', 'fr'] as const)
    for (const size of [100, 130, 150] as const) {
      await ask(page, 'settings:change', { language, interfaceSize: size })
      await page.reload()
      const entry = page.getByRole('button', { name: TITLE, exact: true })
      const header = page.getByRole('banner')
      await entry.or(header).first().waitFor()
      if (!(await header.isVisible())) await entry.click()
      await page.getByRole('contentinfo').waitFor()
      const where = `${language}, ${size} %`
      expect.soft(await cutIn(page, 'header:has(nav), footer:has([data-command=go-on])'), where).toEqual([])
      // Every button is reached: what has no room on the screen is scrolled to.
      for (const button of await page
        .locator('header:has(nav) button, footer:has([data-command=go-on]) button')
        .all()) {
        await button.scrollIntoViewIfNeeded()
        await expect.soft(button, `${where}: ${await button.textContent()}`).toBeInViewport({ ratio: 0.98 })
      }
    }
})
