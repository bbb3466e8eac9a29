import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { lordsOfWar } from '../../src-rules/games/lords-of-war'
import type { Event } from '../../src-rules/games/lords-of-war/events'
import { hints } from '../../src-rules/games/lords-of-war/hint'
import { legal } from '../../src-rules/games/lords-of-war/legal'
import type { Setup, State } from '../../src-rules/games/lords-of-war/model'
import { expect, type MarshalApp, test } from '../fixtures/app'
import { ask } from '../fixtures/bridge'
import { framesOn, readPdf, wordsOf } from '../fixtures/pdf'
import { readPng } from '../fixtures/png'
import { DisplayPages, everythingIn, recordDisplayMessages } from '../pages/display'
import { answerSaveDialog, LibraryPage } from '../pages/library'
import { PrintCentre } from '../pages/print-centre'

const TITLE = 'Cards at dusk'
const POINTS_PER_MM = 72 / 25.4

let folder = ''
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marshal-cards-'))
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A match of the shipped decks in which some commands were given, opened in the window; answers with its state. */
async function playedMatch(page: Page, commands: number, language: 'en' | 'fr' = 'en'): Promise<State> {
  await ask(page, 'settings:change', { language, theme: 'light' })
  const decks = await ask(page, 'decks:list', null)
  const deckOf = (name: string) => decks.find((deck) => deck.name.startsWith(name))?.id ?? ''
  const players = {
    a: { name: 'Ines', deckId: deckOf('Wardens') },
    b: { name: 'Odo', deckId: deckOf('Riders') },
  }
  const plan = { players, houseRules: {} }
  const { id } = await ask(page, 'battles:create', { title: TITLE, game: 'lords-of-war', plan })
  const { setup } = await ask(page, 'battles:open', { id })
  let state = lordsOfWar.setup(setup as Setup)
  for (let sequence = 1; sequence <= commands && state.stage !== 'ended'; ) {
    const [best] = hints(state)
    const [first] = legal(state)
    const command =
      best !== undefined && state.turn?.placed.length === 0
        ? { type: 'place-card', card: best.card, square: best.square }
        : first
    const { entries } = await ask(page, 'battles:submit', { id, expectedSequence: sequence, command })
    sequence += entries.length
    for (const entry of entries)
      if (entry.kind === 'command') state = (entry.events as Event[]).reduce(lordsOfWar.apply, state)
  }
  await page.reload()
  await new LibraryPage(page).open(TITLE)
  return state
}

async function openCentre(page: Page): Promise<PrintCentre> {
  await page.getByRole('banner').getByRole('button', { name: 'Print…' }).click()
  return new PrintCentre(page)
}

async function saved(marshal: MarshalApp, centre: PrintCentre, name: string): Promise<string> {
  const file = join(process.env.MARSHAL_KEEP_PDF ?? folder, name)
  await answerSaveDialog(marshal.electron, file)
  await centre.save('PDF')
  return file
}

test('cards to cut out are 180 × 252 points in the PDF, nine on A4 and Letter, and each of the deck is there', async ({
  marshal,
  page,
}) => {
  test.setTimeout(180_000)
  const state = await playedMatch(page, 3)
  const centre = await openCentre(page)
  for (const [paper, perPage, size] of [
    ['A4', 9, [595, 842]],
    ['Letter', 9, [612, 792]],
    ['A3', 18, [1191, 842]],
  ] as const) {
    await centre.choosePaper(paper)
    expect(await centre.show('Cards to cut out', 'player B')).toBe(36 / perPage)
    const file = await saved(marshal, centre, `cards-${paper}.pdf`)
    const pages = readPdf(file)
    expect(pages).toHaveLength(36 / perPage)
    for (const [index, { width, height, words }] of pages.entries()) {
      expect(Math.abs(width - size[0]) + Math.abs(height - size[1])).toBeLessThan(2)
      const cards = framesOn(file, index + 1).filter(
        (frame) => Math.abs(frame.width - 180) < 0.5 && Math.abs(frame.height - 252) < 0.5,
      )
      expect(cards).toHaveLength(perPage)
      // A page is whole points large: A3, 1190.55 × 841.89, comes out smaller by 7 in 10,000.
      const hair = paper === 'A3' ? 0.2 : 0.05
      for (const card of cards) {
        expect(Math.abs(card.width - 180)).toBeLessThan(hair)
        expect(Math.abs(card.height - 252)).toBeLessThan(hair)
      }
      // Nothing is cut off, neither a figure on a card nor whom the sheet is for.
      for (const word of words)
        expect(Math.min(word.xMin, word.yMin, width - word.xMax, height - word.yMax)).toBeGreaterThan(8)
    }
    const text = pages.map(wordsOf).join(' ')
    for (const card of Object.values(state.cards)) {
      if (card.side === 'b') expect(text).toContain(card.name)
      else expect(text).not.toContain(card.name)
    }
    expect(text).toContain('For Odo only')
  }
})

test('the mat is on one page, at true scale on several, and the report has it turn by turn without a hand', async ({
  marshal,
  page,
}) => {
  test.setTimeout(180_000)
  const state = await playedMatch(page, 24)
  const centre = await openCentre(page)
  expect(await centre.show('Mat with its cards', 'everybody')).toBe(1)
  const lying = Object.values(state.mat).map((id) => state.cards[id]?.name ?? '')
  const [mat] = readPdf(await saved(marshal, centre, 'mat.pdf'))
  const words = mat === undefined ? '' : wordsOf(mat)
  for (const name of lying) expect(words.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''))
  expect(words).toMatch(/lost \d+ of 20 cards/)

  await centre.show('Mat at true scale')
  const true_ = await saved(marshal, centre, 'true-mat.pdf')
  const pages = readPdf(true_)
  expect(pages).toHaveLength(8)
  for (const [index, each] of pages.entries()) {
    expect(wordsOf(each)).toContain('10 cm')
    const [width, height] = [7 * 2.7 * 72, 6 * 3.7 * 72]
    const frames = framesOn(true_, index + 1)
    expect(
      frames.some((frame) => Math.abs(frame.width - width) < 1 && Math.abs(frame.height - height) < 1),
    ).toBe(true)
  }

  await centre.show('Battle report', 'player A')
  const report = readPdf(await saved(marshal, centre, 'report.pdf'))
    .map(wordsOf)
    .join(' ')
  expect(report).toContain('Before the first turn')
  expect(report).toContain(`Turn ${state.turn?.number}`)
  expect(report).toContain('Odo draws a card')
  const held = state.hands.b.map((id) => state.cards[id]?.name ?? '')
  const open = new Set([...Object.values(state.mat), ...state.lost.b].map((id) => state.cards[id]?.name))
  for (const name of held) if (!open.has(name)) expect(report).not.toContain(name)
  for (const { words: all, width, height } of readPdf(
    join(process.env.MARSHAL_KEEP_PDF ?? folder, 'report.pdf'),
  ))
    for (const word of all)
      expect(Math.min(word.xMin, word.yMin, width - word.xMax, height - word.yMax)).toBeGreaterThan(
        9 * POINTS_PER_MM,
      )
})

test('the sheets speak French', async ({ marshal, page }) => {
  await playedMatch(page, 8, 'fr')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Imprimer/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').first().selectOption({ label: 'Tapis avec ses cartes' })
  await expect(dialog.locator('.count')).toBeVisible()
  const file = join(process.env.MARSHAL_KEEP_PDF ?? folder, 'tapis.pdf')
  await answerSaveDialog(marshal.electron, file)
  await dialog.getByRole('button', { name: /PDF/ }).click()
  await expect(dialog.getByRole('status')).toBeVisible({ timeout: 30_000 })
  const [sheet] = readPdf(file)
  expect(sheet === undefined ? '' : wordsOf(sheet)).toContain('dont 0 de commandement sur 4')
})

test('LW-11 the player display shows the mat and the score, in true size if it is to, and never has a hand', async ({
  marshal,
  page,
}) => {
  test.setTimeout(120_000)
  const messages = await recordDisplayMessages(marshal.electron)
  const state = await playedMatch(page, 24)
  const pages = new DisplayPages(marshal.electron, page)
  await pages.openDialog()
  const [display] = await Promise.all([
    marshal.electron.waitForEvent('window'),
    pages.dialog.getByRole('button', { name: 'Show it' }).click(),
  ])
  const count = Object.keys(state.mat).length
  const mat = display.getByRole('img', { name: `Battle mat with ${count} cards` })
  await expect(mat).toBeVisible()
  await expect(display.getByRole('list', { name: 'Cards eliminated' })).toContainText(/Odo\s*lost \d+ of 20/)
  // Whoever looks sees the same, so the dialog does not ask; a window that asks all the same has no hand either.
  await expect(pages.dialog.getByRole('group', { name: 'Who looks at it' })).toHaveCount(0)
  // The mat is shown whole or in its true size: it has no view that could be moved.
  await expect(pages.dialog.getByRole('radio')).toHaveCount(4)
  await expect(pages.dialog.getByText('Touch and mouse move its view')).toHaveCount(0)
  const [match] = await ask(page, 'battles:list', null)
  for (const audience of ['player-a', 'player-b'] as const) {
    await ask(page, 'display:open', { battleId: match?.id ?? '', audience })
    const names = [...Object.values(state.mat), ...state.lost.a, ...state.lost.b].map(
      (id) => state.cards[id]?.name,
    )
    const found = `${await everythingIn(display)} ${await messages()}`
    for (const side of ['a', 'b'] as const)
      for (const id of [...state.hands[side], ...state.decks[side]]) {
        expect(found.includes(`"${id}"`)).toBe(false)
        const { name = '' } = state.cards[id] ?? {}
        if (!names.includes(name)) expect(found.includes(name)).toBe(false)
      }
  }
  await ask(page, 'display:settings', { camera: 'true', pixelsPerInch: 100 })
  // 7 × 6 squares of 2.7″ × 3.7″ at 100 pixels to an inch, and the room for the edges' names.
  await expect
    .poll(() => mat.evaluate((one) => [one.clientWidth, one.clientHeight]))
    .toEqual([7 * 270 + 32, 6 * 370 + 64])
})

test('the mat is saved as a picture at 300 dpi and in its true size, by daylight, and no hand is on it', async ({
  marshal,
  page,
}) => {
  test.setTimeout(240_000)
  await playedMatch(page, 12)
  await ask(page, 'settings:change', { theme: 'dark' })
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('picture of the mat')
  await page.keyboard.press('Enter')
  const centre = new PrintCentre(page)
  await expect(centre.dialog.getByRole('img', { name: /The table as/ })).toBeVisible()
  await expect(centre.dialog.getByText('The mat with its cards in colour')).toBeVisible()
  const file = join(process.env.MARSHAL_KEEP_PDF ?? folder, 'mat.png')
  await answerSaveDialog(marshal.electron, file)
  await centre.savePicture('mat.png')
  const fits = await readPng(file, (row) => row === 60)
  // A4 at 300 dpi has 2244 dots between its margins; the mat is narrower than deep for it.
  expect(fits.dotsPerMetre).toEqual([11811, 11811])
  expect(fits.width).toBeLessThanOrEqual(2245)
  expect(fits.height).toBeLessThanOrEqual(3272)
  expect(Math.max(fits.width - 2200, fits.height - 3200)).toBeGreaterThan(0)
  // Beside the mat the paper is white, whatever the window shows.
  expect(fits.colour(4, 60)).toEqual([255, 255, 255])

  await centre.dialog.getByRole('radio', { name: /True size/ }).check({ force: true })
  const large = join(process.env.MARSHAL_KEEP_PDF ?? folder, 'true.png')
  await answerSaveDialog(marshal.electron, large)
  await centre.savePicture('true.png')
  const picture = await readPng(large, () => false)
  // Seven squares of 2.7 and six of 3.7 inches, with the names of the edges and white round them.
  expect(picture.width).toBe(Math.round((7 * 2.7 + 32 / 40 + 0.4) * 300))
  expect(picture.height).toBe(Math.round((6 * 3.7 + 64 / 40 + 0.4) * 300))
})
