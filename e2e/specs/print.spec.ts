import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Side } from '../../src-rules/core/ids'
import type { Command } from '../../src-rules/games/warlord-medieval/commands'
import { expect, type MarshalApp, test } from '../fixtures/app'
import { ask } from '../fixtures/bridge'
import { storedBattle } from '../fixtures/folded-state'
import { drawPage, type PdfPage, pdfFonts, pdfInfo, readPdf, wordsOf } from '../fixtures/pdf'
import {
  A,
  B,
  createBattle,
  type Muster,
  openBattle,
  PLAN,
  submitAll,
  TERRAIN,
  TITLE,
  upToDeployment,
  upToTerrain,
  upToTurns,
} from '../fixtures/sample-battle'
import { answerSaveDialog, LibraryPage } from '../pages/library'
import { PrintCentre } from '../pages/print-centre'

const HIDDEN = 'Archers des salines'
const POINTS_PER_MM = 72 / 25.4

const namesOf = (side: Side) =>
  PLAN[side].lines.flatMap(({ banner, units }) => [banner[0], ...units.map(([name]) => name)])

/** The sample battle at the beginning of A's first turn, with one unit of A hidden, and its print centre. */
async function openCentre(
  page: Page,
  more: (muster: Muster) => readonly Command[] = () => [],
): Promise<PrintCentre> {
  await prepare(page, more)
  await page.reload()
  await openBattle(page)
  await page.getByRole('banner').getByRole('button', { name: 'Print…' }).click()
  return new PrintCentre(page)
}

async function prepare(page: Page, more: (muster: Muster) => readonly Command[] = () => []): Promise<void> {
  const { id, muster } = await createBattle(page)
  await submitAll(page, id, [
    ...upToTerrain(),
    ...upToDeployment(muster),
    { type: 'hide-units', units: [muster.unit(HIDDEN)], hidden: true },
    ...upToTurns(),
    ...more(muster),
  ])
}

/** Saves what the centre shows and reads it back. */
async function saved(marshal: MarshalApp, centre: PrintCentre, folder: string, name = 'sheets.pdf') {
  const file = join(process.env.MARSHAL_KEEP_PDF ?? folder, name)
  await answerSaveDialog(marshal.electron, file)
  await centre.save('PDF')
  return { file, pages: readPdf(file) }
}

/** Nothing that is said lies outside the page's margins, 10 mm wide, by more than a hair. */
function expectWithinMargins(pages: readonly PdfPage[]): void {
  const margin = 10 * POINTS_PER_MM - 0.5
  for (const { width, height, words } of pages) {
    expect(words.length).toBeGreaterThan(3)
    const outside = words.filter(
      ({ xMin, yMin, xMax, yMax }) =>
        xMin < margin || yMin < margin - 3 || xMax > width - margin || yMax > height - margin + 3,
    )
    expect(outside).toEqual([])
  }
}

let folder = ''
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marshal-print-'))
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a map sheet is one landscape page of A4 or Letter with every unit, feature and edge named', async ({
  marshal,
  page,
}) => {
  const centre = await openCentre(page)
  expect(await centre.show('Map of the table', 'the referee')).toBe(1)
  const a4 = await saved(marshal, centre, folder, 'map.pdf')
  const [sheet] = a4.pages
  if (sheet === undefined) throw new Error('There is no page')
  expect([sheet.width, sheet.height]).toEqual([
    expect.closeTo(297 * POINTS_PER_MM, 0),
    expect.closeTo(210 * POINTS_PER_MM, 0),
  ])
  expectWithinMargins(a4.pages)
  const words = wordsOf(sheet)
  const terrain = [...TERRAIN.a, ...TERRAIN.b].map(({ name }) => name)
  for (const name of [...namesOf('a'), ...namesOf('b'), ...terrain, A, B, TITLE])
    expect(words).toContain(name)
  expect(words).toContain('For the referee only')
  await centre.choosePaper('Letter')
  await centre.show('Map of the table', 'the referee')
  const letter = await saved(marshal, centre, folder, 'map-letter.pdf')
  expect(pdfInfo(letter.file).get('Page size')).toContain('792 x 612')
  expectWithinMargins(letter.pages)
  await centre.choosePaper('A3')
  await centre.show('Map of the table', 'the referee')
  const a3 = await saved(marshal, centre, folder, 'map-a3.pdf')
  // Pages are as wide as whole pixels, three quarters of a point each.
  expect(Math.abs((a3.pages[0]?.width ?? 0) - 420 * POINTS_PER_MM)).toBeLessThan(0.75)
  expect(Math.abs((a3.pages[0]?.height ?? 0) - 297 * POINTS_PER_MM)).toBeLessThan(0.75)
  expectWithinMargins(a3.pages)
})

test('printing hands the pages to the system as they are; a closed dialog is no error, a broken printer is told', async ({
  marshal,
  page,
}) => {
  const centre = await openCentre(page)
  await centre.choosePaper('A3')
  await centre.show('Map of the table', 'everybody')
  // The system's dialog cannot be seen by a test: in its place stands what the system would answer.
  await marshal.electron.evaluate(({ app }) => {
    const asked: unknown[] = []
    const answers = ['Print job canceled', 'Failed to connect to the printer', '']
    Object.assign(globalThis, { printsAsked: asked })
    app.on('web-contents-created', (_event, contents) => {
      contents.print = (options, done) => {
        asked.push({ options, url: new URL(contents.getURL()).pathname })
        const reason = answers[asked.length - 1] ?? ''
        done?.(reason === '', reason)
      }
    })
  })
  const asked = () =>
    marshal.electron.evaluate(() => (globalThis as unknown as { printsAsked: unknown[] }).printsAsked)
  const button = centre.dialog.getByRole('button', { name: 'Print…' })
  const alert = centre.dialog.getByRole('alert')
  await button.dblclick()
  await expect.poll(async () => (await asked()).length).toBe(1)
  await expect(button).toBeEnabled()
  expect(await alert.count()).toBe(0)
  await button.click()
  await expect(alert).toContainText('Failed to connect to the printer')
  await button.click()
  await expect.poll(async () => (await asked()).length).toBe(3)
  await expect(button).toBeEnabled()
  await expect(alert).toHaveCount(0)
  const prints = await asked()
  for (const print of prints)
    expect(print).toEqual({
      options: {
        printBackground: true,
        margins: { marginType: 'none' },
        scaleFactor: 100,
        landscape: true,
        pageSize: 'A3',
      },
      url: '/print.html',
    })
})

test('the typefaces are in the file, and the same sheet printed twice is drawn the same', async ({
  marshal,
  page,
}) => {
  const centre = await openCentre(page)
  await centre.show('Map of the table', 'everybody')
  const first = await saved(marshal, centre, folder, 'first.pdf')
  const second = await saved(marshal, centre, folder, 'second.pdf')
  const fonts = pdfFonts(first.file)
  expect(fonts.length).toBeGreaterThan(1)
  // Letters with a line round them are drawn into the file, and their typeface has no name there.
  expect(
    fonts.filter(({ name, embedded }) => !embedded || !/Alegreya|SourceSans|^\[none\]$/.test(name)),
  ).toEqual([])
  expect(second.pages).toEqual(first.pages)
  const [one, two] = [first, second].map(({ file }) => drawPage(file, 1, 100, folder).bytes)
  expect(one?.equals(two ?? Buffer.alloc(0))).toBe(true)
})

test('a hidden unit is on no sheet, in no preview and in no file of those who may not know it', async ({
  marshal,
  page,
}) => {
  const centre = await openCentre(page)
  for (const [sheet, audience, shown] of [
    ['Map of the table', 'player B', false],
    ['Map of the table', 'everybody', false],
    ['Army roster', 'player B', false],
    ['Unit labels', 'player B', false],
    ['Hidden units', 'player B', false],
    ['Terrain at true scale', 'everybody', false],
    ['Battle report', 'player B', false],
    ['Battle report', 'everybody', false],
    ['Battle report', 'player A', true],
    ['Map of the table', 'player A', true],
    ['Hidden units', 'player A', true],
  ] as const) {
    await centre.show(sheet, audience)
    const { file, pages } = await saved(marshal, centre, folder, `${sheet} ${audience}.pdf`)
    const told = [pages.map(wordsOf).join(' '), await centre.words(), readFileSync(file, 'latin1')]
    expect({ sheet, audience, told: told.some((text) => text.includes(HIDDEN)) }).toEqual({
      sheet,
      audience,
      told: shown,
    })
    expectWithinMargins(pages)
  }
})

test('terrain is printed at true scale: an inch is 300 dots at 300 dpi, on every page there is', async ({
  marshal,
  page,
}) => {
  const centre = await openCentre(page)
  const count = await centre.show('Terrain at true scale')
  const { file, pages } = await saved(marshal, centre, folder, 'terrain.pdf')
  expect(pages).toHaveLength(count)
  expect(pdfInfo(file).get('Pages')).toBe(String(count))
  // The wood is 12 by 9.5 inches: 304.8 mm need two pages of 190 that share 10, and 241.3 mm fit on one of 247.
  const wood = pages.map(wordsOf).filter((words) => words.includes('Wood: row'))
  expect(
    wood.map((words) => /Wood: row (\d) of (\d), column (\d) of (\d)/.exec(words)?.slice(1).join(' ')),
  ).toEqual(['1 1 1 2', '1 1 2 2'])
  for (const [index, { words }] of pages.entries()) {
    const label = words.find(({ text }) => text === '1″')
    if (label === undefined) throw new Error(`Page ${index + 1} has no bar`)
    const picture = drawPage(file, index + 1, 300, folder)
    const dots = (points: number) => (points * 300) / 72
    // Both bars lie above their labels; a row of dots through the upper half of their ends.
    const x = Math.round(dots(label.xMin))
    const ends = [25.4, 100].map((mm, bar) => {
      const from = x + Math.round(((bar * 35) / 25.4) * 300)
      const row = Math.round(dots(label.yMin) - (1.9 / 25.4) * 300 + 12)
      return barLength(picture, from, row, mm)
    })
    expect(ends[0]).toBeGreaterThanOrEqual(299)
    expect(ends[0]).toBeLessThanOrEqual(301)
    expect(ends[1]).toBeGreaterThanOrEqual(1180)
    expect(ends[1]).toBeLessThanOrEqual(1182)
  }
})

/** How long a bar is that begins near a place, in dots: from its first black dot to its last, over its whole height. */
function barLength(picture: ReturnType<typeof drawPage>, from: number, row: number, mm: number): number {
  const reach = Math.round((mm / 25.4) * 300) + 30
  let first = Number.POSITIVE_INFINITY
  let last = 0
  for (let y = row - 50; y < row; y++)
    for (let x = from - 30; x < from + reach; x++)
      if (picture.grey(x, y) < 128) {
        first = Math.min(first, x)
        last = Math.max(last, x)
      }
  return last - first + 1
}

test('rosters and labels name every unit of the armies, whole', async ({ marshal, page }) => {
  const centre = await openCentre(page)
  for (const [sheet, more] of [
    ['Army roster', ['70 AP in all', 'Maude la Grise']],
    ['Unit labels', ['Line of Maude la Grise']],
  ] as const) {
    const count = await centre.show(sheet, 'the referee')
    const { pages } = await saved(marshal, centre, folder, `${sheet}.pdf`)
    expect(pages).toHaveLength(count)
    const words = pages.map(wordsOf).join(' ')
    for (const name of [...namesOf('a'), ...namesOf('b'), ...more]) expect(words).toContain(name)
    expectWithinMargins(pages)
  }
})

test('a unit label is as large as its base: an inch is 300 dots at 300 dpi', async ({ marshal, page }) => {
  const centre = await openCentre(page)
  await centre.show('Unit labels', 'the referee')
  const { file, pages } = await saved(marshal, centre, folder, 'true-labels.pdf')
  const across: number[] = []
  const down: number[] = []
  for (const index of pages.keys()) {
    const { width, height, grey } = drawPage(file, index + 1, 300, folder)
    for (let y = 0; y < height; y++) across.push(...darkRuns(width, (x) => grey(x, y)))
    for (let x = 0; x < width; x++) down.push(...darkRuns(height, (y) => grey(x, y)))
  }
  const { state } = await storedBattle(page, TITLE)
  const units = Object.values(state.units)
  expect(units.length).toBeGreaterThan(10)
  for (const { name, frontageInches, depthInches } of units) {
    const has = (runs: readonly number[], inches: number) =>
      runs.some((dots) => Math.abs(dots - inches * 300) <= 2)
    expect({ name, across: has(across, frontageInches), down: has(down, depthInches) }).toEqual({
      name,
      across: true,
      down: true,
    })
  }
})

/** How long the dark runs in a row of dots are that are as long as a base may be, in dots. */
function darkRuns(length: number, grey: (at: number) => number): readonly number[] {
  const runs: number[] = []
  let from = 0
  for (let at = 0; at <= length; at++) {
    if (at < length && grey(at) < 128) continue
    if (at - from >= 100) runs.push(at - from)
    from = at + 1
  }
  return runs
}

for (const language of ['en', 'fr'] as const)
  for (const paper of ['A4', 'Letter', 'A3'] as const)
    test(`nothing is cut on any kind of sheet, on ${paper} in ${language}`, async ({ marshal, page }) => {
      test.setTimeout(180_000)
      await prepare(page)
      await ask(page, 'settings:change', { language })
      await page.reload()
      await page.getByText(TITLE).first().click()
      await page.getByRole('application').waitFor()
      await page.keyboard.press('Control+p')
      const centre = new PrintCentre(page, language)
      await centre.choosePaper(paper)
      for (const kind of ['map', 'hidden', 'roster', 'labels', 'terrain', 'report'] as const) {
        const count = await centre.showKind(kind)
        expect({ kind, cut: await centre.cut() }).toEqual({ kind, cut: [] })
        const { pages } = await saved(marshal, centre, folder, `${kind} ${paper} ${language}.pdf`)
        expect(pages, kind).toHaveLength(count)
        expectWithinMargins(pages)
      }
    })

test('a report tells the battle turn by turn, as PDF and as one page of HTML', async ({ marshal, page }) => {
  const phases = Array.from({ length: 13 }, (): Command => ({ type: 'end-phase', confirmed: true }))
  const centre = await openCentre(page, (muster) => [
    {
      type: 'move-units',
      manner: 'move',
      moves: [{ unit: muster.unit('Cavaliers des dunes'), pose: { x: 14.4, y: 19, facingRadians: 0 } }],
    },
    ...phases,
  ])
  const count = await centre.show('Battle report')
  const { pages } = await saved(marshal, centre, folder, 'report.pdf')
  expect(pages).toHaveLength(count)
  expect(count).toBeGreaterThan(1)
  expectWithinMargins(pages)
  const words = pages.map(wordsOf).join(' ')
  for (const heading of ['Before the first turn', `Round 1, ${A}`, `Round 1, ${B}`])
    expect(words).toContain(heading)
  expect(words).toContain('10 of hearts')
  const html = join(process.env.MARSHAL_KEEP_PDF ?? folder, 'report.html')
  await answerSaveDialog(marshal.electron, html)
  await centre.save('HTML')
  const text = readFileSync(html, 'utf8')
  expect(text).toContain('Before the first turn')
  const pictures = text.match(/<svg[^>]*class="table".*?<\/svg>/gs) ?? []
  expect(pictures).toHaveLength(3)
  // A moved in its turn only; both sides' units stand in chains of a banner's units, less one each, at the end of each.
  expect(pictures.map((svg) => svg.match(/class="track"/g)?.length ?? 0)).toEqual([0, 1, 0])
  for (const svg of pictures) expect(svg.match(/class="chain"/g)?.length).toBeGreaterThan(8)
  expect(text).not.toMatch(/<script|app:\/\//)
})

test('a terrain map is printed from its list', async ({ marshal, page }) => {
  await new LibraryPage(page).show('Terrain maps')
  await page.getByRole('button', { name: 'More for Otterwater' }).click()
  await page.getByRole('menuitem', { name: 'Print…' }).click()
  const centre = new PrintCentre(page)
  expect(await centre.show('Map of the table')).toBe(1)
  const { pages } = await saved(marshal, centre, folder, 'otterwater.pdf')
  expect(pages.map(wordsOf).join(' ')).toContain('Player A')
  expectWithinMargins(pages)
})
