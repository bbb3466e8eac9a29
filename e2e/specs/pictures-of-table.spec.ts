import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Setup } from '../../src-rules/games/warlord-medieval/model'
import { expect, type MarshalApp, test } from '../fixtures/app'
import { ask } from '../fixtures/bridge'
import { type PngPicture, readPng } from '../fixtures/png'
import {
  createBattle,
  openBattle,
  PLAN,
  submitAll,
  upToDeployment,
  upToTerrain,
  upToTurns,
} from '../fixtures/sample-battle'
import { answerSaveDialog, LibraryPage } from '../pages/library'
import { PrintCentre } from '../pages/print-centre'

const HIDDEN = 'Archers des salines'
/** The leftmost unit of A: nothing stands to its left, and no link ends there. */
const LEFTMOST = 'Cavaliers des dunes'
const MARGIN = 3
const SIDE_A = [47, 93, 138] as const

let folder = ''
test.beforeEach(() => {
  folder = process.env.MARSHAL_KEEP_PDF ?? mkdtempSync(join(tmpdir(), 'marshal-picture-'))
})
test.afterEach(() => {
  if (process.env.MARSHAL_KEEP_PDF === undefined) rmSync(folder, { recursive: true, force: true })
})

const placeOf = (name: string) => {
  const found = PLAN.a.lines
    .flatMap(({ banner, units }) => [banner, ...units])
    .find(([unit]) => unit === name)
  if (found === undefined) throw new Error(`${name} has no place`)
  return { x: found[1], y: found[2] }
}

/** The sample battle in its first turn, one unit of A hidden, with its print centre at the picture of the table. */
async function openPictures(page: Page) {
  const { id, muster } = await createBattle(page)
  const { setup } = await ask(page, 'battles:open', { id })
  await submitAll(page, id, [
    ...upToTerrain(),
    ...upToDeployment(muster),
    { type: 'hide-units', units: [muster.unit(HIDDEN)], hidden: true },
    ...upToTurns(),
  ])
  await page.reload()
  await openBattle(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('picture of the table')
  await page.keyboard.press('Enter')
  const centre = new PrintCentre(page)
  await expect(centre.dialog.getByRole('img', { name: /The table as/ })).toBeVisible()
  const sizeOf = (name: string) => {
    const unit = (setup as Setup).armies.a.units.find((listed) => listed.name === name)
    if (unit === undefined) throw new Error(`${name} is not listed`)
    return unit
  }
  return { centre, sizeOf }
}

/** Saves the picture that is shown. */
async function saved(marshal: MarshalApp, centre: PrintCentre, name: string): Promise<string> {
  const file = join(folder, name)
  await answerSaveDialog(marshal.electron, file)
  await centre.savePicture(name)
  return file
}

const isNear = (colour: readonly number[], to: readonly number[], by: number) =>
  colour.every((value, index) => Math.abs(value - (to[index] ?? 0)) <= by)

/** Where, from the left, a row first has the colour of side A: within a pixel, and from nothing to full. */
function expectSharpEdge(picture: PngPicture, wantedX: number, row: number): void {
  const from = Math.round(wantedX) - 30
  let first = from
  while (!isNear(picture.colour(first, row), SIDE_A, 12)) first++
  expect(Math.abs(first - wantedX)).toBeLessThanOrEqual(1)
  // A blown-up picture would take several dots from the felt to the edge.
  expect(isNear(picture.colour(first - 2, row), SIDE_A, 60)).toBe(false)
}

test('a picture of the battle at 300 dpi is as large as promised, says so, and is sharp to a dot', async ({
  marshal,
  page,
}) => {
  const { centre, sizeOf } = await openPictures(page)
  await centre.dialog.getByLabel('For', { exact: true }).selectOption({ label: 'the referee' })
  for (const [paper, wanted] of [
    ['A4', [2650, 2244]],
    ['A3', [3866, 3271]],
  ] as const) {
    await centre.choosePaper(paper)
    await expect.poll(() => centre.promised()).toEqual([expect.closeTo(wanted[0], -1), wanted[1]])
    const [width = 0, height = 0] = await centre.promised()
    const file = await saved(marshal, centre, `battle-${paper}.png`)
    const scale = height / (60 + 2 * MARGIN)
    const { x, y } = placeOf(LEFTMOST)
    const { frontageInches, depthInches } = sizeOf(LEFTMOST)
    const row = Math.round((MARGIN + 60 - y + depthInches * 0.3) * scale)
    const picture = await readPng(file, (at) => at === row)
    expect([picture.width, picture.height]).toEqual([width, height])
    expect(picture.dotsPerMetre).toEqual([11811, 11811])
    expectSharpEdge(picture, (MARGIN + x - frontageInches / 2) * scale, row)
  }
  expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([])
})

test('a hidden unit is in no picture of those who may not know it', async ({ marshal, page }) => {
  const { centre, sizeOf } = await openPictures(page)
  await centre.dialog.getByText('150 dpi').click()
  const { x, y } = placeOf(HIDDEN)
  const { frontageInches, depthInches } = sizeOf(HIDDEN)
  for (const [audience, isShown] of [
    ['the referee', true],
    ['player A', true],
    ['player B', false],
    ['everybody', false],
  ] as const) {
    await centre.chooseAudience(audience)
    const file = await saved(marshal, centre, `${audience}.png`)
    const picture = await readPng(file, () => true)
    expect(picture.dotsPerMetre).toEqual([5906, 5906])
    const scale = picture.height / (60 + 2 * MARGIN)
    let blue = 0
    for (let left = x - frontageInches / 2; left < x + frontageInches / 2; left += 1 / scale)
      for (let up = y - depthInches / 2; up < y + depthInches / 2; up += 1 / scale) {
        const [red, , b] = picture.colour(
          Math.floor((MARGIN + left) * scale),
          Math.floor((MARGIN + 60 - up) * scale),
        )
        if (b > red + 25) blue++
      }
    expect({ audience, isShown: blue > 20 }).toEqual({ audience, isShown })
  }
})

test('at true size an inch of the table is 150 dots at 150 dpi, in a picture wider than any canvas', async ({
  marshal,
  page,
}) => {
  test.setTimeout(180_000)
  const { centre, sizeOf } = await openPictures(page)
  await centre.dialog.getByLabel('For', { exact: true }).selectOption({ label: 'the referee' })
  await centre.dialog.getByText('150 dpi').click()
  await centre.dialog.getByText('True size').click()
  await expect.poll(() => centre.promised()).toEqual([11_700, 9900])
  const file = await saved(marshal, centre, 'true.png')
  const { x, y } = placeOf(LEFTMOST)
  const { frontageInches, depthInches } = sizeOf(LEFTMOST)
  const row = Math.round((MARGIN + 60 - y + depthInches * 0.3) * 150)
  const picture = await readPng(file, (at) => at === row)
  expect([picture.width, picture.height, picture.dotsPerMetre]).toEqual([11_700, 9900, [5906, 5906]])
  expectSharpEdge(picture, (MARGIN + x - frontageInches / 2) * 150, row)
})

test('a picture that is stopped, or cannot be written, leaves no file and is told', async ({
  marshal,
  page,
}) => {
  const { centre } = await openPictures(page)
  await centre.dialog.getByText('True size').click()
  const file = join(folder, 'stopped.png')
  await answerSaveDialog(marshal.electron, file)
  await centre.dialog.getByRole('button', { name: 'Save PNG…' }).click()
  await centre.dialog.getByRole('button', { name: 'Stop' }).click()
  await expect(centre.dialog.getByRole('status')).toContainText('Stopped', { timeout: 60_000 })
  expect(existsSync(file)).toBe(false)
  await answerSaveDialog(marshal.electron, join(folder, 'nowhere', 'picture.png'))
  await centre.dialog.getByText('Fits the paper').click()
  await centre.dialog.getByRole('button', { name: 'Save PNG…' }).click()
  await expect(centre.dialog.getByRole('alert')).toContainText('could not be written')
  expect(readdirSync(folder).filter((name) => name.includes('stopped'))).toEqual([])
})

test('a terrain map is drawn from its list', async ({ marshal, page }) => {
  await new LibraryPage(page).show('Terrain maps')
  await page.getByRole('button', { name: 'More for Otterwater' }).click()
  await page.getByRole('menuitem', { name: 'Save a picture…' }).click()
  const centre = new PrintCentre(page)
  await expect(centre.dialog.getByRole('img', { name: /The table as/ })).toBeVisible()
  await centre.choosePaper('Letter')
  const [width, height] = await centre.promised()
  const file = await saved(marshal, centre, 'otterwater.png')
  const colours = new Set<string>()
  const picture = await readPng(file, (row) => row % 50 === 0)
  expect([picture.width, picture.height]).toEqual([width, height])
  for (let y = 0; y < picture.height; y += 50)
    for (let x = 0; x < picture.width; x += 10) colours.add(picture.colour(x, y).join(' '))
  // Paper, felt, water, woods: no empty sheet.
  expect(colours.size).toBeGreaterThan(20)
})
